"""The server: the API, the socket and the page around one hall of tables."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from litestar import Litestar, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from huisclos import __version__
from huisclos.engine.errors import HuisClosError
from huisclos.server import page, refusals
from huisclos.server.api import files, games, papers, replays, tables
from huisclos.server.api.routes import is_heavy
from huisclos.server.doors import Doors, address_of
from huisclos.server.guards import same_origin, secure_headers
from huisclos.server.metrics import DEEDS, TABLES
from huisclos.server.migrate import migrate
from huisclos.server.refusals import MAX_KILOBYTES
from huisclos.server.settings import Settings
from huisclos.server.socket import table_socket
from huisclos.server.store import SqlStore
from huisclos.server.workers import Workers
from huisclos.table.hall import Hall

HANDLERS = [
    games.list_games,
    games.list_languages,
    games.list_forms,
    games.get_tutorial,
    games.get_rules,
    games.get_words,
    tables.open_table,
    tables.join_table,
    tables.read_table,
    tables.delete_table,
    tables.command,
    tables.make_carry,
    tables.use_carry,
    tables.get_record,
    tables.get_qr,
    papers.get_handout,
    papers.get_report,
    files.list_files,
    files.check_file,
    files.load_file,
    replays.show_frames,
    replays.verify,
    table_socket,
]
HEAVY_SHARE = 40
"""One request in so many may be a heavy one."""


@get("/healthz", include_in_schema=False)
async def healthz(hall: Hall) -> dict[str, str]:
    """Whether tables can be read."""
    await hall.store.due(0)
    return {"status": "ok"}


@get("/metrics", include_in_schema=False)
async def metrics(hall: Hall) -> Response[bytes]:
    TABLES.set(len(hall.live))
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def create_app(settings: Settings) -> Litestar:
    """An application with a hall of its own, over the database in the data folder."""
    migrate(settings.database)
    store = SqlStore(settings.database)
    workers = Workers(settings.workers, settings.think_seconds)
    hall = Hall(store, settings.pace, workers, settings.room)
    hall.count = lambda deed: DEEDS.labels(type(deed).__name__).inc()
    doors = Doors(settings.limits)

    @contextlib.asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        async with store:
            sweep = asyncio.create_task(hall.steward.sweep())
            yield
            sweep.cancel()
            hall.steward.stop()
            await hall.save()
            await workers.stop()

    async def the_hall() -> Hall:
        return hall

    async def the_settings() -> Settings:
        return settings

    async def the_doors() -> Doors:
        return doors

    limit = RateLimitConfig(
        ("minute", settings.requests_per_minute),
        exclude=["^/assets", "^/metrics", "^/healthz"],
        identifier_for_request=address_of,
    )
    few = RateLimitConfig(
        ("minute", max(1, settings.requests_per_minute // HEAVY_SHARE)),
        check_throttle_handler=is_heavy,
        identifier_for_request=address_of,
        store="heavy_requests",
    )
    return Litestar(
        [
            Router("/", route_handlers=HANDLERS, guards=[same_origin]),
            healthz,
            metrics,
            page.show_page,
            page.assets(),
        ],
        dependencies={
            "hall": Provide(the_hall),
            "settings": Provide(the_settings),
            "doors": Provide(the_doors),
        },
        lifespan=[lifespan],
        middleware=[limit.middleware, few.middleware],
        before_send=[secure_headers],
        exception_handlers={
            HuisClosError: refusals.refuse,
            HTTPException: refusals.refuse_http,
            RecursionError: refusals.refuse_nested,
            Exception: refusals.fail,
        },
        compression_config=CompressionConfig(backend="brotli", brotli_gzip_fallback=True, minimum_size=500),
        request_max_body_size=MAX_KILOBYTES * 1024,
        openapi_config=OpenAPIConfig(
            "Huis Clos",
            __version__,
            path="/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )
