"""The server: the API, the socket and the page around one hall of tables."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator
from functools import partial

from litestar import Litestar, Response, Router, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy.exc import DBAPIError

from huisclos import __version__
from huisclos.engine.base.errors import HuisClosError
from huisclos.server.api import bells, files, games, groups, handout_and_report, replays, tables
from huisclos.server.beside.gate import Gate
from huisclos.server.beside.operator_files import Folder
from huisclos.server.beside.workers import BotsAtWork, Workers, WorkLimits
from huisclos.server.database.group_store import SqlGroups
from huisclos.server.database.migrate import migrate
from huisclos.server.database.store import SqlStore
from huisclos.server.database.trial_write import try_database
from huisclos.server.entrance import refusals
from huisclos.server.entrance.compression import Compression
from huisclos.server.entrance.game_content import GameContent
from huisclos.server.entrance.headers import at_home, direct_only, secure_headers
from huisclos.server.entrance.quotas import Counted, InTurn, Quotas
from huisclos.server.entrance.refusals import FEW_KILOBYTES
from huisclos.server.machine.health import Health, healthz, readyz
from huisclos.server.machine.metrics import HEALTHY, TABLES, count_deeds
from huisclos.server.machine.settings import Settings
from huisclos.server.push.ringing import Ringer
from huisclos.server.push.subscriptions import Subscriptions
from huisclos.server.push.vapid_key import PushKey
from huisclos.server.site import page
from huisclos.server.socket.following import table_socket
from huisclos.table.hall.hall import Hall

HANDLERS = [
    games.list_games,
    games.list_languages,
    games.list_forms,
    games.get_tutorial,
    games.get_memo,
    games.get_pack_words,
    games.get_rules,
    games.get_words,
    tables.open_table,
    tables.join_table,
    tables.read_table,
    tables.read_past,
    tables.read_content,
    tables.delete_table,
    tables.command,
    tables.get_advice,
    tables.make_carry,
    tables.use_carry,
    tables.get_record,
    tables.get_qr,
    groups.make_group,
    groups.read_group,
    groups.rename_group,
    groups.delete_group,
    groups.choose_group,
    groups.read_table_group,
    bells.get_push_key,
    bells.hang_bell,
    bells.take_down_bell,
    handout_and_report.get_handout,
    handout_and_report.get_report,
    files.list_files,
    files.check_file,
    files.load_file,
    replays.show_frames,
    replays.verify,
    table_socket,
]


@get("/metrics", include_in_schema=False)
async def metrics(hall: Hall, health: Health) -> Response[bytes]:
    TABLES.set(len(hall.tables.running))
    HEALTHY.set(await health.database_word() == "ok")
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def create_app(settings: Settings) -> Litestar:
    """An application with a hall of its own, over the database in the data folder."""
    migrate(settings.database)
    store = SqlStore(settings.database)
    thinkers = Workers(settings.workers, WorkLimits(settings.think_seconds, settings.worker_megabytes))
    helpers = Workers(settings.helpers, WorkLimits(settings.work_seconds, settings.worker_megabytes))
    hall = Hall(store, settings.pace, BotsAtWork(thinkers), settings.keep, settings.room, SqlGroups(store))
    hall.house.changed.append(count_deeds)
    key = PushKey(settings.data, settings.public)
    ringer = Ringer(Subscriptions(store.engine), key, hall.calling, loopback=settings.push_to_this_machine)
    quotas = Quotas(settings.limits)
    gate, advisers = Gate(helpers), Gate(thinkers, late=True)
    folder, game_content = Folder(gate), GameContent()
    health = Health(partial(try_database, settings.database))

    @contextlib.asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        async with store:
            await ringer.start()
            sweep = asyncio.create_task(hall.sweep.for_ever())
            health.stage = "ok"
            yield
            health.stage = "closing"
            sweep.cancel()
            hall.stop()
            await asyncio.gather(thinkers.stop(), helpers.stop(), ringer.stop())

    async def the_hall() -> Hall:
        return hall

    async def the_gate() -> Gate:
        return gate

    async def the_advisers() -> Gate:
        return advisers

    async def the_game_content() -> GameContent:
        return game_content

    async def the_folder() -> Folder:
        return folder

    async def the_settings() -> Settings:
        return settings

    async def the_health() -> Health:
        return health

    async def the_quotas() -> Quotas:
        return quotas

    async def the_ringer() -> Ringer:
        return ringer

    return Litestar(
        [
            Router("/", route_handlers=[*HANDLERS, page.show_page], guards=[at_home(settings.public)]),
            healthz,
            readyz,
            Router("/", route_handlers=[metrics], guards=[direct_only(settings.public)]),
            *page.folders(),
        ],
        dependencies={
            "hall": Provide(the_hall),
            "gate": Provide(the_gate),
            "advisers": Provide(the_advisers),
            "game_content": Provide(the_game_content),
            "folder": Provide(the_folder),
            "settings": Provide(the_settings),
            "health": Provide(the_health),
            "quotas": Provide(the_quotas),
            "ringer": Provide(the_ringer),
        },
        state=State({"health": health}),
        lifespan=[lifespan],
        middleware=[Counted(quotas), InTurn(quotas), Compression(quotas)],
        before_send=[secure_headers],
        exception_handlers={
            HuisClosError: refusals.refuse,
            HTTPException: refusals.refuse_http,
            sqlite3.Error: refusals.refuse_outage,
            DBAPIError: refusals.refuse_outage,
            RecursionError: refusals.refuse_unreadable,
            UnicodeDecodeError: refusals.refuse_unreadable,
            Exception: refusals.fail,
        },
        request_max_body_size=FEW_KILOBYTES * 1024,
        openapi_config=OpenAPIConfig(
            "Huis Clos",
            __version__,
            path="/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )
