"""How games are found: through entry points, and by what their packages say of them."""

from __future__ import annotations

import logging
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from huisclos.engine.base.errors import BadOptions, UnknownGame
from huisclos.engine.game.game import Game
from huisclos.engine.game.meta import Meta
from huisclos.engine.packs.pack import pack_tables

_log = logging.getLogger(__name__)


def games() -> list[str]:
    """The names of the games that are installed. No rules are loaded for that: whether they can be shows when
    a match of one begins (UnknownGame)."""
    return sorted(name for name in _installed() if _meta(name))


def loadable() -> dict[str, Game]:
    """The installed games by name, all that can be loaded; of the others the log says once why they can't."""
    return {name: game for name in games() if (game := _loaded(name))}


def describe(name: str) -> Meta:
    """What an installed game says of itself; its rules aren't loaded for that."""
    meta = _meta(name) if name in _installed() else None
    if meta is None:
        raise unknown(name)
    return meta


def find(name: str) -> Game:
    """An installed game by its name."""
    game = _loaded(name) if name in _installed() else None
    if game is None:
        raise unknown(name)
    return game


def find_for_pack(file: str, text: str) -> Game:
    """The installed game that a pack says it is for."""
    name = pack_tables(file, text).get("game")
    if not isinstance(name, str):
        taking = [name for name, game in loadable().items() if game.pack is not None]
        raise BadOptions("error-pack-game", games=taking)
    return find(name)


def unknown(name: str) -> UnknownGame:
    """No game of this name can be played, but these can."""
    return UnknownGame("error-unknown-game", game=name, games=list(loadable()))


@cache
def _installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group="huisclos.games")}


@cache
def _meta(name: str) -> Meta | None:
    """The `META` beside `game.py`; of a game that has none, its class is loaded."""
    module = _installed()[name].module
    package, _, last = module.rpartition(".")
    try:
        found = getattr(import_module(package), "META", None) if last == "game" and package else None
    except Exception:
        found = None
    if isinstance(found, Meta):
        return found
    game = _loaded(name)
    return game.meta if game else None


@cache
def _loaded(name: str) -> Game | None:
    """None if its package is broken: that is said once, and the other games can still be played."""
    try:
        game: Game = _installed()[name].load()()
        game.refuse_mistakes()
    except Exception:
        _log.exception("a game can't be loaded", extra={"game": name})
        return None
    return game
