"""Who wants to be called, and where: kept beside the tables."""

from __future__ import annotations

import time
from typing import Any

from msgspec import Struct, structs
from sqlalchemy import TextClause, text
from sqlalchemy.ext.asyncio import AsyncEngine

from huisclos.table.values.refused import Refused

MOST_OF_ONE = 5
"""Devices of one person at one table; then the first is forgotten."""
MOST = 50_000
"""Of all people at all tables."""
AT_ONCE = 100

_count = text("SELECT count(*) FROM bells")
_codes = text("SELECT DISTINCT code FROM bells")
_add = text(
    "INSERT INTO bells (code, person, endpoint, p256dh, auth, language, hung)"
    " VALUES (:code, :person, :endpoint, :p256dh, :auth, :language, :hung)"
    " ON CONFLICT DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language"
)
_keep_last = text(
    "DELETE FROM bells WHERE rowid IN (SELECT rowid FROM bells WHERE code = :code AND person = :person"
    " ORDER BY hung DESC LIMIT -1 OFFSET :most)"
)
_remove = text("DELETE FROM bells WHERE code = :code AND person = :person AND endpoint = :endpoint")
_of = text("SELECT endpoint, p256dh, auth, language FROM bells WHERE code = :code AND person = :person")
_remind = text("UPDATE bells SET remind = :at WHERE code = :code AND person = :person")
_due = text("SELECT DISTINCT code, person FROM bells WHERE remind <= :now LIMIT :most")


class Subscriber(Struct, frozen=True):
    """One browser of somebody at a table."""

    endpoint: str
    p256dh: str
    auth: str
    language: str


class Subscriptions:
    """Of one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.codes: set[str] = set()
        """The tables at which somebody wants to be called, and some at which nobody does any more."""

    async def open(self) -> None:
        async with self._engine.connect() as connection:
            self.codes = set(await connection.scalars(_codes))

    async def add(self, code: str, person: int, subscriber: Subscriber) -> None:
        """From now on they are called there. Refused if too many people are."""
        who = {"code": code, "person": person}
        async with self._engine.connect() as connection:
            if (await connection.scalar(_count) or 0) >= MOST:
                raise Refused("server-bells")
            await connection.execute(_add, {**who, **structs.asdict(subscriber), "hung": time.time()})
            await connection.execute(_keep_last, {**who, "most": MOST_OF_ONE})
        self.codes.add(code)

    async def remove(self, code: str, person: int, endpoint: str) -> None:
        """They don't want to be called there any more, or can't be."""
        await self._do(_remove, code=code, person=person, endpoint=endpoint)

    async def of(self, code: str, person: int) -> list[Subscriber]:
        """All of somebody's at a table."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(_of, {"code": code, "person": person})
        return [Subscriber(*row) for row in rows]

    async def remind(self, code: str, person: int, at: float | None) -> None:
        """When they have to be asked about, if at all."""
        await self._do(_remind, code=code, person=person, at=at)

    async def due(self, now: float) -> list[tuple[str, int]]:
        """Some of those who have to be asked about: each comes once."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(_due, {"now": now, "most": AT_ONCE})
        found = [(code, person) for code, person in rows]
        for code, person in found:
            await self.remind(code, person, None)
        return found

    async def _do(self, statement: TextClause, **values: Any) -> None:
        async with self._engine.connect() as connection:
            await connection.execute(statement, values)
