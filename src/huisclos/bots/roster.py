"""Bots by name."""

from __future__ import annotations

import logging
import random
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from huisclos.bots.chance import Chance
from huisclos.engine.base.errors import BadOptions
from huisclos.engine.game.bot import Bot
from huisclos.engine.game.game import Game
from huisclos.engine.match.match import Match

_log = logging.getLogger(__name__)


def bot_names(game: Game) -> list[str]:
    """The bots that can play a game, from the weakest to the best."""
    return list(_bots(game))


def find_bot(game: Game, name: str) -> type[Bot]:
    bots = _bots(game)
    if name not in bots:
        raise BadOptions("error-unknown-bot", bot=name, bots=list(bots))
    return bots[name]


def hire(match: Match, name: str, rng: random.Random) -> Bot:
    """A bot for a seat of this match, that knows what one may know before the game."""
    bot = find_bot(match.game, name)(rng)
    bot.learn(match.options)
    return bot


def _bots(game: Game) -> dict[str, type[Bot]]:
    """A game may have a `random` of its own. Bots of others come before the game's: its last is the best."""
    return {"random": Chance, **_brought(game.meta.name), **game.bots()}


@cache
def _brought(game: str) -> dict[str, type[Bot]]:
    """Bots from other packages: entry points of the group `huisclos.bots`, named like ``lockdown.shark``."""
    points = (point for point in entry_points(group="huisclos.bots") if point.name.startswith(f"{game}."))
    loaded = {point.name.partition(".")[2]: _loaded(point) for point in points}
    return {name: bot for name, bot in loaded.items() if bot}


def _loaded(point: EntryPoint) -> type[Bot] | None:
    """None if its package is broken: the others can still play."""
    try:
        bot: type[Bot] = point.load()
    except Exception:
        _log.exception("a bot can't be loaded", extra={"bot": point.name})
        return None
    return bot
