"""What was appended moves from the log of the database into its file, beside the appending.

SQLite by itself has whoever appends do that now and then, and all tables wait meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

from sqlalchemy.ext.asyncio import AsyncEngine

from huisclos.server.database.appending import Appender
from huisclos.server.machine.outage import DATABASE

_log = logging.getLogger(__name__)

SECONDS = 1.0
LONG = 8_000_000
"""Bytes. A log that is longer begins anew, which it can't while something in it is left to move."""
_MOVE = "PRAGMA wal_checkpoint(PASSIVE)"


class Checkpoints:
    """Those of one database."""

    def __init__(self, database: Path, engine: AsyncEngine, appender: Appender) -> None:
        self._engine = engine
        self._appender = appender
        self._log = database.with_name(f"{database.name}-wal")

    async def keep(self) -> None:
        """For ever. What can't be done now is done later: the log only grows meanwhile."""
        while True:
            await asyncio.sleep(SECONDS)
            try:
                await self.once()
            except DATABASE:
                _log.exception("can't move what was appended")

    async def once(self) -> None:
        """Most of it here; the little that comes meanwhile between two appends."""
        if self._log.exists() and self._log.stat().st_size > LONG:
            async with self._engine.connect() as connection:
                await connection.exec_driver_sql(_MOVE)
            await self._appender.do(_MOVE)
