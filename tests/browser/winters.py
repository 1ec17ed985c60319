"""Winters as sensible players have them, up to a moment that is worth looking at: with all that was said and
done before."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from playwright.sync_api import Page

import huisclos
from huisclos.bots import hire
from huisclos.bots.taking_turns import take_turn
from huisclos.engine.match.match import Match
from tests.browser.moments import Told, asked_now
from tests.records.following import plain
from tests.support.serving import Server

GAME = "dead-of-winter"
NAMES = ["Ana", "Barnabé", "Cleo", "Dimitri", "Emil"]
SEEDS = 20

Fits = Callable[[Match, int], bool]
"""Whether it is the moment, for the one who is asked."""


def played(seed: int, players: int) -> Iterator[Match]:
    """A winter with a traitor, before each decision; the last time when it is over."""
    match = huisclos.new(GAME, NAMES[:players], seed, {"variant": "traitor"})
    bots = [hire(match, "steady", random.Random(f"{seed}:{seat}")) for seat in range(players)]
    yield match
    while choices := match.choices():
        seat, choice = next((seat, choice) for seat, choice in choices.items() if choice.waits)
        take_turn(match, seat, choice, bots[seat], dict(enumerate(bots)))
        yield match


@cache
def seek(prompt: str, fits: Fits, players: int, first: int) -> tuple[Match, int]:
    """The first moment like that, in one of the winters from that one on, and who is asked."""
    for seed in range(first, first + SEEDS):
        for match in played(seed, players):
            for seat, choice in match.choices().items():
                if choice.prompt == prompt and fits(match, seat):
                    return match, seat
    raise AssertionError(f"{prompt} was never asked")


@cache
def over(fits: Callable[[Match], bool], players: int, first: int) -> Match:
    """A whole winter."""
    for seed in range(first, first + SEEDS):
        *_, match = played(seed, players)
        if fits(match):
            return match
    raise AssertionError("no winter ended like that")


def tell(page: Page, server: Server, match: Match, seat: int | None, *lines: tuple[int, str]) -> None:
    """The page of somebody at that table, to whom others have just written something."""
    said = len(match.statements)
    chat = [
        {"seat": writer, "text": text, "at": 0.0, "after": said - len(lines) + n + 1, "name": "", "note": ""}
        for n, (writer, text) in enumerate(lines)
    ]
    events = plain(match.events_since(0, seat))
    beside: dict[str, Any] = {"events": events, "events_from": 0, "events_in_all": len(events)}
    beside |= {"chat": chat, "chat_from": 0, "chat_in_all": len(chat)}
    phase = "over" if match.result else "playing"
    Told(page, server, GAME).show(asked_now(match, seat), phase, **beside)
