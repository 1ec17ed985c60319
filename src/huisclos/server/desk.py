"""Where strangers hand in what takes long: it is done beside, one thing at a time for one address."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar, TypeVarTuple

import structlog

from huisclos.server.workers import Workers
from huisclos.table.deed import Refused

A = TypeVarTuple("A")
T = TypeVar("T")
_log = structlog.get_logger()

MOST_INSIDE = 64
"""At work or waiting. Each may have brought a body of the longest kind."""
MOST_OF_ONE = 16
"""From one address: a class may sit behind it."""


class NotNow(Refused):
    """Too much waits already: the same may be taken in later."""


class Lane:
    """What has come from one address."""

    def __init__(self) -> None:
        self.inside = 0
        self.turn = asyncio.Lock()


class Desk:
    """In front of some workers. Whoever comes when too much waits already is turned away at once."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self._lanes: dict[str, Lane] = {}
        self._inside = 0

    async def do(self, address: str, function: Callable[[*A], T], *args: *A) -> T:
        """What the function returns; Refused, too, if it takes more than it may."""
        lane = self._lanes.get(address) or Lane()
        if lane.inside >= MOST_OF_ONE:
            raise NotNow("server-one-by-one")
        if self._inside >= MOST_INSIDE:
            raise NotNow("server-busy")
        self._lanes[address] = lane
        lane.inside += 1
        self._inside += 1
        try:
            async with lane.turn:
                return await self._done(function, *args)
        finally:
            self._inside -= 1
            lane.inside -= 1
            if not lane.inside:
                del self._lanes[address]

    async def _done(self, function: Callable[[*A], T], *args: *A) -> T:
        try:
            return await self.workers.run(function, *args)
        except TimeoutError:
            raise Refused("server-takes-long", seconds=round(self.workers.limits.seconds)) from None
        except MemoryError:
            raise Refused("server-takes-space") from None
        except BrokenProcessPool:
            # Where memory ends inside a library, the process does, too.
            _log.warning("a process ended at work")
            raise Refused("server-takes-space") from None
