"""Logs of tables in SQL. What waits is written together: many tables, one commit."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Collection
from itertools import groupby
from pathlib import Path
from typing import Any

from msgspec import Struct
from sqlalchemy import bindparam, event, select, text
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from huisclos.server.appending import LASTING, Appender, Gap
from huisclos.server.metrics import COMMIT_SECONDS, DELETED
from huisclos.server.schema import lines, tables
from huisclos.server.scrub import OWE, Scrub, empty_log
from huisclos.table.ports import Damaged, Kept, Phase, Taken

ROWS_AT_A_TIME = 500

_postpone = tables.update().where(tables.c.code == bindparam("table")).values(due=bindparam("later"))
_stale = text(
    "SELECT code FROM tables WHERE phase = 'lobby' AND touched < :lobbies"
    " OR phase IN ('playing', 'over', 'between') AND touched < :games"
)
_read = text(
    "SELECT number, line FROM lines WHERE code = :code"
    " UNION ALL SELECT -1, position FROM tables WHERE code = :code ORDER BY number"
)
"""At one moment: the position, then the lines that have led to it."""


class Delete(Struct):
    """A table that is to go, and who waits for that."""

    code: str
    done: asyncio.Future[None]


class Write(Struct):
    """Lines that wait to be committed, and who waits for that."""

    code: str
    first: int
    lines: list[bytes]
    due: float | None
    position: bytes | None
    phase: Phase
    private: bool
    done: asyncio.Future[None]

    @property
    def state(self) -> tuple[Any, ...]:
        """What is kept beside the lines."""
        return self.code, self.due, self.position, self.phase, time.time()

    @property
    def rows(self) -> list[tuple[Any, ...]]:
        """As the database takes them."""
        return [(self.code, number, line) for number, line in enumerate(self.lines, self.first)]


class SqlStore:
    """A store in a database. Use as `async with`."""

    def __init__(self, database: Path) -> None:
        self._engine = create_async_engine(f"sqlite+aiosqlite:///{database}", hide_parameters=True)
        event.listen(self._engine.sync_engine, "connect", _durable)
        self._appender = Appender(database)
        self._waiting: list[Write | Delete] = []
        self._wake = asyncio.Event()
        self._scrub = Scrub()
        self._writer: asyncio.Task[None] | None = None

    async def __aenter__(self) -> SqlStore:
        """It fails here if it can't write at all, and not when somebody waits for it."""
        await self._appender.open()
        connection = await self._engine.connect()
        await self._scrub.begin(connection)
        self._writer = asyncio.create_task(self._write(connection))
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._writer:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        await self._appender.close()
        if self._scrub.pause is not None:
            async with self._engine.connect() as connection:
                await self._scrub.do(connection)
        await self._engine.dispose()

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
        """Returns once it is on the disk."""
        await self._queue(Write(code, first, lines, due, position, phase, private, _future()))

    async def delete(self, code: str) -> None:
        """After all that waits; then it is overwritten on the disk, and copies of it soon are (see Scrub)."""
        await self._queue(Delete(code, _future()))

    async def _queue(self, one: Write | Delete) -> None:
        self._waiting.append(one)
        self._wake.set()
        await asyncio.shield(one.done)

    async def read(self, code: str) -> Kept:
        """The whole log of a table, and the position of its game; some rows at a time."""
        try:
            async with self._engine.connect() as connection:
                found = await connection.stream(_read, {"code": code})
                pages = found.partitions(ROWS_AT_A_TIME)
                rows = [(number, line) async for page in pages for number, line in page]
        except DatabaseError as problem:
            if type(problem) is DatabaseError:  # not locked, not full: pages of the file can't be read
                raise Damaged(code) from None
            raise
        return in_order(code, rows)

    async def due(self, now: float) -> list[str]:
        """By an index: the number of tables doesn't matter."""
        query = select(tables.c.code).where(tables.c.due <= now).order_by(tables.c.due).limit(100)
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def stale(
        self, lobbies: float | None, games: float | None, but: Collection[str], most: int
    ) -> list[str]:
        """By an index, too, and no further than needed."""
        found: list[str] = []
        async with self._engine.connect() as connection:
            async for code in await connection.stream_scalars(_stale, {"lobbies": lobbies, "games": games}):
                if code not in but:
                    found.append(code)
                if len(found) == most:
                    break
        return found

    async def unwanted(self) -> list[str]:
        """By an index of just these."""
        query = select(tables.c.code).where(text("unwanted = 1"))
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def postpone(self, code: str, due: float) -> None:
        """If it is still there. The next line that comes says anew when it is due."""
        async with self._engine.begin() as connection:
            await connection.execute(_postpone, {"table": code, "later": due})

    async def _write(self, connection: AsyncConnection) -> None:
        """For ever: whatever came in while the last commit ran goes into the next."""
        try:
            while True:
                quiet = not await self._something_comes()
                self._wake.clear()
                batch, self._waiting = self._waiting, []
                for kind, group in groupby(batch, type):
                    some: Any = list(group)
                    if kind is Write:
                        await self._append(some)
                    else:
                        await _delete(connection, some)
                        self._scrub.owe()
                if quiet or self._scrub.is_late:
                    await self._scrub.do(connection)
        finally:
            await connection.close()

    async def _append(self, batch: list[Write]) -> None:
        began = time.perf_counter()
        problem = await self._commit(batch)
        if not all(write.private for write in batch):
            COMMIT_SECONDS.observe(time.perf_counter() - began)
        if isinstance(problem, sqlite3.IntegrityError | Gap) and len(batch) > 1:
            # One table's trouble must not be the others'.
            for write in batch:
                _tell(write, await self._commit([write]))
        else:
            for write in batch:
                _tell(write, problem)

    async def _commit(self, batch: list[Write]) -> Exception | None:
        rows = [row for write in batch for row in write.rows]
        states = {one.code: one.state for one in batch}
        try:
            await self._appender.append(rows, list(states.values()))
        except Exception as problem:
            return problem
        return None

    async def _something_comes(self) -> bool:
        """False if it is quiet enough for what waits until then."""
        try:
            async with asyncio.timeout(self._scrub.pause):
                return await self._wake.wait()
        except TimeoutError:
            return False


async def _delete(connection: AsyncConnection, batch: list[Delete]) -> None:
    codes, problem = [one.code for one in batch], None
    try:
        async with connection.begin():
            for table in (lines, tables):
                await connection.execute(table.delete().where(table.c.code.in_(codes)))
            await connection.exec_driver_sql(OWE)
        await empty_log(connection)
        DELETED.inc(len(codes))
    except Exception as trouble:
        problem = trouble
    for one in batch:
        _tell(one, problem)


def in_order(code: str, rows: list[tuple[int, Any]]) -> Kept:
    """What the rows of a table hold: Damaged if a line is missing, or is no line at all."""
    position = rows.pop(0)[1] if rows and rows[0][0] < 0 else None
    if any(number != place or not isinstance(line, bytes) for place, (number, line) in enumerate(rows)):
        raise Damaged(code)
    return Kept([line for _, line in rows], position if isinstance(position, bytes) else None)


def _future() -> asyncio.Future[None]:
    return asyncio.get_running_loop().create_future()


def _tell(one: Write | Delete, problem: Exception | None) -> None:
    if one.done.done():
        return
    if problem is None:
        one.done.set_result(None)
    else:
        one.done.set_exception(Taken() if isinstance(problem, sqlite3.IntegrityError | Gap) else problem)


def _durable(connection: Any, _: Any) -> None:
    """That readers don't wait for writers is a trait of the file itself."""
    for pragma in LASTING:
        connection.execute(f"PRAGMA {pragma}")
