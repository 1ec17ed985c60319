"""The tables that are in memory: one look-up, and the lock. `async with tables.hold(code) as running`."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeVar

from huisclos.table.deeds.by_house import Upgrade
from huisclos.table.kept.log import Steps
from huisclos.table.kept.packs_ahead import prepare_log
from huisclos.table.kept.upgrade import reviving
from huisclos.table.running.change import Change
from huisclos.table.running.running import House, Left, Running
from huisclos.table.state.table import Table
from huisclos.table.values.refused import Damaged, Refused

T = TypeVar("T")
_log = logging.getLogger(__name__)

TURN_SECONDS = 0.001
"""A deed takes a twentieth of that."""


class Tables:
    """Of one hall."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.running: dict[str, Running] = {}
        """Those in memory, by code."""
        self._loading: dict[str, asyncio.Lock] = {}
        self._turn = asyncio.Lock()
        """Held by whichever of the tables that are made anew goes on with that."""
        self._damaged: set[str] = set()
        house.left.append(self._drop)

    @asynccontextmanager
    async def hold(self, code: str) -> AsyncIterator[Running]:
        """A table that nobody else changes or reads meanwhile.

        While one waited for it, it may have left the memory: then it is read anew.
        """
        while True:
            running = await self.find(code)
            async with running.lock:
                if not running.gone:
                    yield running
                    return

    async def find(self, code: str) -> Running:
        """A table by its code, from memory or from the store."""
        running = self.running.get(code) or await self._load(code)
        running.used = time.monotonic()
        return running

    @asynccontextmanager
    async def open(self, code: str) -> AsyncIterator[Change]:
        """A new table, with what is done at it first."""
        running = Running(Table(code), self.house)
        async with running.change() as change:
            yield change
        self.running[code] = running

    # -- reading them anew ---------------------------------------------------------------------------

    async def _load(self, code: str) -> Running:
        async with self._loading.setdefault(code, asyncio.Lock()):
            try:
                if code in self.running:
                    return self.running[code]
                table, upgrade = await self._revive(code)
                running = Running(table, self.house)
                async with running.lock:
                    self.running[code] = running
                    async with running.change() as change:
                        if upgrade:
                            change.do(upgrade)
                return running
            finally:
                self._loading.pop(code, None)

    async def _revive(self, code: str) -> tuple[Table, Upgrade | None]:
        """What is damaged harms nobody else; the log hears of it once, and not which table it is."""
        try:
            kept = await self.house.store.read(code)
            if not kept.lines:
                raise Refused("table-unknown", code=code[:12])
            await prepare_log(kept.lines)
            return await self._in_turn(reviving(code, kept))
        except Damaged:
            if code not in self._damaged:
                self._damaged.add(code)
                _log.error("a table is damaged: see huisclos check")
            raise

    async def _in_turn(self, steps: Steps[T]) -> T:
        """Some of them at a time: those who play wait for one such turn at most, and so do shorter tables.

        After a step that took longer the others have as much time for themselves.
        """
        while True:
            async with self._turn:
                began = time.perf_counter()
                try:
                    while (took := time.perf_counter() - began) < TURN_SECONDS:
                        next(steps)
                except StopIteration as end:
                    value: T = end.value
                    return value
                await asyncio.sleep(took if took > 2 * TURN_SECONDS else 0)

    # -- forgetting and deleting them ----------------------------------------------------------------

    def _drop(self, left: Left) -> None:
        if self.running.get(left.running.code) is left.running:
            del self.running[left.running.code]

    async def delete(self, running: Running) -> None:
        """Everything of a table that one holds, for good. Whoever is connected is told so."""
        await self.house.store.delete(running.code)
        running.forget(for_good=True)
        self.house.hub.clear(running.code, Refused("table-deleted"))

    async def remove(self, code: str) -> None:
        """The house removes everything of a table, for good, also of one that can't be read."""
        async with self._loading.setdefault(code, asyncio.Lock()):
            await self.house.store.delete(code)
            running = self.running.get(code)
            if running:
                running.forget(for_good=True)
            self._loading.pop(code, None)
        self.house.hub.clear(code, Refused("table-removed"))
