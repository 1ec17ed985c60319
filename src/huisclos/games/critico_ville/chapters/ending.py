"""CV-3: the end."""

from __future__ import annotations

from huisclos.engine.game.game import Result
from huisclos.games.critico_ville.state import Town


def result(s: Town) -> Result:
    """CV-3.1, CV-3.2: all win or all lose."""
    everyone = list(range(s.seats))
    counts = {
        "turns": s.turn,
        "square": s.pawn,
        "zombies": len(s.zombies),
        "beaten": s.beaten,
        "asked": len(s.given),
        "right": sum(given.right for given in s.given),
    }
    return Result([int(s.won)] * s.seats, everyone if s.won else [], counts)
