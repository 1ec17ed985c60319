"""The teller tells those who are connected to a table what is new to them."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence

from huisclos.table.hall.troubles import Troubles
from huisclos.table.running.running import Changed, Left, Running
from huisclos.table.running.tables import Tables
from huisclos.table.shown.listeners import Listener
from huisclos.table.shown.messages import Reader
from huisclos.table.shown.news import Showing
from huisclos.table.state.company import Company
from huisclos.table.values.refused import Refused


class Teller:
    """Of one hall."""

    def __init__(self, tables: Tables, troubles: Troubles) -> None:
        self.tables = tables
        self.house = tables.house
        self.hub = tables.house.hub
        self.troubles = troubles
        self._shown: dict[str, Showing] = {}
        """Each table as it was when its readers were last told."""
        self._told_here: dict[str, set[int | None]] = {}
        """Those of whom everybody at a table was told that they are here."""
        self._telling: dict[str, asyncio.Task[None]] = {}
        """Those who tell everybody at a table anew."""

    # -- what has changed ----------------------------------------------------------------------------

    def changed(self, changed: Changed) -> None:
        """Everybody hears of what everybody may notice; of all else those do whom it concerns."""
        if changed.public:
            self._tell_all(changed.running, changed.doers)
        else:
            for owner in changed.owners:
                self._tell_owner(changed.running, owner)

    def left(self, left: Left) -> None:
        """Readers come at once to the table as it is read anew."""
        code = left.running.code
        self._shown.pop(code, None)
        self._told_here.pop(code, None)
        if not left.for_good:
            self._tell_soon(code, 0)

    def _tell_all(self, running: Running, doers: Collection[int] = ()) -> None:
        listeners = self.hub.listeners(running.code)
        _recognise(running.table.company, listeners)
        self._told_here[running.code] = self._sitting(running)
        self._try_to_tell(running, listeners, doers)

    def _tell_owner(self, running: Running, owner: int) -> None:
        listeners = self.hub.listeners(running.code)
        theirs = [listener for listener in listeners if listener.reader.person == owner]
        self._try_to_tell(running, theirs, (owner,))

    def _try_to_tell(self, running: Running, listeners: Sequence[Listener], doers: Collection[int]) -> None:
        """What was done is done, even if the game fails at showing it."""
        try:
            self.tell(running, listeners, doers)
        except Exception as problem:
            running.failures.showing(running.table, problem)

    def tell(self, running: Running, listeners: Sequence[Listener], doers: Collection[int] = ()) -> None:
        """They get what is new to them; those who did something hear of it in any case."""
        if not listeners:
            self._shown.pop(running.code, None)
            return
        showing = self._shown[running.code] = self.showing(running)
        for listener in listeners:
            always = listener.reader.person in doers
            try:
                told = showing.tell(
                    listener.reader, listener.since, listener.seen, listener.content, always=always
                )
            except Refused:
                # Their seat was freed: they look on from the side.
                listener.reader = Reader(listener.reader.person)
                told = showing.tell(listener.reader, listener.since, None, listener.content)
            listener.put(running.table.number, *told)
        self._note_mistakes(running, showing)

    # -- who comes and goes --------------------------------------------------------------------------

    def must_have_room(self, running: Running, reader: Reader) -> None:
        """Those who watch never keep those out who play."""
        company, room = running.table.company, self.house.room
        people = [listener.reader.person for listener in self.hub.listeners(running.code)]
        if len(people) >= room.sockets:
            raise Refused("table-full")
        if not company.sits(reader.person):
            watching = sum(not company.sits(person) for person in people)
            if watching >= room.spectators:
                raise Refused("table-full")

    def stir(self, running: Running, person: int | None) -> None:
        """The others see who comes and goes; not at once, or those who do that all the time hold them up."""
        if running.table.company.sits(person):
            self._tell_soon(running.code, self.house.pace.stir)

    def _tell_soon(self, code: str, seconds: float) -> None:
        """All who are connected are told anew, once."""
        if code not in self._telling and self.hub.listeners(code):
            self._telling[code] = asyncio.create_task(self._tell_anew(code, seconds))

    async def _tell_anew(self, code: str, seconds: float) -> None:
        try:
            await asyncio.sleep(seconds)
        finally:
            del self._telling[code]
        if self.hub.listeners(code):
            try:
                async with self.tables.hold(code) as running:
                    if self._told_here.get(code) != self._sitting(running):
                        self._tell_all(running)
            except Exception as problem:
                self.troubles.note(code, problem)

    def _sitting(self, running: Running) -> set[int | None]:
        """Those with a seat who are connected."""
        return running.connected & {
            seat.person for seat in running.table.company.seats if seat.person is not None
        }

    # -- showing -------------------------------------------------------------------------------------

    def message(self, running: Running, reader: Reader, since: int) -> bytes:
        """A Message, as JSON; whoever is told next is told of what has changed since this one."""
        showing = self._shown[running.code] = self.showing(running)
        message = showing.message(reader, since)
        self._note_mistakes(running, showing)
        return message

    def _note_mistakes(self, running: Running, showing: Showing) -> None:
        for problem in showing.common.mistakes:
            running.failures.showing(running.table, problem)

    def showing(self, running: Running) -> Showing:
        """The table as it is now."""
        before = self._shown.get(running.code)
        return Showing(running.table, self.house.now(), running.connected, before, running.free_at)


def _recognise(company: Company, listeners: Sequence[Listener]) -> None:
    """Those who have sat down meanwhile are somebody now."""
    for listener in listeners:
        reader = listener.reader
        if reader.key and reader.key in company.keys:
            listener.reader = Reader(company.keys[reader.key], reader.seat)
