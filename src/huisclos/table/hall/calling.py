"""Calling people who are away when the table waits for them, if they have asked for that.

A call reaches nobody else, and comes only when somebody is asked, which everybody sees.
"""

from __future__ import annotations

from typing import Literal, Protocol

from msgspec import Struct

from huisclos.table.running.running import Changed, Running
from huisclos.table.running.tables import Tables
from huisclos.table.state.asking import InPlay
from huisclos.table.state.table import Table
from huisclos.table.values.clocks import REMINDERS

Call = Literal["turn", "reminder"]

LINGER = 90.0
"""Seconds: a phone that falls asleep hangs up so much later. Who does so soon after a question may not have
seen it."""
PAUSE = 600.0
"""Seconds: nobody is called again before that, unless they were here meanwhile."""


class Bell(Protocol):
    """What reaches people who are away."""

    def hangs_at(self, code: str) -> bool:
        """Whether anybody at this table has asked to be called. Everything else is for such tables only."""

    def ring(self, code: str, game: str, person: int, call: Call) -> None:
        """Call somebody, soon; nobody waits for that."""

    def remind(self, code: str, person: int, at: float | None) -> None:
        """Ask then whether they have to be reminded (`Calling.remind`); None: there is no need any more."""


class Silence:
    """No bell at all."""

    def hangs_at(self, code: str) -> bool:
        return False

    def ring(self, code: str, game: str, person: int, call: Call) -> None: ...

    def remind(self, code: str, person: int, at: float | None) -> None: ...


class Called(Struct, frozen=True):
    """The question that somebody was called for, by when it was put; and when they were."""

    asked: float
    at: float


class Calling:
    """Of one hall."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.bell: Bell = Silence()
        self._called: dict[tuple[str, int], Called] = {}
        """Since they were last here."""
        self._reminders: dict[tuple[str, int], float] = {}

    def now(self) -> float:
        """By the clock of the house."""
        return self.tables.house.now()

    def changed(self, changed: Changed) -> None:
        """Something has happened at a table that everybody may notice."""
        running, table = changed.running, changed.running.table
        if not changed.public or not self.bell.hangs_at(table.code):
            return
        awaited = awaited_at(table.asking)
        for person in {seat.person for seat in table.company.seats if seat.person is not None}:
            if running.is_here(person):
                self._called.pop((table.code, person), None)
            elif person in awaited:
                self._call(table, person, awaited[person])
            self._plan(table, person)

    def hung_up(self, running: Running, person: int) -> None:
        """Who has just been asked something may not have seen it."""
        table = running.table
        asked = awaited_at(table.asking).get(person) if self.bell.hangs_at(table.code) else None
        if asked is not None and self.now() < asked + LINGER:
            self._call(table, person, asked)

    async def remind(self, code: str, person: int) -> None:
        """Their time is nearly up, unless they have answered since."""
        async with self.tables.hold(code) as running:
            table = running.table
            until = _time_is_up(table.asking, person)
            if until is None or running.is_here(person):
                return
            if self.now() < until <= self.now() + (REMINDERS[table.company.clock] or 0):
                self.bell.ring(code, table.company.game.meta.name, person, "reminder")

    def _call(self, table: Table, person: int, asked: float) -> None:
        now, before = self.now(), self._called.get((table.code, person))
        if before and (before.asked == asked or now < before.at + PAUSE):
            return
        self._called[table.code, person] = Called(asked, now)
        self.bell.ring(table.code, table.company.game.meta.name, person, "turn")

    def _plan(self, table: Table, person: int) -> None:
        """Once for each question that may be thought about for long."""
        ahead, until = REMINDERS[table.company.clock], _time_is_up(table.asking, person)
        at = until - ahead if until is not None and ahead is not None else None
        if at == self._reminders.get((table.code, person)):
            return
        if at is None:
            del self._reminders[table.code, person]
        else:
            self._reminders[table.code, person] = at
        if at is None or at > self.now():
            self.bell.remind(table.code, person, at)


def awaited_at(asking: InPlay) -> dict[int, float]:
    """The people that a table waits for, and since when. Whoever has answered isn't waited for."""
    if asking.proposal or asking.trouble:
        return {}
    seats = asking.company.seats
    return {
        person: asked.at
        for seat, asked in asking.asked.items()
        if asked.choice.waits
        and seat not in asking.sealed
        and seats[seat].played_by_person
        and (person := seats[seat].person) is not None
    }


def _time_is_up(asking: InPlay, person: int) -> float | None:
    """When a bot first decides for them, unless they have answered: where one may pass, only they know."""
    mine = [number for number, seat in enumerate(asking.company.seats) if seat.person == person]
    times = [asking.deadline(seat) for seat in mine if seat not in asking.sealed]
    return min((time for time in times if time is not None), default=None)
