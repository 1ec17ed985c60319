"""Whether all is well: for whoever watches a server, and for what stands in front of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Literal

from litestar import Response, get
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE

SECONDS = 4.0
"""A disk that takes longer isn't well."""
EVERY_SECONDS = 3.0
"""However many ask, the disk is tried no more often than this."""

Word = Literal["ok", "slow", "locked", "full", "read-only", "failed", "starting", "closing"]


class Health:
    """Of one server."""

    def __init__(self, attempt: Callable[[], Word]) -> None:
        self._attempt = attempt
        """To use the database: it may take its time."""
        self.stage: Word = "starting"
        """Ok as long as people may come."""
        self._last: tuple[float, Word] | None = None
        self._trying: asyncio.Task[Word] | None = None

    async def database_word(self) -> Word:
        """As it was a moment ago, or as it is now."""
        if self._last and time.monotonic() < self._last[0] + EVERY_SECONDS:
            return self._last[1]
        if self._trying is None or self._trying.done():
            self._trying = asyncio.create_task(asyncio.to_thread(self._attempt))
        trying = self._trying
        await asyncio.wait([trying], timeout=SECONDS)
        word: Word = trying.result() if trying.done() else "slow"
        self._last = time.monotonic(), word
        return word


@get("/healthz", include_in_schema=False)
async def healthz(health: Health) -> Response[dict[str, Word]]:
    """Whether tables can be read and kept: if not, starting anew may help."""
    return _told({"database": await health.database_word()})


@get("/readyz", include_in_schema=False)
async def readyz(health: Health) -> Response[dict[str, Word]]:
    """Whether people may be sent here now: the database has its form, bots can be called, nobody closes."""
    return _told({"server": health.stage, "database": await health.database_word()})


def _told(checks: dict[str, Word]) -> Response[dict[str, Word]]:
    well = all(word == "ok" for word in checks.values())
    status: Word = "ok" if well else "failed"
    if well:
        return Response({"status": status, **checks}, status_code=HTTP_200_OK)
    later = {"Retry-After": str(round(EVERY_SECONDS))}
    return Response({"status": status, **checks}, status_code=HTTP_503_SERVICE_UNAVAILABLE, headers=later)
