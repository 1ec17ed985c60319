"""The hall: where tables are opened, come to, played at and read. It puts together what does that."""

from __future__ import annotations

import secrets
from typing import Any

from huisclos.engine.game.game import Game
from huisclos.engine.game.installed import find
from huisclos.table.bots.thinking import Inline, Thinker
from huisclos.table.deeds.by_house import Join, Key, Open
from huisclos.table.deeds.in_lobby import Belong
from huisclos.table.groups.group import Belonging
from huisclos.table.groups.group_book import Groups, GroupStore, MemoryGroupStore
from huisclos.table.hall.bot_turns import BotTurns
from huisclos.table.hall.calling import Calling
from huisclos.table.hall.closing import Closing
from huisclos.table.hall.group_shelf import GroupShelf
from huisclos.table.hall.serving import Errand, Serving
from huisclos.table.hall.sweep import Sweep
from huisclos.table.hall.teller import Teller
from huisclos.table.hall.troubles import Troubles
from huisclos.table.kept.expiry import Keep
from huisclos.table.kept.store import Store
from huisclos.table.running.running import House
from huisclos.table.running.tables import Tables
from huisclos.table.shown.listeners import Listener
from huisclos.table.shown.messages import Past, Reader, check_reader
from huisclos.table.state.table import Deed
from huisclos.table.values.clocks import Clock, Pace
from huisclos.table.values.limits import Room
from huisclos.table.values.papers import Paper
from huisclos.table.values.refused import Doer, Refused
from huisclos.table.values.seat_codes import SeatCodes, key_of, spell

CODE_LETTERS = 6
SECRET_BYTES = 24


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
        self.house = House(store, pace, room)
        self.hub = self.house.hub
        self.tables = Tables(self.house)
        self.groups = Groups(groups or MemoryGroupStore())
        self.carries = SeatCodes()
        troubles = Troubles(self.house)
        self.teller = Teller(self.tables, troubles)
        self.bot_turns = BotTurns(self.tables, thinker, troubles)
        self.closing = Closing(self.tables, troubles)
        self.calling = Calling(self.tables)
        self.group_shelf = GroupShelf(self.tables, self.groups, troubles)
        self.serving = Serving(self.tables, self.group_shelf)
        self._tasks = self.bot_turns.tasks, self.closing.tasks, self.group_shelf.tasks
        chores = self.group_shelf.settle, self.bot_turns.late
        self.sweep = Sweep(self.tables, self.groups, keep, troubles, chores, self._tasks)
        self.house.changed += [
            self.teller.changed,
            self.bot_turns.changed,
            self.closing.changed,
            self.calling.changed,
            self.group_shelf.changed,
        ]
        self.house.left += [self.teller.left, self.bot_turns.left, *(tasks.left for tasks in self._tasks)]

    def stop(self) -> None:
        """No bot is called any more, and nobody answers in its place."""
        self.sweep.stop()
        for tasks in self._tasks:
            tasks.stop()

    # -- tables --------------------------------------------------------------------------------------

    async def open(
        self, game: str, players: int, options: dict[str, Any], clock: Clock, language: str, group: str = ""
    ) -> tuple[str, str]:
        """A new table, for a group or for nobody in particular; and the secret of its host."""
        version = find(game).meta.version
        belonging = await self.groups.belonging(group, find(game)) if group else None
        code, secret = spell(CODE_LETTERS), secrets.token_urlsafe(SECRET_BYTES)
        opening = Open(game, version, players, options, clock, secrets.token_hex(32), language)
        async with self.tables.open(code) as change:
            change.do(opening)
            change.do(Join(key_of(secret)))
            if belonging:
                change.do(Belong(belonging), change.table.company.host)
        return code, secret

    async def game(self, code: str) -> Game:
        """What is played at a table."""
        return (await self.tables.find(code)).table.company.game

    async def delete(self, code: str, person: int | None) -> None:
        """The host has everything of a table removed, for good. Whoever is connected is told so."""
        async with self.tables.hold(code) as running:
            running.table.company.host_only(Doer(person, self.house.now()))
            await self.tables.delete(running)

    # -- people --------------------------------------------------------------------------------------

    async def person(self, code: str, secret: str) -> int | None:
        """Who comes with this secret; None for nobody in particular."""
        running = await self.tables.find(code)
        return running.table.company.keys.get(key_of(secret)) if secret else None

    async def join(self, code: str) -> str:
        """A secret for somebody new. Nothing is kept of it before they sit down."""
        await self.tables.find(code)
        return secrets.token_urlsafe(SECRET_BYTES)

    async def arrive(self, carry: str) -> tuple[str, str]:
        """The table and a new secret for whoever brings such a code."""
        code, person = self.carries.use(carry)
        secret = secrets.token_urlsafe(SECRET_BYTES)
        async with self.tables.hold(code) as running, running.change() as change:
            change.do(Key(person, key_of(secret)))
        return code, secret

    # -- deeds ---------------------------------------------------------------------------------------

    async def do(
        self, code: str, person: int | None, deed: Deed, name: str, secret: str = "", address: str = ""
    ) -> int:
        """Do it and keep it; returns the number it got.

        By its person, or by whoever has the `secret`: with one that the table doesn't know, whoever sits down
        is somebody new. What bots have to think about from then on counts for that `address`.
        """
        return await self.serving.do(code, Errand(person, deed, name, secret, address))

    async def belong(self, code: str, person: int | None, group: str) -> int:
        """The host says for which group they play, by its code; without one, for nobody in particular."""
        game = await self.game(code)
        belonging = await self.groups.belonging(group, game) if group else None
        return await self.do(code, person, Belong(belonging), "")

    async def group_of(self, code: str, person: int | None) -> Belonging | None:
        """The group that is played for: its code is for those who sit here, and not for strangers."""
        async with self.tables.hold(code) as running:
            company = running.table.company
            if person != company.host and not company.sits(person):
                raise Refused("table-stranger")
            return company.group

    async def may_load(self, code: str, person: int | None) -> Game:
        """The game of a table at which this person may choose files now, for whoever has them read first."""
        async with self.tables.hold(code) as running:
            if person is None:
                raise Refused("table-stranger")
            running.table.must_be("lobby")
            company = running.table.company
            company.host_only(Doer(person, self.house.now()))
            return company.game

    # -- reading -------------------------------------------------------------------------------------

    async def record(self, code: str, number: int) -> dict[str, Any]:
        """The record of a finished game of a table; the first is number 0."""
        async with self.tables.hold(code) as running:
            return running.table.record(number)

    async def paper(self, code: str, person: int | None) -> Paper:
        """What the host's handout is made of, which takes long: for before or after a game."""
        async with self.tables.hold(code) as running:
            company = running.table.company
            company.host_only(Doer(person, self.house.now()))
            if running.table.phase == "playing" and company.sits(person):
                raise Refused("table-handout-later")
            return Paper(company.game.meta.name, len(company.seats), company.all_options)

    async def read(self, code: str, reader: Reader, since: int = 0) -> bytes:
        """A Message, as JSON, of what is new for a reader.

        Waits for what is being stored: nobody sees what might yet be lost.
        """
        async with self.tables.hold(code) as running, self.house.lane.at(running) as passage:
            with passage.counted():
                message = self.teller.message(running, reader, since)
            if reader.person is not None:
                running.last_seen.hear(reader.person, self.house.now())
                running.look()
            return message

    async def content(self, code: str, name: str) -> Any:
        """What the game is played with, by its name: as much of it as everybody at the table may know."""
        async with self.tables.hold(code) as running:
            match = running.table.asking.match
            content = match.scene.told_content if match else {}
            if name not in content:
                raise Refused("server-not-found")
            return content[name]

    async def past(self, code: str, reader: Reader, events: int, chat: int) -> Past:
        """A page of what has happened at a table, from these numbers on."""
        async with self.tables.hold(code) as running:
            return self.teller.showing(running).past(reader, events, chat)

    async def listen(self, code: str, reader: Reader, since: int) -> Listener:
        """Somebody connects, and is told what is new from now on; the others see that they are here."""
        listener = Listener(reader, since)
        async with self.tables.hold(code) as running:
            check_reader(running.table.company, reader)
            self.teller.must_have_room(running, reader)
            self.hub.add(code, listener)
            try:
                self.teller.tell(running, [listener])
            except BaseException:
                self.hub.remove(code, listener)
                raise
            self.teller.stir(running, reader.person)
            running.look()
        return listener

    async def leave(self, code: str, listener: Listener) -> None:
        """Somebody's connection ends."""
        self.hub.remove(code, listener)
        person, running = listener.reader.person, self.tables.running.get(code)
        if running and person is not None and person not in running.connected:
            running.floor.give(person)
            running.last_seen.leave(person, self.house.now())
            self.teller.stir(running, person)
            self.calling.hung_up(running, person)
