"""The steward plays for bots and for people whose time is up, and clears away what nobody uses."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from huisclos.engine.errors import EndlessRules, HuisClosError, RuleFailed
from huisclos.table.bots import Call, calls, late_calls
from huisclos.table.clocks import Pace
from huisclos.table.deed import Refused
from huisclos.table.house import Stuck
from huisclos.table.keeping import AT_ONCE, EVERY_SECONDS
from huisclos.table.play import Consent
from huisclos.table.ports import Damaged
from huisclos.table.thinking import Thinker, Thought
from huisclos.table.unplayed import told

if TYPE_CHECKING:
    from huisclos.table.hall import Batch, Hall, Live

_log = logging.getLogger(__name__)

UNREADABLE_SECONDS = 600.0
"""A table that can't be read is tried again after that; until then it is in nobody's way."""
MOST_ENDLESS = 2
"""So many answers of one bot may lead to rules without end, which take the longest to fail."""


class Steward:
    """Of one hall."""

    def __init__(self, hall: Hall, thinker: Thinker, pace: Pace) -> None:
        self.hall = hall
        self.thinker = thinker
        self.pace = pace
        self._late: dict[str, asyncio.Task[None]] = {}
        self._failing: set[str] = set()
        self._removing = 0.0

    # -- bots ----------------------------------------------------------------------------------------

    def call_bots(self, live: Live) -> None:
        """If one is asked something, and none is called yet."""
        if live.table.bots_asked() and (live.bots is None or live.bots.done()):
            live.bots = asyncio.create_task(self._bots(live.table.code))

    async def _bots(self, code: str) -> None:
        """All bots that are asked answer after the same pause, until none is asked any more."""
        asked = True
        while asked:
            try:
                asked = await self._turn(code)
            except Exception as problem:
                # What couldn't be stored is tried again when somebody looks, or when the house looks round.
                self._note(code, problem)
                return
            self._failing.discard(code)

    async def _turn(self, code: str) -> bool:
        """Once; true if some are asked again. They think during the pause, and nobody waits for them."""
        async with self.hall.hold(code) as live:
            called = calls(live.table)
        thoughts, _ = await asyncio.gather(self._thoughts(live, called), asyncio.sleep(self.pace.bots))
        return await self._answer(code, called, thoughts)

    async def _thoughts(self, live: Live, called: Sequence[Call]) -> list[Thought | None]:
        """One after the other: those of other tables want to think too."""
        async with live.thinking:
            return [await self._thought(live, call) for call in called]

    async def _thought(self, live: Live, call: Call) -> Thought | None:
        """None if the bot fails; one that takes too much isn't asked again in this game."""
        bot = call.thinking.bot
        asked = len(live.table.records), call.seat, bot
        if asked in live.too_slow:
            return None
        try:
            return await self.thinker.think(call.thinking)
        except Exception as problem:
            if isinstance(problem, TimeoutError | MemoryError):
                live.too_slow.add(asked)
            live.failures.bot(live.table, bot, problem)
            return None

    async def _answer(self, code: str, called: Sequence[Call], thoughts: Sequence[Thought | None]) -> bool:
        """All together; true if bots are asked again. Questions that are no more are passed over."""
        async with self.hall.hold(code) as live, self.hall.change(live) as change:
            for call, thought in zip(called, thoughts, strict=True):
                if call.stands(live.table, self.hall.now()):
                    await self._try(live, change, call, thought)
            return bool(live.table.bots_asked())

    async def _try(self, live: Live, change: Batch, call: Call, thought: Thought | None) -> None:
        """The bot's answer; if the rules fail at it, others; if they fail at these too, nothing more.

        Each costs time, so other tables have their turn in between.
        """
        bot = call.thinking.bot
        for say in call.says(thought):
            try:
                change.do(say)
            except Exception as problem:
                live.failures.bot(live.table, bot, problem)
        trouble: list[HuisClosError] = []
        for act in call.answers(thought):
            try:
                change.do(act)
            except RuleFailed as problem:
                live.failures.rule(live.table, problem)
                trouble.append(problem)
            except HuisClosError as problem:
                live.failures.bot(live.table, bot, problem)
                trouble.append(problem)
            else:
                return
            if sum(isinstance(problem, EndlessRules) for problem in trouble) == MOST_ENDLESS:
                break
            await asyncio.sleep(0)
        stuck = Refused("table-stuck", problem=trouble[-1].message)
        change.do(Stuck(told(stuck, live.table.game.meta.package)))

    # -- looking round -------------------------------------------------------------------------------

    async def sweep(self) -> None:
        """For ever: play for those whose time is up, and let idle tables leave the memory."""
        while True:
            await asyncio.sleep(self.pace.sweep)
            try:
                await self.look_round()
            except Exception:
                _log.exception("can't look round")

    async def look_round(self) -> list[asyncio.Task[None]]:
        """What has to be done begins, for every table by itself; here nobody waits for it."""
        for code in await self.hall.store.due(self.hall.now()):
            if code not in self._late:
                self._late[code] = asyncio.create_task(self._look_at(code))
        self._forget_idle()
        await self._remove()
        return list(self._late.values())

    async def _remove(self) -> None:
        """What the operator wants to be gone, and now and then some of what nobody has touched for too long.

        A table in memory is one that somebody looks at.
        """
        gone = await self.hall.store.unwanted()
        if time.monotonic() >= self._removing:
            self._removing = time.monotonic() + EVERY_SECONDS
            stale = await self.hall.store.stale(*self.hall.keep.before(self.hall.now()))
            gone += [code for code in stale if code not in self.hall.live][:AT_ONCE]
        await asyncio.gather(*(self.hall.remove(code) for code in gone))

    async def _look_at(self, code: str) -> None:
        try:
            await self._time_is_up(code)
        except Exception as problem:
            self._note(code, problem)
            await self.hall.store.postpone(code, self.hall.now() + UNREADABLE_SECONDS)
        finally:
            del self._late[code]

    def _note(self, code: str, problem: Exception) -> None:
        """Once, until it works again. One that was deleted is no trouble; of a damaged one the hall tells."""
        if code not in self._failing and not isinstance(problem, Refused | Damaged):
            self._failing.add(code)
            _log.error("table can't go on", exc_info=problem)

    async def _time_is_up(self, code: str) -> None:
        async with self.hall.hold(code) as live, self.hall.change(live) as change:
            table, now = live.table, self.hall.now()
            if table.proposal and table.due is not None and table.due <= now:
                change.do(Consent(table.proposal.seat, agree=False))
            called = late_calls(table, now)
        if called:
            await self._answer(code, called, await self._thoughts(live, called))

    def stop(self) -> None:
        """No bot is called any more, and nobody answers in its place."""
        for task in [*self._late.values(), *(live.bots for live in self.hall.live.values() if live.bots)]:
            task.cancel()

    def _forget_idle(self) -> None:
        old, live_tables = time.monotonic() - self.pace.idle, self.hall.live
        for code, live in list(live_tables.items()):
            busy = self.hall.hub.here(code) or live.lock.locked() or (live.bots and not live.bots.done())
            if not busy and live.used < old:
                del live_tables[code]
