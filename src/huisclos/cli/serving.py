"""The table in the browser."""

from __future__ import annotations

from math import inf
from pathlib import Path
from typing import Annotated

from cyclopts import validators

from huisclos.cli.base import WORDS, app, flag
from huisclos.server.machine.public_address import read_address, read_proxy
from huisclos.server.machine.settings import LEAST_MEGABYTES, Limits
from huisclos.server.machine.settings import Settings as ServerSettings
from huisclos.server.machine.starting import CantStart
from huisclos.table.kept.expiry import Keep
from huisclos.table.values.clocks import Pace
from huisclos.table.values.limits import Room

OFF = "off"

Host = Annotated[str, flag("host")]
Port = Annotated[int, flag("port")]
Data = Annotated[Path, flag("data")]
Public = Annotated[str | None, flag("public-address")]
Proxies = Annotated[list[str], flag("proxy", name="--proxy", negative=())]
USUAL = ServerSettings()


@app.default
def table(*, host: Host = USUAL.host, port: Port = USUAL.port, data: Data = USUAL.data) -> None:
    """Start the table and open a browser."""
    _serve(ServerSettings(host=host, port=port, data=data), browser=True)


@app.command(help=WORDS.text("help-serve"))
def serve(  # noqa: PLR0913 - one argument a flag
    *,
    host: Host = USUAL.host,
    port: Port = USUAL.port,
    data: Data = USUAL.data,
    public_address: Public = None,
    proxies: Proxies = [],  # noqa: B006 - never changed
    keep_lobbies: Annotated[str, flag("keep-lobbies")] = "90",
    keep_games: Annotated[str, flag("keep-games")] = OFF,
    requests_per_minute: Annotated[int, flag("requests")] = USUAL.limits.requests_per_minute,
    heavy_per_minute: Annotated[int, flag("heavy")] = USUAL.limits.heavy_per_minute,
    commands_per_second: Annotated[int, flag("commands")] = USUAL.commands_per_second,
    bot_pause: Annotated[float, flag("bot-pause")] = USUAL.pace.bots,
    grace: Annotated[float, flag("grace")] = USUAL.pace.grace,
    connections: Annotated[int, flag("connections")] = USUAL.connections,
    request_seconds: Annotated[float, flag("request-seconds")] = USUAL.request_seconds,
    connections_per_address: Annotated[
        int, flag("connections-per-address")
    ] = USUAL.limits.connections_per_address,
    at_once: Annotated[int, flag("at-once")] = USUAL.limits.at_once,
    effort_per_second: Annotated[int, flag("effort-per-second")] = USUAL.limits.effort_per_second,
    tables_in_memory: Annotated[int, flag("tables-in-memory")] = USUAL.room.tables,
    sockets_per_address: Annotated[int, flag("sockets-per-address")] = USUAL.limits.sockets_per_address,
    sockets_per_table: Annotated[int, flag("sockets-per-table")] = USUAL.room.sockets,
    spectators_per_table: Annotated[int, flag("spectators-per-table")] = USUAL.room.spectators,
    tables_per_hour: Annotated[int, flag("tables-per-hour")] = USUAL.limits.tables_per_hour,
    tables_per_day: Annotated[int, flag("tables-per-day")] = USUAL.limits.tables_per_day,
    joins_per_hour: Annotated[int, flag("joins-per-hour")] = USUAL.limits.joins_per_hour,
    remarks_per_hour: Annotated[int, flag("remarks-per-hour")] = USUAL.limits.remarks_per_hour,
    groups_per_day: Annotated[int, flag("groups-per-day")] = USUAL.limits.groups_per_day,
    orders_waiting: Annotated[int, flag("orders-waiting")] = USUAL.orders_waiting,
    think_seconds: Annotated[float, flag("think-seconds")] = USUAL.think_seconds,
    work_seconds: Annotated[float, flag("work-seconds")] = USUAL.work_seconds,
    worker_megabytes: Annotated[
        int, flag("worker-megabytes", validator=validators.Number(gte=LEAST_MEGABYTES))
    ] = USUAL.worker_megabytes,
    push_to_this_machine: Annotated[bool, flag("push-to-this-machine", negative=())] = False,
) -> None:
    """Start the table without opening a browser."""
    _must_let_in(
        requests_per_minute=requests_per_minute,
        commands_per_second=commands_per_second,
        connections=connections,
        connections_per_address=connections_per_address,
        request_seconds=request_seconds,
        at_once=at_once,
        effort_per_second=effort_per_second,
        orders_waiting=orders_waiting,
        think_seconds=think_seconds,
        work_seconds=work_seconds,
    )
    settings = ServerSettings(
        data=data,
        host=host,
        port=port,
        commands_per_second=commands_per_second,
        pace=Pace(bots=bot_pause, grace=grace),
        limits=Limits(
            requests_per_minute,
            heavy_per_minute,
            sockets_per_address,
            tables_per_hour,
            tables_per_day,
            joins_per_hour,
            remarks_per_hour,
            connections_per_address,
            at_once,
            effort_per_second,
            groups_per_day,
        ),
        room=Room(sockets_per_table, spectators_per_table, tables_in_memory),
        orders_waiting=orders_waiting,
        connections=connections,
        request_seconds=request_seconds,
        think_seconds=think_seconds,
        work_seconds=work_seconds,
        worker_megabytes=worker_megabytes,
        public=None if public_address is None else read_address(public_address),
        proxies=tuple(map(read_proxy, proxies)),
        keep=Keep(_days(keep_lobbies), _days(keep_games)),
        push_to_this_machine=push_to_this_machine,
    )
    _serve(settings, browser=False)


def _must_let_in(**limits: float) -> None:
    """With none of these nobody could do anything, and with less than none it means nothing."""
    for name, most in limits.items():
        if not most > 0:
            raise CantStart("server-limit", flag=f"--{name.replace('_', '-')}", value=str(most))


def _days(text: str) -> float | None:
    """None for what is kept for ever."""
    if text.strip().lower() == OFF:
        return None
    try:
        days = float(text)
    except ValueError:
        days = 0.0
    if not 0 < days < inf:
        raise CantStart("server-days", days=text)
    return days


def _serve(settings: ServerSettings, *, browser: bool) -> None:
    """The server is imported only where it is needed: the other commands start at once."""
    from huisclos.server.run import serve as run  # noqa: PLC0415

    run(settings, WORDS, browser=browser)
