"""A connection to SQLite that belongs to one thread, straight through Python's driver."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

T = TypeVar("T")

LASTING = ("busy_timeout=10000", "synchronous=FULL", "secure_delete=ON", "wal_autocheckpoint=0")
"""Whoever is busy is waited for, every commit reaches the disk, what is deleted is overwritten, and
nobody does in passing what `Checkpoints` do."""

Job = tuple[Callable[..., Any], tuple[Any, ...], asyncio.Future[Any]]


class Connection:
    """What is done with it is done one thing after the other, and holds up nobody else."""

    def __init__(self, database: Path, thread: str) -> None:
        self._database = database
        self._thread = Thread(target=self._work, name=thread, daemon=True)
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._connection: sqlite3.Connection | None = None

    async def open(self) -> None:
        self._thread.start()
        await self._run(self._connect)

    async def close(self) -> None:
        """What is under way is done first."""
        await self._run(self._disconnect)
        self._jobs.put(None)

    async def do(self, statement: str, *values: Any) -> list[Any]:
        """The rows that come of it."""
        return await self._run(self._execute, statement, values)

    async def _run(self, function: Callable[..., T], *args: Any) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put((function, args, done))
        return await done

    def _work(self) -> None:
        """In the thread: a pool of just one would do as well, and takes three times as long over a job."""
        while job := self._jobs.get():
            function, args, done = job
            try:
                told = done.set_result, function(*args)
            except BaseException as problem:
                told = done.set_exception, problem
            done.get_loop().call_soon_threadsafe(_tell, done, *told)

    def _connect(self) -> None:
        self._connection = sqlite3.connect(self._database, isolation_level=None)
        for pragma in LASTING:
            self._execute(f"PRAGMA {pragma}", ())

    def _disconnect(self) -> None:
        if self._connection:
            self._connection.close()

    def _execute(self, statement: str, values: Sequence[Any]) -> list[Any]:
        assert self._connection
        return self._connection.execute(statement, values).fetchall()


def _tell(done: asyncio.Future[Any], tell: Callable[[Any], None], told: Any) -> None:
    """Whoever waited may have gone."""
    if not done.done():
        tell(told)
