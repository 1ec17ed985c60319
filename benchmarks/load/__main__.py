"""`python -m benchmarks.load`: our server and boardgame.io's under the same load."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Annotated, Any, Literal

import cyclopts
import msgspec
import uvloop
from cyclopts import Parameter
from rich.console import Console

from benchmarks.load import report
from benchmarks.load.generator import PERIOD, SLOW_PERIOD, fast, open_tables, paced, spread
from benchmarks.load.servers import FLOORS, GAMES, OURS, THEIRS, allow_many_sockets, missing, running
from benchmarks.load.tally import Figures

Count = Annotated[int, Parameter(validator=cyclopts.validators.Number(gte=0))]
Rounds = Annotated[int, Parameter(validator=cyclopts.validators.Number(gte=1))]
Seconds = Annotated[float, Parameter(validator=cyclopts.validators.Number(gt=0))]


def _for_five(_: Any, games: list[str] | None) -> None:
    for name in games or ():
        if name not in GAMES:
            raise ValueError(f"{name} isn't one of {', '.join(GAMES)}.")


Games = Annotated[list[str] | None, Parameter(validator=_for_five, negative="")]


def main(  # noqa: PLR0913 - one argument a flag
    *,
    tables: Count = 50,
    seconds: Seconds = 10,
    rounds: Rounds = 3,
    paced_tables: Count = 1000,
    paced_seconds: Seconds = 60,
    crowd_tables: Count = 0,
    game: Games = None,
    only: Literal["huisclos", "boardgame.io", "floor"] | None = None,
    json: Path | None = None,
) -> None:
    """Measure how many actions a server takes, and how long they need to reach all five clients of a table.

    Parameters
    ----------
    tables
        Tables that play as fast as answers come; 0 leaves this out.
    seconds
        How long they are measured in a round.
    rounds
        How often each server has its turn; the figures are those of the median round.
    paced_tables
        Tables with an action every five seconds; 0 leaves this out.
    paced_seconds
        How long they are measured.
    crowd_tables
        Tables of our own server with an action every twenty seconds; 2000 are 10,000 clients.
    game
        What is played on our server, Lockdown unless told; of several, each has a server of its own.
    only
        Leave the other server out; or see what our sockets alone could do, and with the disk (floor).
    json
        Also write the figures to this file.
    """
    ours = game or [OURS]
    some = {"huisclos": ours, "boardgame.io": [THEIRS], "floor": [*FLOORS]}
    wanted = some.get(only or "", [*ours, THEIRS])
    allow_many_sockets()
    console = Console()
    console.print(report.machine(), highlight=False, soft_wrap=True)
    results: dict[str, report.Rows] = {}
    absent = {name: why for name in wanted if (why := missing(name))}
    present = [name for name in wanted if name not in absent]
    if tables:
        with console.status("as fast as answers come"):
            results["fast"] = {**uvloop.run(_fast(present, tables, seconds, rounds)), **absent}
        title = (
            f"As fast as answers come: {tables} tables of five, median of {rounds} rounds of {seconds:g} s"
        )
        console.print(report.table(title, results["fast"]))
    if paced_tables:
        with console.status("at a human pace"):
            results["paced"] = {**uvloop.run(_paced(present, paced_tables, paced_seconds)), **absent}
        rate = paced_tables / PERIOD
        title = f"At a human pace, {rate:g} actions/s: {paced_tables} tables of five, {paced_seconds:g} s"
        console.print(report.table(title, results["paced"]))
    if crowd_tables and ours[0] in wanted:
        with console.status("a crowd"):
            results["crowd"] = uvloop.run(_paced(ours, crowd_tables, paced_seconds, SLOW_PERIOD))
        rate = crowd_tables / SLOW_PERIOD
        title = f"A crowd, {rate:g} actions/s: {crowd_tables} tables of five, {paced_seconds:g} s"
        console.print(report.table(title, results["crowd"]))
    if json is not None:
        text = msgspec.json.encode(report.plain(results))
        json.write_bytes(msgspec.json.format(text, indent=2) + b"\n")


async def _fast(names: Iterable[str], count: int, seconds: float, rounds: int) -> dict[str, list[Figures]]:
    """All servers at once, taking turns: one that waits needs nothing, and slow minutes fall on all alike."""
    async with AsyncExitStack() as stack:
        servers = [await stack.enter_async_context(running(name)) for name in names]
        tables = {server.name: await open_tables(server.side, count) for server in servers}
        turns: dict[str, list[Figures]] = {server.name: [] for server in servers}
        for _ in range(rounds):
            for server in servers:
                turns[server.name].append(await fast(server, tables[server.name], seconds))
    return turns


async def _paced(
    names: Iterable[str], count: int, seconds: float, period: float = PERIOD
) -> dict[str, list[Figures]]:
    """One server after the other: the sockets of an idle one would still have to be kept alive."""
    turns: dict[str, list[Figures]] = {}
    for name in names:
        async with running(name) as server:
            tables = await open_tables(server.side, count)
            await spread(tables)
            turns[name] = [await paced(server, tables, seconds, period)]
    return turns


if __name__ == "__main__":
    cyclopts.run(main)
