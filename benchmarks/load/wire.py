"""WebSockets without a task each: the generator shares the machine with the server, so it has to be light."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from benchmarks.load.tally import traffic

Reader = Callable[[bytes], None]


class Wire(asyncio.Protocol):
    """The protocol of `websockets`, fed by the event loop itself; each text goes straight to the reader."""

    def __init__(self, url: str, reader: Reader, dropped: Callable[[], None]) -> None:
        self.reader = reader
        self.dropped = dropped
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        # Compression is offered as browsers do; the server decides.
        deflate = ClientPerMessageDeflateFactory(client_max_window_bits=True)
        self.protocol = ClientProtocol(parse_uri(url), extensions=[deflate], max_size=None)
        self.closing = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self.transport = cast(asyncio.Transport, transport)
        self.protocol.send_request(self.protocol.connect())
        self._flush()

    def data_received(self, data: bytes) -> None:
        """Hand on every whole message."""
        traffic.bytes += len(data)
        self.protocol.receive_data(data)
        for event in self.protocol.events_received():
            if isinstance(event, Frame):
                if event.opcode is Opcode.TEXT:
                    self.reader(bytes(event.data))
            elif not self.ready.done():
                self._upgraded()
        self._flush()  # pongs

    def _upgraded(self) -> None:
        problem = self.protocol.handshake_exc
        if problem:
            self.ready.set_exception(problem)
        else:
            self.ready.set_result(None)

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell, unless it was us who closed."""
        if not self.ready.done():
            self.ready.set_exception(exc or ConnectionError("closed before it was open"))
        elif not self.closing:
            self.dropped()

    def send(self, text: bytes) -> None:
        """One message."""
        self.protocol.send_text(text)
        self._flush()

    def close(self) -> None:
        """Without ceremony: the server is stopped next."""
        self.closing = True
        self.transport.close()

    def _flush(self) -> None:
        for data in self.protocol.data_to_send():
            if data:
                self.transport.write(data)


async def connect(url: str, reader: Reader, dropped: Callable[[], None], source: str = "") -> Wire:
    """An open WebSocket, from that address of this machine if one is given."""
    where = parse_uri(url)
    loop = asyncio.get_running_loop()
    local = (source, 0) if source else None
    _, wire = await loop.create_connection(
        lambda: Wire(url, reader, dropped), where.host, where.port, local_addr=local
    )
    await wire.ready
    return wire
