"""The rules."""

from __future__ import annotations

from typing import ClassVar

import msgspec
from huisclos.engine.step import Answers, Step
from msgspec import field as made

from huisclos import Choice

from . import state
from .state import DEAL, GOAL, LISTED, NAMES, TAKE, XY, Blow, Line, Table


def moved(at: XY, by: int) -> XY:
    return at[0] + by, at[1] - by


class Gust(Blow, frozen=True):
    """Inherits a default that names a constant of another file."""

    more: int = 1


class Wind(Step, frozen=True):
    """Taken apart by place; fields with defaults of all kinds."""

    bonus: ClassVar[int] = 3
    by: int
    kept: tuple[int, ...] = msgspec.field(default=(7,), name="k")
    fresh: dict[str, int] = made(default_factory=dict)
    perhaps: dict[str, int] | None = {}

    def go(self, s: Table, answers: Answers) -> None:
        match self:
            case Wind(0):
                s.score += self.bonus
            case Wind(by, kept) if by > 3:
                s.score += by + kept[0]
            case _:
                s.score += 1 if self.perhaps is None else 2


class Fair(Step, frozen=True):
    """Refuses to be made too strong, or too weak."""

    by: int

    def __post_init__(self) -> None:
        if self.by % 3 == 0:
            raise ValueError(self.by)

    def go(self, s: Table, answers: Answers) -> None:
        s.score += self.by


def blow(s: Table, by: int) -> None:
    """What can't be blown counts one."""
    try:
        s.then(Fair(by))
    except ValueError:
        s.score += 1


class Turn(Step, frozen=True):
    """Asks, and does a bit of everything."""

    def tell(self, s: Table) -> None:
        """A name that states have too; and something is told by the name of what is given by place."""
        s.tell("turn", score=s.score, key=s.told)

    def ask(self, s: Table) -> dict[int, Choice]:
        return {s.acts % s.seats: Choice("turn", (DEAL.yes, DEAL.no), "OD-1")}

    def go(self, s: Table, answers: Answers) -> None:
        rolled = s.dice.below(6)
        for picks in answers.values():
            if picks[0] is state.TAKE is TAKE:
                s.score += s.cards["wax"].worth + s.more["wax"].worth
                s.deal = tuple(option.id for option in DEAL)
            if picks[0] is state.LEAVE:
                s.score += Line((Gust(),), 1).least + len(NAMES) + len(LISTED)
        self.tell(s)
        s.tell("rolled", dice=s.dice.below(6), count=s.count(), kept=(kept := rolled + 1))
        s.at, s.rate = moved(s.at, rolled), s.rate / 2
        blow(s, kept)
        if s.score < GOAL:
            s.then(Turn())
        s.then(Gust(), Wind(rolled), Wind(1, perhaps=None))
