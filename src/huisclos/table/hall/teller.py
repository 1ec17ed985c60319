"""The teller tells those who are connected to a table what is new to them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING

from huisclos.table.shown.listeners import Listener
from huisclos.table.shown.messages import Reader
from huisclos.table.shown.news import Showing
from huisclos.table.state.table import Table
from huisclos.table.values.refused import Refused

if TYPE_CHECKING:
    from huisclos.table.hall.hall import Hall
    from huisclos.table.running.running import Live


class Teller:
    """Of one hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._telling: dict[str, asyncio.Task[None]] = {}
        """Those who tell everybody at a table anew."""

    def must_have_room(self, table: Table, reader: Reader) -> None:
        """Those who watch never keep those out who play."""
        people = [listener.reader.person for listener in self.hall.hub.listeners(table.code)]
        if len(people) >= self.hall.room.sockets:
            raise Refused("table-full")
        if not table.sits(reader.person):
            watching = sum(not table.sits(person) for person in people)
            if watching >= self.hall.room.spectators:
                raise Refused("table-full")

    def stir(self, live: Live, person: int | None) -> None:
        """The others see who comes and goes; not at once, or those who do that all the time hold them up."""
        if live.table.sits(person):
            self.tell_soon(live.table.code, self.hall.pace.stir)

    def tell_soon(self, code: str, seconds: float) -> None:
        """All who are connected are told anew, once."""
        if code not in self._telling and self.hall.hub.listeners(code):
            self._telling[code] = asyncio.create_task(self._tell_anew(code, seconds))

    async def _tell_anew(self, code: str, seconds: float) -> None:
        try:
            await asyncio.sleep(seconds)
        finally:
            del self._telling[code]
        if self.hall.hub.listeners(code):
            try:
                async with self.hall.hold(code) as live:
                    if live.told_here != self._sitting(live):
                        self.try_to_tell(live)
            except Exception as problem:
                self.hall.steward.note(code, problem)

    def _sitting(self, live: Live) -> set[int | None]:
        """Those with a seat who are connected."""
        seated: set[int | None] = {seat.person for seat in live.table.seats if seat.person is not None}
        return self.hall.hub.here(live.table.code) & seated

    def try_to_tell(self, live: Live, doers: Collection[int | None] = (), *, only: int | None = None) -> None:
        """What was done is done, even if the game fails at showing it."""
        listeners = self.hall.hub.listeners(live.table.code)
        if only is not None:
            listeners = [listener for listener in listeners if listener.reader.person == only]
        else:
            self._recognise(live, listeners)
            live.told_here = self._sitting(live)
        try:
            self.tell(live, listeners, doers if only is None else (only,))
        except Exception as problem:
            live.failures.showing(live.table, problem)

    def _recognise(self, live: Live, listeners: Sequence[Listener]) -> None:
        """Those who have sat down meanwhile are somebody now."""
        for listener in listeners:
            reader = listener.reader
            if reader.key and reader.key in live.table.keys:
                listener.reader = Reader(live.table.keys[reader.key], reader.seat)

    def tell(self, live: Live, listeners: Sequence[Listener], doers: Collection[int | None] = ()) -> None:
        """They get what is new to them; those who did something hear of it in any case."""
        if not listeners:
            live.shown = None
            return
        showing = live.shown = self.showing(live)
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
            listener.put(live.table.number, *told)

    def showing(self, live: Live) -> Showing:
        """The table as it is now."""
        here = self.hall.hub.here(live.table.code)
        return Showing(live.table, self.hall.now(), here, live.shown, self._free_at(live))

    def _free_at(self, live: Live) -> Callable[[int], float]:
        return lambda person: live.signs.free_at(person, self.hall.pace)
