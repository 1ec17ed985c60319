"""A question on a screen: the hand, the options, what helps to decide, and what can't be chosen."""

from __future__ import annotations

import textwrap
from collections import Counter

from huisclos.engine.match.match import Match
from huisclos.engine.rules.choice import Choice
from huisclos.terminal.option_rows import MANY, folded, listed, numbered
from huisclos.terminal.screen import Screen


class AskedOnScreen:
    """What the person of this seat is asked."""

    def __init__(self, match: Match, screen: Screen, seat: int) -> None:
        self.match = match
        self.screen = screen
        self.me = seat

    def show(self, choice: Choice) -> None:
        """The hand, the prompt, its rule, and the numbered options."""
        words = self.screen.words
        about = choice.about[0] if len(choice.about) == 1 else list(choice.about)
        self.screen.line()
        self.show_hand(choice)
        self.screen.line(f"{words.text(f'prompt-{choice.prompt}', {'about': about})} [{choice.rule}]", "ask")
        self.show_options(choice)
        self.show_bars()
        if (choice.min, choice.max) != (1, 1):
            exact = int(choice.min == choice.max)
            self.screen.say(
                "terminal-several", "dim", indent=5, exact=exact, least=choice.min, most=choice.max
            )

    def show_hand(self, choice: Choice) -> None:
        """Each card: its name, what it does, and why it can't be played if it can't."""
        words = self.screen.words
        offered = {option.id.partition("+")[0] for option in choice.options}
        why = {bar.id: bar for bar in self.match.bars(self.me)}
        for card, copies in Counter(self.match.game.drawing.hand(self.match.view(self.me))).items():
            name, does = words.name(card), words.does(card)
            name += f" ×{copies}" if copies > 1 else ""
            self.screen.say("terminal-card", indent=2, card=name, does=does)
            if card in why:
                self.screen.line(f"{words.text(why[card].why)} ({why[card].rule})", "dim", indent=4)
            elif card in offered:
                self.screen.say("terminal-playable", "good", indent=4)

    def show_options(self, choice: Choice) -> None:
        """With what helps to decide. Of many, those that are alike stand in a line, and tell it if asked."""
        words, hints = self.screen.words, self.hints()
        options = [option.id for option in choice.options]
        untold = [option for option in options if option in hints]
        for line, option in (folded if len(options) > MANY else numbered)(words, options):
            if option in untold:
                untold.remove(option)
            hint = f" ({' '.join(hints[option])})" if option in hints else ""
            self.screen.line(line + hint if option else self.wrapped(line), indent=2 if option else 5)
        for thing in [thing for thing in hints if thing not in options]:
            does = " · ".join(hints[thing])
            self.screen.say("terminal-card", "dim", indent=5, card=words.name(thing), does=does)
        if untold:
            self.screen.say("terminal-more", "dim", indent=5, number=1 + options.index(untold[0]))

    def wrapped(self, line: str) -> str:
        """Numbers stay with what they stand for."""
        return textwrap.fill(line, self.screen.console.width - 5)

    def hints(self) -> dict[str, list[str]]:
        """What helps to decide, by what it is about."""
        found: dict[str, list[str]] = {}
        for hint in self.match.hints(self.me):
            found.setdefault(hint.id, []).append(self.screen.words.text(hint.key, hint.args))
        return found

    def show_bars(self) -> None:
        """What can't be chosen, and why; for cards that stands beside the hand."""
        words, hand = self.screen.words, self.match.game.drawing.hand(self.match.view(self.me))
        why: dict[tuple[str, str], list[str]] = {}
        for bar in self.match.bars(self.me):
            if bar.id not in hand:
                why.setdefault((bar.why, bar.rule), []).append(bar.id)
        for (reason, rule), things in why.items():
            why_not = f"{words.text(reason)} ({rule})"
            self.screen.say("terminal-card", "dim", indent=5, card=listed(words, things), does=why_not)
