"""What is true of a mall."""

from __future__ import annotations

from typing import Any

from huisclos.engine.match.match import Match
from huisclos.games.lockdown.chapters.attack import Attack
from huisclos.games.lockdown.state import ARRIVAL, IN_THE_BOX, OVER_HERE, PLACES, ROLES, WHERE_TO, Mall


def answers(match: Match, seat: int | None) -> dict[str, Any]:
    """For every place and family, by number."""
    s = match.state
    assert isinstance(s, Mall)
    return {
        "roles": [ROLES[role] for role in _in_play(s)] if s.turn else None,
        "characters": _characters(s) if s.turn else None,
        "present": {place: s.present(place) for place in PLACES},
        "crowd": {place: s.crowd(place) for place in PLACES},
        "strength": {place: s.strength(place) for place in PLACES},
        "excess": {place: s.excess(place) for place in PLACES},
        "breached": {place: _breached(s, place) for place in PLACES},
        "equal": s.equal_is_enough(),
        "alive": [s.alive(family) for family in range(s.seats)],
        "dice": _known_dice(match, seat),
        "heading": {place: _heading(s, place) for place in PLACES},
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


def _breached(s: Mall, place: int) -> bool:
    """If the night came to this place now, there would be something to discuss."""
    night = s.copy()
    night.stack.clear()
    Attack(place).go(night, {})
    return bool(night.stack)


def _known_dice(match: Match, seat: int | None) -> list[int]:
    """What the seat was told of the dice since the box was last shaken, until their Monsters come."""
    known: list[int] = []
    for event in match.events_since(0, seat):
        if event["key"] in ("day", "shaken"):
            known = []
        known = event["args"].get("dice", known) if event["key"] in ("looked", "dice-shown") else known
    return [] if match.state.phase >= ARRIVAL else known


def _heading(s: Mall, place: int) -> list[int]:
    """Destinations are of today."""
    today = s.phase in (WHERE_TO, OVER_HERE)
    return [seat for seat, goal in enumerate(s.destination) if goal == place] if today else []
