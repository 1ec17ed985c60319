"""The WebSocket of a table: orders in, news out, each numbered."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import Meta, Struct

from huisclos.engine.base.errors import HuisClosError
from huisclos.server.api.tables import Done, Order, order
from huisclos.server.entrance.fair_shares import FRAME, HELLO, LETTERS, REQUEST
from huisclos.server.entrance.fast_websocket import LINE, Line
from huisclos.server.entrance.http_protocol import TRY_LATER
from huisclos.server.entrance.quotas import Doors, address_of
from huisclos.server.entrance.refusals import Refusal, language_of, refusal
from huisclos.server.machine.metrics import SOCKETS
from huisclos.server.machine.outage import outages
from huisclos.server.machine.settings import Settings
from huisclos.table.hall.hall import Hall
from huisclos.table.kept.log import Command
from huisclos.table.shown.listeners import Listener
from huisclos.table.shown.messages import Message, Reader
from huisclos.table.values.refused import Refused, SeatNumber
from huisclos.table.values.seat_codes import key_of

HELLO_SECONDS = 10
TOO_LONG = 1009
"""Also closes what isn't a hello: the code of the WebSocket protocol for what can't be processed."""

GONE = 1001
"""Closes the line to a table that is no more,"""
FAILED = 1011
"""and one on which something went wrong that nobody has thought of."""

_log = logging.getLogger(__name__)


class Hello(Struct, frozen=True):
    """The first thing a reader sends: who it is, where it looks from, and what it has seen."""

    secret: Annotated[str, Meta(max_length=100)] = ""
    seat: SeatNumber | None = None
    since: Annotated[int, Meta(ge=0)] = 0
    language: Annotated[str, Meta(max_length=40)] = "en"


class Sent(Struct, frozen=True):
    """An order; or, with nothing to do, the question whether the line is still there."""

    command: Command | None
    name: Annotated[str, Meta(max_length=40)] = ""


class Named(Struct):
    """As much of an order as can be read."""

    name: str = ""


class News(Struct, frozen=True, tag="news"):
    """The whole table, for who comes; More follows whenever it changes."""

    message: Message


_encode = msgspec.json.Encoder().encode
_hello = msgspec.json.Decoder(Hello)
_sent = msgspec.json.Decoder(Sent)
_named = msgspec.json.Decoder(Named)


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
        self, socket: WebSocket[Any, Any, Any], hall: Hall, doors: Doors, code: str, settings: Settings
    ) -> None:
        self.socket = socket
        self.hall = hall
        self.doors = doors
        self.address = address_of(socket)
        self.share = doors.shares.of(self.address)
        self.code = code
        self.secret = ""
        self.bucket = Bucket(settings.commands_per_second)
        self.language = language_of(socket.headers.get("accept-language", ""))

    async def send(self, frame: bytes) -> None:
        await self.socket.send({"type": "websocket.send", "bytes": None, "text": frame.decode()})

    async def greet(self) -> Listener:
        """Who is it? Refused for a table or a seat that isn't theirs."""
        text = await asyncio.wait_for(self.socket.receive_data("text"), HELLO_SECONDS)
        hello = _hello.decode(text)
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
                sent = _read(text)
                name = sent.name
                if sent.command is None:
                    return Done(name, listener.since)
                if not name:
                    raise Refused("server-bad-request", problem="name")
                await self.share.pay(REQUEST)
                wanted = Order(name, sent.command)
                with outages():
                    return await order(self.hall, self.doors, self.address, self.code, self.secret, wanted)
        except HuisClosError as problem:
            return refusal(problem, self.language, name or _name_in(text))


class Following:
    """News go out as they come, orders are done one after the other."""

    def __init__(self, connection: Connection, listener: Listener) -> None:
        self.connection = connection
        self.listener = listener
        self.line: Line = connection.socket.scope["extensions"][LINE]  # type: ignore[assignment, index]
        self._loop = asyncio.get_running_loop()
        self._orders: deque[bytes] = deque()
        self._doing: asyncio.Task[None] | None = None
        self._soon = False

    def begin(self) -> None:
        """What there is already goes first."""
        self.listener.wake = self.tell_soon
        self.tell()
        self.line.follow(self.hear, self.tell)

    def tell_soon(self) -> None:
        """Once in a turn of the loop: an answer goes out with the news that it leads to."""
        if not self._soon:
            self._soon = True
            self._loop.call_soon(self.tell)

    def tell(self) -> None:
        """What there is, if there is room for it; else when there is."""
        self._soon = False
        if not self.line.is_free:
            return
        try:
            frames = self.listener.take()
        except Refused as why:
            self.line.write(_encode(refusal(why, self.connection.language)))
            self._doing = self._loop.create_task(self.connection.socket.close(GONE))
            return
        if frames:
            self.line.write(frames[0] if len(frames) == 1 else b"[%s]" % b",".join(frames))

    def hear(self, text: bytes) -> int:
        """Something comes in; how much is to be done."""
        self._orders.append(text)
        if self._doing is None:
            self._doing = self._loop.create_task(self._do())
        return len(self._orders)

    async def _do(self) -> None:
        """As long as there is something; meanwhile little more is read."""
        try:
            while self._orders:
                answer = await self.connection.answer(self._orders[0], self.listener)
                self._orders.popleft()
                await self.listener.answer(_encode(answer))
        except Exception:
            _log.exception("an order can't be done")
            await self.connection.socket.close(FAILED)
        else:
            self._doing = None
            self.line.read_on()


def _read(text: bytes) -> Sent:
    try:
        return _sent.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise Refused("server-bad-request", problem=str(problem)) from None


def _name_in(text: bytes) -> str:
    """The name of an order that can't be read otherwise, so that its sender knows which it was."""
    try:
        return _named.decode(text).name[:40]
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


@websocket("/api/tables/{code:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], hall: Hall, doors: Doors, settings: Settings, code: str
) -> None:
    """Follow a table and play at it."""
    line = Connection(socket, hall, doors, code, settings)
    try:
        async with line.share.turn(REQUEST):
            await socket.accept()
    except Refused:
        await socket.close(TRY_LATER)  # nothing can be said yet
        return
    try:
        with doors.connected(line.address):
            await _serve(line)
    except Refused as problem:
        await line.send(_encode(refusal(problem, line.language)))
        await socket.close(TRY_LATER)


async def _serve(line: Connection) -> None:
    socket = line.socket
    try:
        listener = await line.greet()
    except HuisClosError as problem:
        await line.send(_encode(refusal(problem, line.language)))
        await socket.close(TOO_LONG)
        return
    except (msgspec.DecodeError, UnicodeError, TimeoutError) as problem:
        refused = Refused("server-bad-request", problem=str(problem))
        await line.send(_encode(refusal(refused, line.language)))
        await socket.close(TOO_LONG)
        return
    except WebSocketDisconnect:
        return
    await _follow(line, listener)


async def _follow(connection: Connection, listener: Listener) -> None:
    """Until the reader goes, or the table does. Orders that are under way then are done all the same."""
    following = Following(connection, listener)
    SOCKETS.inc()
    try:
        following.begin()
        with suppress(WebSocketDisconnect):
            await connection.socket.receive_data("text")
    finally:
        SOCKETS.dec()
        listener.hang_up()
        await connection.hall.leave(connection.code, listener)
