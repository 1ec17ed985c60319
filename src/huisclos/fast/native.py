"""Playing on compiled rules."""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any

from huisclos.engine import playout as plain_loops
from huisclos.engine.audience import declare_alike
from huisclos.engine.dice import Dice
from huisclos.engine.game import Game, Result, find, games
from huisclos.engine.playout import Policy
from huisclos.engine.state import State
from huisclos.engine.view import View
from huisclos.fast.building import NotCompiled, folder_of, is_built, is_stale, root_of
from huisclos.fast.crossing import Crossing, shared_fields
from huisclos.fast.twins import modules_of


class Native(Game):
    """A game on compiled rules: it sets up, imagines and counts like the plain one.

    Its states are native: they are played and copied like plain ones, but have no position and no view.
    """

    def __init__(self, game: Game) -> None:
        self.plain, self.root = game, root_of(game)
        self.meta, self.rules = game.meta, game.rules  # type: ignore[misc]
        self.compiled = modules_of(game)
        shared = shared_fields(game.state, self._native)
        self.over = Crossing(game.state, self._native, shared)
        self.back = Crossing(game.state, self._plain, shared)
        self.twin: Game = getattr(self._module(game.meta.package), type(game).__name__)()
        setattr(self.twin, "content", self.content)  # noqa: B010 - a method of one object
        declare_alike(self.twin.state, game.state)

    @property
    def options(self) -> Any:
        return self.plain.options

    @property
    def state(self) -> type[State]:
        return self.twin.state

    @property
    def loops(self) -> Any:
        """The loops of `playout`, compiled for this game."""
        return self._module(plain_loops.__name__)

    def content(self, seats: int, options: Any) -> dict[str, Any]:
        """What doesn't change during a game, as compiled rules need it."""
        return {name: self.over.content(value) for name, value in self.plain.content(seats, options).items()}

    def setup(self, seats: int, options: Any, dice: Dice) -> State:
        return self.twin.setup(seats, options, self.over.value(dice))

    def result(self, state: Any) -> Result:
        return self.twin.result(state)

    def make_up(self, view: View, rng: random.Random) -> State:
        return self.to_native(self.plain.make_up(view, rng))

    def imagine(self, view: View, rng: random.Random) -> State:
        return self.to_native(self.plain.imagine(view, rng))

    def to_native(self, state: State) -> State:
        native: State = self.over.state(state)
        return native

    def to_plain(self, state: State) -> State:
        plain: State = self.back.state(state)
        return plain

    def _module(self, name: str) -> Any:
        return import_module(f"{self.root}.{name}")

    def _native(self, kind: type[Any]) -> type[Any] | None:
        if getattr(kind, "__module__", "") not in self.compiled:
            return None
        twin: type[Any] = getattr(self._module(kind.__module__), kind.__name__)
        return None if twin is kind else twin

    def _plain(self, kind: type[Any]) -> type[Any] | None:
        if not kind.__module__.startswith(f"{self.root}."):
            return None
        plain: type[Any] = getattr(
            import_module(kind.__module__.removeprefix(f"{self.root}.")), kind.__name__
        )
        return plain


_BY_STATE: dict[type[State], Native] = {}
"""By the class of a state, plain or native."""


@cache
def native(game: Game) -> Native:
    """A game on compiled rules; NotCompiled if there are none of its rules as they are."""
    if not is_built(game):
        raise NotCompiled("error-fast-stale" if is_stale(game) else "error-fast-none", game=game.meta.name)
    sys.path.append(str(folder_of(game)))
    found = Native(game)
    _BY_STATE[game.state] = _BY_STATE[found.state] = found
    return found


def quickest(game: Game) -> Game:
    """The game on compiled rules if there are some, else the game itself."""
    return native(game) if is_built(game) else game


def to_native(state: State) -> State:
    """A state of a game on compiled rules, to play on from there; NotCompiled if there are none."""
    return _game_of(state).to_native(state) if isinstance(state, State) else state


def to_plain(state: State) -> State:
    """A native state as views, records and positions need it."""
    return state if isinstance(state, State) else _game_of(state).to_plain(state)


def quick(state: State) -> State:
    """The state on compiled rules if there are some, else the state itself."""
    try:
        return to_native(state)
    except NotCompiled:
        return state


def _game_of(state: State) -> Native:
    kind = type(state)
    if kind not in _BY_STATE:
        game = next((game for game in map(find, games()) if game.state is kind), None)
        if game is None:
            raise NotCompiled("error-fast-none", game=kind.__name__)
        native(game)
    return _BY_STATE[kind]


def playout(state: State, rng: random.Random) -> int:
    """Play a state to its end, every question answered by chance; returns the number of decisions."""
    return _loops(state).playout(state, rng)  # type: ignore[no-any-return]


def play_on(state: State, policies: Sequence[Policy]) -> int:
    """Play a state to its end, each seat by its policy; returns the number of decisions.

    Nobody takes up a standing offer: that would take somebody who looks.
    """
    return _loops(state).play_on(state, policies)  # type: ignore[no-any-return]


def _loops(state: State) -> Any:
    """Compiled ones for a native state."""
    return plain_loops if isinstance(state, State) else _BY_STATE[type(state)].loops
