"""Ladder: a tiny game whose rules change from version to version, for tests of tables that outlive them."""

from __future__ import annotations

import random
from typing import Annotated, Any

import msgspec

from huisclos.engine.base.audience import CONTENT, EVERYONE
from huisclos.engine.base.dice import Dice
from huisclos.engine.game.game import Game, Result
from huisclos.engine.game.meta import Meta
from huisclos.engine.rules.choice import PASS, Choice, Option
from huisclos.engine.rules.state import State
from huisclos.engine.rules.step import Answers, Step
from huisclos.engine.sight.view import View


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 3


class Rungs(State, kw_only=True):
    """How high everybody is."""

    rounds: Annotated[int, EVERYONE]
    height: Annotated[list[int], EVERYONE]
    steps: Annotated[tuple[int, ...], CONTENT]
    """How high one climbs in one go."""


class Climb(Step, frozen=True):
    """LA-1: climb, or stay."""

    number: int = 0

    def ask(self, s: Rungs) -> dict[int, Choice]:
        return {self.number % s.seats: Choice("climb", (Option("up"), PASS), "LA-1")}

    def go(self, s: Rungs, answers: Answers) -> None:
        ((seat, (pick,)),) = answers.items()
        if pick is not PASS:
            s.height[seat] += s.steps[0]
            s.tell("climbed", seat=f"seat:{seat}")
        if self.number + 1 < s.rounds * s.seats:
            s.then(Climb(self.number + 1))


class Ladder(Game):
    """The first version."""

    meta = Meta("ladder", version=1, package=__name__, least=1, most=3, minutes=5)
    rules = (".",)
    options: type[msgspec.Struct] = Options
    state: type[Rungs] = Rungs
    steps = (1,)

    def content(self, seats: int, options: Any) -> dict[str, Any]:
        return {"steps": self.steps}

    def setup(self, seats: int, options: Any, dice: Dice) -> Rungs:
        state = self.state(
            seats=seats, dice=dice, rounds=options.rounds, height=[0] * seats, **self.content(seats, options)
        )
        state.then(Climb())
        return state

    def result(self, state: Rungs) -> Result:
        best = max(state.height)
        return Result(list(state.height), [seat for seat, high in enumerate(state.height) if high == best])

    def make_up(self, view: View, rng: random.Random) -> Rungs:
        raise NotImplementedError


class Reprint(Ladder):
    """Other figures, and nobody has counted the version up."""

    steps = (5,)


class Gusts(Rungs, kw_only=True):
    wind: Annotated[int, EVERYONE] = 7


class NewOptions(Options, frozen=True):
    gusts: bool = True


class Second(Ladder):
    """One climbs faster, there is wind, and an option for it."""

    meta = msgspec.structs.replace(Ladder.meta, version=2)
    options = NewOptions
    state = Gusts
    steps = (10,)


class Third(Second):
    """Nobody may be as high as people were before."""

    meta = msgspec.structs.replace(Ladder.meta, version=3)

    def check(self, state: Any) -> None:
        if max(state.height) > 0:
            raise ValueError(f"too high: {state.height}")


class Mended(Second):
    """The third, without its mistake and under its number."""

    meta = Third.meta


class Fourth(Second):
    """Nobody may be that high, again."""

    meta = msgspec.structs.replace(Ladder.meta, version=4)
