"""The table in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from huisclos.cli.base import WORDS, app, flag
from huisclos.server.settings import Settings as ServerSettings
from huisclos.table.clocks import Pace

Host = Annotated[str, flag("host")]
Port = Annotated[int, flag("port")]
Data = Annotated[Path, flag("data")]
_USUAL = ServerSettings()


@app.default
def table(*, host: Host = _USUAL.host, port: Port = _USUAL.port, data: Data = _USUAL.data) -> None:
    """Start the table and open a browser."""
    _serve(ServerSettings(host=host, port=port, data=data), browser=True)


@app.command(help=WORDS.text("help-serve"))
def serve(
    *,
    host: Host = _USUAL.host,
    port: Port = _USUAL.port,
    data: Data = _USUAL.data,
    requests_per_minute: Annotated[int, flag("requests")] = _USUAL.requests_per_minute,
    commands_per_second: Annotated[int, flag("commands")] = _USUAL.commands_per_second,
    bot_pause: Annotated[float, flag("bot-pause")] = _USUAL.pace.bots,
    think_seconds: Annotated[float, flag("think-seconds")] = _USUAL.think_seconds,
) -> None:
    """Start the table without opening a browser."""
    settings = ServerSettings(
        data,
        host,
        port,
        requests_per_minute,
        commands_per_second,
        Pace(bots=bot_pause),
        think_seconds=think_seconds,
    )
    _serve(settings, browser=False)


def _serve(settings: ServerSettings, *, browser: bool) -> None:
    """The server is imported only where it is needed: the other commands start at once."""
    from huisclos.server.run import serve as run  # noqa: PLC0415

    run(settings, WORDS, browser=browser)
