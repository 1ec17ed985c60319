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

from huisclos.server.entrance.fair_shares import REQUEST, Shares
from huisclos.server.entrance.households import household
from huisclos.server.entrance.refusals import FEW_KILOBYTES
from huisclos.server.machine.settings import Limits
from huisclos.table.values.refused import Refused

MOST_KNOWN = 50_000
"""So many addresses are remembered; then the first are forgotten."""
MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0


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
        while len(self) > MOST_KNOWN or time.monotonic() - self._oldest >= self.seconds:
            del self._counted[next(iter(self._counted))]

    def __len__(self) -> int:
        """Of how many it knows something."""
        return len(self._counted)

    @property
    def _oldest(self) -> float:
        return next(iter(self._counted.values()))[0]

    def seconds_left(self, who: str) -> float:
        """Until they have none any more."""
        return self._count(who)[0] + self.seconds - time.monotonic()

    def _count(self, who: str) -> tuple[float, int]:
        now = time.monotonic()
        since, count = self._counted.get(who, (now, 0))
        if now - since < self.seconds:
            return since, count
        del self._counted[who]
        return now, 0


class TooMany(Refused):
    """For the time being: after so many seconds there is room again."""

    def __init__(self, key: str, seconds: float) -> None:
        super().__init__(key)
        self.seconds = seconds


class Quotas:
    """Those of one server."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._requests = Quota(limits.requests_per_minute, MINUTE)
        self._heavy = Quota(limits.heavy_per_minute, MINUTE)
        self._tables = [Quota(limits.tables_per_hour, HOUR), Quota(limits.tables_per_day, DAY)]
        self._joins = Quota(limits.joins_per_hour, HOUR)
        self._remarks = Quota(limits.remarks_per_hour, HOUR)
        self._groups = Quota(limits.groups_per_day, DAY)
        self._sockets: Counter[str] = Counter()
        self.shares = Shares(limits.at_once, limits.effort_per_second)

    def request(self, address: str, *, heavy: bool) -> None:
        """TooMany for whoever has sent too many."""
        _take("table-too-fast", address, self._requests, *([self._heavy] if heavy else []))

    def open_table(self, address: str) -> None:
        """TooMany for whoever has opened too many."""
        _take("server-tables", address, *self._tables)

    def make_group(self, address: str) -> None:
        """TooMany for whoever has made too many."""
        _take("server-groups", address, self._groups)

    @contextmanager
    def joining(self, address: str) -> Iterator[None]:
        """Somebody new tries to sit down; TooMany if too many from there have."""
        _must_have_room("server-joins", address, self._joins)
        yield
        self._joins.take(address)

    def remark(self, address: str) -> None:
        """Somebody without a seat writes; TooMany if those from there have written enough."""
        _take("server-remarks", address, self._remarks)

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


def _must_have_room(key: str, address: str, *quotas: Quota) -> None:
    full = [quota.seconds_left(address) for quota in quotas if not quota.has_room(address)]
    if full:
        raise TooMany(key, max(full))


def _take(key: str, address: str, *quotas: Quota) -> None:
    _must_have_room(key, address, *quotas)
    for quota in quotas:
        quota.take(address)


class Counted(ASGIMiddleware):
    """Requests are counted by where they come from; those for files of the page, and by whoever watches over
    the server, aren't."""

    scopes = (ScopeType.HTTP,)
    exclude_path_pattern = ("^/assets", "^/icons", "^/pictures", "^/metrics", "^/healthz", "^/readyz")

    def __init__(self, quotas: Quotas) -> None:
        self.quotas = quotas

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        heavy = bool(scope["route_handler"].opt.get("heavy"))
        self.quotas.request(place_of(scope), heavy=heavy)
        await next_app(scope, receive, send)


class InTurn(ASGIMiddleware):
    """Requests wait for their turn, once they are all there; those that are done elsewhere wait there."""

    scopes = (ScopeType.HTTP,)
    exclude_opt_key = "heavy"

    def __init__(self, quotas: Quotas) -> None:
        self.quotas = quotas

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        arrived = await _arrived(receive)
        async with self.quotas.shares.of(place_of(scope)).turn(REQUEST):
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


def place_of(scope: Scope) -> str:
    """Where a request comes from."""
    client = scope["client"]
    return household(client[0]) if client else ""


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where somebody is."""
    return place_of(connection.scope)
