"""What is true of a town."""

from __future__ import annotations

from typing import Any

from huisclos.engine.match.match import Match
from huisclos.games.critico_ville.chapters.invasion import open_squares
from huisclos.games.critico_ville.state import CHARACTERS, Town


def answers(match: Match, seat: int | None) -> dict[str, Any]:
    """The whole road."""
    s = match.state
    assert isinstance(s, Town)
    return {
        "zones": [_zone(s, square) for square in range(s.figures.squares + 1)],
        "tokens": dict(zip(CHARACTERS, s.tokens, strict=True)),
    }


def _zone(s: Town, square: int) -> int:
    """Which zone it is where zombies come first, with the pawn on that square."""
    empty = s.copy()
    empty.pawn, empty.zombies = square, []
    return sum(open_squares(empty)[0] > end for end in s.figures.zones)
