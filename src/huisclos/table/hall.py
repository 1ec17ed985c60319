"""The hall: all tables that are in use. It is the one owner of each; deeds are done one after the other."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from huisclos.engine.errors import HuisClosError
from huisclos.engine.game import find
from huisclos.table.bots import bot_deeds, due_deeds
from huisclos.table.carries import Carries, key_of, spell
from huisclos.table.clocks import Clock
from huisclos.table.deed import Deed, Doer, Refused
from huisclos.table.house import Join, Key, Open
from huisclos.table.lobby import PutBot
from huisclos.table.log import LogLine, rebuild, write
from huisclos.table.ports import Hub, Listener, Store, Taken
from huisclos.table.sight import Message, Reader, Showing, check_reader
from huisclos.table.table import Table

T = TypeVar("T")
_log = logging.getLogger(__name__)

MOST_PEOPLE = 200
"""Who come to one table."""
CODE_LETTERS = 6
STUCK_SECONDS = 600.0
"""A table that can't go on is looked at again after that; until then it is in nobody's way."""

_messages = msgspec.json.Decoder(Message)


class Pace(Struct, frozen=True):
    """How fast the house is."""

    bots: float = 0.8
    """Seconds before bots answer; always the same, so that it tells nothing."""
    idle: float = 300
    """Seconds after which a table that nobody looks at leaves the memory."""
    sweep: float = 1.0


class Live:
    """A table in memory. Whoever holds the lock may change it or read it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self.bots: asyncio.Task[None] | None = None


class Hall:
    """Opens, finds, changes and shows tables."""

    def __init__(self, store: Store, hub: Hub | None = None, pace: Pace | None = None) -> None:
        self.store = store
        self.hub = hub or Hub()
        self.pace = pace or Pace()
        self.now: Callable[[], float] = time.time
        self.live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self.carries = Carries()
        self._telling: asyncio.Task[None] | None = None

    # -- tables --------------------------------------------------------------------------------------

    async def open(
        self, game: str, players: int, options: dict[str, Any], clock: Clock, language: str
    ) -> tuple[str, str]:
        """A new table, and the secret of its host."""
        version = find(game).meta.version
        code = spell(CODE_LETTERS)
        secret = secrets.token_urlsafe(24)
        live = Live(Table(code))
        opening = Open(game, version, players, options, clock, secrets.token_hex(32), language)
        await self._keep(live, [(opening, None, ""), (Join(key_of(secret)), None, "")])
        self.live[code] = live
        return code, secret

    async def find(self, code: str) -> Live:
        """A table by its code, from memory or from the store."""
        live = self.live.get(code)
        if live is None:
            live = await self._load(code)
        live.used = time.monotonic()
        return live

    @asynccontextmanager
    async def hold(self, code: str) -> AsyncIterator[Live]:
        """A table that nobody else changes or reads meanwhile.

        While one waited for it, it may have left the memory: then it is read anew.
        """
        while True:
            live = await self.find(code)
            async with live.lock:
                if self.live.get(code) is live:
                    yield live
                    return

    async def _load(self, code: str) -> Live:
        async with self._loading.setdefault(code, asyncio.Lock()):
            try:
                if code in self.live:
                    return self.live[code]
                log = await self.store.read(code)
                if not log:
                    raise Refused("table-unknown", code=code[:12])
                live = self.live[code] = Live(rebuild(code, log))
                self._call_bots(live)
                return live
            finally:
                self._loading.pop(code, None)

    async def delete(self, code: str, person: int | None) -> None:
        """The host has everything of a table removed, for good. Whoever is connected is told so."""
        await _insist(self._delete(code, person))

    async def _delete(self, code: str, person: int | None) -> None:
        async with self.hold(code) as live:
            live.table.host_only(Doer(person, self.now()))
            await self.store.delete(code)
            del self.live[code]
            if live.bots:
                live.bots.cancel()
            self.hub.clear(code, Refused("table-deleted"))

    # -- people --------------------------------------------------------------------------------------

    async def person(self, code: str, secret: str) -> int | None:
        """Who comes with this secret; None for nobody in particular."""
        live = await self.find(code)
        return live.table.keys.get(key_of(secret)) if secret else None

    async def join(self, code: str) -> str:
        """A secret for somebody new."""
        secret = secrets.token_urlsafe(24)
        async with self.hold(code) as live:
            if live.table.people >= MOST_PEOPLE:
                raise Refused("table-crowded")
            await self._keep(live, [(Join(key_of(secret)), None, "")])
        return secret

    async def arrive(self, carry: str) -> tuple[str, str]:
        """The table and a new secret for whoever brings such a code."""
        code, person = self.carries.use(carry)
        secret = secrets.token_urlsafe(24)
        async with self.hold(code) as live:
            await self._keep(live, [(Key(person, key_of(secret)), None, "")])
        return code, secret

    # -- deeds ---------------------------------------------------------------------------------------

    async def do(self, code: str, person: int | None, deed: Deed, name: str) -> int:
        """Do it and keep it; returns the number it got. Goes on even if whoever asked for it is gone."""
        return await _insist(self._do(code, person, deed, name))

    async def _do(self, code: str, person: int | None, deed: Deed, name: str) -> int:
        async with self.hold(code) as live:
            if person is None:
                raise Refused("table-stranger")
            if isinstance(deed, PutBot) and live.table.phase == "playing":
                self._must_be_away(live.table, deed.seat)
            await self._keep(live, [(deed, person, name)])
            return live.table.number

    def _must_be_away(self, table: Table, number: int) -> None:
        """A bot steps in for people who are gone, not for those who think."""
        seat = table.at(number)
        if seat.person is not None and seat.person in self.hub.here(table.code):
            raise Refused("table-is-here", name=seat.name)

    async def _keep(self, live: Live, deeds: Iterable[tuple[Deed, int | None, str]]) -> None:
        """Do deeds and store them. What can't be stored hasn't happened: the table is read anew."""
        table, first, lines = live.table, live.table.number, []
        try:
            for deed, person, name in deeds:
                line = LogLine(deed, person, self.now(), name)  # type: ignore[arg-type]
                table.do(line.deed, line.doer, name)
                lines.append(write(line))
            if lines:
                await self.store.append(table.code, first, lines, table.due)
        except BaseException as problem:
            if lines or not isinstance(problem, HuisClosError):
                self._give_up(live)
            if isinstance(problem, Taken):
                raise Refused("table-elsewhere") from None
            raise
        if lines:
            self._tell(live)
        self._call_bots(live)

    def _give_up(self, live: Live) -> None:
        """It isn't what is stored: whoever comes next reads that, and readers come at once."""
        if self.live.get(live.table.code) is live:
            del self.live[live.table.code]
            self._telling = asyncio.create_task(self._tell_anew(live.table.code))

    # -- the house -----------------------------------------------------------------------------------

    def _call_bots(self, live: Live) -> None:
        if live.table.bots_asked() and (live.bots is None or live.bots.done()):
            live.bots = asyncio.create_task(self._bots(live.table.code))

    async def _bots(self, code: str) -> None:
        """All bots that are asked answer after the same pause, until none is asked any more."""
        asked = True
        while asked:
            await asyncio.sleep(self.pace.bots)
            try:
                asked = await self._bots_turn(code)
            except Exception:
                # What couldn't be stored is tried again when somebody looks, or when the house looks round.
                _log.exception("bots can't go on")
                return

    async def _bots_turn(self, code: str) -> bool:
        """Once; true if some are asked again."""
        async with self.hold(code) as live:
            await self._keep(live, self._bots_deeds(live.table))
            return bool(live.table.bots_asked())

    @staticmethod
    def _bots_deeds(table: Table) -> Iterable[tuple[Deed, int | None, str]]:
        for seat in table.bots_asked():
            for deed in bot_deeds(table, seat, table.seats[seat].bot):
                yield deed, None, ""

    async def sweep(self) -> None:
        """For ever: play for those whose time is up, and let idle tables leave the memory."""
        while True:
            await asyncio.sleep(self.pace.sweep)
            try:
                await self.look_round()
            except Exception:
                _log.exception("can't look round")

    async def look_round(self) -> None:
        """Once."""
        for code in await self.store.due(self.now()):
            try:
                await self._time_is_up(code)
            except Exception:
                # A game whose rules have changed since can't go on; the others can.
                _log.exception("table can't go on")
                await self.store.postpone(code, self.now() + STUCK_SECONDS)
        self._forget_idle()

    async def _time_is_up(self, code: str) -> None:
        async with self.hold(code) as live:
            now = self.now()
            await self._keep(live, ((deed, None, "") for deed in due_deeds(live.table, now)))

    def _forget_idle(self) -> None:
        old = time.monotonic() - self.pace.idle
        for code, live in list(self.live.items()):
            busy = self.hub.here(code) or live.lock.locked() or (live.bots and not live.bots.done())
            if not busy and live.used < old:
                del self.live[code]

    # -- reading -------------------------------------------------------------------------------------

    async def record(self, code: str, number: int) -> dict[str, Any]:
        """The record of a finished game of a table; the first is number 0."""
        async with self.hold(code) as live:
            return live.table.record(number)

    async def handout(self, code: str, person: int | None, language: str) -> str:
        """What the host may print before or after a game, in Markdown."""
        async with self.hold(code) as live:
            live.table.host_only(Doer(person, self.now()))
            return live.table.handout(language)

    async def read(self, code: str, reader: Reader, since: int = 0) -> Message:
        """What is new for a reader. Waits for what is being stored: nobody sees what might yet be lost."""
        async with self.hold(code) as live:
            return _messages.decode(self._showing(live).message(reader, since))

    async def listen(self, code: str, reader: Reader, since: int) -> Listener:
        """Somebody connects, and is told what is new from now on; the others see that they are here."""
        listener = Listener(reader, since)
        async with self.hold(code) as live:
            check_reader(live.table, reader)
            self.hub.add(code, listener)
            self._tell(live)
        return listener

    async def leave(self, code: str, listener: Listener) -> None:
        """Somebody's connection ends."""
        self.hub.remove(code, listener)
        await self._tell_anew(code)

    async def _tell_anew(self, code: str) -> None:
        if self.hub.listeners(code):
            async with self.hold(code) as live:
                self._tell(live)

    def _tell(self, live: Live) -> None:
        """All listeners get what is new to them."""
        listeners = self.hub.listeners(live.table.code)
        showing = self._showing(live) if listeners else None
        for listener in listeners:
            assert showing is not None
            try:
                message = showing.message(listener.reader, listener.since)
            except Refused:
                # Their seat was freed: they look on from the side.
                listener.reader = Reader(listener.reader.person)
                message = showing.message(listener.reader, listener.since)
            listener.put(live.table.number, message)

    def _showing(self, live: Live) -> Showing:
        return Showing(live.table, self.now(), self.hub.here(live.table.code))


async def _insist(doing: Coroutine[Any, Any, T]) -> T:
    """Goes on even if whoever waits for it is gone; then nobody hears a refusal."""
    task = asyncio.create_task(doing)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        task.add_done_callback(_unheard)
        raise


def _unheard(task: asyncio.Task[Any]) -> None:
    problem = None if task.cancelled() else task.exception()
    if problem and not isinstance(problem, HuisClosError):
        _log.error("failed, and nobody waits for it", exc_info=problem)
