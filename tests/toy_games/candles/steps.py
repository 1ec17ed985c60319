"""CA-2: the nights."""

from __future__ import annotations

from typing import ClassVar

from huisclos.engine.base.bounds import Seat
from huisclos.engine.rules.action import Why, barred
from huisclos.engine.rules.choice import Bar, Choice
from huisclos.engine.rules.step import Answers, Step

from .state import CANDLE, PASS, SEAT, House


class Night(Step, frozen=True):
    """CA-2.1: the dice of the draught are rolled, and only the watch sees them."""

    def go(self, s: House, answers: Answers) -> None:
        s.watch = [s.night % s.seats]
        s.night += 1
        s.draught = s.dice.roll(4)
        s.tell_apart("night", s.watch, {"draught": sum(s.draught)}, night=s.night, seat=SEAT[s.watch[0]])
        s.then(Light(), Feed(), Draught())


class Light(Step, frozen=True):
    """CA-2.2: all choose two candles in secret, or their last one, and light them together."""

    def ask(self, s: House) -> dict[int, Choice]:
        asked = {}
        for seat, hand in enumerate(s.hands):
            if hand:
                count = min(2, len(hand))
                asked[seat] = Choice("light", tuple(CANDLE[c] for c in hand), "CA-2.2", min=count, max=count)
        return asked

    def go(self, s: House, answers: Answers) -> None:
        for seat, picks in sorted(answers.items()):
            s.light(seat, [pick.value for pick in picks])


LONG = Why("why-long", "CA-2.3")


class Feed(Step, frozen=True):
    """CA-2.3: a flame may be fed with a shorter candle, first come first served, until all have passed."""

    window: ClassVar[bool] = True
    passed: tuple[Seat, ...] = ()

    def ask(self, s: House) -> dict[int, Choice]:
        asked = {}
        for seat, hand in enumerate(s.hands):
            if hand and seat not in self.passed:
                short = [CANDLE[candle] for candle in hand if not self.obstacle(s, seat, candle)]
                asked[seat] = Choice("feed", (*short, PASS), "CA-2.3")
        return asked

    def go(self, s: House, answers: Answers) -> None:
        passed = [seat for seat, picks in answers.items() if picks[0] is PASS]
        for seat, picks in answers.items():
            if seat not in passed:
                s.light(seat, [picks[0].value])
                s.then(Feed((*self.passed, *passed)))

    def bars(self, s: House, seat: int) -> list[Bar]:
        return barred({CANDLE[candle].id: self.obstacle(s, seat, candle) for candle in s.hands[seat]})

    def obstacle(self, s: House, seat: int, candle: int) -> Why | None:
        return None if candle < min(s.lit[seat]) else LONG


class Draught(Step, frozen=True):
    """CA-2.4: a flame shorter than the draught goes out; the others score a point."""

    def go(self, s: House, answers: Answers) -> None:
        s.tell("draught", draught=sum(s.draught))
        for seat, flame in enumerate(s.lit):
            if flame:
                burns = sum(flame) >= sum(s.draught)
                s.points[seat] += burns
                s.tell("burns" if burns else "out", seat=SEAT[seat])
            s.burnt += flame
        s.lit = [[] for _ in s.lit]
        s.watch = list(range(s.seats))
        if s.night < s.nights:
            s.then(Night())
