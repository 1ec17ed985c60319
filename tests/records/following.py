"""A recorded game as a page follows it: event by event, by what each says has changed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from huisclos.engine.match.public import moments
from huisclos.engine.match.record import read

Board = dict[str, Any]


class Shown(NamedTuple):
    """An event, and the board before and after it."""

    event: dict[str, Any]
    before: Board
    after: Board


class Followed(NamedTuple):
    """What an action led to: what was shown of it, what it came to, and what the view then says."""

    events: list[Shown]
    board: Board
    view: Board


def records(game: str) -> list[dict[str, Any]]:
    """The recorded games of a game."""
    files = sorted(Path(__file__).parent.glob(f"{game}-*.json"))
    return [msgspec.json.decode(file.read_bytes()) for file in files]


def follow(record: dict[str, Any], seat: int | None) -> Iterator[Followed]:
    """Action by action, as a seat sees it, from the first question to the last."""
    board: Board = {}
    told = 0
    for match in moments(read(record)):
        view = match.view(seat)["board"]
        board = board or view
        shown = []
        for event in plain(match.events_since(told, seat)):
            before, board = board, {**board, **event["changes"]}
            shown.append(Shown(event, before, board))
        yield Followed(shown, board, view)
        board, told = view, len(match.state.log or ())


def plain(data: Any) -> Any:
    """As it arrives at a page."""
    return msgspec.json.decode(msgspec.json.encode(data))
