"""What is true of a town."""

from __future__ import annotations

from typing import Any

from huisclos.engine.match.match import Match
from huisclos.games.critico_ville.chapters.flight import Run
from huisclos.games.critico_ville.chapters.invasion import open_squares
from huisclos.games.critico_ville.content import zombie_cards
from huisclos.games.critico_ville.state import CHARACTERS, Town


def answers(match: Match, seat: int | None) -> dict[str, Any]:
    """The whole road."""
    s = match.state
    assert isinstance(s, Town)
    free = s.room()
    return {
        "stops": {roll: _stop(s, roll) for roll in range(1, s.figures.die + 1)},
        "open": _not_yet_rolled(match),
        "goal": _stop(s, s.steps) if s.steps else None,
        "reach": _reach(s),
        "zones": [_zone(s, square) for square in range(s.figures.squares + 1)],
        "free": free,
        "nearly_lost": free <= max(zombie_cards(s.figures.deck)),
        "tokens": dict(zip(CHARACTERS, s.tokens, strict=True)),
    }


def _stop(s: Town, roll: int) -> int:
    """Where a run ends."""
    run = s.copy()
    run.steps = roll
    Run().go(run, {})
    return run.pawn


def _zone(s: Town, square: int) -> int:
    """Which zone it is where zombies come first, with the pawn on that square."""
    empty = s.copy()
    empty.pawn, empty.zombies = square, []
    return sum(open_squares(empty)[0] > end for end in s.figures.zones)


def _not_yet_rolled(match: Match) -> bool:
    """In this turn the question has come, and the flight hasn't."""
    keys = [event.key for event in match.state.log or ()]
    turn = keys[-1 - keys[::-1].index("turn") :] if "turn" in keys else []
    return "question" in turn and "flight-roll" not in turn


def _reach(s: Town) -> list[int]:
    """The first and the last square where a zombie could be fought."""
    full = s.copy()
    full.zombies = list(range(s.figures.squares + 1))
    near = full.near()
    return [near[0], near[-1]]
