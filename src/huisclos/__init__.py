"""Huis Clos: survival-horror board games, played by people and by programs."""

from importlib.metadata import version

from huisclos.engine.bot import Bot
from huisclos.engine.choice import Bar, Choice, Option
from huisclos.engine.errors import (
    BadOptions,
    BadRecord,
    BadStatement,
    HuisClosError,
    IllegalAction,
    NoTakeBack,
    RuleFailed,
    UnknownGame,
)
from huisclos.engine.face import load, new, replay
from huisclos.engine.game import Game, Meta, Result
from huisclos.engine.game import games as installed
from huisclos.engine.match import Match
from huisclos.engine.state import State
from huisclos.engine.view import View

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
