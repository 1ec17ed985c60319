"""Groups in SQL, beside the tables that they play at."""

from __future__ import annotations

import time

from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from huisclos.server.database.store import SqlStore
from huisclos.table.groups.group_book import Version
from huisclos.table.values.refused import WrittenElsewhere

_read = text("SELECT version, body FROM groups WHERE code = :code")
_first = text(
    "INSERT INTO groups (code, version, games, written, body) VALUES (:code, :version, :games, :now, :body)"
)
_next = text(
    "UPDATE groups SET version = :version, games = :games, written = :now, body = :body"
    " WHERE code = :code AND version = :version - 1"
)
_stale = text(
    "SELECT code FROM groups WHERE games = 0 AND written < :empty OR games > 0 AND written < :played"
    " LIMIT :most"
)


class SqlGroups:
    """A GroupStore in the database of a store."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store

    async def read(self, code: str) -> Version | None:
        async with self._store.engine.connect() as connection:
            row = (await connection.execute(_read, {"code": code})).first()
        return Version(*row) if row else None

    async def write(self, code: str, version: Version, games: int) -> None:
        """Returns once it is on the disk."""
        how = _first if version.number == 1 else _next
        row = {
            "code": code,
            "version": version.number,
            "games": games,
            "now": time.time(),
            "body": version.group,
        }
        try:
            async with self._store.engine.connect() as connection:
                written = (await connection.execute(how, row)).rowcount
        except IntegrityError:
            raise WrittenElsewhere from None
        if not written:
            raise WrittenElsewhere

    async def delete(self, code: str) -> None:
        """As tables are: it is overwritten on the disk, and copies of it soon are."""
        await self._store.delete_group(code)

    async def stale(self, empty: float | None, played: float | None, most: int) -> list[str]:
        """What nothing is older than isn't found."""
        bounds = {"empty": empty, "played": played, "most": most}
        async with self._store.engine.connect() as connection:
            return list((await connection.execute(_stale, bounds)).scalars())
