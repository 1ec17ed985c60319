"""Starts the server and, if wanted, a browser."""

from __future__ import annotations

import asyncio
import webbrowser
from types import FrameType

import uvicorn
from litestar import Litestar

from huisclos.server.app import create_app
from huisclos.server.entrance.fast_websocket import FastWebSocket
from huisclos.server.entrance.http_protocol import HttpProtocol
from huisclos.server.entrance.path_prefix import PathPrefix
from huisclos.server.entrance.refusals import FEW_KILOBYTES
from huisclos.server.machine import logs, open_files
from huisclos.server.machine.folder_lock import held
from huisclos.server.machine.gc_in_pauses import GcInPauses
from huisclos.server.machine.health import Health
from huisclos.server.machine.settings import Settings
from huisclos.server.machine.starting import listen
from huisclos.words import Words


class Server(uvicorn.Server):
    """Says when it is ready, and when it is no more."""

    def __init__(self, settings: Settings, app: Litestar, words: Words, *, browser: bool = False) -> None:
        super().__init__(_config(settings, app))
        self.health: Health = app.state.health
        self.address = settings.address
        self.words = words
        self.browser = browser

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """As ever; and whoever asks meanwhile hears that it closes."""
        self.health.stage = "closing"
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        """As ever, then a line for whoever started it."""
        await super().startup(sockets)  # type: ignore[arg-type]
        self.looking = asyncio.create_task(GcInPauses().keep())
        if self.started:
            print(self.words.text("server-ready", {"address": self.address}), flush=True)  # noqa: T201
            if self.browser:
                await asyncio.to_thread(webbrowser.open, self.address)


def _protocol(settings: Settings) -> type[HttpProtocol]:
    class OurHttp(HttpProtocol):
        most = open_files.most_connections(settings.connections)
        most_of_one = settings.limits.connections_per_address
        proxies = settings.proxies
        request_seconds = settings.request_seconds

    return OurHttp


def _websocket(settings: Settings) -> type[FastWebSocket]:
    class OurWebSocket(FastWebSocket):
        most_waiting = settings.orders_waiting

    return OurWebSocket


def serve(settings: Settings, words: Words, *, browser: bool = False) -> None:
    """Until it is told to stop. CantStart, before anything is changed, if it can't even begin."""
    with held(settings.data, settings.address):
        doors = listen(settings.host, settings.port)
        app = create_app(settings)
        logs.set_up()
        Server(settings, app, words, browser=browser).run(doors)


def _config(settings: Settings, app: Litestar) -> uvicorn.Config:
    protocol = _protocol(settings)
    return uvicorn.Config(
        PathPrefix(app, settings.public.path) if settings.public else app,
        access_log=False,
        log_config=None,
        log_level="warning",  # at lower levels it logs addresses, and these hold codes of tables
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        http=protocol,
        ws=_websocket(settings),
        backlog=open_files.queue(protocol.most),
        timeout_keep_alive=settings.keep_alive_seconds,
        ws_max_size=FEW_KILOBYTES * 1024,
        ws_per_message_deflate=False,
        ws_ping_interval=60,  # the page asks by itself every few seconds
        timeout_graceful_shutdown=2,
    )
