"""Who is connected to a table, and what becomes of their orders."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from litestar import WebSocket

from huisclos.engine.base.errors import HuisClosError
from huisclos.server.entrance.fair_shares import FRAME, HELLO, LETTERS, REQUEST
from huisclos.server.entrance.orders import Done, Order, order
from huisclos.server.entrance.quotas import Quotas, address_of
from huisclos.server.entrance.refusals import Refusal, language_of, refusal
from huisclos.server.machine.outage import outages
from huisclos.server.machine.settings import Settings
from huisclos.server.socket.hello import name_in, read_hello, read_sent
from huisclos.table.hall.hall import Hall
from huisclos.table.shown.listeners import Listener
from huisclos.table.shown.messages import Reader
from huisclos.table.values.refused import Refused
from huisclos.table.values.seat_codes import key_of

HELLO_SECONDS = 10


class Bucket:
    """So many orders a second, and twice as many at once."""

    def __init__(self, rate: int) -> None:
        self.rate = rate
        self.left = 2.0 * rate
        self.at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is all right."""
        now = time.monotonic()
        self.left = min(2.0 * self.rate, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Connection:
    """One connection."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], hall: Hall, quotas: Quotas, code: str, settings: Settings
    ) -> None:
        self.socket = socket
        self.hall = hall
        self.quotas = quotas
        self.address = address_of(socket)
        self.share = quotas.shares.of(self.address)
        self.code = code
        self.secret = ""
        self.bucket = Bucket(settings.commands_per_second)
        self.language = language_of(socket.headers.get("accept-language", ""))

    async def send(self, frame: bytes) -> None:
        await self.socket.send({"type": "websocket.send", "bytes": None, "text": frame.decode()})

    async def greet(self) -> Listener:
        """Who is it? Refused for a table or a seat that isn't theirs."""
        text = await asyncio.wait_for(self.socket.receive_data("text"), HELLO_SECONDS)
        hello = read_hello(text)
        self.language = language_of(hello.language)
        self.secret = hello.secret
        async with self.share.turn(HELLO):
            with outages():
                person = await self.hall.person(self.code, hello.secret)
                reader = Reader(person, hello.seat, key_of(hello.secret) if person is None else "")
                return await self.hall.listen(self.code, reader, hello.since)

    async def answer(self, text: bytes, listener: Listener) -> Done | Refusal:
        """Done or refused; never both, never neither."""
        name = ""
        try:
            async with self.share.turn(FRAME + len(text) / LETTERS):
                if not self.bucket.take():
                    raise Refused("table-too-fast")
                sent = read_sent(text)
                name = sent.name
                if sent.command is None:
                    return Done(name, listener.since)
                if not name:
                    raise Refused("server-bad-request", problem="name")
                await self.share.pay(REQUEST)
                wanted = Order(name, sent.command)
                with outages():
                    return await order(self.hall, self.quotas, self.address, self.code, self.secret, wanted)
        except HuisClosError as problem:
            return refusal(problem, self.language, name or name_in(text))
