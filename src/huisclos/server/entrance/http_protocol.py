"""The server's side of a connection: whoever is slow, or one too many, doesn't keep it open."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Collection
from typing import Any, ClassVar

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from huisclos.server.entrance.households import household
from huisclos.server.entrance.refusals import Refusal, language_of
from huisclos.server.machine.public_address import is_proxy
from huisclos.words import Words

RESPONSE_SECONDS = 120.0
"""So long somebody may take to receive an answer."""
FULL_SECONDS = 60
"""After which there may be room again."""
TRY_LATER = 1013
"""Closes a WebSocket that is one too many, or whose sender is too fast."""
MOST_HEAD = 64 * 1024
"""Bytes before the body of a request."""
_AROUND = 4
"""Bytes beside a name and a value."""
RESERVE = 64
"""So many connections more than there may be are told so; those beyond are closed at once."""


class HttpProtocol(HttpToolsProtocol):
    """HTTP as ever, but a whole request has to be there in time, and there are only so many connections."""

    most: ClassVar[int] = 12_000
    most_of_one: ClassVar[int] = 500
    """So many connections one address may have."""
    proxies: ClassVar[Collection[str]] = ()
    """These addresses speak for others, and may have more."""
    counted: ClassVar[Counter[str]] = Counter()
    request_seconds: ClassVar[float] = 20.0
    _timer: asyncio.TimerHandle | None = None
    _household = ""
    _begun = False
    _head, _pieces, _in_head = 0, 0, False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._household = household(self.client[0]) if self.client else ""
        self.counted[self._household] += 1
        beyond = self._beyond()
        if beyond >= RESERVE:
            transport.abort()
            return
        if beyond >= 0:
            self.app = _full
        self._expect(self.request_seconds)

    def _beyond(self) -> int:
        """By how many there are too many others."""
        beyond = len(self.connections) - 1 - self.most
        of_one = self.counted[self._household] - 1 - self.most_of_one
        speaks_for_others = self.client is not None and is_proxy(self.client[0], self.proxies)
        return beyond if speaks_for_others else max(beyond, of_one)

    def _leave(self) -> None:
        self._expect(None)
        self.counted[self._household] -= 1
        if not self.counted[self._household]:
            del self.counted[self._household]

    def connection_lost(self, exc: Exception | None) -> None:
        """It makes room."""
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """What comes before the body may be so long, and no longer."""
        super().data_received(data)
        if self._in_head:
            self._pieces += len(data)
            if self._pieces > MOST_HEAD:
                self._refuse_head()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._count(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._count(len(name) + len(value))

    def _count(self, size: int) -> None:
        """However few pieces it comes in: the parser goes no further."""
        self._head += size + _AROUND
        if self._head > MOST_HEAD:
            raise OverflowError

    def send_400_response(self, msg: str) -> None:
        """What the parser can't go on with."""
        if self._head > MOST_HEAD:
            self._refuse_head()
        else:
            super().send_400_response(msg)

    def _refuse_head(self) -> None:
        if not self.transport.is_closing():
            self.transport.write(_too_late(431, "server-headers", self.headers))
            self.transport.close()

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_message_begin(self) -> None:
        """After the first, requests begin whenever they do."""
        super().on_message_begin()
        self._begun, self._in_head, self._head, self._pieces = True, True, 0, 0
        self._expect(self.request_seconds)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._begun = False
        self._expect(RESPONSE_SECONDS)

    def on_response_complete(self) -> None:
        """From here on uvicorn's own clock runs, unless the next request has begun."""
        super().on_response_complete()
        if not self._begun:
            self._expect(None)

    def handle_websocket_upgrade(self) -> None:
        """A socket has its own clocks and is counted by itself."""
        self._expect(None)
        if self.app is _full:
            self.transport.write(_too_late(503, "server-full", self.headers))
            self.transport.close()
            return
        self._leave()
        super().handle_websocket_upgrade()

    def _expect(self, seconds: float | None) -> None:
        """What comes next has to come within so many seconds; None: there is no hurry."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete:
            self.transport.write(_too_late(408, "server-slow", self.headers or []))
            self.transport.close()
        else:
            self.transport.abort()


Headers = list[tuple[bytes, bytes]]


def _too_late(status: int, key: str, headers: Headers) -> bytes:
    """An answer to a request that nobody reads to its end."""
    body = _refusal(key, headers)
    head = f"HTTP/1.1 {status} \r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
    head += f"retry-after: {FULL_SECONDS}\r\n" * (status == 503)
    return f"{head}connection: close\r\n\r\n".encode() + body


def _refusal(key: str, headers: Headers) -> bytes:
    language = language_of(dict(headers).get(b"accept-language", b"").decode("latin-1"))
    return msgspec.json.encode(Refusal(key, Words(language).text(key)))


async def _full(scope: Any, _: Any, send: Any) -> None:
    """In place of the application."""
    body = _refusal("server-full", scope["headers"])
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"retry-after", str(FULL_SECONDS).encode()),
        (b"connection", b"close"),
    ]
    await send({"type": "http.response.start", "status": 503, "headers": headers})
    await send({"type": "http.response.body", "body": body})
