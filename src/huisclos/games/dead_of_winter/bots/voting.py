"""DW-3.7: whom to exile."""

from __future__ import annotations

from huisclos.games.dead_of_winter.bots.sight import Sight
from huisclos.games.dead_of_winter.bots.suspicion import doubts

ACCUSES, VOTES = 0.6, 0.5
"""How likely somebody must be the traitor for me to call a vote, and to vote against them;"""
PRETENDS = 0.3
"""and for a traitor to pretend to believe it."""
SHAME = 0.15
"""How much surer I must be after somebody was exiled: two loyal exiles are the end."""


def accusation(sight: Sight, seat: int) -> float:
    """What it is worth to call a vote."""
    return 1.0 if doubts(sight)[seat] >= _bar(sight, ACCUSES) else 0.0


def thumb(sight: Sight, seat: int) -> str:
    """Up to have them exiled."""
    if seat == sight.me:
        return "thumb:down"
    return "thumb:up" if doubts(sight)[seat] >= _bar(sight, VOTES) else "thumb:down"


def _bar(sight: Sight, usual: float) -> float:
    if sight.betrays:
        return PRETENDS if usual == VOTES else ACCUSES
    return usual + SHAME * sum(sight.s.exiled)
