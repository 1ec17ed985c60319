"""A table in a hall of its own, with the people at it: for tests of what they may do and see."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
import pytest

from huisclos.engine.base.errors import HuisClosError
from huisclos.engine.game.installed import find
from huisclos.engine.match.match import Match
from huisclos.table.bots.thinking import Inline, Thinking, Thought
from huisclos.table.deeds.by_house import Join, Open
from huisclos.table.deeds.in_game import Act
from huisclos.table.deeds.in_lobby import Ready, Sit, Start
from huisclos.table.hall.hall import Hall
from huisclos.table.kept.log import LogLine, write
from huisclos.table.kept.store import MemoryStore
from huisclos.table.running.running import Changed, Running
from huisclos.table.shown.listeners import Listener
from huisclos.table.shown.messages import Message, Question, Reader, SeatShown
from huisclos.table.state.table import Deed, Table
from huisclos.table.values.clocks import Clock, Pace
from huisclos.table.values.seat_codes import key_of

NAMES = ["Ana", "Bo", "Cy", "Di", "Eli", "Flo"]
CODE = "TABLE2"
AT_ONCE = (0.0, 0.0)
"""What can be passed is over as soon as all are in."""
PATIENT = Pace(bots=10**6, passes=AT_ONCE, late=0, stir=0)
"""Bots never answer."""
HOST = "the-hosts-secret-in-so-many-letters"
SECONDS = 30
"""Whoever waits for something gives up then: far longer than it takes on a busy machine."""


class Person:
    """Somebody who came to the table."""

    def __init__(self, party: Party, secret: str) -> None:
        self.party = party
        self.secret = secret

    @property
    def number(self) -> int | None:
        """None until they sit down."""
        running = self.party.hall.tables.running.get(CODE)
        return running.table.company.keys.get(key_of(self.secret)) if running else None

    async def do(self, deed: Deed, name: str = "") -> int:
        number = await self.party.hall.person(CODE, self.secret)
        return await self.party.hall.do(CODE, number, deed, name, self.secret)

    async def refused(self, deed: Deed, key: str, name: str = "") -> None:
        """It is refused for this reason, and nothing is different for anybody."""
        with suppress(HuisClosError):
            await self.read()  # a sign of life, as the order is
        before, kept = await self.party.seen(), list(self.party.store.logs[CODE])
        with pytest.raises(HuisClosError) as problem:
            await self.do(deed, name)
        assert problem.value.message.key == key
        assert await self.party.seen() == before
        assert self.party.store.logs[CODE] == kept

    async def read(self, seat: int | None = None, since: int = 0) -> Message:
        return await read(self.party.hall, Reader(self.number, seat), since)

    async def question(self, seat: int) -> Question | None:
        return (await self.read(seat, self.party.table.number)).question

    async def seats(self) -> list[int]:
        seats = self.party.table.company.seats
        return [n for n, seat in enumerate(seats) if seat.person is not None and seat.person == self.number]

    async def act(self, seat: int, pick: int = 0) -> list[str]:
        """Answer what the seat is asked with one of its options."""
        question = await self.question(seat)
        assert question is not None
        picks = [question.options[pick], *question.options[1 : question.min]]
        await self.do(Act(seat, question.number, picks))
        return picks


class Party:
    """A table whose dice are always the same for a seed; its clock stands still unless it is set."""

    def __init__(self, store: MemoryStore, pace: Pace) -> None:
        self.store = store
        self.now = 1000.0
        self.hall = Hall(store, pace=pace)
        self.hall.house.now = lambda: self.now
        self.people: list[Person] = []

    @classmethod
    async def open(
        cls,
        players: int = 4,
        seed: int = 1,
        options: dict[str, Any] | None = None,
        clock: Clock = "none",
        pace: Pace = PATIENT,
        store: MemoryStore | None = None,
        game: str = "lockdown",
    ) -> Party:
        """With its host at the door."""
        party = cls(store or MemoryStore(), pace)
        version = find(game).meta.version
        opening = Open(game, version, players, options or {}, clock, f"{seed:064x}", "en")
        host = Join(key_of(HOST))
        lines = [write(LogLine(deed, None, party.now)) for deed in (opening, host)]
        await party.store.append(CODE, 0, lines, None)
        await party.hall.tables.find(CODE)
        party.people.append(Person(party, HOST))
        return party

    async def come(self) -> Person:
        self.people.append(Person(self, await self.hall.join(CODE)))
        return self.people[-1]

    @property
    def host(self) -> Person:
        return self.people[0]

    @property
    def running(self) -> Running:
        """The table in memory."""
        return self.hall.tables.running[CODE]

    @property
    def table(self) -> Table:
        return self.running.table

    @property
    def match(self) -> Match | None:
        """The game that is played there, or was last."""
        return self.table.asking.match

    def count(self, note: Callable[[Deed], None]) -> None:
        """Note every deed from now on that everybody may notice."""

        def changed(changed: Changed) -> None:
            for deed in changed.public:
                note(deed)

        self.hall.house.changed.append(changed)

    @property
    def lines(self) -> list[bytes]:
        """All that is stored, as it is."""
        return list(self.store.logs[CODE])

    @property
    def log(self) -> list[dict[str, Any]]:
        """The same, read."""
        return [msgspec.json.decode(line) for line in self.store.logs[CODE]]

    async def read(self, since: int = 0) -> Message:
        """What a spectator gets."""
        return await read(self.hall, Reader(), since)

    async def shown(self, seat: int) -> SeatShown:
        return (await self.read()).table.seats[seat]

    async def readers(self) -> list[Reader]:
        """Everybody, from everywhere they may look from."""
        own = [Reader(one.number, seat) for one in self.people for seat in await one.seats()]
        return [Reader(), *(Reader(one.number) for one in self.people), *own]

    async def seen(self) -> list[bytes]:
        """All that anybody can read, though nobody does: that would be a sign of life."""
        async with self.hall.tables.hold(CODE) as running:
            showing = self.hall.teller.showing(running)
        return [
            showing.message(reader, since)
            for reader in await self.readers()
            for since in (0, self.table.number)
        ]

    async def seated(self, people: int) -> list[Person]:
        """So many people, each on a seat of their own, all ready. After the first, nobody has come yet."""
        for number in range(people):
            person = self.host if number == 0 else await self.come()
            await person.do(Sit(number, NAMES[number], number))
            await person.do(Ready(number, ready=True))
        return self.people

    async def started(self, people: int) -> list[Person]:
        """The same, and the game has begun."""
        await self.seated(people)
        await self.host.do(Start())
        return self.people

    async def asked(self) -> list[tuple[Person, int, Question]]:
        """The people who have something to decide now, for which seat."""
        await until(lambda: not self.hall.closing.tasks.of(CODE))
        found = []
        for one in self.people:
            for seat in await one.seats():
                question = await one.question(seat)
                if question and not (await self.shown(seat)).bot:
                    found.append((one, seat, question))
        return found

    async def step(self, rng: random.Random) -> bool:
        """Somebody who is asked answers by chance; false when nobody is."""
        asked = await self.asked()
        if asked:
            person, seat, question = rng.choice(asked)
            picks = rng.sample(question.options, rng.randint(question.min, question.max))
            await person.do(Act(seat, question.number, picks))
        return bool(asked)

    async def goes_on(self, rng: random.Random) -> None:
        """People answer until something follows from it."""
        before = self.match.state.acts if self.match else 0
        while self.match and self.match.state.acts == before and await self.step(rng):
            pass

    async def finished(self, rng: random.Random) -> None:
        """People play on to the end."""
        while await self.step(rng):
            pass
        assert (await self.read()).table.phase == "over"


class Thoughtful(Inline):
    """Bots think until they are told to stop."""

    def __init__(self) -> None:
        self.asked: list[Thinking] = []
        self.enough = asyncio.Event()

    async def think(self, asked: Thinking, address: str = "") -> Thought:
        self.asked.append(asked)
        await self.enough.wait()
        return await super().think(asked)


async def read(hall: Hall, reader: Reader, since: int = 0, code: str = CODE) -> Message:
    """What is new for a reader."""
    return msgspec.json.decode(await hall.read(code, reader, since), type=Message)


async def taken(listener: Listener) -> list[bytes]:
    """What there is for somebody, as soon as there is something."""
    there = asyncio.Event()
    listener.wake = there.set
    while not (frames := listener.take()):
        await there.wait()
        there.clear()
    return frames


async def until(condition: Callable[[], Any]) -> None:
    """Wait until it holds."""
    async with asyncio.timeout(SECONDS):
        while not condition():
            await asyncio.sleep(0)


async def look_round(hall: Hall) -> None:
    """The house looks round, and has done what there was to do."""
    await asyncio.gather(*await hall.sweep.look_round())


@asynccontextmanager
async def meanwhile(forever: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """Something goes on for ever, as long as this lasts."""
    task = asyncio.create_task(forever)
    yield
    assert not task.done()
    task.cancel()
