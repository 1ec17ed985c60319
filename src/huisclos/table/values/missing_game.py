"""In place of a game that isn't installed any more: its tables can be looked at, ended and deleted."""

from __future__ import annotations

import random
from typing import Any

from msgspec import Struct

from huisclos.engine.base.dice import Dice
from huisclos.engine.base.errors import UnknownGame
from huisclos.engine.game.game import Game, Result
from huisclos.engine.game.installed import find, unknown
from huisclos.engine.game.meta import Meta
from huisclos.engine.rules.state import State
from huisclos.engine.sight.view import View


class Nothing(Struct):
    """It has no options."""


def find_or_miss(name: str) -> Game:
    """A game by its name; one that can't be played if there is none."""
    try:
        return find(name)
    except UnknownGame:
        return _missing(name)


def _missing(name: str) -> Game:
    class Missing(Game):
        meta = Meta(name, version=0, package="huisclos.words", least=1, most=12, minutes=0)
        rules = ()
        options = Nothing
        state = State

        def setup(self, seats: int, options: Any, dice: Dice) -> State:
            raise unknown(name)

        def result(self, state: Any) -> Result:
            raise NotImplementedError

        def make_up(self, view: View, rng: random.Random) -> State:
            raise NotImplementedError

    return Missing()
