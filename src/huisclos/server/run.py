"""Starts the server and, if wanted, a browser."""

from __future__ import annotations

import asyncio
import gc
import webbrowser

import uvicorn
from litestar.types import ASGIApp

from huisclos.server import logs
from huisclos.server.app import create_app
from huisclos.server.lock import held
from huisclos.server.settings import Settings
from huisclos.server.starting import listen
from huisclos.server.under import Under
from huisclos.words import Words

MAX_MESSAGE = 64 * 1024
"""Of a WebSocket: the longest command is a hundredth of that."""


class Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: str, address: str | None) -> None:
        super().__init__(config)
        self.ready = ready
        self.address = address
        """To be opened in a browser."""

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        """As ever, then a line for whoever started it."""
        await super().startup(sockets)  # type: ignore[arg-type]
        if self.started:
            print(self.ready, flush=True)  # noqa: T201
            if self.address:
                await asyncio.to_thread(webbrowser.open, self.address)


def _collect_seldom() -> None:
    """Thousands of live tables are no garbage: looking through all of them again and again stalls all."""
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)


def serve(settings: Settings, words: Words, *, browser: bool = False) -> None:
    """Until it is told to stop. CantStart, before anything is changed, if it can't even begin."""
    logs.set_up()
    with held(settings.data, settings.address):
        doors = listen(settings.host, settings.port)
        app = create_app(settings)
        _collect_seldom()
        ready = words.text("server-ready", {"address": settings.address})
        Server(_config(settings, app), ready, settings.address if browser else None).run(doors)


def _config(settings: Settings, app: ASGIApp) -> uvicorn.Config:
    return uvicorn.Config(
        Under(app, settings.public.path) if settings.public else app,
        access_log=False,
        log_config=None,
        log_level="warning",  # at lower levels it logs addresses, and these hold codes of tables
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        ws_max_size=MAX_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=60,  # the page asks by itself every few seconds
        timeout_graceful_shutdown=2,
    )
