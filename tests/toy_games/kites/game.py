"""The game itself: where its rules are is nowhere said."""

from __future__ import annotations

import random
from typing import Annotated, Any

import msgspec

from huisclos.engine.base.dice import Dice
from huisclos.engine.game.game import Game, Result
from huisclos.engine.sight.view import View

from . import META
from .chapters.flying import Fly
from .state import Sky


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long the strings are."""

    string: Annotated[int, msgspec.Meta(ge=1, le=50)] = 20


class Kites(Game):
    """The game as the kernel knows it."""

    meta = META
    options = Options
    state = Sky

    def setup(self, seats: int, options: Any, dice: Dice) -> Sky:
        sky = Sky(seats=seats, dice=dice, string=options.string, heights=[0] * seats)
        sky.then(Fly())
        return sky

    def result(self, state: Sky) -> Result:
        best = max(state.heights)
        return Result(
            list(state.heights), [seat for seat in range(state.seats) if state.heights[seat] == best]
        )

    def make_up(self, view: View, rng: random.Random) -> Sky:
        return msgspec.convert({**view["board"], "dice": Dice("")}, Sky, from_attributes=True)
