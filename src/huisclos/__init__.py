"""Huis Clos: survival-horror board games, played by people and by programs."""

from importlib.metadata import version

from huisclos.engine.base.errors import (
    BadOptions,
    BadRecord,
    BadStatement,
    HuisClosError,
    IllegalAction,
    NoTakeBack,
    RuleFailed,
    UnknownGame,
)
from huisclos.engine.game.bot import Bot
from huisclos.engine.game.game import Game, Result
from huisclos.engine.game.installed import games as installed
from huisclos.engine.game.meta import Meta
from huisclos.engine.match.match import Match
from huisclos.engine.match.public import load, new, replay
from huisclos.engine.rules.choice import Bar, Choice, Option
from huisclos.engine.rules.state import State
from huisclos.engine.sight.view import View

__version__ = version("huisclos")

__all__ = [
    "BadOptions",
    "BadRecord",
    "BadStatement",
    "Bar",
    "Bot",
    "Choice",
    "Game",
    "HuisClosError",
    "IllegalAction",
    "Match",
    "Meta",
    "NoTakeBack",
    "Option",
    "Result",
    "RuleFailed",
    "State",
    "UnknownGame",
    "View",
    "installed",
    "load",
    "new",
    "replay",
]
