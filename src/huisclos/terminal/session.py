"""A person at a terminal, against bots."""

from __future__ import annotations

import random
from itertools import groupby
from pathlib import Path

from huisclos.bots import find_bot, hire
from huisclos.bots.taking_turns import Hearer, hear, take_turn
from huisclos.engine.base.errors import EndlessRules, HuisClosError
from huisclos.engine.game.bot import Bot, Speech
from huisclos.engine.game.drawing_and_papers import Picture
from huisclos.engine.match.match import Match
from huisclos.engine.match.public import moments
from huisclos.engine.rules.choice import PASS, Choice, Option
from huisclos.engine.sight.view import View
from huisclos.engine.talk.statements import Reply
from huisclos.table.values.not_asked import NotAsked
from huisclos.table.values.text import tidy
from huisclos.terminal.asked import AskedOnScreen
from huisclos.terminal.ending import show_ending
from huisclos.terminal.saving import Seating, save
from huisclos.terminal.saying import ask_reply, ask_speech, show_answer, show_statement
from huisclos.terminal.screen import Screen, number
from huisclos.words.rulebook import find_rule


class Leave(Exception):
    """The person leaves the table."""


def _is_no_question(choice: Choice) -> bool:
    """Asked only because who is asked must not tell who could choose: the answer is given by itself."""
    return len(choice.options) == 1 and choice.options[0].value is None


def _parts(picture: Picture) -> list[Picture]:
    """What stands between empty lines."""
    groups = groupby(picture, lambda line: any(text for text, _ in line))
    return [list(lines) for filled, lines in groups if filled]


class Session:
    """A match on a screen: one seat is the person's, bots have the others."""

    def __init__(self, match: Match, seating: Seating, screen: Screen, file: Path) -> None:
        self.match = match
        self.seating = seating
        self.me = seating.seat
        find_bot(match.game, seating.bot)  # an unknown one is refused before the game begins
        self.screen = screen
        self.question = AskedOnScreen(match, screen, self.me)
        self.file = file
        self.drawn: Picture = []
        self.shown = 0
        self.heard = 0
        self.let_be: tuple[int, str] | None = None
        """What somebody else was asked when the person let an offer be: they are left in peace while it
        lasts."""
        self.in_peace = False
        """The person wants no offers before they are asked something themselves."""
        self.offered: tuple[Option, ...] = ()
        """What they were offered last."""
        self.answered: set[int] = set()
        self.peace = NotAsked()

    def run(self) -> bool:
        """Play to the end (true), or until the person leaves (false, and the game is saved)."""
        first = next(iter(self.match.choices().values()), None)
        self.screen.say("terminal-welcome", "dim", rule=first.rule if first else "")
        self.show_news()
        try:
            while choices := self.match.choices():
                try:
                    self.go_on({seat: choice for seat, choice in choices.items() if choice.waits})
                except EndlessRules as problem:
                    self.stuck(problem)
                self.show_news()
        except (Leave, EOFError, KeyboardInterrupt):
            self.save_for_sure()
            return False
        show_ending(self.match, self.screen)
        return True

    def go_on(self, asked: dict[int, Choice]) -> None:
        """Whoever is asked answers: the person, or a bot."""
        if self.me in asked:
            self.ask(asked[self.me])
            return
        seat, choice = next(iter(asked.items()))
        if not self.take_offer((seat, choice.prompt)):
            self.bot_acts(seat, choice)

    def stuck(self, problem: EndlessRules) -> None:
        """What a bot answers would go on for ever, or the only answer there is: the person says what now."""
        self.refused(problem)
        word = self.screen.ask("> ").strip().lower()
        if _COMMANDS.get(word) in _WAYS_ON:
            self.heard_out(word, next(iter(self.match.choices().values())))

    def refused(self, problem: HuisClosError) -> None:
        """What can't be done, and what can be done about it."""
        self.screen.line(problem.read(self.screen.words), "danger")
        if isinstance(problem, EndlessRules) and problem.card:
            self.screen.say("terminal-endless", "ask")

    def bot_acts(self, seat: int, choice: Choice) -> None:
        """A bot's turn. Who is spoken to answers before it goes on."""
        take_turn(self.match, seat, choice, self.bot(seat), self.listeners())

    def bot(self, seat: int) -> Bot:
        """Its luck depends on the match alone, so that a resumed game goes on the same way."""
        luck = random.Random(f"{self.match.seed}:{len(self.match.actions)}:{seat}")
        return hire(self.match, self.seating.bot, luck)

    def listeners(self) -> dict[int, Hearer]:
        """Everybody: bots answer for themselves, and the person is asked."""
        return {seat: self if seat == self.me else self.bot(seat) for seat in range(len(self.match.names))}

    def reply(self, view: View, number: int) -> Reply | Speech | None:
        """A bot asks something of the person."""
        self.show_talk()
        reply = ask_reply(self.screen, self.match)
        self.answered.add(number)
        return reply

    def show_talk(self) -> None:
        """What was said and answered since the last time, but for what the person said."""
        for n, statement in enumerate(self.match.statements):
            if n >= self.heard and statement.seat != self.me:
                show_statement(self.screen, statement)
            if statement.answer and n not in self.answered:
                self.answered.add(n)
                show_answer(self.screen, statement)
        self.heard = len(self.match.statements)

    def show_news(self) -> None:
        """What was said and what happened since the last time."""
        self.show_talk()
        events = self.match.events_since(self.shown, self.me)
        for event in events:
            self.screen.event(event)
        self.shown += len(events)

    # -- asking --------------------------------------------------------------------------------------

    def ask(self, choice: Choice) -> None:
        """Show the table and the question until there is an answer."""
        if self.peace.wants(self.me, choice):
            self.match.act(self.me, [PASS.id])
            return
        if _is_no_question(choice):
            self.match.act(self.me, [choice.options[0].id])
            return
        self.let_be, self.in_peace, self.offered = None, False, ()
        self.show_table()
        self.question.show(choice)
        while not self.heard_out(self.screen.ask("> "), choice):
            pass

    def take_offer(self, under_way: tuple[int, str]) -> bool:
        """What stands on offer while another thinks; false if there is nothing, or if the person lets it be.

        Once for each thing that another is asked.
        """
        offer = self.match.choices().get(self.me)
        if offer is None or self.in_peace or under_way == self.let_be:
            return False
        self.show_offer(offer)
        while answer := self.screen.ask("> "):
            if answer.lower() in _GO_ON:
                self.in_peace = True
                return False
            if self.heard_out(answer, offer):
                return True
        self.let_be = under_way
        return False

    def show_offer(self, offer: Choice) -> None:
        """In a few lines, as it comes often; in one line where it is what it was the last time."""
        if offer.options == self.offered:
            self.screen.say("terminal-meanwhile-still", "ask", rule=offer.rule)
            return
        self.offered = offer.options
        self.screen.say("terminal-meanwhile", "ask", rule=offer.rule)
        words = self.screen.words
        numbered = list(enumerate((option.points_at for option in offer.options), 1))
        for head, group in groupby(numbered, lambda one: one[1][0]):
            listed = [" ".join([f"{n}", *map(words.name, rest)]) for n, (_, *rest) in group]
            self.screen.line(f"{words.name(head)} → {' · '.join(listed)}", indent=2)
        self.screen.say("terminal-go-on", "dim", indent=2)

    def heard_out(self, answer: str, choice: Choice) -> bool:
        """The same, with a sentence for what can't be done."""
        try:
            return self.answer(answer, choice)
        except HuisClosError as problem:
            self.refused(problem)
            return False

    def answer(self, answer: str, choice: Choice) -> bool:
        """Take an option or a command; true when the question is settled or must be asked anew."""
        word, _, rest = answer.partition(" ")
        offered = [option.id for option in choice.options]
        numbers = [(word, number(word, len(offered))) for word in answer.split()]
        picks = [offered[n - 1] if n else word for word, n in numbers]
        if (picks or not choice.min) and all(pick in offered for pick in picks):
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
        """The board, unless it looks as it did the last time; of one with gaps, the parts that don't."""
        picture = self.match.game.drawing.draw(self.match.view(self.me, facts=True), self.screen.words)
        before = _parts(self.drawn)
        for part in _parts(picture):
            if part not in before:
                self.screen.line()
                self.screen.picture(part)
        self.drawn = picture

    # -- commands ------------------------------------------------------------------------------------

    def help(self, topic: str, choice: Choice) -> None:
        """A rule by its id, an option by its number; without one, commands and the rule of the question."""
        if not topic:
            self.screen.say("terminal-help", rule=choice.rule)
        option = number(topic, len(choice.options))
        hints = self.question.hints().get(choice.options[option - 1].id) if option else None
        if hints:
            self.screen.line(" ".join(hints), indent=2)
            return
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
        self.peace.unwish(self.me, self.match.choices()[self.me].prompt)
        self.screen.say("terminal-undone", "good")
        return True

    def go_without(self, rest: str, choice: Choice) -> bool:
        """On without the cards at which the answers to this have failed, for the rest of the game."""
        endless = self.match.endless
        if not endless:
            self.screen.say("table-not-endless", "danger")
        for card in sorted(endless):
            self.match.set_aside(card)
        return bool(endless)

    def never(self, rest: str, choice: Choice) -> bool:
        """Pass, and don't be asked this any more while this game is on the screen; undoing asks again."""
        if not choice.passable:
            self.screen.say("terminal-no-pass", "danger")
            return False
        self.peace.wish(self.me, choice.prompt)
        return True

    def own_choices(self) -> list[int]:
        """The numbers of the actions that the person really chose."""
        match = self.match
        played = zip(moments(match.record(), game=match.game), match.actions, strict=False)
        return [
            n
            for n, (before, action) in enumerate(played)
            if action.seat == self.me and not _is_no_question(before.choices()[self.me])
        ]

    def talk(self, rest: str, choice: Choice) -> bool:
        """Say something, and ask again: the others may answer."""
        speech = ask_speech(self.screen, self.match)
        if speech is not None:
            first = len(self.match.statements)
            show_statement(self.screen, self.match.say(self.me, speech.form, **speech.args))
            hear(self.match, self.listeners(), first)
            self.show_talk()
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
        self.question.show(choice)
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


_GO_ON = ("on", "suite")

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
    "never": Session.never,
    "without": Session.go_without,
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
    "jamais": Session.never,
    "sans": Session.go_without,
    "quitter": Session.leave,
}

_WAYS_ON = (Session.go_without, Session.undo, Session.leave)
