"""Starts the server and, if wanted, a browser."""

from __future__ import annotations

import asyncio
import gc
import webbrowser

import uvicorn

from huisclos.server import descriptors, logs
from huisclos.server.app import create_app
from huisclos.server.protocol import Punctual
from huisclos.server.settings import Settings
from huisclos.words import Words

MAX_MESSAGE = 64 * 1024
"""Of a WebSocket: the longest command is a hundredth of that."""


class Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, words: Words, *, browser: bool) -> None:
        super().__init__(config)
        self.words = words
        self.browser = browser

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        """As ever, then a line for whoever started it."""
        await super().startup(sockets)  # type: ignore[arg-type]
        if self.started:
            address = f"http://{self.config.host}:{self.config.port}/"
            print(self.words.text("server-ready", {"address": address}), flush=True)  # noqa: T201
            if self.browser:
                await asyncio.to_thread(webbrowser.open, address)


def _collect_seldom() -> None:
    """Thousands of live tables are no garbage: looking through all of them again and again stalls all."""
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)


def _protocol(settings: Settings) -> type[Punctual]:
    class Ours(Punctual):
        most = descriptors.most_connections(settings.connections)
        request_seconds = settings.request_seconds

    return Ours


def serve(settings: Settings, words: Words, *, browser: bool = False) -> None:
    logs.set_up()
    _collect_seldom()
    config = uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        access_log=False,
        log_config=None,
        log_level="warning",  # at lower levels it logs addresses, and these hold codes of tables
        server_header=False,
        http=_protocol(settings),
        backlog=descriptors.BACKLOG,
        timeout_keep_alive=settings.keep_alive_seconds,
        ws_max_size=MAX_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=60,  # the page asks by itself every few seconds
        timeout_graceful_shutdown=2,
    )
    Server(config, words, browser=browser).run()
