"""The house looks round: at tables whose time has come, idle ones, and those that nobody wants any more."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence

from huisclos.table.groups.group_book import Groups
from huisclos.table.hall.tasks import Tasks
from huisclos.table.hall.troubles import LONGEST_PAUSE, MOST_DOUBLINGS, Troubles
from huisclos.table.kept.expiry import AT_ONCE, EVERY_SECONDS, Keep
from huisclos.table.running.running import Running
from huisclos.table.running.tables import Tables

_log = logging.getLogger(__name__)


class Sweep:
    """Of one hall."""

    def __init__(
        self,
        tables: Tables,
        groups: Groups,
        keep: Keep,
        troubles: Troubles,
        chores: Sequence[Callable[[str], Awaitable[None]]],
        tasks: Sequence[Tasks],
    ) -> None:
        """`chores`: what there is to do at a table whose time has come, one after the other. `tasks`: what
        others are about to do at tables, which stay in memory as long."""
        self.tables = tables
        self.house = tables.house
        self.groups = groups
        self.keep = keep
        self.troubles = troubles
        self.chores = chores
        self.tasks = tasks
        self._late: dict[str, asyncio.Task[None]] = {}
        self._removing = 0.0

    async def for_ever(self) -> None:
        """Again and again; less and less often while it can't."""
        failed = 0
        while True:
            await asyncio.sleep(min(self.house.pace.sweep * 2 ** min(failed, MOST_DOUBLINGS), LONGEST_PAUSE))
            try:
                await self.look_round()
                failed = 0
            except Exception:
                failed += 1
                if failed == 1:
                    _log.exception("can't look round")

    async def look_round(self) -> list[asyncio.Task[None]]:
        """What has to be done begins, for every table by itself; here nobody waits for it."""
        for code in await self.house.store.due(self.house.now()):
            if code not in self._late:
                self._late[code] = asyncio.create_task(self._look_at(code))
        self._forget_idle()
        await self._remove()
        return list(self._late.values())

    def stop(self) -> None:
        for task in self._late.values():
            task.cancel()

    # -- tables whose time has come ------------------------------------------------------------------

    async def _look_at(self, code: str) -> None:
        try:
            for chore in self.chores:
                await chore(code)
        except Exception as problem:
            await self.troubles.put_off(code, problem)
        finally:
            del self._late[code]

    # -- tables that nobody wants any more -----------------------------------------------------------

    async def _remove(self) -> None:
        """What the operator wants to be gone, and now and then some of what nobody has touched for too long.

        A table in memory is one that somebody looks at.
        """
        gone = await self.house.store.unwanted()
        if time.monotonic() >= self._removing:
            self._removing = time.monotonic() + EVERY_SECONDS
            before = self.keep.before(self.house.now())
            gone += await self.house.store.stale(*before, self.tables.running, AT_ONCE)
            await self.groups.remove_stale(*before, AT_ONCE)
        await asyncio.gather(*(self.tables.remove(code) for code in gone))

    # -- idle tables ---------------------------------------------------------------------------------

    def _forget_idle(self) -> None:
        """What nobody has used for long; and sooner, if there are too many of them."""
        idle = [running for running in self.tables.running.values() if self._is_idle(running)]
        idle.sort(key=lambda running: running.used, reverse=True)
        now = time.monotonic()
        for place, running in enumerate(idle):
            if now - running.used > self._stay(running) or place >= self.house.room.tables:
                running.forget()

    def _stay(self, running: Running) -> float:
        """Seconds in memory. Once a table has left it, nobody knows who plays there without a connection."""
        pace = self.house.pace
        afar = any(running.last_seen.plays_afar(person) for person in running.table.playing())
        return max(pace.idle, pace.afar) if afar else pace.idle

    def _is_idle(self, running: Running) -> bool:
        code = running.code
        busy = running.lock.locked() or any(tasks.of(code) for tasks in self.tasks)
        return not (busy or self.house.hub.anybody(code))
