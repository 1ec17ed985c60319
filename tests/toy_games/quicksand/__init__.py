"""Quicksand: a tiny game in which whoever goes wrong never comes out, or takes all there is with them."""

from __future__ import annotations

import random
from typing import Annotated, Any, Literal

import msgspec

from huisclos.engine.base.audience import EVERYONE, SIZE
from huisclos.engine.base.dice import Dice
from huisclos.engine.game.drawing_and_papers import Papers
from huisclos.engine.game.game import Game, Result
from huisclos.engine.game.meta import Meta
from huisclos.engine.rules.choice import Choice, Option
from huisclos.engine.rules.state import State
from huisclos.engine.rules.step import Answers, Step
from huisclos.engine.sight.view import View
from huisclos.words import Words

Way = Literal["", "time", "memory"]
Map = Annotated[str, msgspec.Meta(max_length=300_000, extra_json_schema={"x-file": ".txt"}), SIZE]


def sink(way: str) -> None:
    """For ever, or until there is no more memory."""
    while way == "time":
        pass
    swallowed = []
    while way == "memory":
        swallowed.append(bytearray(10**8))  # as much at once as is there in no time


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the first step leads, and a map."""

    way: Way = ""
    map: Map = ""


class Marsh(State, kw_only=True):
    steps: Annotated[int, EVERYONE] = 0


class Walk(Step, frozen=True):
    """QS-1: one step, and one is there."""

    def ask(self, s: Marsh) -> dict[int, Choice]:
        return {0: Choice("step", (Option("left"),), "QS-1")}

    def go(self, s: Marsh, answers: Answers) -> None:
        s.steps += 1


class Signs(Papers):
    """A path that is drawn by going it."""

    def handout(self, options: dict[str, Any], words: Words) -> str:
        sink(options["way"])
        return "Go left."


class Quicksand(Game):
    """The game as the kernel knows it."""

    meta = Meta("quicksand", version=1, package=__name__, least=1, most=3, minutes=5)
    rules = (".",)
    options = Options
    state = Marsh
    papers = Signs()

    def setup(self, seats: int, options: Any, dice: Dice) -> Marsh:
        sink(options.way)
        marsh = Marsh(seats=seats, dice=dice)
        marsh.then(Walk())
        return marsh

    def result(self, state: Marsh) -> Result:
        return Result([state.steps] * state.seats, [0])

    def make_up(self, view: View, rng: random.Random) -> Marsh:
        raise NotImplementedError

    def read_file(self, setting: str, name: str, text: str) -> str:
        sink(text)
        return text
