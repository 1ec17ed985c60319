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
from sqlalchemy import Table, TextClause, bindparam, text
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncConnection

from huisclos.server.database.appending import Appender
from huisclos.server.database.checkpoints import Checkpoints
from huisclos.server.database.engines import server_engine
from huisclos.server.database.schema import bells, groups, lines, tables
from huisclos.server.database.scrub import OWE, Scrub, empty_log
from huisclos.server.machine.metrics import COMMIT_SECONDS, DELETED
from huisclos.table.kept.store import Kept, Phase
from huisclos.table.values.refused import Damaged, WrittenElsewhere

ROWS_AT_A_TIME = 500

_due = text("SELECT code FROM tables WHERE due <= :now ORDER BY due LIMIT 100")
_unwanted = text("SELECT code FROM tables WHERE unwanted = 1")
"""Both are asked every second."""
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
_AS_IT_WAS = (None, None, None, None)


class Delete(Struct):
    """A table that is to go, or a group; and who waits for that."""

    code: str
    done: asyncio.Future[None]
    of: tuple[Table, ...] = (lines, tables, bells)


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

    def rows(self, now: float) -> list[tuple[Any, ...]]:
        """As the appender takes them: the first has to follow on what is there, the last says how it is."""
        *others, last = enumerate(self.lines, self.first)
        rows = [(self.code, number, line, number == self.first, *_AS_IT_WAS) for number, line in others]
        number, line = last
        state = self.due, self.position, self.phase, now
        return [*rows, (self.code, number, line, number == self.first, *state)]


class SqlStore:
    """A store in a database. Use as `async with`."""

    def __init__(self, database: Path) -> None:
        self.engine = server_engine(database)
        self._appender = Appender(self.engine)
        self._checkpoints = Checkpoints(database, self.engine, self._appender)
        self._waiting: list[Write | Delete] = []
        self._wake = asyncio.Event()
        self._scrub = Scrub()
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> SqlStore:
        """It fails here if it can't write at all, and not when somebody waits for it."""
        await self._appender.open()
        connection = await self.engine.connect()
        await connection.execution_options(isolation_level="SERIALIZABLE")  # what is deleted goes as a whole
        await self._scrub.begin(connection)
        self._tasks = [
            asyncio.create_task(one) for one in (self._write(connection), self._checkpoints.keep())
        ]
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._appender.close()
        if self._scrub.pause is not None:
            async with self.engine.connect() as connection:
                await self._scrub.do(connection)
        await self.engine.dispose()

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

    async def delete_group(self, code: str) -> None:
        """In the same way."""
        await self._queue(Delete(code, _future(), (groups,)))

    async def _queue(self, one: Write | Delete) -> None:
        self._waiting.append(one)
        self._wake.set()
        await one.done

    async def read(self, code: str) -> Kept:
        """The whole log of a table, and the position of its game; some rows at a time."""
        try:
            async with self.engine.connect() as connection:
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
        return await self._codes(_due, now=now)

    async def stale(
        self, lobbies: float | None, games: float | None, but: Collection[str], most: int
    ) -> list[str]:
        """By an index, too, and no further than needed."""
        found: list[str] = []
        async with self.engine.connect() as connection:
            async for code in await connection.stream_scalars(_stale, {"lobbies": lobbies, "games": games}):
                if code not in but:
                    found.append(code)
                if len(found) == most:
                    break
        return found

    async def unwanted(self) -> list[str]:
        """By an index of just these."""
        return await self._codes(_unwanted)

    async def _codes(self, query: TextClause, **values: Any) -> list[str]:
        async with self.engine.connect() as connection:
            return list(await connection.scalars(query, values))

    async def postpone(self, code: str, due: float) -> None:
        """If it is still there. The next line that comes says anew when it is due."""
        async with self.engine.connect() as connection:
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
        if isinstance(problem, sqlite3.IntegrityError) and len(batch) > 1:
            # One table's trouble must not be the others'.
            for write in batch:
                _tell(write, await self._commit([write]))
        else:
            for write in batch:
                _tell(write, problem)

    async def _commit(self, batch: list[Write]) -> Exception | None:
        now = time.time()
        try:
            await self._appender.append([row for write in batch for row in write.rows(now)])
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
    problem = None
    try:
        async with connection.begin():
            for one in batch:
                for table in one.of:
                    await connection.execute(table.delete().where(table.c.code == one.code))
            await connection.exec_driver_sql(OWE)
        await empty_log(connection)
        DELETED.inc(sum(tables in one.of for one in batch))
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
        one.done.set_exception(WrittenElsewhere() if isinstance(problem, sqlite3.IntegrityError) else problem)
