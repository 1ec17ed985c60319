"""DW-9.2: who has met their objective, and how far each is."""

from __future__ import annotations

from .state import Colony


def met(s: Colony, seat: int) -> bool:
    """DW-9.2."""
    return s.met


def far(s: Colony, seat: int) -> int:
    """How far a player has come."""
    return 0
