"""What is true of a mall."""

from __future__ import annotations

from typing import Any

from huisclos.engine.match.match import Match
from huisclos.games.lockdown.state import IN_THE_BOX, PLACES, ROLES, Mall


def answers(match: Match, seat: int | None) -> dict[str, Any]:
    """For every place and family, by number."""
    s = match.state
    assert isinstance(s, Mall)
    return {
        "roles": [ROLES[role] for role in _in_play(s)] if s.turn else None,
        "characters": _characters(s) if s.turn else None,
        "present": {place: s.present(place) for place in PLACES},
        "crowd": {place: s.crowd(place) for place in PLACES},
        "alive": [s.alive(family) for family in range(s.seats)],
    }


def _in_play(s: Mall) -> list[int]:
    """Once all are placed, whoever isn't in the box."""
    return [role for role, place in enumerate(s.where[0]) if place != IN_THE_BOX]


def _characters(s: Mall) -> list[dict[str, int]]:
    return [
        {"seat": seat, "role": role, "place": place}
        for seat, family in enumerate(s.where)
        for role, place in enumerate(family)
        if place != IN_THE_BOX
    ]
