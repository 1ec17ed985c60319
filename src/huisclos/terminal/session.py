"""A person at a terminal, against bots."""

from __future__ import annotations

import random
from pathlib import Path

from huisclos.bots import find_bot, hire
from huisclos.engine.choice import Choice
from huisclos.engine.errors import HuisClosError
from huisclos.engine.extras import Picture
from huisclos.engine.face import replay
from huisclos.engine.match import Match
from huisclos.lab.series import take_turn
from huisclos.table.text import tidy
from huisclos.terminal.ending import show_ending
from huisclos.terminal.saving import Seating, save
from huisclos.terminal.screen import Screen, number
from huisclos.terminal.talking import ask_statement, show_statement
from huisclos.words.rulebook import find_rule


class Leave(Exception):
    """The person leaves the table."""


def _is_no_question(choice: Choice) -> bool:
    """Asked only because who is asked must not tell who could choose: the answer is given by itself."""
    return len(choice.options) == 1 and choice.options[0].value is None


class Session:
    """A match on a screen: one seat is the person's, bots have the others."""

    def __init__(self, match: Match, seating: Seating, screen: Screen, file: Path) -> None:
        self.match = match
        self.seating = seating
        self.me = seating.seat
        find_bot(match.game, seating.bot)  # an unknown one is refused before the game begins
        self.screen = screen
        self.file = file
        self.drawn: Picture = []
        self.shown = 0
        self.heard = 0

    def run(self) -> bool:
        """Play to the end (true), or until the person leaves (false, and the game is saved)."""
        first = next(iter(self.match.choices().values()), None)
        self.screen.say("terminal-welcome", "dim", rule=first.rule if first else "")
        self.show_news()
        try:
            while choices := self.match.choices():
                asked = {seat: choice for seat, choice in choices.items() if choice.waits}
                if self.me in asked:
                    self.ask(asked[self.me])
                else:
                    self.bot_acts(*next(iter(asked.items())))
                self.show_news()
        except (Leave, EOFError, KeyboardInterrupt):
            self.save_for_sure()
            return False
        show_ending(self.match, self.screen)
        return True

    def bot_acts(self, seat: int, choice: Choice) -> None:
        """A bot's turn. Its luck depends on the match alone, so that a resumed game goes on the same way."""
        luck = random.Random(f"{self.match.seed}:{len(self.match.actions)}:{seat}")
        take_turn(self.match, seat, choice, hire(self.match, self.seating.bot, luck))

    def show_news(self) -> None:
        """What was said and what happened since the last time."""
        talk = self.match.talk()
        for statement, _ in talk[self.heard :]:
            if statement.seat != self.me:
                show_statement(self.screen, statement)
        self.heard = len(talk)
        events = self.match.events_since(self.shown, self.me)
        for event in events:
            self.screen.event(event)
        self.shown += len(events)

    # -- asking --------------------------------------------------------------------------------------

    def ask(self, choice: Choice) -> None:
        """Show the table and the question until there is an answer."""
        if _is_no_question(choice):
            self.match.act(self.me, [choice.options[0].id])
            return
        self.show_table()
        self.show_question(choice)
        while True:
            answer = self.screen.ask("> ")
            try:
                if self.answer(answer, choice):
                    return
            except HuisClosError as problem:
                self.screen.line(problem.read(self.screen.words), "danger")

    def answer(self, answer: str, choice: Choice) -> bool:
        """Take an option or a command; true when the question is settled or must be asked anew."""
        word, _, rest = answer.partition(" ")
        offered = [option.id for option in choice.options]
        numbers = [(word, number(word, len(offered))) for word in answer.split()]
        picks = [offered[n - 1] if n else word for word, n in numbers]
        if picks and all(pick in offered for pick in picks):
            self.match.act(self.me, picks)
            return True
        if answer.startswith("?"):
            self.help(answer[1:].strip(), choice)
            return False
        command = _COMMANDS.get(word.lower())
        written = next((f"{option.id}:{answer}" for option in choice.options if option.writes), None)
        if written and answer and (command is None or rest.strip()):
            # A command stands alone here: sentences may begin with “A” or “Say”.
            self.match.act(self.me, [tidy(written, choice)])
            return True
        if command is None:
            self.screen.say("terminal-unknown", "danger", most=len(choice.options))
            return False
        return command(self, rest.strip(), choice)

    def show_table(self) -> None:
        """The board, unless it looks as it did the last time."""
        picture = self.match.game.drawing.draw(self.match.view(self.me), self.screen.words)
        if picture != self.drawn:
            self.screen.line()
            self.screen.picture(picture)
            self.drawn = picture

    def show_hand(self, choice: Choice) -> None:
        """Each card: its name, what it does, and why it can't be played if it can't."""
        words = self.screen.words
        offered = {part for option in choice.options for part in option.points_at}
        why = {bar.id: bar for bar in self.match.bars(self.me)}
        for card in self.match.game.drawing.hand(self.match.view(self.me)):
            does = words.form(card, "does")
            self.screen.say("terminal-card", indent=2, card=words.name(card), does=does)
            if card in why:
                self.screen.line(f"{words.text(why[card].why)} ({why[card].rule})", "dim", indent=4)
            elif card in offered:
                self.screen.say("terminal-playable", "good", indent=4)

    def show_question(self, choice: Choice) -> None:
        """The hand, the prompt, its rule, and the numbered options."""
        words = self.screen.words
        about = choice.about[0] if len(choice.about) == 1 else list(choice.about)
        self.screen.line()
        self.show_hand(choice)
        self.screen.line(f"{words.text(f'prompt-{choice.prompt}', {'about': about})} [{choice.rule}]", "ask")
        for n, option in enumerate(choice.options, 1):
            self.screen.line(f"  {n:2} {words.name(option.id)}")

    # -- commands ------------------------------------------------------------------------------------

    def help(self, topic: str, choice: Choice) -> None:
        """A rule by its id; without one, the commands and the rule of the question."""
        if not topic:
            self.screen.say("terminal-help", rule=choice.rule)
        rule = find_rule(self.match.game.meta.package, self.screen.words.language, topic or choice.rule)
        if rule is None:
            self.screen.say("terminal-no-rule", "danger", rule=topic, example=choice.rule)
        else:
            self.screen.page(rule)

    def undo(self, rest: str, choice: Choice) -> bool:
        """Take back the person's last choice, if the engine allows it."""
        own = self.own_choices()
        self.match.take_back(len(self.match.actions) - own[-1] if own else 0)
        self.shown = len(self.match.events_since(0, self.me))
        self.screen.say("terminal-undone", "good")
        return True

    def own_choices(self) -> list[int]:
        """The numbers of the actions that the person really chose."""
        again = replay(self.match.record(), 0, game=self.match.game)
        own = []
        for n, action in enumerate(self.match.actions):
            if action.seat == self.me and not _is_no_question(again.choices()[self.me]):
                own.append(n)
            again.act(action.seat, action.picks)
        return own

    def talk(self, rest: str, choice: Choice) -> bool:
        """Say something, and ask again: the others may answer."""
        statement = ask_statement(self.screen, self.match, self.me)
        if statement is not None:
            show_statement(self.screen, statement)
        return False

    def keep(self, rest: str, choice: Choice) -> bool:
        self.save(Path(rest) if rest else self.file)
        return False

    def save(self, file: Path) -> None:
        """Write the match to a file, from which it can be resumed."""
        save(file, self.match, self.seating)
        self.screen.say("terminal-saved", "good", file=str(file))

    def save_for_sure(self) -> None:
        """Save before leaving; where that can't be done, ask for another file."""
        file = self.file
        while True:
            try:
                return self.save(file)
            except HuisClosError as problem:
                self.screen.line(problem.read(self.screen.words), "danger")
                self.screen.say("terminal-save-where", "ask")
            try:
                file = Path(self.screen.ask("> ") or file)
            except (EOFError, KeyboardInterrupt):
                return None

    def redraw(self, rest: str, choice: Choice) -> bool:
        self.drawn = []
        self.show_table()
        self.show_question(choice)
        return False

    def log(self, rest: str, choice: Choice) -> bool:
        """All that happened so far."""
        for event in self.match.events_since(0, self.me):
            self.screen.event(event)
        return False

    def memo(self, rest: str, choice: Choice) -> bool:
        """What the game lets one look up."""
        memo = self.match.game.papers.memo(self.screen.words)
        if memo:
            self.screen.page(memo)
        else:
            self.screen.say("terminal-no-memo")
        return False

    def leave(self, rest: str, choice: Choice) -> bool:
        """Away from the table; the game is saved."""
        raise Leave


_COMMANDS = {
    "undo": Session.undo,
    "u": Session.undo,
    "say": Session.talk,
    "s": Session.talk,
    "save": Session.keep,
    "map": Session.redraw,
    "m": Session.redraw,
    "log": Session.log,
    "l": Session.log,
    "memo": Session.memo,
    "quit": Session.leave,
    "q": Session.leave,
    "annuler": Session.undo,
    "a": Session.undo,
    "dire": Session.talk,
    "d": Session.talk,
    "garder": Session.keep,
    "plan": Session.redraw,
    "p": Session.redraw,
    "journal": Session.log,
    "j": Session.log,
    "quitter": Session.leave,
}
