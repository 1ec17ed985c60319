"""Playing on compiled rules."""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from functools import cache
from importlib import import_module, invalidate_caches
from typing import Any

from huisclos.engine.base.audience import declare_alike
from huisclos.engine.base.dice import Dice
from huisclos.engine.game.game import Game, Result
from huisclos.engine.game.installed import loadable
from huisclos.engine.rules import playout as plain_loops
from huisclos.engine.rules.playout import Policy
from huisclos.engine.rules.state import State
from huisclos.engine.sight.view import View
from huisclos.fast.building import folder_of, is_there, others, root_of
from huisclos.fast.crossing import Crossing, shared_fields
from huisclos.fast.errors import NotCompiled
from huisclos.fast.twins import modules_of


def _of_the_plain_game(name: str) -> Any:
    return property(lambda native: getattr(native.plain, name))


class Native(Game):
    """A game on compiled rules: it sets up, imagines and counts like the plain one.

    Its states are native: they are played and copied like plain ones, but have no position and no view.
    Whatever has nothing to do with states is the plain game's.
    """

    options, kinds, talk, pack, bots = map(_of_the_plain_game, ("options", "kinds", "talk", "pack", "bots"))
    drawing, papers, read_file = map(_of_the_plain_game, ("drawing", "papers", "read_file"))
    kept, remember, rules = map(_of_the_plain_game, ("kept", "remember", "rules"))

    def __init__(self, game: Game) -> None:
        self.plain, self.root = game, root_of(game)
        self.meta = game.meta  # type: ignore[misc]
        self.compiled = modules_of(game)
        shared = shared_fields(game.state, self._native)
        self.over = Crossing(game.state, self._native, shared)
        self.back = Crossing(game.state, self._plain, shared)
        self.twin: Game = getattr(self._module(type(game).__module__), type(game).__name__)()
        if self.twin.state is not self._native(game.state):
            raise NotCompiled("error-fast-differs", game=game.meta.name)
        setattr(self.twin, "content", self.content)  # noqa: B010 - a method of one object
        declare_alike(self.state, game.state)

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


def native(game: Game) -> Native:
    """A game on compiled rules; NotCompiled if there are none of its rules as they are, or none that load.

    What a process has loaded stays loaded; but whether there is a build is seen where builds are kept now.
    """
    if not is_there(game):
        raise NotCompiled("error-fast-stale" if others(game) else "error-fast-none", game=game.meta.name)
    return _native(game)


@cache
def _native(game: Game) -> Native:
    try:
        found = _loaded(game, str(folder_of(game)))
    except Exception as problem:  # whatever has become of it
        raise NotCompiled("error-fast-stale", game=game.meta.name) from problem
    _BY_STATE[game.state] = _BY_STATE[found.state] = found
    return found


def _loaded(game: Game, folder: str) -> Native:
    """What was loaded of a broken build doesn't stay: a whole one can take its place."""
    sys.path.append(folder)
    invalidate_caches()
    try:
        return Native(game)
    except Exception:
        sys.path.remove(folder)
        for name in [name for name in sys.modules if f"{name}.".startswith(f"{root_of(game)}.")]:
            del sys.modules[name]
        raise


def is_built(game: Game) -> bool:
    """There are compiled rules of a game as it is now."""
    return quickest(game) is not game


def is_stale(game: Game) -> bool:
    """There are compiled rules, but of other sources, or broken ones."""
    return not is_built(game) and bool(others(game))


def quickest(game: Game) -> Game:
    """The game on compiled rules if there are some, else the game itself."""
    try:
        return native(game)
    except NotCompiled:
        return game


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
        game = next((game for game in loadable().values() if game.state is kind), None)
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
