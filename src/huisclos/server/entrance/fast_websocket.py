"""The server's side of a WebSocket: what follows a table takes a short way past the web framework.

Its layers would cost more than a move of a game does, for every frame and every reader.
"""

from __future__ import annotations

from collections.abc import Callable
from struct import Struct
from typing import ClassVar

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from huisclos.server.entrance.http_protocol import TRY_LATER

EXTENSION = "huisclos.line"
"""Under this name the application finds it among the extensions of a connection."""

_TEXT = 0x81
_SHORT, _LONG, _LONGEST = Struct("!BB").pack, Struct("!BBH").pack, Struct("!BBQ").pack


class FastWebSocket(WebSocketsSansIOProtocol):
    """WebSockets as ever until somebody follows it.

    Whoever sends on and on without waiting for answers is cut off.
    """

    most_waiting: ClassVar[int] = 32
    _hear: Callable[[bytes], int] | None = None
    _drained: Callable[[], None] | None = None

    def handle_connect(self, event: Request) -> None:
        """The application may ask for the line itself."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def follow(self, hear: Callable[[bytes], int], drained: Callable[[], None]) -> None:
        """From now on `hear` gets every text, and says how many wait; the application only hears of the end.

        `drained`: there is room for frames again.
        """
        self._hear, self._drained = hear, drained
        earlier = [self.queue.get_nowait() for _ in range(self.queue.qsize())]
        for message in earlier:
            if message["type"] == "websocket.receive":
                hear((message.get("text") or "").encode())
            else:
                self.queue.put_nowait(message)
        self.read_on()

    def read_on(self) -> None:
        """Nothing waits any more."""
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        """Reading pauses as long as something waits; still, much may come in one piece."""
        if self._hear is None:
            waiting = self.queue.qsize()
            if waiting < self.most_waiting:
                super().send_receive_event_to_app()
        else:
            text, self.frames = b"".join(self.frames), []
            waiting = self._hear(text)
            if waiting > 1 and not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()
        if waiting >= self.most_waiting and not self.close_sent:
            self.conn.send_close(TRY_LATER)
            self.handle_parser_exception()

    @property
    def is_free(self) -> bool:
        """Whether what was written before has gone out, or nearly so."""
        return self.writable.is_set()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._drained:
            self._drained()

    def write(self, text: bytes) -> None:
        """Send one frame; nobody waits for it."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(framed(text))


def framed(text: bytes) -> bytes:
    """A text in one piece as it goes out (RFC 6455, 5.2). `Frame.serialize` thinks of all else there is, and
    takes ten times as long."""
    length = len(text)
    if length < 126:
        return _SHORT(_TEXT, length) + text
    return (_LONG(_TEXT, 126, length) if length < 1 << 16 else _LONGEST(_TEXT, 127, length)) + text
