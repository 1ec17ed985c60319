"""A table that is in memory: all that is shared about it, and the one way to change it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager

from msgspec import Struct

from huisclos.engine.base.errors import HuisClosError, RuleFailed
from huisclos.table.deeds.by_house import Close
from huisclos.table.kept.expiry import phase_of
from huisclos.table.kept.store import Store
from huisclos.table.running.change import Change
from huisclos.table.running.failures import Failures
from huisclos.table.running.lane import Lane
from huisclos.table.running.last_seen import LastSeen
from huisclos.table.running.speaking import SPEECH, Floor
from huisclos.table.running.windows import Window, Windows
from huisclos.table.shown.listeners import Hub
from huisclos.table.state.hidden_answers import spared
from huisclos.table.state.table import Deed, Table
from huisclos.table.values.clocks import Pace
from huisclos.table.values.limits import Room
from huisclos.table.values.refused import Refused, WrittenElsewhere


class House:
    """What the tables of one hall share: where they are kept, the time, who is connected, who listens."""

    def __init__(self, store: Store, pace: Pace, room: Room) -> None:
        self.store = store
        self.pace = pace
        self.room = room
        self.now: Callable[[], float] = time.time
        self.hub = Hub()
        self.lane = Lane()
        self.windows = Windows(pace)
        self.changed: list[Callable[[Changed], None]] = []
        """Told of every change once it can't be lost any more, in this order, while the table is held."""
        self.left: list[Callable[[Left], None]] = []
        """Told of every table that leaves the memory."""


class Running:
    """A table in this process, and the right to change it: whoever holds the lock may, and may read it."""

    def __init__(self, table: Table, house: House) -> None:
        self.table = table
        self.code = table.code
        self.house = house
        self.lock = asyncio.Lock()
        self.gone = False
        """It has left the memory: whoever waited for it takes another."""
        self.window = Window()
        self.last_seen = LastSeen(house.now())
        self.floor = Floor()
        self.failures = Failures()
        self.address = table.code
        """Where whoever last did something here is, as far as one knows: its bots think on their account."""
        self.used = time.monotonic()
        self.took = 0.0
        """How long things took here lately: see Lane."""

    # -- changing ------------------------------------------------------------------------------------

    @asynccontextmanager
    async def change(self) -> AsyncIterator[Change]:
        """Deeds at a table that one holds: stored with one write, and then told. Nobody hears of what might
        yet be lost.

        What can't be stored hasn't happened: the table is read anew.
        """
        async with self.house.lane.at(self) as passage:
            change = Change(self.table, self.house.now, passage, self.table.lines)
            try:
                yield change
            except BaseException as problem:
                if change.lines or not isinstance(problem, HuisClosError):
                    self.forget()
                raise
            if change.lines:
                await self._store(change)
            with passage.counted():
                self._tell(Changed(self, change.public, change.doers, change.owners))

    def close(self, change: Change) -> None:
        """Whatever was done, if with it all are in and what can be passed has been open for long enough."""
        if self.closes_in() != 0:
            return
        try:
            change.do(Close())
        except RuleFailed as problem:
            self.failures.rule(self.table, problem)
            change.give_up(problem)

    async def _store(self, change: Change) -> None:
        table = self.table
        try:
            self.close(change)
            kept = table.due, table.written(), phase_of(table)
            await self.house.store.append(
                self.code, change.first, change.lines, *kept, private=not change.public
            )
        except BaseException as problem:
            self.forget()
            if isinstance(problem, WrittenElsewhere):
                raise Refused("table-elsewhere") from None
            raise

    def look(self) -> None:
        """Nothing has changed; but whoever listens may find something to do."""
        self._tell(Changed(self))

    def _tell(self, changed: Changed) -> None:
        for listener in self.house.changed:
            listener(changed)

    def forget(self, *, for_good: bool = False) -> None:
        """It isn't what is stored, or nobody needs it: whoever comes next reads it anew."""
        if not self.gone:
            self.gone = True
            for listener in self.house.left:
                listener(Left(self, for_good))

    # -- who is here ---------------------------------------------------------------------------------

    @property
    def connected(self) -> set[int | None]:
        """The people who are; None stands for spectators."""
        return self.house.hub.here(self.code)

    def is_here(self, person: int | None) -> bool:
        """Whether somebody is connected, or plays over HTTP."""
        since = self.house.now() - self.house.pace.grace
        return person is not None and (person in self.connected or self.last_seen.lately(person, since))

    def free_at(self, person: int) -> float:
        """When a bot may step in for somebody who isn't connected."""
        return self.last_seen.free_at(person, self.house.pace)

    def wait_for(self, person: int, pauses: float = SPEECH) -> None:
        """Somebody is about to say something: at most so many times the pause of bots."""
        match = self.table.asking.match
        if match:
            self.floor.take(person, match.state.acts, self.house.pace.bots * pauses)

    def closes_in(self) -> float | None:
        """In how many seconds what can be passed is over; None if nothing can, or somebody has to think.

        For people who aren't here nobody passes: that would tell.
        """
        asking, seats = self.table.asking, self.table.company.seats
        if not asking.hushed:
            return None
        passing = [seat for seat in spared(asking) if self.is_here(seats[seat].person)]
        now = asyncio.get_running_loop().time()
        self.window, seconds = self.house.windows.due(self.table, self.window, passing, now)
        return seconds


class Changed(Struct, frozen=True):
    """What those who listen get, while the table is held: it is stored, and can't be lost any more."""

    running: Running
    public: Sequence[Deed] = ()
    """The deeds that everybody may notice."""
    doers: Collection[int] = ()
    owners: Collection[int] = ()
    """The people who alone may notice what was done, if it is nothing that everybody may."""


class Left(Struct, frozen=True):
    """A table has left the memory."""

    running: Running
    for_good: bool
    """It is deleted; otherwise whoever comes next reads it anew."""
