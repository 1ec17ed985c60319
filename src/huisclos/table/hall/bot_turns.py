"""The house plays: for bots, and in place of people whose time is up. Nobody waits while they think."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from huisclos.engine.base.errors import EndlessRules, HuisClosError, RuleFailed
from huisclos.table.bots.calls import Call, SpokenTo, calls, late_calls, spoken_to_bots, unheard
from huisclos.table.bots.thinking import Thinker, Thought
from huisclos.table.deeds.in_game import Answer, Consent, Say
from huisclos.table.hall.tasks import Tasks
from huisclos.table.hall.troubles import Troubles
from huisclos.table.running.change import Change
from huisclos.table.running.pauses import Pause
from huisclos.table.running.running import Changed, Left, Running
from huisclos.table.running.speaking import MOMENT
from huisclos.table.running.tables import Tables
from huisclos.table.state.table import Table

MOST_ENDLESS = 2
"""So many answers of one bot may lead to rules without end, which take the longest to fail."""


class Minds:
    """What the bots of a table keep in mind, beside the game."""

    def __init__(self) -> None:
        self.pause: Pause | None = None
        """When they answer next."""
        self.thinking = asyncio.Lock()
        """Held by whichever of them thinks."""
        self.too_slow: set[tuple[int, int, str]] = set()
        """Those who took too much: in which game, on which seat."""
        self.heard: set[tuple[int, int]] = set()
        """What others asked of them, and they thought about: in which game, the statement's number."""
        self.spoke: set[tuple[int, int]] = set()
        """Where they had their say: by seat and number of the question."""


class BotTurns:
    """Of one hall."""

    def __init__(self, tables: Tables, thinker: Thinker, troubles: Troubles) -> None:
        self.tables = tables
        self.house = tables.house
        self.thinker = thinker
        self.troubles = troubles
        self.tasks = Tasks()
        self._minds: dict[str, Minds] = {}
        """As long as a table is in memory, by its code."""

    def changed(self, changed: Changed) -> None:
        """Bots are called, if one is asked and none is called yet."""
        code, table = changed.running.code, changed.running.table
        minds = self._minds_at(code)
        if self.tasks.of(code):
            if table.asking.hurried and minds.pause and minds.pause.seconds > self.house.pace.hurried:
                minds.pause.cut()
        elif self._wanted(table):
            self.tasks.begin(code, self._play(code, self._next_pause(table)))

    def left(self, left: Left) -> None:
        """They don't remember anything at the table as it is read anew."""
        self._minds.pop(left.running.code, None)

    def _minds_at(self, code: str) -> Minds:
        minds = self._minds.get(code)
        if minds is None:
            minds = self._minds[code] = Minds()
        return minds

    def _next_pause(self, table: Table) -> Pause:
        """Before bots answer."""
        pace = self.house.pace
        pause = Pause(min(pace.bots, pace.hurried) if table.asking.hurried else pace.bots)
        self._minds_at(table.code).pause = pause
        return pause

    def _wanted(self, table: Table) -> bool:
        """A bot is asked something: by the rules, or by somebody."""
        return bool(table.asking.bots_asked() or unheard(table, self._minds_at(table.code).heard))

    # -- turn after turn -----------------------------------------------------------------------------

    async def _play(self, code: str, pause: Pause) -> None:
        """All bots that are asked answer after the same pause, until none is asked any more."""
        asked = True
        while asked:
            try:
                asked = await self._turn(code, pause)
            except Exception as problem:
                # What couldn't be stored is tried again when somebody looks, or when the house looks round.
                await self.troubles.put_off(code, problem)
                return
            running = self.tables.running.get(code)
            pause = self._next_pause(running.table) if running else Pause(self.house.pace.bots)

    async def _turn(self, code: str, pause: Pause) -> bool:
        """Once; true if some are asked again. They think during the pause, and nobody waits for them.

        Who is spoken to answers that first, and then chooses with it in mind.
        """
        async with self.tables.hold(code) as running:
            minds = self._minds_at(code)
            spoken_to = spoken_to_bots(running.table, minds.heard)
            called = [] if spoken_to else calls(running.table, minds.spoke)
            said = running.table.asking.talked
        thoughts = await self._thoughts(running, spoken_to or called)
        await pause.end()
        if spoken_to:
            again = await self._reply(code, spoken_to, thoughts)
        else:
            await running.floor.free()
            again = await self._answer(code, called, thoughts, said)
        self.troubles.over(code)
        return again

    async def late(self, code: str) -> None:
        """The house answers for people whose time is up; and then nobody has agreed to take anything back."""
        pause = Pause(self.house.pace.late)
        async with self.tables.hold(code) as running, running.change() as change:
            table, now = running.table, self.house.now()
            proposal = table.asking.proposal
            if proposal and table.due is not None and table.due <= now:
                change.do(Consent(proposal.seat, agree=False))
            called = late_calls(table, now)
        if called:
            thoughts = await self._thoughts(running, called)
            await pause.end()
            await self._answer(code, called, thoughts)
            self.troubles.over(code)

    # -- thinking ------------------------------------------------------------------------------------

    async def _thoughts(self, running: Running, called: Sequence[Call | SpokenTo]) -> list[Thought | None]:
        """One after the other: those of other tables want to think too."""
        async with self._minds_at(running.code).thinking:
            return [await self._thought(running, call) for call in called]

    async def _thought(self, running: Running, call: Call | SpokenTo) -> Thought | None:
        """None if the bot fails; one that takes too much isn't asked again in this game."""
        bot, minds = call.thinking.bot, self._minds_at(running.code)
        asked = len(running.table.records), call.seat, bot
        if asked in minds.too_slow:
            return None
        try:
            return await self.thinker.think(call.thinking, running.address)
        except Exception as problem:
            if isinstance(problem, TimeoutError | MemoryError):
                minds.too_slow.add(asked)
            running.failures.bot(running.table, bot, problem)
            return None

    # -- what comes of it ----------------------------------------------------------------------------

    async def _reply(self, code: str, asked: Sequence[SpokenTo], thoughts: Sequence[Thought | None]) -> bool:
        """To whoever spoke to them; each is thought about once."""
        async with self.tables.hold(code) as running:
            table, heard = running.table, self._minds_at(code).heard
            async with running.change() as change:
                for request, thought in zip(asked, thoughts, strict=True):
                    heard.add((len(table.records), request.number))
                    reply = request.reply(thought)
                    if reply and request.stands(table):
                        self._speak(running, change, request.thinking.bot, reply)
                return self._wanted(table)

    def _speak(self, running: Running, change: Change, bot: str, deed: Say | Answer) -> None:
        """Whoever is spoken to, and is here, gets a moment to answer."""
        table = running.table
        try:
            change.do(deed)
        except Exception as problem:
            running.failures.bot(table, bot, problem)
            return
        match = table.asking.match
        to = match.statements[-1].to if match and isinstance(deed, Say) else None
        seat = table.company.seats[to] if to is not None else None
        if seat and seat.person is not None and not seat.bot and running.is_here(seat.person):
            running.wait_for(seat.person, MOMENT)

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
        async with self.tables.hold(code) as running:
            if said is None or said == running.table.asking.talked:
                async with running.change() as change:
                    await self._give(running, change, called, thoughts)
            return self._wanted(running.table)

    async def _give(
        self, running: Running, change: Change, called: Sequence[Call], thoughts: Sequence[Thought | None]
    ) -> None:
        standing = [
            (call, thought)
            for call, thought in zip(called, thoughts, strict=True)
            if call.stands(running.table, self.house.now())
        ]
        self._minds_at(running.code).spoke.update((call.seat, call.asked.number) for call, _ in standing)
        says = [(call.thinking.bot, say) for call, thought in standing for say in call.says(thought)]
        for bot, say in says:
            self._speak(running, change, bot, say)
        for call, thought in [] if says else standing:
            if call.stands(running.table, self.house.now()):
                await self._try(running, change, call, thought)

    async def _try(self, running: Running, change: Change, call: Call, thought: Thought | None) -> None:
        """The bot's answer; if the rules fail at it, others; if they fail at these too, nothing more.

        Each costs time, so other tables have their turn in between.
        """
        table, bot = running.table, call.thinking.bot
        trouble: list[HuisClosError] = []
        for act in call.answers(thought):
            try:
                change.do(act)
            except RuleFailed as problem:
                running.failures.rule(table, problem)
                trouble.append(problem)
            except HuisClosError as problem:
                running.failures.bot(table, bot, problem)
                trouble.append(problem)
            else:
                return
            if sum(isinstance(problem, EndlessRules) for problem in trouble) == MOST_ENDLESS:
                break
            await asyncio.sleep(0)
        change.give_up(trouble[-1])
