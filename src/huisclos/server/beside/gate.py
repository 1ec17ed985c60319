"""Where strangers hand in what takes long: it is done beside, by turns, one thing at a time for each."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar, TypeVarTuple

import structlog

from huisclos.server.beside.workers import Workers
from huisclos.table.values.refused import Refused

A = TypeVarTuple("A")
T = TypeVar("T")
_log = structlog.get_logger()

MOST_INSIDE = 64
"""At work or waiting. Each may have brought a body of the longest kind."""
MOST_OF_ONE = 32
"""From one address: a class may sit behind it."""


class NotNow(Refused):
    """Too much waits already: the same may be taken in later."""


class Gate:
    """In front of some workers. Whoever comes when too much waits already is turned away at once, unless
    somebody else has more there: then the last thing of theirs makes room."""

    def __init__(self, workers: Workers, *, late: bool = False) -> None:
        """`late`: it can wait for whatever else these workers have to do."""
        self.workers = workers
        self.late = late

    async def do(self, address: str, function: Callable[[*A], T], *args: *A) -> T:
        """What the function returns; Refused, too, if it takes more than it may."""
        self._let_in(address)
        try:
            return await self.workers.run(function, *args, address=address, late=self.late)
        except TimeoutError:
            raise Refused("server-takes-long", seconds=round(self.workers.limits.seconds)) from None
        except MemoryError:
            raise Refused("server-takes-space") from None
        except BrokenProcessPool:
            # Where memory ends inside a library, the process does, too.
            _log.warning("a process ended at work")
            raise Refused("server-takes-space") from None

    def _let_in(self, address: str) -> None:
        queue, busy = self.workers.queue(late=self.late), NotNow("server-busy")
        inside = queue.inside
        if inside[address] >= MOST_OF_ONE:
            raise NotNow("server-one-by-one")
        if inside.total() < MOST_INSIDE:
            return
        (greediest, most), *_ = inside.most_common(1)
        if most <= inside[address] + 1 or not queue.send_away(greediest, busy):
            raise busy
