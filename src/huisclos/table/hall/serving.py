"""What people come to a table with. Whoever answers at the same time is served together: with one write, and
the others are told once."""

from __future__ import annotations

import asyncio
import math
from itertools import groupby
from typing import TYPE_CHECKING

from huisclos.engine.base.errors import HuisClosError, RuleFailed
from huisclos.table.deeds.by_house import COMING, Come
from huisclos.table.deeds.in_game import Abandon, Act, Return, Speak
from huisclos.table.deeds.in_lobby import Lead, Load, PutBot, Rematch, Start
from huisclos.table.kept.packs_ahead import prepare
from huisclos.table.running.change import Change
from huisclos.table.state.table import Deed
from huisclos.table.values.refused import Doer, Refused
from huisclos.table.values.seat_codes import key_of

if TYPE_CHECKING:
    from huisclos.table.hall.hall import Hall
    from huisclos.table.running.running import Live

MOST_DEEDS = 20_000
"""Of one table. A game is played to its end, and then another table is opened: whoever comes later waits
while all of them are done again."""
SECRET_LETTERS = 32
"""In which a secret is written."""


class Errand:
    """A deed that somebody wants done, under a name of their own; then the number it got, or a problem."""

    def __init__(self, person: int | None, deed: Deed, name: str, secret: str, address: str = "") -> None:
        """With a `secret` that the table doesn't know, whoever sits down is somebody new; `address`: where
        they are."""
        self.person = person
        self.deed = deed
        self.name = name
        self.secret = secret
        self.address = address
        self.number = 0
        self.problem: Exception | None = None
        self.over = False

    def end(self, live: Live) -> None:
        """What came of it: what the others who were served did is in it, too."""
        self.over = True
        if self.problem is None:
            self.number = live.table.number
            if not self.deed.is_private():
                live.floor.give(self.person)


class Errands:
    """Of one hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def do(self, code: str, errand: Errand) -> int:
        """By whoever comes first, for all who wait at that table then."""
        live = await self.hall.find(code)
        live.errands.append(errand)
        try:
            await asyncio.sleep(0)
            async with self.hall.hold(code) as now:
                if not errand.over:
                    waiting, now.errands = now.errands, []
                    if errand not in waiting:  # it was read anew meanwhile
                        waiting.append(errand)
                    await self._serve(now, waiting)
        finally:  # whoever goes before it is their turn wants nothing done
            if errand in live.errands:
                live.errands.remove(errand)
        if errand.problem:
            raise errand.problem
        return errand.number

    async def _serve(self, live: Live, errands: list[Errand]) -> None:
        """Answers together, all else on its own. Who isn't served, because what was done before can't be
        stored, comes to the table as it is read anew."""
        for answers, some in groupby(errands, lambda errand: isinstance(errand.deed, Act)):
            for group in [list(some)] if answers else [[errand] for errand in some]:
                if self.hall.live.get(live.table.code) is not live:
                    return
                try:
                    await (self._answer(live, group) if answers else self._alone(live, group[0]))
                except Exception as problem:
                    for errand in group:
                        errand.problem = errand.problem or problem
                for errand in group:
                    errand.end(live)

    async def _answer(self, live: Live, errands: list[Errand]) -> None:
        """What is refused of one is no trouble of the others."""
        async with self.hall.change(live) as change:
            for errand in errands:
                try:
                    self._do(live, change, errand)
                except HuisClosError as problem:
                    errand.problem = problem

    async def _alone(self, live: Live, errand: Errand) -> None:
        await self.hall.shelving.shelve(live)
        if isinstance(errand.deed, Start):
            await self.hall.shelving.recall(live)
            await prepare(live.table.game, [file.value for file in live.table.files.values()])
        async with self.hall.change(live) as change:
            if isinstance(errand.deed, Start):
                _take_seats_back(change)
            self._do(live, change, errand)
            if isinstance(errand.deed, Rematch | Abandon):
                _take_seats_back(change)

    def _do(self, live: Live, change: Change, errand: Errand) -> None:
        deed, person, now = errand.deed, errand.person, self.hall.now()
        if person is None:
            if not isinstance(deed, COMING) or len(errand.secret) < SECRET_LETTERS:
                raise Refused("table-stranger")
            person, deed = live.table.people, Come(key_of(errand.secret), deed)
        live.signs.hear(person, now)
        live.address = errand.address or live.address
        if live.table.number >= MOST_DEEDS and not isinstance(deed, Act | Abandon):
            raise Refused("table-worn", most=MOST_DEEDS)
        if isinstance(deed, PutBot) and live.table.phase == "playing":
            self._must_be_away(live, deed.seat)
        if isinstance(deed, Lead):
            self._host_must_be_away(live)
        if isinstance(deed, Speak):
            self._speak(live, person, deed)
            return
        if isinstance(deed, Load):
            deed = deed.read(live.table, Doer(person, now))
        try:
            change.do(deed, person, errand.name)
        except RuleFailed as problem:
            live.failures.rule(live.table, problem)
            raise

    def _speak(self, live: Live, person: int, deed: Speak) -> None:
        """Bots wait for somebody, or needn't any more. Nothing is kept of it."""
        deed.done(live.table, Doer(person, self.hall.now()))
        if deed.on:
            self.hall.steward.wait_for(live, person)
        else:
            live.floor.give(person)

    def _must_be_away(self, live: Live, number: int) -> None:
        """A bot steps in for people who are gone, not for those who think or whose line broke."""
        seat, pace = live.table.at(number), self.hall.pace
        if seat.person is None:
            return
        if seat.person in self.hall.hub.here(live.table.code):
            raise Refused("table-is-here", name=seat.name)
        seconds = live.signs.free_at(seat.person, pace) - self.hall.now()
        if seconds > pace.grace:
            raise Refused("table-plays-afar", name=seat.name, minutes=math.ceil(seconds / 60))
        if seconds > 0:
            raise Refused("table-was-here", name=seat.name, seconds=math.ceil(seconds))

    def _host_must_be_away(self, live: Live) -> None:
        """Of a host who doesn't sit here the table knows what to say."""
        table = live.table
        if table.host_seat is None:
            return
        name = table.seats[table.host_seat].name
        if table.host in self.hall.hub.here(table.code):
            raise Refused("table-host-here", name=name)
        seconds = live.signs.free_at(table.host, self.hall.pace) - self.hall.now()
        if seconds > 0:
            raise Refused("table-host-soon", name=name, minutes=math.ceil(seconds / 60))


def _take_seats_back(change: Change) -> None:
    """Whoever a bot played for in the last game has their seat for the next."""
    for number, seat in enumerate(change.live.table.seats):
        if seat.person is not None and seat.bot:
            change.do(Return(number), seat.person)
