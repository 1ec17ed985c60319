"""The hall: all tables that are in use. It is the one owner of each; deeds are done one after the other."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import Any, TypeVar

from huisclos.engine.game.game import Game
from huisclos.engine.game.installed import find
from huisclos.table.bots.thinking import Inline, Thinker
from huisclos.table.deeds.by_house import Join, Key, Open, Upgrade
from huisclos.table.deeds.in_lobby import Belong
from huisclos.table.groups.group import Belonging
from huisclos.table.groups.group_book import Groups, GroupStore, MemoryGroupStore
from huisclos.table.hall.calling import Calling
from huisclos.table.hall.group_shelf import Shelving
from huisclos.table.hall.serving import Errand, Errands
from huisclos.table.hall.steward import Steward
from huisclos.table.hall.teller import Teller
from huisclos.table.kept.expiry import Keep
from huisclos.table.kept.log import Steps
from huisclos.table.kept.packs_ahead import prepare_log
from huisclos.table.kept.store import Store
from huisclos.table.kept.upgrade import reviving
from huisclos.table.running.change import Change
from huisclos.table.running.lane import Lane
from huisclos.table.running.running import Live
from huisclos.table.shown.listeners import Hub, Listener
from huisclos.table.shown.messages import Past, Reader, check_reader
from huisclos.table.state.table import Deed, Table
from huisclos.table.values.clocks import Clock, Pace
from huisclos.table.values.limits import Room
from huisclos.table.values.papers import Paper
from huisclos.table.values.refused import Damaged, Doer, Refused
from huisclos.table.values.seat_codes import SeatCodes, key_of, spell

T = TypeVar("T")
_log = logging.getLogger(__name__)

TURN_SECONDS = 0.001
"""A deed takes a twentieth of that."""
CODE_LETTERS = 6
SECRET_BYTES = 24


class Hold:
    """While one waited for a table, it may have left the memory: then it is read anew."""

    def __init__(self, hall: Hall, code: str) -> None:
        self.hall = hall
        self.code = code

    async def __aenter__(self) -> Live:
        while True:
            live = await self.hall.find(self.code)
            await live.lock.acquire()
            if self.hall.live.get(self.code) is live:
                self.live = live
                return live
            live.lock.release()

    async def __aexit__(self, *_: object) -> None:
        self.live.lock.release()


class Hall:
    """Opens, finds, changes and shows tables."""

    def __init__(
        self,
        store: Store,
        pace: Pace = Pace(),  # noqa: B008
        thinker: Thinker = Inline(),  # noqa: B008
        keep: Keep = Keep(),  # noqa: B008
        room: Room = Room(),  # noqa: B008
        groups: GroupStore | None = None,
    ) -> None:
        self.store = store
        self.pace = pace
        self.room = room
        self.hub = Hub()
        self.steward = Steward(self, thinker, pace)
        self.teller = Teller(self)
        self.errands = Errands(self)
        self.groups = Groups(groups or MemoryGroupStore())
        self.shelving = Shelving(self, self.groups)
        self.calling = Calling(self)
        self.keep = keep
        self._damaged: set[str] = set()
        self.now: Callable[[], float] = time.time
        self.count: Callable[[Deed], None] = lambda _: None
        """Hears of every deed that everybody may notice."""
        self.live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._turn = asyncio.Lock()
        """Held by whichever of the tables that are made anew goes on with that."""
        self.lane = Lane()
        self.carries = SeatCodes()

    # -- tables --------------------------------------------------------------------------------------

    async def open(
        self, game: str, players: int, options: dict[str, Any], clock: Clock, language: str, group: str = ""
    ) -> tuple[str, str]:
        """A new table, for a group or for nobody in particular; and the secret of its host."""
        version = find(game).meta.version
        belonging = await self.groups.belonging(group, find(game)) if group else None
        code = spell(CODE_LETTERS)
        secret = secrets.token_urlsafe(SECRET_BYTES)
        live = Live(Table(code), self.now())
        opening = Open(game, version, players, options, clock, secrets.token_hex(32), language)
        async with self.change(live) as change:
            change.do(opening)
            change.do(Join(key_of(secret)))
            if belonging:
                change.do(Belong(belonging), live.table.host)
        self.live[code] = live
        return code, secret

    async def find(self, code: str) -> Live:
        """A table by its code, from memory or from the store."""
        live = self.live.get(code)
        if live is None:
            live = await self._load(code)
        live.used = time.monotonic()
        return live

    def hold(self, code: str) -> Hold:
        """`async with`: a table that nobody else changes or reads meanwhile."""
        return Hold(self, code)

    async def _load(self, code: str) -> Live:
        async with self._loading.setdefault(code, asyncio.Lock()):
            try:
                if code in self.live:
                    return self.live[code]
                table, upgrade = await self._revive(code)
                live = Live(table, self.now())
                async with live.lock:
                    self.live[code] = live
                    async with self.change(live) as change:
                        if upgrade:
                            change.do(upgrade)
                return live
            finally:
                self._loading.pop(code, None)

    async def _in_turn(self, steps: Steps[T]) -> T:
        """Some of them at a time: those who play wait for one such turn at most, and so do shorter tables.

        After a step that took longer the others have as much time for themselves.
        """
        while True:
            async with self._turn:
                began = time.perf_counter()
                try:
                    while (took := time.perf_counter() - began) < TURN_SECONDS:
                        next(steps)
                except StopIteration as end:
                    value: T = end.value
                    return value
                await asyncio.sleep(took if took > 2 * TURN_SECONDS else 0)

    async def _revive(self, code: str) -> tuple[Table, Upgrade | None]:
        """What is damaged harms nobody else; the log hears of it once, and not which table it is."""
        try:
            kept = await self.store.read(code)
            if not kept.lines:
                raise Refused("table-unknown", code=code[:12])
            await prepare_log(kept.lines)
            return await self._in_turn(reviving(code, kept))
        except Damaged:
            if code not in self._damaged:
                self._damaged.add(code)
                _log.error("a table is damaged: see huisclos check")
            raise

    async def remove(self, code: str) -> None:
        """The house removes everything of a table, for good, also one that can't be read."""
        async with self._loading.setdefault(code, asyncio.Lock()):
            await self.store.delete(code)
            live = self.live.pop(code, None)
            self._loading.pop(code, None)
        if live and live.bots:
            live.bots.cancel()
        self.hub.clear(code, Refused("table-removed"))

    async def delete(self, code: str, person: int | None) -> None:
        """The host has everything of a table removed, for good. Whoever is connected is told so."""
        async with self.hold(code) as live:
            live.table.host_only(Doer(person, self.now()))
            await self.store.delete(code)
            del self.live[code]
            for task in live.tasks():
                task.cancel()
            self.hub.clear(code, Refused("table-deleted"))

    # -- people --------------------------------------------------------------------------------------

    async def person(self, code: str, secret: str) -> int | None:
        """Who comes with this secret; None for nobody in particular."""
        live = await self.find(code)
        return live.table.keys.get(key_of(secret)) if secret else None

    async def join(self, code: str) -> str:
        """A secret for somebody new. Nothing is kept of it before they sit down."""
        await self.find(code)
        return secrets.token_urlsafe(SECRET_BYTES)

    async def arrive(self, carry: str) -> tuple[str, str]:
        """The table and a new secret for whoever brings such a code."""
        code, person = self.carries.use(carry)
        secret = secrets.token_urlsafe(SECRET_BYTES)
        async with self.hold(code) as live, self.change(live) as change:
            change.do(Key(person, key_of(secret)))
        return code, secret

    # -- deeds ---------------------------------------------------------------------------------------

    async def do(
        self, code: str, person: int | None, deed: Deed, name: str, secret: str = "", address: str = ""
    ) -> int:
        """Do it and keep it; returns the number it got.

        With a `secret` that the table doesn't know, whoever sits down is somebody new. What bots have to
        think about from then on counts for that `address`.
        """
        return await self.errands.do(code, Errand(person, deed, name, secret, address))

    async def belong(self, code: str, person: int | None, group: str) -> int:
        """The host says for which group they play, by its code; without one, for nobody in particular."""
        live = await self.find(code)
        belonging = await self.groups.belonging(group, live.table.game) if group else None
        return await self.do(code, person, Belong(belonging), "")

    async def group_of(self, code: str, person: int | None) -> Belonging | None:
        """The group that is played for: its code is for those who sit here, and not for strangers."""
        async with self.hold(code) as live:
            if person != live.table.host and not live.table.sits(person):
                raise Refused("table-stranger")
            return live.table.group

    async def may_load(self, code: str, person: int | None) -> Game:
        """The game of a table at which this person may choose files now, for whoever has them read first."""
        async with self.hold(code) as live:
            if person is None:
                raise Refused("table-stranger")
            live.table.must_be("lobby")
            live.table.host_only(Doer(person, self.now()))
            return live.table.game

    def is_here(self, live: Live, person: int | None) -> bool:
        """Whether somebody is connected, or plays over HTTP."""
        since = self.now() - self.pace.grace
        return person is not None and (
            person in self.hub.here(live.table.code) or live.signs.lately(person, since)
        )

    def change(self, live: Live) -> Change:
        """Deeds at a table that one holds."""
        return Change(self, live)

    def give_up(self, live: Live) -> None:
        """It isn't what is stored: whoever comes next reads that, and readers come at once."""
        if self.live.get(live.table.code) is live:
            del self.live[live.table.code]
            self.teller.tell_soon(live.table.code, 0)

    # -- reading -------------------------------------------------------------------------------------

    async def record(self, code: str, number: int) -> dict[str, Any]:
        """The record of a finished game of a table; the first is number 0."""
        async with self.hold(code) as live:
            return live.table.record(number)

    async def paper(self, code: str, person: int | None) -> Paper:
        """What the host's handout is made of, which takes long: for before or after a game."""
        async with self.hold(code) as live:
            live.table.host_only(Doer(person, self.now()))
            if live.table.phase == "playing" and live.table.sits(person):
                raise Refused("table-handout-later")
            return Paper(live.table.game.meta.name, len(live.table.seats), live.table.all_options)

    async def read(self, code: str, reader: Reader, since: int = 0) -> bytes:
        """A Message, as JSON, of what is new for a reader.

        Waits for what is being stored: nobody sees what might yet be lost.
        """
        async with self.hold(code) as live, self.lane.at(live) as passage:
            with passage.counted():
                live.shown = self.teller.showing(live)
                message = live.shown.message(reader, since)
            if reader.person is not None:
                live.signs.hear(reader.person, self.now())
                self.steward.call(live)
            return message

    async def content(self, code: str, name: str) -> Any:
        """What the game is played with, by its name: as much of it as everybody at the table may know."""
        async with self.hold(code) as live:
            content = live.table.match.scene.told_content if live.table.match else {}
            if name not in content:
                raise Refused("server-not-found")
            return content[name]

    async def past(self, code: str, reader: Reader, events: int, chat: int) -> Past:
        """A page of what has happened at a table, from these numbers on."""
        async with self.hold(code) as live:
            return self.teller.showing(live).past(reader, events, chat)

    async def listen(self, code: str, reader: Reader, since: int) -> Listener:
        """Somebody connects, and is told what is new from now on; the others see that they are here."""
        listener = Listener(reader, since)
        async with self.hold(code) as live:
            check_reader(live.table, reader)
            self.teller.must_have_room(live.table, reader)
            self.hub.add(code, listener)
            try:
                self.teller.tell(live, [listener])
            except BaseException:
                self.hub.remove(code, listener)
                raise
            self.teller.stir(live, reader.person)
            self.steward.call(live)
        return listener

    async def leave(self, code: str, listener: Listener) -> None:
        """Somebody's connection ends."""
        self.hub.remove(code, listener)
        person, live = listener.reader.person, self.live.get(code)
        if live and person is not None and person not in self.hub.here(code):
            live.floor.give(person)
            live.signs.leave(person, self.now())
            self.teller.stir(live, person)
            self.calling.left(live, person)
