"""What a hall of tables needs from outside: a place to keep logs, and a way to wake readers."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import Protocol


class Store(Protocol):
    """Where the logs of tables are kept."""

    async def append(self, code: str, first: int, lines: list[bytes], due: float | None) -> None:
        """Keep lines from that number on; returns only when they can't be lost any more.

        Taken if a line of that number is there already: somebody else owns the table.
        """

    async def read(self, code: str) -> list[bytes]:
        """All lines of a table, in order; none if there is no such table."""

    async def due(self, now: float) -> list[str]:
        """The tables that the house has something to do at."""


class Taken(Exception):
    """Another owner has written to this table."""


class MemoryStore:
    """For tests, and for tables that needn't outlive the program."""

    def __init__(self) -> None:
        self.logs: defaultdict[str, list[bytes]] = defaultdict(list)
        self.dues: dict[str, float | None] = {}

    async def append(self, code: str, first: int, lines: list[bytes], due: float | None) -> None:
        """Kept as long as the program runs."""
        if len(self.logs[code]) != first:
            raise Taken
        self.logs[code] += lines
        self.dues[code] = due

    async def read(self, code: str) -> list[bytes]:
        """In order."""
        return list(self.logs.get(code, ()))

    async def due(self, now: float) -> list[str]:
        """Those whose time has come."""
        return [code for code, due in self.dues.items() if due is not None and due <= now]


class Listener:
    """Somebody who is connected to a table. `news` is set whenever something changed."""

    def __init__(self, person: int | None) -> None:
        self.person = person
        self.news = asyncio.Event()


class Hub:
    """Wakes whoever listens to a table. A slow reader misses nothing: it reads the table when it wakes."""

    def __init__(self) -> None:
        self._listeners: defaultdict[str, set[Listener]] = defaultdict(set)

    def listen(self, code: str, person: int | None) -> Listener:
        """Somebody comes; the others see it."""
        listener = Listener(person)
        self._listeners[code].add(listener)
        self.wake(code)
        return listener

    def leave(self, code: str, listener: Listener) -> None:
        """Somebody goes."""
        self._listeners[code].discard(listener)
        self.wake(code)
        if not self._listeners[code]:
            del self._listeners[code]

    def here(self, code: str) -> set[int | None]:
        """The people who are connected to a table; None stands for spectators."""
        return {listener.person for listener in self._listeners.get(code, ())}

    def wake(self, code: str) -> None:
        """Something changed."""
        for listener in self._listeners.get(code, ()):
            listener.news.set()
