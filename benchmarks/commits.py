"""`python -m benchmarks.commits [FOLDER]`: what it costs to keep an action, by each way to the database.

In a folder in memory (/dev/shm) the disk's own pace is left out. A server is busy where something else takes
half a millisecond at each turn of its loop: then it counts how often a way comes back to that loop.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterable, Sequence
from itertools import product
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any

from sqlalchemy.dialects.sqlite import insert

from huisclos.server.database.appending import COLUMNS, Appender
from huisclos.server.database.engines import server_engine
from huisclos.server.database.migrate import migrate
from huisclos.server.database.schema import lines, tables

SECONDS, ROUNDS = 0.5, 5
BUSY_SECONDS = 0.0005
LINE, POSITION = bytes(200), bytes(2500)
_table = insert(tables)
_NEW = {name: _table.excluded[name] for name in ("due", "position", "phase", "touched")}
_TABLE = _table.on_conflict_do_update(index_elements=["code"], set_=_NEW)


class OneStatement(Appender):
    """The same statement, but through SQLAlchemy."""

    async def do(self, statement: str, values: Iterable[Any] = ()) -> None:
        await self._held.exec_driver_sql(statement, tuple(values))


class Statements(Appender):
    """As SQLAlchemy would have it: a transaction of two statements."""

    async def open(self) -> None:
        await super().open()
        await self._held.rollback()
        await self._held.execution_options(isolation_level="SERIALIZABLE")

    async def append(self, rows: Sequence[tuple[Any, ...]]) -> None:
        named = [dict(zip(COLUMNS, row, strict=True)) for row in rows]
        async with self._held.begin():
            await self._held.execute(lines.insert(), [_part(row, "code", "number", "line") for row in named])
            await self._held.execute(_TABLE, [_part(row, "code", *_NEW) for row in named])


WAYS = {
    "SQLAlchemy, a transaction": Statements,
    "SQLAlchemy, one statement": OneStatement,
    "its driver, one statement": Appender,
}


def _part(row: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: row[name] for name in names}


async def _keep_busy() -> None:
    while True:
        until = perf_counter() + BUSY_SECONDS
        while perf_counter() < until:
            pass
        await asyncio.sleep(0)


async def _measured(way: type[Appender], database: Path, together: int, *, busy: bool) -> tuple[float, float]:
    """Commits a second, each for so many tables; and microseconds of processors for one."""
    engine = server_engine(database)
    appender = way(engine)
    await appender.open()
    work = asyncio.create_task(_keep_busy()) if busy else None
    number, began, used = 0, perf_counter(), process_time()
    while perf_counter() < began + SECONDS:
        rows = [(f"T{n}", number, LINE, True, None, POSITION, "playing", 1.0) for n in range(together)]
        await appender.append(rows)
        number += 1
    passed, used = perf_counter() - began, process_time() - used
    if work:
        work.cancel()
    await appender.close()
    await engine.dispose()
    return number / passed, used / number * 1e6


def _once(way: type[Appender], folder: str | None, together: int, *, busy: bool) -> tuple[float, float]:
    with TemporaryDirectory(dir=folder) as place:
        database = Path(place) / "tables.sqlite"
        migrate(database)
        return asyncio.run(_measured(way, database, together, busy=busy))


def main(folder: str | None = None) -> None:
    """The ways in turn, over and over: a slow minute falls on all of them."""
    sys.stdout.write("| way | tables | server | commits/s | µs of CPU |\n|---|--:|---|--:|--:|\n")
    for busy, together in product((False, True), (1, 20)):
        rounds = [[_once(way, folder, together, busy=busy) for way in WAYS.values()] for _ in range(ROUNDS)]
        for name, turns in zip(WAYS, zip(*rounds, strict=True), strict=True):
            commits, cpu = (median(figures) for figures in zip(*turns, strict=True))
            how = "busy | {:,.0f} | |" if busy else "quiet | {:,.0f} | {:.0f} |"
            sys.stdout.write(f"| {name} | {together} | {how.format(commits, cpu)}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
