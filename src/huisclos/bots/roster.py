"""Bots by name."""

from __future__ import annotations

import random

from huisclos.bots.chance import Chance
from huisclos.engine.bot import Bot
from huisclos.engine.errors import BadOptions
from huisclos.engine.game import Game
from huisclos.engine.match import Match


def bot_names(game: Game) -> list[str]:
    """The bots that can play a game."""
    return ["random", *game.bots()]


def find_bot(game: Game, name: str) -> type[Bot]:
    """The bot of that name."""
    bots: dict[str, type[Bot]] = {"random": Chance, **game.bots()}
    if name not in bots:
        raise BadOptions("error-unknown-bot", bot=name, bots=list(bots))
    return bots[name]


def hire(match: Match, name: str, rng: random.Random) -> Bot:
    """A bot for a seat of this match, that knows what one may know before the game."""
    bot = find_bot(match.game, name)(rng)
    bot.learn(match.options)
    return bot
