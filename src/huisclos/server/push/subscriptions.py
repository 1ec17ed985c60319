"""Who wants to be called, and where: kept beside the tables, in a thread of its own."""

from __future__ import annotations

import time
from pathlib import Path

from msgspec import Struct

from huisclos.server.database.sqlite_thread import Connection
from huisclos.table.values.refused import Refused

MOST_OF_ONE = 5
"""Devices of one person at one table; then the first is forgotten."""
MOST = 50_000
"""Of all people at all tables."""
AT_ONCE = 100

_HANG = (
    "INSERT INTO bells (code, person, endpoint, p256dh, auth, language, hung) VALUES (?, ?, ?, ?, ?, ?, ?)"
    " ON CONFLICT DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language"
)
_TOO_MANY = (
    "DELETE FROM bells WHERE rowid IN (SELECT rowid FROM bells WHERE code = ? AND person = ?"
    " ORDER BY hung DESC LIMIT -1 OFFSET ?)"
)


class Bell(Struct, frozen=True):
    """One browser of somebody at a table."""

    endpoint: str
    p256dh: str
    auth: str
    language: str


class Bells:
    """Of one database."""

    def __init__(self, database: Path) -> None:
        self._database = Connection(database, "bells")
        self.codes: set[str] = set()
        """The tables at which somebody wants to be called, and some at which nobody does any more."""

    async def open(self) -> None:
        await self._database.open()
        self.codes = {code for (code,) in await self._database.do("SELECT DISTINCT code FROM bells")}

    async def close(self) -> None:
        await self._database.close()

    async def hang(self, code: str, person: int, bell: Bell) -> None:
        """From now on they are called there. Refused if too many people are."""
        [(count,)] = await self._database.do("SELECT count(*) FROM bells")
        if count >= MOST:
            raise Refused("server-bells")
        row = code, person, bell.endpoint, bell.p256dh, bell.auth, bell.language, time.time()
        await self._database.do(_HANG, *row)
        await self._database.do(_TOO_MANY, code, person, MOST_OF_ONE)
        self.codes.add(code)

    async def take_down(self, code: str, person: int, endpoint: str) -> None:
        """They don't want to be called there any more, or can't be."""
        await self._database.do(
            "DELETE FROM bells WHERE code = ? AND person = ? AND endpoint = ?", code, person, endpoint
        )

    async def of(self, code: str, person: int) -> list[Bell]:
        """All of somebody's at a table."""
        query = "SELECT endpoint, p256dh, auth, language FROM bells WHERE code = ? AND person = ?"
        return [Bell(*row) for row in await self._database.do(query, code, person)]

    async def remind(self, code: str, person: int, at: float | None) -> None:
        """When they have to be asked about, if at all."""
        await self._database.do("UPDATE bells SET remind = ? WHERE code = ? AND person = ?", at, code, person)

    async def due(self, now: float) -> list[tuple[str, int]]:
        """Some of those who have to be asked about: each comes once."""
        query = "SELECT DISTINCT code, person FROM bells WHERE remind <= ? LIMIT ?"
        found = await self._database.do(query, now, AT_ONCE)
        for code, person in found:
            await self.remind(code, person, None)
        return found
