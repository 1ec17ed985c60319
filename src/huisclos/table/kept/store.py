"""Where the logs of tables are kept: the port to a store, and one in memory."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Collection
from typing import Literal, Protocol

from msgspec import Struct

from huisclos.table.values.refused import WrittenElsewhere

Phase = Literal["lobby", "playing", "over", "between"]
"""What has become of a table. In a lobby no game has begun yet; between two of them is another matter."""


class Kept(Struct, frozen=True):
    """What is kept of a table: all lines of its log, and the position of its game, if one is there."""

    lines: list[bytes]
    position: bytes | None = None


class Store(Protocol):
    """Where the logs of tables are kept."""

    async def append(
        self,
        code: str,
        first: int,
        lines: list[bytes],
        due: float | None,
        position: bytes | None = None,
        phase: Phase = "lobby",
        *,
        private: bool = False,
    ) -> None:
        """Keep lines from that number on, and the position they lead to; all of it or nothing.

        Returns only when it can't be lost any more. That there were `private` lines is counted nowhere.

        WrittenElsewhere if a line of that number is there already, or the one before isn't: somebody else
        owns the table, or has deleted it.
        """

    async def read(self, code: str) -> Kept:
        """All of a table as it was at one moment; no lines if there is no such table.

        Damaged if some of it is there and some isn't.
        """

    async def due(self, now: float) -> list[str]:
        """The tables that the house has something to do at: some of them, the longest overdue first."""

    async def postpone(self, code: str, due: float) -> None:
        """Nothing can be done at this table before then."""

    async def stale(
        self, lobbies: float | None, games: float | None, but: Collection[str], most: int
    ) -> list[str]:
        """Tables that nobody has touched since then, lobbies and others: so many at most, `but` not these."""

    async def unwanted(self) -> list[str]:
        """The tables that whoever runs this house wants to be gone."""

    async def delete(self, code: str) -> None:
        """Everything there is of a table, for good; returns only when it is gone."""


class MemoryStore:
    """For tests, and for tables that needn't outlive the program."""

    def __init__(self) -> None:
        self.logs: defaultdict[str, list[bytes]] = defaultdict(list)
        self.dues: dict[str, float | None] = {}
        self.positions: dict[str, bytes | None] = {}
        self.touched: dict[str, tuple[Phase, float]] = {}

    async def append(
        self,
        code: str,
        first: int,
        lines: list[bytes],
        due: float | None,
        position: bytes | None = None,
        phase: Phase = "lobby",
        *,
        private: bool = False,
    ) -> None:
        """Kept as long as the program runs."""
        if len(self.logs[code]) != first:
            raise WrittenElsewhere
        self.logs[code] += lines
        self.dues[code] = due
        self.positions[code] = position
        self.touched[code] = phase, time.time()

    async def read(self, code: str) -> Kept:
        return Kept(list(self.logs.get(code, ())), self.positions.get(code))

    async def due(self, now: float) -> list[str]:
        """Those whose time has come."""
        return [code for code, due in self.dues.items() if due is not None and due <= now]

    async def postpone(self, code: str, due: float) -> None:
        if code in self.dues:
            self.dues[code] = due

    async def stale(
        self, lobbies: float | None, games: float | None, but: Collection[str], most: int
    ) -> list[str]:
        """The first of them."""
        found = [
            code
            for code, (phase, at) in self.touched.items()
            if (before := lobbies if phase == "lobby" else games) is not None and at < before
        ]
        return [code for code in found if code not in but][:most]

    async def unwanted(self) -> list[str]:
        """None: nobody but the program has them."""
        return []

    async def delete(self, code: str) -> None:
        for kept in (self.logs, self.dues, self.positions, self.touched):
            kept.pop(code, None)
