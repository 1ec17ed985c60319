"""`python -m benchmarks.soak`: honest tables at a human pace, and one stranger who does their worst."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from pathlib import Path
from typing import Annotated

import cyclopts
import msgspec
import uvloop
from cyclopts import Parameter
from msgspec import Struct
from rich.console import Console
from rich.table import Table as Shown

from benchmarks.load.generator import paced
from benchmarks.load.huisclos import HuisClos
from benchmarks.load.servers import LOGS, OURS, Server, allow_many_sockets, running
from benchmarks.load.table import Table
from benchmarks.soak.attacks import ATTACKS, Attack, Stranger

Minutes = Annotated[float, Parameter(validator=cyclopts.validators.Number(gt=0))]
Count = Annotated[int, Parameter(validator=cyclopts.validators.Number(gte=1))]
AN_ADDRESS = 10
"""So many tables are opened from one address: friends share one."""
P50, P99 = 50.0, 250.0
"""Milliseconds that others' commands may take, whatever the stranger does."""


class Turn(Struct):
    """What the honest saw while one thing was done."""

    attack: str
    actions: int
    p50: float
    p99: float
    lost: int
    megabytes: float
    """Of memory, the server's and its workers'."""
    disk: float
    log: float


def main(
    *, minutes: Minutes = 30, tables: Count = 500, only: list[str] | None = None, json: Path | None = None
) -> None:
    """Play for so long at so many tables, while one stranger attacks in every way in turn.

    Parameters
    ----------
    minutes
        In all; every attack has its share, and so has a calm time.
    tables
        Honest ones, of five, with an action every five seconds.
    only
        Just these attacks, by the names of their functions.
    json
        Also write the figures to this file.
    """
    allow_many_sockets()
    attacks = [attack for attack in ATTACKS if not only or attack.__name__ in only]
    turns = uvloop.run(_soak(minutes * 60, tables, attacks))
    shown = Shown(title=f"{tables} honest tables for {minutes:g} minutes")
    for heading in ("while", "actions", "p50 ms", "p99 ms", "lost", "memory MB", "disk MB", "log kB"):
        shown.add_column(heading, justify="left" if heading == "while" else "right")
    for turn in turns:
        row = (turn.p50, turn.p99, turn.lost, turn.megabytes, turn.disk, turn.log)
        shown.add_row(turn.attack, f"{turn.actions}", *(f"{figure:,.0f}" for figure in row))
    Console().print(shown)
    kept = all(turn.p50 <= P50 and turn.p99 <= P99 and not turn.lost for turn in turns)
    Console().print(f"others under {P50:g} ms at the median and {P99:g} ms at the 99th percentile: {kept}")
    if json is not None:
        json.write_bytes(msgspec.json.format(msgspec.json.encode(turns), indent=2) + b"\n")


async def _soak(seconds: float, count: int, attacks: list[Attack]) -> list[Turn]:
    async with running(OURS, strict=True) as server:
        address = server.side.address  # type: ignore[attr-defined]
        tables = await _honest(address, count)
        share = seconds / (len(attacks) + 1)
        turns = [await _turn("nothing is done", server, tables, share)]
        for attack in attacks:
            stop = asyncio.create_task(_again_and_again(attack, Stranger(address), share))
            turns.append(await _turn(attack.__name__.replace("_", " "), server, tables, share))
            stop.cancel()
            await asyncio.gather(stop, return_exceptions=True)
    return turns


async def _honest(address: str, count: int) -> list[Table]:
    """Each few of them from an address of their own."""
    found: list[Table] = []
    for first in range(0, count, AN_ADDRESS):
        number = first // AN_ADDRESS
        side = HuisClos(address, f"127.1.{number // 250}.{number % 250 + 1}")
        for _ in range(min(AN_ADDRESS, count - first)):
            found.append(Table(side, await side.open(), random.Random(len(found))))
    return found


async def _again_and_again(attack: object, stranger: Stranger, seconds: float) -> None:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        with contextlib.suppress(Exception):
            await attack(stranger)  # type: ignore[operator]
        await asyncio.sleep(0.1)


async def _turn(attack: str, server: Server, tables: list[Table], seconds: float) -> Turn:
    figures = await paced(server, tables, max(1.0, seconds - 10))
    folder = Path(server.folder)
    disk = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
    lost = figures.lost + figures.dropped
    log = LOGS[OURS].stat().st_size / 1000
    p50, p99 = figures.p50_milliseconds, figures.p99_milliseconds
    return Turn(attack, figures.actions, p50, p99, lost, _memory(server.process.pid), disk / 1e6, log)


def _memory(process: int) -> float:
    """Of a process and all that it has started, in MB."""
    kilobytes = 0
    for status in Path("/proc").glob("[0-9]*/status"):
        with contextlib.suppress(OSError):
            lines = dict(line.split(":", 1) for line in status.read_text().splitlines() if ":" in line)
            if str(process) in (lines["Pid"].strip(), lines["PPid"].strip()):
                kilobytes += int(lines.get("VmRSS", "0 kB").split()[0])
    return kilobytes / 1000


if __name__ == "__main__":
    cyclopts.run(main)
