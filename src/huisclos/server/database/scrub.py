"""Copies of what was deleted: SQLite overwrites rows that go, but not the copies it left when it moved them.

The whole file is written anew for that, which holds up all writers, so it waits until none comes.
"""

from __future__ import annotations

import logging
import time

from sqlalchemy.ext.asyncio import AsyncConnection

_log = logging.getLogger(__name__)

QUIET_SECONDS = 3.0
"""Overwriting begins when nothing was to be written for so long."""
LATEST_SECONDS = 600.0
"""Where there is always something to write, overwriting begins after that time."""
MOST_PAGES = 8192
"""Of 4 kB. A larger file takes too long."""
OWE = "PRAGMA user_version = 1"
"""Part of the transaction that deletes something: whoever opens the file later knows of it, too."""


class Scrub:
    """Of one file."""

    def __init__(self) -> None:
        self._since: float | None = None
        """The first thing that was deleted since it was last done."""

    async def begin(self, connection: AsyncConnection) -> None:
        """It may be left from the last time that the file was open."""
        if (await connection.exec_driver_sql("PRAGMA user_version")).scalar_one():
            self.owe()
        await connection.rollback()

    def owe(self) -> None:
        if self._since is None:
            self._since = time.monotonic()

    @property
    def pause(self) -> float | None:
        """After so many seconds without anything else to do it is to be done; None: there is no need."""
        return None if self._since is None else QUIET_SECONDS

    @property
    def is_late(self) -> bool:
        return self._since is not None and time.monotonic() > self._since + LATEST_SECONDS

    async def do(self, connection: AsyncConnection) -> None:
        """What can't be done now is tried after the next deletion, or when the file is next opened."""
        self._since = None
        try:
            pages = (await connection.exec_driver_sql("PRAGMA page_count")).scalar_one()
            if pages <= MOST_PAGES:
                await connection.exec_driver_sql("VACUUM")
            await connection.exec_driver_sql("PRAGMA user_version = 0")
            await empty_log(connection)
        except Exception:
            _log.exception("can't write the database anew")


async def empty_log(connection: AsyncConnection) -> None:
    """The write-ahead log holds what was there before."""
    await connection.rollback()
    await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    await connection.rollback()
