"""The WebSocket of a table: orders in, news out, each numbered."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from huisclos.engine.base.errors import HuisClosError
from huisclos.server.entrance.fair_shares import REQUEST
from huisclos.server.entrance.fast_websocket import EXTENSION, FastWebSocket
from huisclos.server.entrance.http_protocol import TRY_LATER
from huisclos.server.entrance.quotas import Quotas
from huisclos.server.entrance.refusals import refusal
from huisclos.server.machine.metrics import SOCKETS
from huisclos.server.machine.settings import Settings
from huisclos.server.socket.connection import Connection
from huisclos.server.socket.hello import encode
from huisclos.table.hall.hall import Hall
from huisclos.table.shown.listeners import Listener
from huisclos.table.values.refused import Refused

TOO_LONG = 1009
"""Also closes what isn't a hello: the code of the WebSocket protocol for what can't be processed."""

GONE = 1001
"""Closes the line to a table that is no more."""
FAILED = 1011
"""Closes a line on which something went wrong that nobody has thought of."""

_log = logging.getLogger(__name__)


class Following:
    """News go out as they come, orders are done one after the other."""

    def __init__(self, connection: Connection, listener: Listener) -> None:
        self.connection = connection
        self.listener = listener
        extensions: Any = connection.socket.scope["extensions"]
        self.websocket: FastWebSocket = extensions[EXTENSION]
        self._loop = asyncio.get_running_loop()
        self._orders: deque[bytes] = deque()
        self._doing: asyncio.Task[None] | None = None
        self._soon = False

    def begin(self) -> None:
        """What there is already goes first."""
        self.listener.wake = self.tell_soon
        self.tell()
        self.websocket.follow(self.hear, self.tell)

    def tell_soon(self) -> None:
        """Once in a turn of the loop: an answer goes out with the news that it leads to."""
        if not self._soon:
            self._soon = True
            self._loop.call_soon(self.tell)

    def tell(self) -> None:
        """What there is, if there is room for it; else when there is."""
        self._soon = False
        if not self.websocket.is_free:
            return
        try:
            frames = self.listener.take()
        except Refused as why:
            self.websocket.write(encode(refusal(why, self.connection.language)))
            self._doing = self._loop.create_task(self.connection.socket.close(GONE))
            return
        if frames:
            self.websocket.write(frames[0] if len(frames) == 1 else b"[%s]" % b",".join(frames))

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
                await self.listener.answer(encode(answer))
        except Exception:
            _log.exception("an order can't be done")
            await self.connection.socket.close(FAILED)
        else:
            self._doing = None
            self.websocket.read_on()


@websocket("/api/tables/{code:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], hall: Hall, quotas: Quotas, settings: Settings, code: str
) -> None:
    """Follow a table and play at it."""
    connection = Connection(socket, hall, quotas, code, settings)
    try:
        async with connection.share.turn(REQUEST):
            await socket.accept()
    except Refused:
        await socket.close(TRY_LATER)  # nothing can be said yet
        return
    try:
        with quotas.connected(connection.address):
            await _serve(connection)
    except Refused as problem:
        await connection.send(encode(refusal(problem, connection.language)))
        await socket.close(TRY_LATER)


async def _serve(connection: Connection) -> None:
    socket = connection.socket
    try:
        listener = await connection.greet()
    except HuisClosError as problem:
        await connection.send(encode(refusal(problem, connection.language)))
        await socket.close(TOO_LONG)
        return
    except (msgspec.DecodeError, UnicodeError, TimeoutError) as problem:
        refused = Refused("server-bad-request", problem=str(problem))
        await connection.send(encode(refusal(refused, connection.language)))
        await socket.close(TOO_LONG)
        return
    except WebSocketDisconnect:
        return
    await _follow(connection, listener)


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
