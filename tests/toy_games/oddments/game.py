"""The game itself, in a file of its own."""

from __future__ import annotations

import random
from types import MappingProxyType
from typing import Any

import msgspec
from huisclos.engine.dice import Dice
from huisclos.engine.view import View

from huisclos.engine.game import Game, Meta, Result

from .state import Table, Wax
from .turns import Turn

CARDS = {"wax": Wax("wax", worth=2)}


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """None."""


class Oddments(Game):
    """Its name has odd characters."""

    meta = Meta("odd.ments 2: été", version=1, package="tests.toy_games.oddments", least=1, most=2, minutes=1)
    rules = ("turns",)
    options = Options
    state = Table

    def content(self, seats: int, options: Any) -> dict[str, Any]:
        return {"cards": dict(CARDS), "more": MappingProxyType(CARDS)}

    def setup(self, seats: int, options: Any, dice: Dice) -> Table:
        table = Table(seats=seats, dice=dice, **self.content(seats, options))
        table.then(Turn())
        return table

    def result(self, state: Table) -> Result:
        return Result([state.score] * state.seats, list(range(state.seats)), {"told": state.told})

    def make_up(self, view: View, rng: random.Random) -> Table:
        board = {**view["board"], "dice": Dice(""), "cards": CARDS, "more": CARDS}
        return msgspec.convert(board, Table, from_attributes=True)

    def unlocks(self, result: Result) -> int | None:
        return result.points[0]
