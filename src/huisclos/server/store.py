"""Logs of tables in SQL. What waits is written together: many tables, one commit."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from msgspec import Struct
from sqlalchemy import Column, Float, Integer, LargeBinary, MetaData, String, Table, event, select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from huisclos.server.metrics import COMMIT_SECONDS
from huisclos.table.ports import Taken

metadata = MetaData()
tables = Table(
    "tables",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("due", Float, index=True),
)
lines = Table(
    "lines",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("line", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)


_insert = lines.insert()
_upsert = insert(tables)
_upsert = _upsert.on_conflict_do_update(["code"], set_={"due": _upsert.excluded.due})


class Write(Struct):
    """Lines that wait to be committed, and who waits for that."""

    code: str
    first: int
    lines: list[bytes]
    due: float | None
    moved: bool
    """Its due isn't what the database has."""
    done: asyncio.Future[None]

    @property
    def rows(self) -> list[dict[str, Any]]:
        """As the database takes them."""
        return [
            {"code": self.code, "number": number, "line": line}
            for number, line in enumerate(self.lines, self.first)
        ]


class SqlStore:
    """A store in a database. Use as `async with`."""

    def __init__(self, database: Path) -> None:
        self._engine = create_async_engine(f"sqlite+aiosqlite:///{database}", hide_parameters=True)
        event.listen(self._engine.sync_engine, "connect", _durable)
        self._waiting: list[Write] = []
        self._wake = asyncio.Event()
        self._dues: dict[str, float | None] = {}
        self._writer: asyncio.Task[None] | None = None

    async def __aenter__(self) -> SqlStore:
        self._writer = asyncio.create_task(self._write())
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._writer:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        await self._engine.dispose()

    async def append(self, code: str, first: int, lines: list[bytes], due: float | None) -> None:
        """Returns once it is on the disk."""
        moved = code not in self._dues or self._dues[code] != due
        self._dues[code] = due
        write = Write(code, first, lines, due, moved, asyncio.get_running_loop().create_future())
        self._waiting.append(write)
        self._wake.set()
        try:
            await asyncio.shield(write.done)
        except BaseException:
            self._dues.pop(code, None)
            raise

    async def read(self, code: str) -> list[bytes]:
        """The whole log of a table."""
        query = select(lines.c.line).where(lines.c.code == code).order_by(lines.c.number)
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def due(self, now: float) -> list[str]:
        """By an index: the number of tables doesn't matter."""
        query = select(tables.c.code).where(tables.c.due <= now).order_by(tables.c.due).limit(100)
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def _write(self) -> None:
        """For ever: whatever came in while the last commit ran goes into the next."""
        async with self._engine.connect() as connection:
            while True:
                await self._wake.wait()
                self._wake.clear()
                batch, self._waiting = self._waiting, []
                with COMMIT_SECONDS.time():
                    problem = await _commit(connection, batch)
                if isinstance(problem, IntegrityError) and len(batch) > 1:
                    # One table's trouble must not be the others'.
                    for write in batch:
                        _tell(write, await _commit(connection, [write]))
                else:
                    for write in batch:
                        _tell(write, problem)


async def _commit(connection: AsyncConnection, batch: list[Write]) -> Exception | None:
    dues = {write.code: {"code": write.code, "due": write.due} for write in batch if write.moved}
    try:
        async with connection.begin():
            await connection.execute(_insert, [row for write in batch for row in write.rows])
            if dues:
                await connection.execute(_upsert, list(dues.values()))
    except Exception as problem:
        return problem
    return None


def _tell(write: Write, problem: Exception | None) -> None:
    if write.done.done():
        return
    if problem is None:
        write.done.set_result(None)
    else:
        write.done.set_exception(Taken() if isinstance(problem, IntegrityError) else problem)


def _durable(connection: Any, _: Any) -> None:
    """Every commit reaches the disk; readers don't wait for writers."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}")
