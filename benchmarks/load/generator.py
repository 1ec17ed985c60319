"""Load: tables of five clients that act as fast as answers come, or at a human pace."""

from __future__ import annotations

import asyncio
import gc
import random
from collections.abc import Callable, Sequence
from time import perf_counter, process_time

from benchmarks.load.client import Side
from benchmarks.load.servers import Server
from benchmarks.load.table import Table
from benchmarks.load.tally import LOST_AFTER, Figures, Tally, percentiles, traffic

AT_ONCE = 16
"""Tables that are opened at the same time: enough to keep a server busy, few enough not to scare it."""
PERIOD = 5.0
"""Seconds between two actions at a table of people."""
SLOW_PERIOD = 20.0
"""Seconds between two actions where people think longer."""
LEAD = 100
"""At a human pace a game lasts for a quarter of an hour. So tables first play up to so many actions at once,
and then are, as in real life, at different points of their games."""
LEAD_SECONDS = 900
WARM_UP = 3.0


async def open_tables(side: Side, count: int) -> list[Table]:
    """So many tables, every client connected."""
    rng = random.Random(count)
    room = asyncio.Semaphore(AT_ONCE)

    async def one() -> Table:
        async with room:
            return Table(side, await side.open(), random.Random(rng.random()))

    return list(await asyncio.gather(*(one() for _ in range(count))))


async def spread(tables: Sequence[Table]) -> None:
    """Play every table up to some point of its game."""
    for table in tables:
        table.eager = table.rng.randrange(LEAD)
        table.urge()
    async with asyncio.timeout(LEAD_SECONDS):
        while any(table.eager > 0 or table.busy for table in tables):
            await asyncio.sleep(0.1)


async def fast(server: Server, tables: Sequence[Table], seconds: float) -> Figures:
    """Every client acts as soon as it is asked."""

    def begin() -> None:
        for table in tables:
            table.eager = float("inf")
            table.urge()

    def end() -> None:
        for table in tables:
            table.eager = 0

    return await _measure(server, tables, WARM_UP, seconds, begin, end)


async def paced(server: Server, tables: Sequence[Table], seconds: float, period: float = PERIOD) -> Figures:
    """One action a table every so many seconds, the tables spread evenly over them.

    An action is sent when its time has come, whether or not the server has answered the ones before.
    """
    loop = asyncio.get_running_loop()
    going = True

    def tick(table: Table, at: float) -> None:
        if not going:
            return
        loop.call_at(at + period, tick, table, at + period)
        asked = table.askable()
        if asked:
            table.send(table.rng.choice(asked))

    def begin() -> None:
        start = loop.time()
        for number, table in enumerate(tables):
            at = start + period * number / len(tables)
            loop.call_at(at, tick, table, at)

    def end() -> None:
        nonlocal going
        going = False

    return await _measure(server, tables, period, seconds, begin, end)


async def _measure(
    server: Server,
    tables: Sequence[Table],
    warm_up: float,
    seconds: float,
    begin: Callable[[], None],
    end: Callable[[], None],
) -> Figures:
    start = perf_counter() + warm_up
    tally = Tally(start, start + seconds)
    for table in tables:
        table.tally = tally
    gc.collect()
    gc.freeze()  # otherwise collecting goes through thousands of clients every now and then
    begin()
    await asyncio.sleep(start - perf_counter())
    mine, theirs, received, at = process_time(), server.cpu(), traffic.bytes, perf_counter()
    await asyncio.sleep(start + seconds - at)
    passed = perf_counter() - at
    mine, theirs = process_time() - mine, server.cpu() - theirs
    received, landed = traffic.bytes - received, len(tally.times)
    end()
    await _drain(tables, tally)
    p50, p99, most = percentiles(tally.times)
    return Figures(
        tables=len(tables),
        actions_per_second=len(tally.times) / seconds,
        p50_milliseconds=p50,
        p99_milliseconds=p99,
        max_milliseconds=most,
        actions=len(tally.times),
        lost=tally.lost,
        refused=tally.refused,
        dropped=tally.dropped,
        server_cpu=theirs / passed,
        server_milliseconds=theirs / max(landed, 1) * 1000,
        generator_cpu=mine / passed,
        kilobytes_per_action=received / max(landed, 1) / 1000,
    )


async def _drain(tables: Sequence[Table], tally: Tally) -> None:
    """Wait for what is still on its way; what hasn't landed in time is lost."""
    end = perf_counter() + LOST_AFTER
    while perf_counter() < end and any(table.busy for table in tables):
        await asyncio.sleep(0.05)
    for table in tables:
        tally.lost += len(table.unanswered) + len(table.flights)
