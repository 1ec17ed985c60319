"""LK-4: phase 2, who takes the Security badge, and who sees the dice."""

from __future__ import annotations

from huisclos.engine.rules.action import barred
from huisclos.engine.rules.choice import PASS, Bar, Choice
from huisclos.engine.rules.step import Answers, Step
from huisclos.games.lockdown.chapters.objects import LATER, spend
from huisclos.games.lockdown.chapters.votes import hold_vote
from huisclos.games.lockdown.state import BADGE, CARD, SEAT, SURVEILLANCE, Mall


class WhoTakesTheBadge(Step, frozen=True):
    """LK-4.1, LK-4.3: a vote in location 3, if anyone is there."""

    def go(self, s: Mall, answers: Answers) -> None:
        """Vote, take, shake the box, listen to the radio."""
        s.phase = BADGE
        if s.crowd(SURVEILLANCE):
            hold_vote(s, SURVEILLANCE, TakeBadge(), ShakeTheBox(look=True), WalkieTalkie())
        else:
            s.then(ShakeTheBox(look=s.figures.always_look), WalkieTalkie())


class TakeBadge(Step, frozen=True):
    """LK-4.1: the designated player takes the badge at once."""

    def go(self, s: Mall, answers: Answers) -> None:
        s.badge = s.chosen
        s.tell("badge", seat=SEAT[s.badge].id)


class ShakeTheBox(Step, frozen=True):
    """LK-4.2, LK-4.3: the dice are rolled under the box; the holder looks, or may not."""

    look: bool

    def go(self, s: Mall, answers: Answers) -> None:
        s.arrival = tuple(sorted(s.dice.roll(s.box)))
        s.looked = ()
        s.tell("shaken", seat=SEAT[s.badge].id, count=s.box)
        if self.look:
            look(s, s.badge)


class WalkieTalkie(Step, frozen=True):
    """LK-4.4: whoever plays one looks at the dice too. LK-2.8: all others are asked, whatever they hold."""

    def ask(self, s: Mall) -> dict[int, Choice]:
        """Everyone who has not looked."""
        return {
            seat: _LISTEN if "walkie" in s.hands[seat] else _SILENCE
            for seat in range(s.seats)
            if seat not in s.looked
        }

    def bars(self, s: Mall, seat: int) -> list[Bar]:
        """The other cards."""
        return barred({CARD[card].id: LATER[card] for card in sorted(s.hands[seat]) if card != "walkie"})

    def go(self, s: Mall, answers: Answers) -> None:
        """That it was played is seen by all; what was seen is not."""
        for seat in s.clockwise(s.badge):
            if seat in answers and answers[seat][0].value == "walkie":
                spend(s, seat, "walkie")
                look(s, seat)


_LISTEN = Choice("walkie", (CARD["walkie"], PASS), "LK-4.4")
_SILENCE = Choice("walkie", (PASS,), "LK-4.4")


def look(s: Mall, seat: int) -> None:
    """A seat sees the dice under the box."""
    s.looked += (seat,)
    s.tell_apart("looked", [seat], {"dice": list(s.arrival)}, seat=SEAT[seat].id)
