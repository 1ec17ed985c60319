"""What a match of any game shows, asks and tells."""

from __future__ import annotations

from typing import Any

import huisclos


def board(match: huisclos.Match, seat: int | None = None) -> dict[str, Any]:
    """The fields of the state that a seat sees, with the figures themselves."""
    shown = match.view(seat)["board"]
    return {**shown, "figures": match.content[shown["figures"]]}


def prompts(match: huisclos.Match) -> dict[int, str]:
    """Who is asked what."""
    return {seat: choice.prompt for seat, choice in match.choices().items()}


def told(match: huisclos.Match, key: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The arguments of all events of a kind, as a seat (or a spectator) sees them."""
    return [event["args"] for event in match.events_since(0, seat) if event["key"] == key]


def story(match: huisclos.Match, *keys: str) -> list[str]:
    """What was told, in order; of these kinds, if some are named."""
    found = [event["key"] for event in match.events_since(0, None)]
    return [key for key in found if not keys or key in keys]
