"""Where strangers' rules take long, tables go one after the other, and all others have time in between."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import Protocol

from huisclos.table.state.table import Table

LONG_SECONDS = 0.005
"""Of the processor. Most deeds and looks take a fifth of that, those of a dear pack several times as much.
Tables without packs of their own pass at any time, however slow the machine is."""
REST = 3
"""So many times as long as it took nobody else comes through."""


class Travelling(Protocol):
    """As much of a running table as the lane has to know."""

    table: Table
    took: float
    """How long things took there lately."""


class Lane:
    """Of one hall. Where it is quick, and where nobody brought a pack, nobody passes through."""

    def __init__(self) -> None:
        self._free = asyncio.Lock()

    def at(self, running: Travelling) -> Passage:
        """`async with`: something is done at a table that one holds."""
        return Passage(self._free, running)


class Passage:
    """A table where things took long lately waits for its turn, which ends once the others had their time."""

    def __init__(self, free: asyncio.Lock, running: Travelling) -> None:
        self._free = free
        self._running = running
        self._took = 0.0
        self._mine = False

    @contextmanager
    def counted(self) -> Iterator[None]:
        """What is done meanwhile takes the time of all."""
        began = time.thread_time()
        try:
            yield
        finally:
            self._took += time.thread_time() - began

    async def __aenter__(self) -> Passage:
        if self._running.took > LONG_SECONDS:
            await self._come()
        return self

    async def __aexit__(
        self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None
    ) -> None:
        match = self._running.table.asking.match
        took = self._took if match and match.scene.has_own_packs else 0.0
        self._running.took = max(took, self._running.took / 2)
        try:
            if took > LONG_SECONDS:
                await self._come()
                await asyncio.sleep(REST * took)
        finally:
            if self._mine:
                self._free.release()

    async def _come(self) -> None:
        if not self._mine:
            await self._free.acquire()
            self._mine = True
