"""What was appended moves from the log of the database into its file, beside the appending.

SQLite by itself has whoever appends do that now and then, and all tables wait meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from pathlib import Path

from huisclos.server.database.sqlite_thread import Connection

_log = logging.getLogger(__name__)

SECONDS = 1.0
LONG = 8_000_000
"""Bytes. A log that is longer begins anew, which it can't while something in it is left to move."""
_MOVE = "PRAGMA wal_checkpoint(PASSIVE)"


class Checkpoints(Connection):
    """Those of one database."""

    def __init__(self, database: Path, appender: Connection) -> None:
        super().__init__(database, "checkpoints")
        self._appender = appender
        self._log = database.with_name(f"{database.name}-wal")

    async def keep(self) -> None:
        """For ever. What can't be done now is done later: the log only grows meanwhile."""
        while True:
            await asyncio.sleep(SECONDS)
            try:
                await self.once()
            except sqlite3.Error:
                _log.exception("can't move what was appended")

    async def once(self) -> None:
        """Most of it here; the little that comes meanwhile between two appends."""
        if self._log.exists() and self._log.stat().st_size > LONG:
            await self.do(_MOVE)
            await self._appender.do(_MOVE)
