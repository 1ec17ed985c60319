"""Who comes in how often, and from where: so that no stranger fills the house."""

from __future__ import annotations

import time
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from huisclos.server.households import household
from huisclos.server.refusals import FEW_KILOBYTES
from huisclos.server.settings import Limits
from huisclos.server.shares import REQUEST, Shares
from huisclos.table.deed import Refused

MOST_KNOWN = 50_000
"""So many addresses are remembered; then the first are forgotten."""
HOUR, DAY = 3600.0, 86_400.0


class Quota:
    """So many in so many seconds, for each who comes."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self._counted: dict[str, tuple[float, int]] = {}
        """Since when, and how many; the oldest first."""

    def has_room(self, who: str) -> bool:
        return self._count(who)[1] < self.most

    def take(self, who: str) -> None:
        since, count = self._count(who)
        self._counted[who] = since, count + 1
        if len(self._counted) > MOST_KNOWN:
            del self._counted[next(iter(self._counted))]

    def _count(self, who: str) -> tuple[float, int]:
        now = time.monotonic()
        since, count = self._counted.get(who, (now, 0))
        if now - since < self.seconds:
            return since, count
        del self._counted[who]
        return now, 0


class Doors:
    """Those of one server."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._tables = [Quota(limits.tables_per_hour, HOUR), Quota(limits.tables_per_day, DAY)]
        self._joins = Quota(limits.joins_per_hour, HOUR)
        self._remarks = Quota(limits.remarks_per_hour, HOUR)
        self._groups = Quota(limits.groups_per_day, DAY)
        self._sockets: Counter[str] = Counter()
        self.shares = Shares(limits.at_once, limits.effort_per_second)

    def open_table(self, address: str) -> None:
        """Refused for whoever has opened too many."""
        if not all(quota.has_room(address) for quota in self._tables):
            raise Refused("server-tables")
        for quota in self._tables:
            quota.take(address)

    def make_group(self, address: str) -> None:
        """Refused for whoever has made too many."""
        if not self._groups.has_room(address):
            raise Refused("server-groups")
        self._groups.take(address)

    @contextmanager
    def joining(self, address: str) -> Iterator[None]:
        """Somebody new tries to sit down; Refused if too many from there have."""
        if not self._joins.has_room(address):
            raise Refused("server-joins")
        yield
        self._joins.take(address)

    def remark(self, address: str) -> None:
        """Somebody without a seat writes; Refused if those from there have written enough."""
        if not self._remarks.has_room(address):
            raise Refused("server-remarks")
        self._remarks.take(address)

    @contextmanager
    def connected(self, address: str) -> Iterator[None]:
        """As long as a socket is open; Refused if there are too many."""
        if self._sockets[address] >= self.limits.sockets_per_address:
            raise Refused("server-sockets")
        self._sockets[address] += 1
        try:
            yield
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]


class InTurn(ASGIMiddleware):
    """Requests wait for their turn, once they are all there; those that are done elsewhere wait there."""

    scopes = (ScopeType.HTTP,)
    exclude_opt_key = "heavy"

    def __init__(self, doors: Doors) -> None:
        self.doors = doors

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        client = scope["client"]
        arrived = await _arrived(receive)
        async with self.doors.shares.of(household(client[0]) if client else "").turn(REQUEST):
            await next_app(scope, arrived, send)


async def _arrived(receive: Receive) -> Receive:
    """Whoever sends slowly keeps no place meanwhile. What is too long for a body is left to those after."""
    messages: deque[Any] = deque()
    size, more = 0, True
    while more and size <= FEW_KILOBYTES * 1024:
        message: Any = await receive()
        messages.append(message)
        size += len(message.get("body", b""))
        more = message.get("more_body", False)

    async def again() -> Any:
        return messages.popleft() if messages else await receive()

    return again


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where somebody is."""
    return household(connection.client.host) if connection.client else ""
