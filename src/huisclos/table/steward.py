"""The steward plays for bots and for people whose time is up, and clears away what nobody uses."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from huisclos.engine.choice import PASS
from huisclos.engine.errors import EndlessRules, HuisClosError, RuleFailed
from huisclos.table.bots import Call, calls, late_calls
from huisclos.table.clocks import Pace
from huisclos.table.deed import Refused
from huisclos.table.house import Stuck
from huisclos.table.keeping import AT_ONCE, EVERY_SECONDS
from huisclos.table.play import Act, Consent, Quiet
from huisclos.table.ports import Damaged
from huisclos.table.slots import Slot
from huisclos.table.thinking import Thinker, Thought
from huisclos.table.unplayed import told

if TYPE_CHECKING:
    from huisclos.table.hall import Hall
    from huisclos.table.live import Batch, Live

_log = logging.getLogger(__name__)

FIRST_PAUSE = 20.0
"""Seconds: a table that can't go on is tried again after that, then after twice as long, and so on,"""
LONGEST_PAUSE = 3600.0
"""but at least this often."""
MOST_DOUBLINGS = 10
PASS_AFTER = 1.0, 4.0
"""For those who want to be left alone, the house passes after so many times the pause of bots, by chance."""
MOST_ENDLESS = 2
"""So many answers of one bot may lead to rules without end, which take the longest to fail."""


_luck = random.SystemRandom()


class Steward:
    """Of one hall."""

    def __init__(self, hall: Hall, thinker: Thinker, pace: Pace) -> None:
        self.hall = hall
        self.thinker = thinker
        self.pace = pace
        self._late: dict[str, asyncio.Task[None]] = {}
        self._removing = 0.0
        self._trouble: dict[str, int] = {}
        """How often which tables couldn't go on, since they last could."""

    # -- bots ----------------------------------------------------------------------------------------

    def call(self, live: Live) -> None:
        """Bots, if one is asked something and none is called yet; and for those who want to be left alone."""
        if live.table.bots_asked() and (live.bots is None or live.bots.done()):
            live.bots = asyncio.create_task(self._bots(live.table.code, Slot(self.pace.bots)))
        for seat in live.table.spared():
            question = seat, live.table.asked[seat].number
            if question not in live.passing and self.hall.is_here(live, live.table.seats[seat].person):
                live.passing[question] = asyncio.create_task(self._pass(live, question))

    async def _bots(self, code: str, slot: Slot) -> None:
        """All bots that are asked answer after the same pause, until none is asked any more."""
        asked = True
        while asked:
            try:
                asked = await self._turn(code, slot)
            except Exception as problem:
                # What couldn't be stored is tried again when somebody looks, or when the house looks round.
                await self._put_off(code, problem)
                return
            slot = Slot(self.pace.bots)

    async def _turn(self, code: str, slot: Slot) -> bool:
        """Once; true if some are asked again. They think during the pause, and nobody waits for them."""
        async with self.hall.hold(code) as live:
            called = calls(live.table)
        thoughts = await self._thoughts(live, called)
        await slot.end()
        asked = await self._answer(code, called, thoughts)
        self._trouble.pop(code, None)
        return asked

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

    # -- those who don't want to be asked ------------------------------------------------------------

    async def _pass(self, live: Live, question: tuple[int, int]) -> None:
        """As they might do it themselves, some time later. Nobody passes who isn't here: that would tell."""
        code, (seat, number) = live.table.code, question
        try:
            await asyncio.sleep(self.pace.bots * _luck.uniform(*PASS_AFTER))
            async with self.hall.hold(code) as now, self.hall.change(now) as change:
                table = now.table
                if seat not in table.spared() or table.asked[seat].number != number:
                    return
                if self.hall.is_here(now, table.seats[seat].person):
                    self._pass_now(now, change, seat)
        except Exception as problem:
            self.note(code, problem)
        finally:
            del live.passing[question]

    def _pass_now(self, live: Live, change: Batch, seat: int) -> None:
        asked = live.table.asked[seat]
        try:
            change.do(Act(seat, asked.number, [PASS.id]))
        except RuleFailed as problem:
            live.failures.rule(live.table, problem)
            change.do(Quiet(seat, asked.choice.prompt, on=False))

    # -- looking round -------------------------------------------------------------------------------

    async def sweep(self) -> None:
        """For ever: play for those whose time is up, and let idle tables leave the memory."""
        failed = 0
        while True:
            await asyncio.sleep(min(self.pace.sweep * 2 ** min(failed, MOST_DOUBLINGS), LONGEST_PAUSE))
            try:
                await self.look_round()
                failed = 0
            except Exception:
                failed += 1
                if failed == 1:
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
            before = self.hall.keep.before(self.hall.now())
            gone += await self.hall.store.stale(*before, self.hall.live, AT_ONCE)
        await asyncio.gather(*(self.hall.remove(code) for code in gone))

    async def _look_at(self, code: str) -> None:
        try:
            await self._time_is_up(code)
        except Exception as problem:
            await self._put_off(code, problem)
        finally:
            del self._late[code]

    async def _put_off(self, code: str, problem: Exception) -> None:
        """Tried again later and later, so that it is in nobody's way."""
        self.note(code, problem)
        times = self._trouble.get(code, 0)
        if code in self._trouble:
            self._trouble[code] = min(times + 1, MOST_DOUBLINGS)
        pause = min(FIRST_PAUSE * 2**times, LONGEST_PAUSE)
        try:
            await self.hall.store.postpone(code, self.hall.now() + pause)
        except Exception as other:
            self.note(code, other)

    def note(self, code: str, problem: Exception) -> None:
        """Once, until it works again. One that was deleted is no trouble; of a damaged one the hall tells."""
        if code in self._trouble or isinstance(problem, Refused):
            return
        self._trouble[code] = 0
        if not isinstance(problem, Damaged):
            _log.error("table can't go on", exc_info=problem)

    async def _time_is_up(self, code: str) -> None:
        slot = Slot(self.pace.late)
        async with self.hall.hold(code) as live, self.hall.change(live) as change:
            table, now = live.table, self.hall.now()
            if table.proposal and table.due is not None and table.due <= now:
                change.do(Consent(table.proposal.seat, agree=False))
            called = late_calls(table, now)
        if called:
            thoughts = await self._thoughts(live, called)
            await slot.end()
            await self._answer(code, called, thoughts)
            self._trouble.pop(code, None)

    def stop(self) -> None:
        """No bot is called any more, and nobody answers in its place."""
        tables = self.hall.live.values()
        for task in [*self._late.values(), *(task for live in tables for task in live.tasks())]:
            task.cancel()

    def _forget_idle(self) -> None:
        """What nobody has used for long; and sooner, if there are too many of them."""
        idle = [live for live in self.hall.live.values() if self._is_idle(live)]
        idle.sort(key=lambda live: live.used, reverse=True)
        now = time.monotonic()
        for place, live in enumerate(idle):
            if now - live.used > self._stay(live) or place >= self.hall.room.tables:
                del self.hall.live[live.table.code]

    def _stay(self, live: Live) -> float:
        """Seconds in memory. Once a table has left it, nobody knows who plays there without a connection."""
        afar = any(live.signs.plays_afar(person) for person in live.table.playing())
        return max(self.pace.idle, self.pace.afar) if afar else self.pace.idle

    def _is_idle(self, live: Live) -> bool:
        return not (self.hall.hub.here(live.table.code) or live.lock.locked() or live.tasks())
