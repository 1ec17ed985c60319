"""The steward plays for bots and for people whose time is up, and clears away what nobody uses."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from huisclos.engine.base.errors import EndlessRules, HuisClosError, RuleFailed
from huisclos.table.bots.calls import Call, SpokenTo, calls, late_calls, spoken_to_bots, unheard
from huisclos.table.bots.thinking import Thinker, Thought
from huisclos.table.deeds.by_house import Close, Stuck
from huisclos.table.deeds.in_game import Answer, Consent, Say
from huisclos.table.kept.expiry import AT_ONCE, EVERY_SECONDS
from huisclos.table.running.pauses import Pause
from huisclos.table.running.running import Window
from huisclos.table.state.hidden_answers import all_in, spared
from huisclos.table.values.clocks import Pace
from huisclos.table.values.refused import Damaged, Refused
from huisclos.table.values.unplayed import told

if TYPE_CHECKING:
    from huisclos.table.hall.hall import Hall
    from huisclos.table.running.change import Change
    from huisclos.table.running.running import Live

_log = logging.getLogger(__name__)

FIRST_PAUSE = 20.0
"""Seconds after which a table that can't go on is tried again; the next pauses are twice as long each."""
LONGEST_PAUSE = 3600.0
"""It is tried again at least this often."""
MOST_DOUBLINGS = 10
MOMENT = 8.0
"""People whom a bot has asked something have so many times the pause of bots to answer, if they like."""
SPEECH = 40.0
"""People who are about to say something have so many times the pause of bots."""
MOST_ENDLESS = 2
"""So many answers of one bot may lead to rules without end, which take the longest to fail."""


class Steward:
    """Of one hall."""

    def __init__(self, hall: Hall, thinker: Thinker, pace: Pace) -> None:
        self.hall = hall
        self.thinker = thinker
        self.pace = pace
        self.luck: random.Random = random.SystemRandom()
        self._late: dict[str, asyncio.Task[None]] = {}
        self._removing = 0.0
        self._trouble: dict[str, int] = {}
        """How often which tables couldn't go on, since they last could."""

    # -- bots ----------------------------------------------------------------------------------------

    def call(self, live: Live) -> None:
        """Bots, if one is asked and none is called yet; who ends what can be passed; who tells the group."""
        if live.bots and not live.bots.done():
            if live.table.hurried and live.pause and live.pause.seconds > self.pace.hurried:
                live.pause.cut()
        elif self._wanted(live):
            live.bots = asyncio.create_task(self._bots(live.table.code, self._next_pause(live)))
        self._open(live)
        number, seconds = live.window.number, self._closes_in(live)
        if seconds is not None and number not in live.closing:
            live.closing[number] = asyncio.create_task(self._end(live, number, seconds))
        if live.table.owed and (live.shelving is None or live.shelving.done()):
            live.shelving = asyncio.create_task(self._shelve(live.table.code))

    async def _bots(self, code: str, pause: Pause) -> None:
        """All bots that are asked answer after the same pause, until none is asked any more."""
        asked = True
        while asked:
            try:
                asked = await self._turn(code, pause)
            except Exception as problem:
                # What couldn't be stored is tried again when somebody looks, or when the house looks round.
                await self._put_off(code, problem)
                return
            live = self.hall.live.get(code)
            pause = self._next_pause(live) if live else Pause(self.pace.bots)

    def _next_pause(self, live: Live) -> Pause:
        """Before bots answer."""
        pace = self.pace
        live.pause = Pause(min(pace.bots, pace.hurried) if live.table.hurried else pace.bots)
        return live.pause

    def _wanted(self, live: Live) -> bool:
        """A bot is asked something: by the rules, or by somebody."""
        return bool(live.table.bots_asked() or unheard(live.table, live.heard))

    async def _turn(self, code: str, pause: Pause) -> bool:
        """Once; true if some are asked again. They think during the pause, and nobody waits for them.

        Who is spoken to answers that first, and then chooses with it in mind.
        """
        async with self.hall.hold(code) as live:
            spoken_to = spoken_to_bots(live.table, live.heard)
            called = [] if spoken_to else calls(live.table, live.spoke)
            said = live.table.talked
        thoughts = await self._thoughts(live, spoken_to or called)
        await pause.end()
        if spoken_to:
            again = await self._reply(code, spoken_to, thoughts)
        else:
            await live.floor.free()
            again = await self._answer(code, called, thoughts, said)
        self._trouble.pop(code, None)
        return again

    async def _reply(self, code: str, asked: Sequence[SpokenTo], thoughts: Sequence[Thought | None]) -> bool:
        """To whoever spoke to them; each is thought about once."""
        async with self.hall.hold(code) as live, self.hall.change(live) as change:
            for request, thought in zip(asked, thoughts, strict=True):
                live.heard.add((len(live.table.records), request.number))
                reply = request.reply(thought)
                if reply and request.stands(live.table):
                    self._speak(live, change, request.thinking.bot, reply)
            return self._wanted(live)

    def _speak(self, live: Live, change: Change, bot: str, deed: Say | Answer) -> None:
        """Whoever is spoken to, and is here, gets a moment to answer."""
        try:
            change.do(deed)
        except Exception as problem:
            live.failures.bot(live.table, bot, problem)
            return
        to = live.table.match.statements[-1].to if live.table.match and isinstance(deed, Say) else None
        seat = live.table.seats[to] if to is not None else None
        if seat and seat.person is not None and not seat.bot and self.hall.is_here(live, seat.person):
            self.wait_for(live, seat.person, MOMENT)

    def wait_for(self, live: Live, person: int, pauses: float = SPEECH) -> None:
        """Somebody is about to say something: at most so many times the pause of bots."""
        if live.table.match:
            live.floor.take(person, live.table.match.state.acts, self.pace.bots * pauses)

    async def _thoughts(self, live: Live, called: Sequence[Call | SpokenTo]) -> list[Thought | None]:
        """One after the other: those of other tables want to think too."""
        async with live.thinking:
            return [await self._thought(live, call) for call in called]

    async def _thought(self, live: Live, call: Call | SpokenTo) -> Thought | None:
        """None if the bot fails; one that takes too much isn't asked again in this game."""
        bot = call.thinking.bot
        asked = len(live.table.records), call.seat, bot
        if asked in live.too_slow:
            return None
        try:
            return await self.thinker.think(call.thinking, live.address)
        except Exception as problem:
            if isinstance(problem, TimeoutError | MemoryError):
                live.too_slow.add(asked)
            live.failures.bot(live.table, bot, problem)
            return None

    async def _answer(
        self,
        code: str,
        called: Sequence[Call],
        thoughts: Sequence[Thought | None],
        said: tuple[int, int] | None = None,
    ) -> bool:
        """All together; true if bots are asked again. Questions that are no more are passed over.

        What was said since they thought, they hear first; and what one of them has to say, the others do.
        """
        async with self.hall.hold(code) as live:
            if said is None or said == live.table.talked:
                async with self.hall.change(live) as change:
                    await self._give(live, change, called, thoughts)
            return self._wanted(live)

    async def _give(
        self, live: Live, change: Change, called: Sequence[Call], thoughts: Sequence[Thought | None]
    ) -> None:
        standing = [
            (call, thought)
            for call, thought in zip(called, thoughts, strict=True)
            if call.stands(live.table, self.hall.now())
        ]
        live.spoke.update((call.seat, call.asked.number) for call, _ in standing)
        says = [(call.thinking.bot, say) for call, thought in standing for say in call.says(thought)]
        for bot, say in says:
            self._speak(live, change, bot, say)
        for call, thought in [] if says else standing:
            if call.stands(live.table, self.hall.now()):
                await self._try(live, change, call, thought)

    async def _try(self, live: Live, change: Change, call: Call, thought: Thought | None) -> None:
        """The bot's answer; if the rules fail at it, others; if they fail at these too, nothing more.

        Each costs time, so other tables have their turn in between.
        """
        bot = call.thinking.bot
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
        self._give_up(live, change, trouble[-1])

    # -- what can be passed --------------------------------------------------------------------------

    def _open(self, live: Live) -> None:
        """How long it stays open at least is decided before anybody thinks, whatever they hold."""
        table = live.table
        number = max((one.number for one in table.asked.values()), default=0) if table.hushed else 0
        if number and number != live.window.number:
            pause = self._pause(live)
            live.window = Window(number, asyncio.get_running_loop().time() + pause)

    def _pause(self, live: Live) -> float:
        """Who plays with bots alone has nobody to hide from, and bots think in a time that all know."""
        table = live.table
        if not any(table.seats[seat].played_by_person for seat in table.asked):
            return 0.0
        drawn, alone = self.luck.uniform(*self.pace.passes), len(set(table.playing())) < 2
        return self.pace.bots * min(drawn, 1.0 if alone else drawn)

    def _closes_in(self, live: Live) -> float | None:
        """So many seconds; None while somebody has to think. Who isn't here doesn't pass: that would tell."""
        table = live.table
        if not table.hushed:
            return None
        here = [seat for seat in spared(table) if self.hall.is_here(live, table.seats[seat].person)]
        if not all_in(table, here):
            return None
        # Once all have left for good, there is nobody to hide from.
        return 0.0 if table.hurried else max(0.0, live.window.until - asyncio.get_running_loop().time())

    def close(self, live: Live, change: Change) -> None:
        """Whatever was done, if with it all are in and the question has been open for long enough."""
        self._open(live)
        if self._closes_in(live) != 0:
            return
        try:
            change.do(Close())
        except RuleFailed as problem:
            live.failures.rule(live.table, problem)
            self._give_up(live, change, problem)

    def _give_up(self, live: Live, change: Change, problem: HuisClosError) -> None:
        stuck = Refused("table-stuck", problem=problem.message)
        card = problem.card if isinstance(problem, EndlessRules) else ""
        change.do(Stuck(told(stuck, live.table.game.meta.package), card))

    async def _end(self, live: Live, number: int, seconds: float) -> None:
        """After a while; if somebody is asked after all, they may take their time."""
        code = live.table.code
        try:
            await asyncio.sleep(seconds)
            async with self.hall.hold(code) as now, self.hall.change(now) as change:
                live.closing.pop(number, None)
                self.close(now, change)
        except Exception as problem:
            self.note(code, problem)
        finally:
            live.closing.pop(number, None)

    # -- groups --------------------------------------------------------------------------------------

    async def _shelve(self, code: str) -> None:
        """What fails is tried again when the house looks round."""
        try:
            async with self.hall.hold(code) as live:
                await self.hall.shelving.shelve(live)
        except Exception as problem:
            await self._put_off(code, problem)

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
            await self.hall.groups.remove_stale(*before, AT_ONCE)
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
        pause = Pause(self.pace.late)
        async with self.hall.hold(code) as live:
            await self.hall.shelving.shelve(live)
        async with self.hall.hold(code) as live, self.hall.change(live) as change:
            table, now = live.table, self.hall.now()
            if table.proposal and table.due is not None and table.due <= now:
                change.do(Consent(table.proposal.seat, agree=False))
            called = late_calls(table, now)
        if called:
            thoughts = await self._thoughts(live, called)
            await pause.end()
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
        return not (self.hall.hub.anybody(live.table.code) or live.lock.locked() or live.tasks())
