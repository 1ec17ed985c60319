"""Appending to logs in SQLite.

Every action at every table waits for this, so it takes one trip to the thread of a connection, and there one
statement: after each the thread would have to wait for its turn to run Python again. SQLAlchemy would make
several trips of it, so its driver is asked straight away; `benchmarks/commits.py` measures what that saves.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from aiosqlite import Connection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

MOST_ROWS = 500
"""In one statement."""
TOUCH_SECONDS = 60
"""When a table was last touched needn't be known more exactly than by so many seconds."""
COLUMNS = ("code", "number", "line", "first", "due", "position", "phase", "touched")
_SET_UP = (
    "PRAGMA temp_store=MEMORY",  # what is being appended is nowhere on the disk but in the database
    f"CREATE TEMP VIEW appended AS SELECT {', '.join(f'NULL AS {name}' for name in COLUMNS)}",
    "CREATE TEMP TRIGGER append INSTEAD OF INSERT ON appended BEGIN"
    " SELECT RAISE(ABORT, 'gap') WHERE NEW.first = 'gap';"
    " INSERT INTO lines VALUES (NEW.code, NEW.number, NEW.line);"
    " INSERT INTO tables (code, due, position, phase, touched)"
    " SELECT NEW.code, NEW.due, NEW.position, NEW.phase, NEW.touched WHERE NEW.phase IS NOT NULL"
    " ON CONFLICT (code) DO UPDATE SET position = excluded.position;"
    " UPDATE tables SET due = NEW.due WHERE code = NEW.code AND NEW.phase IS NOT NULL AND due IS NOT NEW.due;"
    " UPDATE tables SET phase = NEW.phase, touched = NEW.touched"
    " WHERE code = NEW.code AND NEW.phase IS NOT NULL"
    f" AND (phase IS NOT NEW.phase OR touched IS NULL OR touched < NEW.touched - {TOUCH_SECONDS});"
    " END",
)
"""What there is an index of is written only where it is another: each costs pages."""
_APPEND = (
    f"INSERT INTO appended WITH new ({', '.join(COLUMNS)}) AS (VALUES {{rows}})"
    " SELECT code, number, line, CASE WHEN first AND number > 0 AND NOT EXISTS"
    " (SELECT 1 FROM lines WHERE code = new.code AND number = new.number - 1) THEN 'gap' END,"
    " due, position, phase, touched FROM new"
)
"""The first of some lines goes behind the one before it: a table that was deleted doesn't come back."""


class Appender:
    """The one connection that logs are written with."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._held: AsyncConnection
        self._driver: Connection

    async def open(self) -> None:
        self._held = await self._engine.connect()
        driver = (await self._held.get_raw_connection()).driver_connection
        assert isinstance(driver, Connection)
        self._driver = driver
        for statement in _SET_UP:
            await self.do(statement)

    async def close(self) -> None:
        """What is under way is done first."""
        await self._held.close()

    async def do(self, statement: str, values: Iterable[Any] = ()) -> None:
        """In one trip; what goes wrong comes as the driver has it, as an sqlite3.Error."""
        await self._driver.execute_fetchall(statement, values)

    async def append(self, rows: Sequence[tuple[Any, ...]]) -> None:
        """All of them or nothing; returns once they are on the disk. Each has the values of COLUMNS, those
        with a phase say how their table is from then on.

        sqlite3.IntegrityError if a line is there already, or the one before the first isn't.
        """
        if len(rows) <= MOST_ROWS:
            await self._append(rows)
            return
        await self.do("BEGIN IMMEDIATE")
        try:
            for first in range(0, len(rows), MOST_ROWS):
                await self._append(rows[first : first + MOST_ROWS])
            await self._driver.commit()
        except BaseException:
            await self._driver.rollback()
            raise

    async def _append(self, rows: Sequence[tuple[Any, ...]]) -> None:
        await self.do(_filled(len(rows)), [value for row in rows for value in row])


@cache
def _filled(rows: int) -> str:
    row = f"({', '.join('?' * len(COLUMNS))})"
    return _APPEND.format(rows=", ".join([row] * rows))
