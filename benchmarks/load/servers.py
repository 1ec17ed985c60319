"""The servers, each started as a program of its own."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx

from benchmarks.load.bgio import BoardgameIo
from benchmarks.load.client import SEATS, Side
from benchmarks.load.floor import Rings
from benchmarks.load.huisclos import HuisClos
from huisclos import installed
from huisclos.engine.game.installed import find

OURS, THEIRS = "Huis Clos", "boardgame.io"
FLOORS = {"our sockets alone": "sockets", "sockets and disk": "disk"}
"""See benchmarks/load/floor.py."""
GAMES = [name for name in installed() if find(name).meta.least <= SEATS <= find(name).meta.most]
"""What five can play: each is also the name of a server of ours with tables of it; OURS has Lockdown."""
NODE = Path(__file__).parent / "boardgameio"
LOGS = {
    name: Path(tempfile.gettempdir(), f"load-{name}.log".replace(" ", "-"))
    for name in (OURS, THEIRS, *FLOORS, *GAMES)
}
"""What a server says, for whoever wonders about a figure."""
START_SECONDS = 30
MANY = str(10**9)


class Server:
    """A process that listens on a port of this machine."""

    def __init__(self, name: str, process: subprocess.Popen[bytes], side: Side, folder: str) -> None:
        self.name = name
        self.process = process
        self.side = side
        self.folder = folder

    def cpu(self) -> float:
        """Seconds of processor time so far, of all its threads."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def missing(name: str) -> str | None:
    """Why a server can't be started here."""
    if name == THEIRS and not shutil.which("node"):
        return "node is not installed"
    if name == THEIRS and not (NODE / "node_modules").is_dir():
        return "npm ci was not run"
    return None


def allow_many_sockets() -> None:
    """As many as this machine lets us have; the servers inherit it."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@asynccontextmanager
async def running(name: str, *, strict: bool = False) -> AsyncIterator[Server]:
    """A fresh server, stopped afterwards; `strict`: with the limits that it usually has for one visitor."""
    port = _free_port()
    with tempfile.TemporaryDirectory(prefix="huisclos-load-") as folder, LOGS[name].open("wb") as log:
        process = subprocess.Popen(
            _command(name, port, folder, strict=strict),
            stdout=log,
            stderr=subprocess.STDOUT,
            env={**os.environ, "NODE_ENV": "production"},
        )
        address = f"127.0.0.1:{port}"
        try:
            await _until_ready(process, f"http://{address}{'/games' if name == THEIRS else '/healthz'}")
            side = _side(name, address)
            try:
                yield Server(name, process, side, folder)
            finally:
                await side.close()
        finally:
            process.terminate()
            process.wait()


def _side(name: str, address: str) -> Side:
    if name == THEIRS:
        return BoardgameIo(address)
    if name in FLOORS:
        return Rings(address)
    return HuisClos(address, game=name if name in GAMES else "lockdown")


def _command(name: str, port: int, folder: str, *, strict: bool) -> list[str]:
    if name == THEIRS:
        return ["node", str(NODE / "server.cjs"), str(port)]
    if name in FLOORS:
        return [sys.executable, "-m", "benchmarks.load.floor", str(port), FLOORS[name], folder]
    # One machine plays everybody here, faster than people do: the limits for one visitor don't fit.
    flags = ["requests-per-minute", "commands-per-second", "sockets-per-address", "tables-per-hour"]
    flags += ["tables-per-day", "joins-per-hour", "connections-per-address", "at-once", "effort-per-second"]
    limits = [] if strict else [part for flag in flags for part in (f"--{flag}", MANY)]
    # Nor does a pause in which nobody sees who has nothing to choose.
    limits = [] if strict else [*limits, "--bot-pause", "0"]
    return [sys.executable, "-m", "huisclos", "serve", "--port", str(port), "--data", folder, *limits]


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


async def _until_ready(process: subprocess.Popen[bytes], url: str) -> None:
    async with httpx.AsyncClient() as client:
        for _ in range(START_SECONDS * 10):
            if process.poll() is not None:
                raise RuntimeError(f"the server has stopped: {process.args!r}")
            try:
                (await client.get(url)).raise_for_status()
            except httpx.TransportError:
                await asyncio.sleep(0.1)
            else:
                return
    raise TimeoutError(url)
