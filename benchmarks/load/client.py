"""What the generator needs of a server: tables, and people at them."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod

SEATS = 5


class Watcher:
    """Whoever measures a table; its clients tell it all this. This one is for tables not yet open."""

    def answered(self, seat: int, number: int | None) -> None:
        """The seat's action led to the view of this number; None: it was refused."""

    def shown(self, seat: int) -> None:
        """The seat has a new view."""

    def dropped(self, seat: int) -> None:
        """The seat's connection is gone."""


class Client(ABC):
    """One person at a table, connected."""

    watcher = Watcher()
    seat: int
    seen = -1
    """The number of the newest view that arrived."""
    acted = -1
    """The number of the view that the client's own last action led to."""
    asked = False
    """That view asks for an action."""
    over = False
    """That view shows the end of a game."""

    @abstractmethod
    def act(self, rng: random.Random) -> None:
        """Send any action that is allowed."""


class Side(ABC):
    """One of the servers compared."""

    @abstractmethod
    async def open(self) -> list[Client]:
        """A new table with a client on every seat, all of whom have their first view."""

    @abstractmethod
    async def again(self, clients: list[Client]) -> None:
        """Another game for a table whose game is over."""

    @abstractmethod
    async def close(self) -> None:
        """Let go of all connections."""
