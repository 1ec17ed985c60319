"""Tables on our own server."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
from msgspec import UNSET, Struct, UnsetType

from benchmarks.load.client import SEATS, Client, Side
from benchmarks.load.wire import Wire, connect


class Question(Struct):
    """What may be picked."""

    number: int
    options: list[str]
    min: int
    max: int
    waits: bool


class Shown(Struct):
    """Of the table: playing, or over?"""

    phase: str


class Received(Struct):
    """Of a message. The view arrives too; this client has nothing to draw."""

    number: int
    table: Shown
    question: Question | None


class News(Struct, tag="news"):
    """The whole table."""

    message: Received


class Changed(Struct, frozen=True):
    """Of the table, if it has: playing, or over?"""

    phase: str | UnsetType = UNSET


class More(Struct, tag="more"):
    """What has changed."""

    number: int
    table: Changed = Changed()
    question: Question | UnsetType | None = UNSET


class Past(Struct, tag="past"):
    """A page of what happened before: nothing to act on."""


class Done(Struct, tag="done"):
    """A command got this number."""

    name: str
    number: int


class Refused(Struct, tag="refused"):
    """A command changed nothing."""

    name: str
    text: str


Told = News | More | Past | Done | Refused
_decode = msgspec.json.Decoder(Told | list[Told]).decode
_encode = msgspec.json.Encoder().encode


class Person(Client):
    """A browser's connection: commands out; news, answers and refusals in."""

    wire: Wire
    question: Question | None = None

    def __init__(self, seat: int, secret: str) -> None:
        self.seat = seat
        self.secret = secret
        self._sent = 0
        self._waiting: dict[str, Callable[[Done | Refused], None]] = {}
        self._first = asyncio.get_running_loop().create_future()

    async def connect(self, address: str, code: str, source: str = "") -> None:
        """Look from one's seat, and wait for the first view."""
        url = f"ws://{address}/api/tables/{code}/socket"
        self.wire = await connect(url, self._read, lambda: self.watcher.dropped(self.seat), source)
        self.wire.send(_encode({"secret": self.secret, "seat": self.seat, "since": 0, "language": "en"}))
        await self._first

    def act(self, rng: random.Random) -> None:
        """Pick by chance, as many as are wanted. Nobody takes up an offer that waits for no one: hands that
        are quicker than eyes would take all of them."""
        asked = self.question
        assert asked is not None
        self.asked = False
        most = min(asked.max, len(asked.options))
        picks = rng.sample(asked.options, rng.randint(asked.min, most))
        command = {"do": "act", "seat": self.seat, "question": asked.number, "picks": picks}
        self._send(command, self._acted)

    def _acted(self, answer: Done | Refused) -> None:
        self.watcher.answered(self.seat, answer.number if isinstance(answer, Done) else None)

    async def do(self, **command: Any) -> None:
        """Any other command, until it is done."""
        answer: asyncio.Future[Done | Refused] = asyncio.get_running_loop().create_future()
        self._send(command, answer.set_result)
        refused = await answer
        if isinstance(refused, Refused):
            raise RuntimeError(refused.text)

    def _send(self, command: dict[str, Any], then: Callable[[Done | Refused], None]) -> None:
        self._sent += 1
        name = f"{self.seat}-{self._sent}"
        self._waiting[name] = then
        self.wire.send(_encode({"name": name, "command": command}))

    def _read(self, text: bytes) -> None:
        told = _decode(text)
        for news in told if isinstance(told, list) else [told]:
            self._hear(news)

    def _hear(self, news: Told) -> None:
        if isinstance(news, Done | Refused):
            self._waiting.pop(news.name)(news)
            return
        if isinstance(news, Past):
            return
        message = news.message if isinstance(news, News) else news
        self.seen = message.number
        if message.question is not UNSET:
            self.question = message.question
            self.asked = message.question is not None and message.question.waits
        if message.table.phase is not UNSET:
            self.over = message.table.phase == "over"
        if self._first.done():
            self.watcher.shown(self.seat)
        else:
            self._first.set_result(None)


class HuisClos(Side):
    """Tables are opened and filled by HTTP, and played by WebSocket, as the page does it."""

    def __init__(self, address: str, source: str = "", game: str = "lockdown") -> None:
        self.address, self.source, self.game = address, source, game
        transport = httpx.AsyncHTTPTransport(local_address=source or None)
        self.http = httpx.AsyncClient(base_url=f"http://{address}/api", timeout=60, transport=transport)
        self.people: list[Person] = []

    async def open(self) -> list[Client]:
        """Five people, one of them the host."""
        table = {"game": self.game, "players": SEATS, "options": {}, "clock": "none", "language": "en"}
        opened = await self._post("tables", table)
        code = opened["code"]
        secrets = [opened["secret"]]
        for _ in range(SEATS - 1):
            secrets.append((await self._post(f"tables/{code}/people", {}))["secret"])
        people = [Person(seat, secret) for seat, secret in enumerate(secrets)]
        for person in people:
            command = {"do": "sit", "seat": person.seat, "name": f"P{person.seat}", "colour": person.seat}
            body = {"name": f"sit-{person.seat}", "command": command}
            await self._post(f"tables/{code}/commands", body, person.secret)
        await asyncio.gather(*(person.connect(self.address, code, self.source) for person in people))
        self.people += people
        await _start(people)
        return list(people)

    async def again(self, clients: list[Client]) -> None:
        """A rematch at the same table."""
        people = [client for client in clients if isinstance(client, Person)]
        await people[0].do(do="rematch")
        await _start(people)

    async def _post(self, path: str, body: dict[str, Any], secret: str = "") -> dict[str, Any]:
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        answer = await self.http.post(path, json=body, headers=headers)
        return dict(answer.raise_for_status().json())

    async def close(self) -> None:
        """All sockets, and those of HTTP."""
        for person in self.people:
            person.wire.close()
        await self.http.aclose()


async def _start(people: list[Person]) -> None:
    for person in people[1:]:
        await person.do(do="ready", seat=person.seat, ready=True)
    await people[0].do(do="start")
