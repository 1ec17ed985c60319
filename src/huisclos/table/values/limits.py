"""How much of everything a hall has room for."""

from __future__ import annotations

from msgspec import Struct


class Room(Struct, frozen=True):
    """At one table, and for tables."""

    sockets: int = 1000
    """So many connections."""
    spectators: int = 800
    """So many connections of people without a seat there: they never keep those out who play."""
    tables: int = 2000
    """In memory though nobody is connected to them: beyond that, those that nobody has used for longest
    leave it."""
