"""What a bot decides with, and what it decides: plain data, so that it may think in another process."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from huisclos.bots import find_bot
from huisclos.engine.base.audience import CONTENT, audiences
from huisclos.engine.game.bot import Speech
from huisclos.engine.game.game import Game
from huisclos.engine.game.installed import find
from huisclos.engine.packs.digests import remember
from huisclos.engine.packs.pack import vouch
from huisclos.engine.rules.choice import Choice, Hint
from huisclos.engine.sight.view import View
from huisclos.engine.talk.statements import Reply


class Thinking(Struct, frozen=True):
    """A question to a bot: all that it ever gets to know."""

    game: str
    bot: str
    options: dict[str, Any]
    """To learn from, before it sits down."""
    view: View
    choice: Choice | None
    luck: int
    statement: int | None = None
    """In place of a Choice: the number of what it is asked by another."""
    speaks: bool = True
    """It hasn't said yet what it has to say."""
    advises: bool = False
    """Somebody wants to know what it would do, and why."""


class Thought(Struct, frozen=True):
    """What it says, and then picks; or what it replies to another."""

    speeches: list[Speech] = []
    picks: list[str] = []
    reply: Reply | Speech | None = None
    why: Hint | None = None


class Thinker(Protocol):
    """Where bots think. Whatever a bot runs into is raised."""

    async def think(self, asked: Thinking, address: str) -> Thought:
        """What the bot decides; TimeoutError or MemoryError if it takes too much.

        Bots of tables at the same `address` wait for each other, where others want to think, too.
        """


class Inline:
    """At once, and nothing else goes on meanwhile: for tests, and for programs that have time."""

    async def think(self, asked: Thinking, address: str = "") -> Thought:
        return think(asked)


def think(asked: Thinking) -> Thought:
    """A pure function of what is asked, for any process to run. What isn't plain data isn't a thought."""
    game, names = find(asked.game), asked.view["names"]
    _bring_content(game, tuple(names), msgspec.json.encode(asked.options))
    bot = find_bot(game, asked.bot)(random.Random(asked.luck))
    bot.learn(asked.options)
    if asked.choice is None:
        thought = Thought(reply=bot.reply(asked.view, asked.statement or 0))
    else:
        speeches = bot.speak(asked.view, asked.choice) if asked.speaks else []
        # Who has something to say hears the answers first, and is asked again.
        picks = [] if speeches else bot.pick(asked.view, asked.choice)
        why = bot.reason(asked.view, asked.choice, picks) if asked.advises else None
        thought = Thought(speeches, picks, why=why)
    return msgspec.json.decode(msgspec.json.encode(thought), type=Thought)


@lru_cache(maxsize=32)
def _bring_content(game: Game, names: tuple[str, ...], options: bytes) -> None:
    """What the view only names is at hand in this process too, for bots that imagine."""
    plain = msgspec.json.decode(options)
    for value in plain.values():
        vouch(value)  # it is played with already
    typed = game.read_options(names, plain)
    seen = audiences(game.state)
    for field, content in game.content(len(names), typed).items():
        if seen[field] == CONTENT:
            remember(content)
