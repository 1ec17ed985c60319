"""Games of a few steps, for tests of the kernel: `Tiny(Note("a"), Fork())` does just that."""

from __future__ import annotations

import random
from copy import deepcopy
from typing import Annotated, Any, ClassVar

import msgspec

import huisclos
from huisclos.engine.base.audience import EVERYONE
from huisclos.engine.base.dice import Dice
from huisclos.engine.game.game import Game, Result
from huisclos.engine.game.meta import Meta
from huisclos.engine.rules.choice import Choice, Option
from huisclos.engine.rules.state import State
from huisclos.engine.rules.step import Answers, Step
from huisclos.engine.sight.view import View


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing can be set."""


class Room(State, kw_only=True):
    """What was done, in order."""

    done: Annotated[list[str], EVERYONE] = []


class Note(Step, frozen=True):
    """Something is done."""

    word: str

    def go(self, s: Room, answers: Answers) -> None:
        s.done.append(self.word)
        s.tell("note", word=self.word)


class Fork(Step, frozen=True):
    """One seat chooses: nothing, or a step."""

    way: Step | None = None
    seat: int = 0

    def ask(self, s: Room) -> dict[int, Choice]:
        return {self.seat: Choice("fork", (Option("on"), Option("way", "way")), "T-1")}

    def go(self, s: Room, answers: Answers) -> None:
        s.tell("forked", way=answers[self.seat][0].id)
        if self.way and answers[self.seat][0].value:
            s.then(self.way)


class Tiny(Game):
    """It begins with these steps. Where a test file has steps of its own, its game names it in `rules`."""

    meta = Meta("tiny", version=1, package="tests.engine", least=1, most=4, minutes=1)
    rules = ("tiny",)
    options = Options
    state: Any = Room
    table: ClassVar[dict[str, Any]] = {}
    """The fields at the start that aren't empty."""

    def __init__(self, *first: Step) -> None:
        self.first = first

    def setup(self, seats: int, options: Any, dice: Dice) -> Any:
        state = self.state(seats=seats, dice=dice, **deepcopy(self.table), **self.content(seats, options))
        state.then(*self.first)
        return state

    def result(self, state: Any) -> Result:
        return Result([0] * state.seats, [])

    def make_up(self, view: View, rng: random.Random) -> Any:
        return msgspec.convert({**view["board"], "dice": Dice("")}, self.state, from_attributes=True)


def play(game: Game, seats: int = 2, **options: Any) -> huisclos.Match:
    """A new match of it."""
    return huisclos.new(game, ["Ana", "Bo", "Cy", "Di"][:seats], 1, options)


def offered(match: huisclos.Match, seat: int) -> list[str]:
    return [option.id for option in match.choices()[seat].options]
