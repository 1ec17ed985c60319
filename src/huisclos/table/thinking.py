"""What a bot decides with, and what it decides: plain data, so that it may think in another process."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from huisclos.bots import find_bot
from huisclos.engine.bot import Speech
from huisclos.engine.choice import Choice
from huisclos.engine.content import remember
from huisclos.engine.game import Game, find
from huisclos.engine.packs import vouch
from huisclos.engine.view import Spoken, View


class Thinking(Struct, frozen=True):
    """A question to a bot: all that it ever gets to know."""

    game: str
    bot: str
    options: dict[str, Any]
    """To learn from, before it sits down."""
    view: View
    choice: Choice
    luck: int


class Thought(Struct, frozen=True):
    """What it says, and then picks."""

    speeches: list[Speech]
    picks: list[str]


class Thinker(Protocol):
    """Where bots think. Whatever a bot runs into is raised."""

    async def think(self, asked: Thinking) -> Thought:
        """What the bot decides; TimeoutError or MemoryError if it takes too much."""


class Inline:
    """At once, and nothing else goes on meanwhile: for tests, and for programs that have time."""

    async def think(self, asked: Thinking) -> Thought:
        return think(asked)


def think(asked: Thinking) -> Thought:
    """A pure function of what is asked, for any process to run. What isn't plain data isn't a thought."""
    game, names = find(asked.game), asked.view["names"]
    _bring_content(game, tuple(names), msgspec.json.encode(asked.options))
    bot = find_bot(game, asked.bot)(random.Random(asked.luck))
    bot.learn(asked.options)
    speeches = bot.speak(asked.view, asked.choice)
    thought = Thought(speeches, bot.pick(_with(asked.view, speeches), asked.choice))
    return msgspec.json.decode(msgspec.json.encode(thought), type=Thought)


@lru_cache(maxsize=32)
def _bring_content(game: Game, names: tuple[str, ...], options: bytes) -> None:
    """What the view only names is at hand in this process too, for bots that imagine."""
    plain = msgspec.json.decode(options)
    for value in plain.values():
        vouch(value)  # it is played with already
    typed = game.read_options(names, plain)
    for content in game.content(len(names), typed).values():
        remember(content)


def _with(view: View, speeches: list[Speech]) -> View:
    """The view once the bot has said that."""
    seat, at = view["seat"], view["board"]["acts"]
    assert seat is not None
    said: list[Spoken] = [
        {"seat": seat, "at": at, "form": speech.form, "args": speech.args, "verdict": None}
        for speech in speeches
    ]
    return {**view, "talk": [*view["talk"], *said]}
