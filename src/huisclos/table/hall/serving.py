"""What people come to a table with. Whoever answers at the same time is served together: with one write, and
the others are told once."""

from __future__ import annotations

import asyncio
import math
from itertools import groupby

from msgspec import Struct

from huisclos.engine.base.errors import HuisClosError, RuleFailed
from huisclos.table.deeds.by_house import COMING, Come
from huisclos.table.deeds.in_game import Abandon, Act, Return, Speak
from huisclos.table.deeds.in_lobby import Lead, Load, PutBot, Rematch, Start
from huisclos.table.hall.group_shelf import GroupShelf
from huisclos.table.kept.packs_ahead import prepare
from huisclos.table.running.change import Change
from huisclos.table.running.running import Running
from huisclos.table.running.tables import Tables
from huisclos.table.state.company import Company
from huisclos.table.state.table import Deed
from huisclos.table.values.refused import Doer, Refused
from huisclos.table.values.seat_codes import key_of

MOST_DEEDS = 20_000
"""Of one table. A game is played to its end, and then another table is opened: whoever comes later waits
while all of them are done again."""
SECRET_LETTERS = 32
"""In which a secret is written."""


class Errand(Struct, eq=False):
    """A deed that somebody wants done, under a name of their own; then the number it got, or a problem."""

    person: int | None
    deed: Deed
    name: str
    secret: str
    """Says who it is, where `person` doesn't: one that the table doesn't know is somebody new's."""
    address: str = ""
    """Where they are."""
    number: int = 0
    problem: Exception | None = None
    over: bool = False

    def end(self, running: Running) -> None:
        """What came of it: what the others who were served did is in it, too."""
        self.over = True
        if self.problem is None:
            self.number = running.table.number
            if not self.deed.is_private():
                running.floor.give(self.person)


class Serving:
    """Of one hall."""

    def __init__(self, tables: Tables, group_shelf: GroupShelf) -> None:
        self.tables = tables
        self.house = tables.house
        self.group_shelf = group_shelf
        self.waiting: dict[str, list[Errand]] = {}
        """Those who wait to be served, by table."""

    async def do(self, code: str, errand: Errand) -> int:
        """By whoever comes first, for all who wait at that table then."""
        self.waiting.setdefault(code, []).append(errand)
        try:
            await asyncio.sleep(0)
            async with self.tables.hold(code) as running:
                if not errand.over:
                    waiting = self.waiting.pop(code, [])
                    if errand not in waiting:  # it was read anew meanwhile
                        waiting.append(errand)
                    await self._serve(running, waiting)
        finally:
            self._go(code, errand)
        if errand.problem:
            raise errand.problem
        return errand.number

    def _go(self, code: str, errand: Errand) -> None:
        """Whoever goes before it is their turn wants nothing done."""
        waiting = self.waiting.get(code, [])
        if errand in waiting:
            waiting.remove(errand)
            if not waiting:
                del self.waiting[code]

    async def _serve(self, running: Running, errands: list[Errand]) -> None:
        """Answers together, all else on its own. Who isn't served, because what was done before can't be
        stored, comes to the table as it is read anew."""
        for answers, some in groupby(errands, lambda errand: isinstance(errand.deed, Act)):
            for group in [list(some)] if answers else [[errand] for errand in some]:
                if running.gone:
                    return
                try:
                    await (self._answer(running, group) if answers else self._alone(running, group[0]))
                except Exception as problem:
                    for errand in group:
                        errand.problem = errand.problem or problem
                for errand in group:
                    errand.end(running)

    async def _answer(self, running: Running, errands: list[Errand]) -> None:
        """What is refused of one is no trouble of the others."""
        async with running.change() as change:
            for errand in errands:
                try:
                    self._do(running, change, errand)
                except HuisClosError as problem:
                    errand.problem = problem

    async def _alone(self, running: Running, errand: Errand) -> None:
        await self.group_shelf.shelve(running)
        if isinstance(errand.deed, Start):
            await self.group_shelf.recall(running)
            company = running.table.company
            await prepare(company.game, [file.value for file in company.files.values()])
        async with running.change() as change:
            if isinstance(errand.deed, Start):
                _take_seats_back(change)
            self._do(running, change, errand)
            if isinstance(errand.deed, Rematch | Abandon):
                _take_seats_back(change)

    def _do(self, running: Running, change: Change, errand: Errand) -> None:
        table, now = running.table, self.house.now()
        person, deed = _who(table.company, errand)
        running.last_seen.hear(person, now)
        running.address = errand.address or running.address
        if table.number >= MOST_DEEDS and not isinstance(deed, Act | Abandon):
            raise Refused("table-worn", most=MOST_DEEDS)
        if isinstance(deed, PutBot) and table.phase == "playing":
            self._must_be_away(running, deed.seat)
        if isinstance(deed, Lead):
            self._host_must_be_away(running)
        if isinstance(deed, Speak):
            _speak(running, Doer(person, now), deed)
            return
        if isinstance(deed, Load):
            deed = deed.read(table, Doer(person, now))
        try:
            change.do(deed, person, errand.name)
        except RuleFailed as problem:
            running.failures.rule(table, problem)
            raise

    def _must_be_away(self, running: Running, number: int) -> None:
        """A bot steps in for people who are gone, not for those who think or whose line broke."""
        seat, grace = running.table.company.at(number), self.house.pace.grace
        if seat.person is None:
            return
        if seat.person in running.connected:
            raise Refused("table-is-here", name=seat.name)
        seconds = running.free_at(seat.person) - self.house.now()
        if seconds > grace:
            raise Refused("table-plays-afar", name=seat.name, minutes=math.ceil(seconds / 60))
        if seconds > 0:
            raise Refused("table-was-here", name=seat.name, seconds=math.ceil(seconds))

    def _host_must_be_away(self, running: Running) -> None:
        """Of a host who doesn't sit here the table knows what to say."""
        company = running.table.company
        if company.host_seat is None:
            return
        name = company.seats[company.host_seat].name
        if company.host in running.connected:
            raise Refused("table-host-here", name=name)
        seconds = running.free_at(company.host) - self.house.now()
        if seconds > 0:
            raise Refused("table-host-soon", name=name, minutes=math.ceil(seconds / 60))


def _who(company: Company, errand: Errand) -> tuple[int, Deed]:
    """Who wants it done, and what: somebody new comes with what they do first."""
    if errand.person is None and errand.secret:
        errand.person = company.keys.get(key_of(errand.secret))
    if errand.person is not None:
        return errand.person, errand.deed
    if not isinstance(errand.deed, COMING) or len(errand.secret) < SECRET_LETTERS:
        raise Refused("table-stranger")
    return company.people, Come(key_of(errand.secret), errand.deed)


def _speak(running: Running, doer: Doer, deed: Speak) -> None:
    """Bots wait for somebody, or needn't any more. Nothing is kept of it."""
    deed.done(running.table, doer)
    assert doer.person is not None
    if deed.on:
        running.wait_for(doer.person)
    else:
        running.floor.give(doer.person)


def _take_seats_back(change: Change) -> None:
    """Whoever a bot played for in the last game has their seat for the next."""
    for number, seat in enumerate(change.table.company.seats):
        if seat.person is not None and seat.bot:
            change.do(Return(number), seat.person)
