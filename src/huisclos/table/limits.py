"""How much of everything a hall has room for."""

from __future__ import annotations

from msgspec import Struct


class Room(Struct, frozen=True):
    """At one table."""

    sockets: int = 1000
    """Connections,"""
    spectators: int = 800
    """of them from people without a seat there: they never keep those out who play."""
