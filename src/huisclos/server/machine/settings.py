"""How a server is to run."""

from __future__ import annotations

import os
from pathlib import Path

from msgspec import Struct
from platformdirs import user_data_path

from huisclos.engine.game.game import Game
from huisclos.server.machine.public_address import PublicAddress
from huisclos.table.kept.expiry import Keep
from huisclos.table.values.clocks import Pace
from huisclos.table.values.limits import Room

LEAST_MEGABYTES = 256
"""With less, a process has no room for anything but itself."""


class Limits(Struct, frozen=True):
    """What one address may do, if nothing else is said. A whole school may share one."""

    requests_per_minute: int = 1200
    heavy_per_minute: int = 60
    """Requests that take long: reading files, replaying, checking, deleting. They count among all, too."""
    sockets_per_address: int = 200
    tables_per_hour: int = 60
    tables_per_day: int = 300
    joins_per_hour: int = 300
    """People who sit down, ask to, or write for the first time."""
    remarks_per_hour: int = 120
    """Lines of chat of those without a seat."""
    connections_per_address: int = 500
    at_once: int = 8
    """So many requests and orders are under way together. Whatever comes beyond that waits."""
    effort_per_second: int = 200
    """What they may take, in thousandths of a second or thereabouts. Whatever comes beyond that waits."""
    groups_per_day: int = 60


class Settings(Struct, frozen=True):
    """Everything has a default that is right for one machine and some friends."""

    data: Path = user_data_path("huisclos")
    host: str = "127.0.0.1"
    port: int = 8000
    commands_per_second: int = 20
    """For one connection; short bursts may be twice as many."""
    pace: Pace = Pace()
    workers: int = min(max(os.cpu_count() or 2, 2), 4)
    """Processes in which bots think."""
    think_seconds: float = 10
    """A bot that takes longer is given up, and chance answers for it."""
    limits: Limits = Limits()
    room: Room = Room()
    orders_waiting: int = 32
    """For one socket: whoever sends more than that without waiting for answers is cut off."""
    connections: int = 12_000
    """Altogether; fewer where the system allows fewer open files."""
    request_seconds: float = 20
    """A whole request has to be there within that time."""
    keep_alive_seconds: int = 30
    """The next request on the same connection has to begin within that time."""
    public: PublicAddress | None = None
    """Where people find it, if there is something in front of it."""
    proxies: tuple[str, ...] = ()
    """Addresses, or networks, of what is in front of it: these are believed who they speak for."""
    keep: Keep = Keep()
    push_to_this_machine: bool = False
    """Push services may be on this machine: for trying out."""

    @property
    def address(self) -> str:
        """For whoever opens it."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return str(self.public) if self.public else f"http://{host}:{self.port}/"

    helpers: int = 2
    """Processes in which files are read and games replayed for whoever asks."""
    work_seconds: float = 10
    """What takes longer there is refused."""
    worker_megabytes: int = 512
    """Memory of each of all these processes, those of the bots too."""

    def files(self, game: Game) -> Path:
        """The folder with the operator's files for a game."""
        return self.data / "files" / game.meta.name

    @property
    def database(self) -> Path:
        """The file with all tables."""
        return self.data / "tables.sqlite"
