"""Appending to logs in SQLite: in a thread of its own, straight through Python's driver.

Every action at every table waits for this, so it takes one trip to the thread, and nothing in between.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")

LASTING = ("busy_timeout=10000", "synchronous=FULL", "secure_delete=ON")
"""Whoever is busy is waited for, every commit reaches the disk, and what is deleted is overwritten."""

_LINES = (
    "INSERT INTO lines SELECT ?1, ?2, ?3"
    " WHERE ?2 = 0 OR EXISTS (SELECT 1 FROM lines WHERE code = ?1 AND number = ?2 - 1)"
)
"""A line goes behind the one before it: a table that was deleted meanwhile doesn't come back."""
_TABLES = (
    "INSERT INTO tables (code, due, position, phase, touched) VALUES (?, ?, ?, ?, ?)"
    " ON CONFLICT (code) DO UPDATE SET due = excluded.due, position = excluded.position,"
    " phase = excluded.phase, touched = excluded.touched"
)


class Gap(Exception):
    """The line before isn't there."""


class Appender:
    """One connection, which belongs to one thread."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._thread = ThreadPoolExecutor(1, "appending")
        self._connection: sqlite3.Connection | None = None

    async def open(self) -> None:
        await self._run(self._connect)

    async def append(self, lines: Sequence[tuple[Any, ...]], tables: Sequence[tuple[Any, ...]]) -> None:
        """All of it or nothing; returns once it is on the disk. Gap, or sqlite3.Error."""
        await self._run(self._append, lines, tables)

    async def close(self) -> None:
        """What is under way is done first."""
        await self._run(self._disconnect)
        self._thread.shutdown(wait=False)

    async def _run(self, function: Callable[..., T], *args: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, function, *args)

    def _connect(self) -> None:
        self._connection = sqlite3.connect(self._database, isolation_level=None)
        for pragma in LASTING:
            self._connection.execute(f"PRAGMA {pragma}")

    def _disconnect(self) -> None:
        if self._connection:
            self._connection.close()

    def _append(self, lines: Sequence[tuple[Any, ...]], tables: Sequence[tuple[Any, ...]]) -> None:
        assert self._connection
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            if self._connection.executemany(_LINES, lines).rowcount != len(lines):
                raise Gap
            self._connection.executemany(_TABLES, tables)
            self._connection.execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            raise
