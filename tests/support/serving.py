"""A real server in a process of its own, for tests that talk to it, kill it and start it again."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import connect

from tests.support.following import Following

ROOT = Path(__file__).parents[2]
STARTUP_SECONDS = 180
NEWS = ("past", "news", "more")
LIMITS = ["requests-per-minute", "heavy-per-minute", "sockets-per-address"]
LIMITS += ["tables-per-hour", "tables-per-day", "joins-per-hour", "groups-per-day"]
LIMITS += ["connections-per-address", "at-once", "effort-per-second"]
MANY = tuple(part for limit in LIMITS for part in (f"--{limit}", "1000000"))
"""Flags for a server that counts nothing: tests do in a second what people do in a day."""
PATIENCE = 120
"""Seconds: whoever waits for something gives up then."""


def free_port() -> int:
    """Below those that outgoing connections get: still free when a killed server comes back."""
    while True:
        port = random.SystemRandom().randint(20_000, 32_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Server:
    """`with Server(folder) as server:`; `kill` and `start` again as often as wanted: the data stays."""

    program: Sequence[str] = (sys.executable, "-m", "huisclos")

    def __init__(self, data: Path, *flags: str, files: int | None = None, **games: str) -> None:
        self.data = data
        self.port = free_port()
        self.games = games
        self.files = files
        """How many it may have open, if that isn't what the system says."""
        self.flags = flags or ("--bot-pause", "0", *MANY)
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill(signal.SIGTERM)

    def start(self) -> None:
        """Returns once it answers."""
        self.data.mkdir(parents=True, exist_ok=True)
        command = [*self.program, "serve", "--port", str(self.port), "--data", str(self.data)]
        with (self.data / "server.log").open("ab") as log:
            allowed = ["prlimit", f"--nofile={self.files}:{self.files}"] if self.files else []
            self.process = subprocess.Popen(
                [*allowed, *command, *self.flags],
                stdout=log,
                stderr=log,
                env={**os.environ, **self.environment},
            )
        give_up = time.monotonic() + STARTUP_SECONDS
        with self.client() as client:
            while time.monotonic() < give_up and self.process.poll() is None:
                try:
                    client.get("/healthz").raise_for_status()
                except httpx.HTTPError:
                    time.sleep(0.05)
                else:
                    return
        raise RuntimeError(self.log)

    @property
    def environment(self) -> dict[str, str]:
        """With further games, as if installed: `telegrams="tests.toy_games.telegrams:Telegrams"`."""
        installed = self.data / "installed"
        about = installed / "games-1.0.dist-info"
        about.mkdir(parents=True, exist_ok=True)
        (about / "METADATA").write_text("Metadata-Version: 2.1\nName: games\nVersion: 1.0\n")
        points = [f"{name} = {where}\n" for name, where in self.games.items()]
        (about / "entry_points.txt").write_text("[huisclos.games]\n" + "".join(points))
        paths = (installed, ROOT / "src", ROOT)
        return {"LC_ALL": "C.UTF-8", "PYTHONPATH": os.pathsep.join(str(path) for path in paths)}

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """SIGKILL: the process gets no chance to tidy up."""
        if self.process:
            self.process.send_signal(how)
            self.process.wait()

    @property
    def log(self) -> str:
        """All it has written so far."""
        return (self.data / "server.log").read_text()

    def client(self, **headers: str) -> httpx.Client:
        """A program that talks to it."""
        return httpx.Client(base_url=self.url, headers=headers, timeout=PATIENCE)


class Guest:
    """Somebody at a table, over HTTP."""

    def __init__(self, client: httpx.Client, code: str, secret: str) -> None:
        self.client = client
        self.code = code
        self.secret = secret
        self.sent = 0

    @classmethod
    def host(cls, client: httpx.Client, players: int = 4, **table: Any) -> Guest:
        """Opens a table."""
        order = {"game": "lockdown", "players": players, **table}
        opened = client.post("/api/tables", json=order).raise_for_status().json()
        return cls(client, opened["code"], opened["secret"])

    def friend(self) -> Guest:
        """Somebody else comes to the same table."""
        joined = self.client.post(f"/api/tables/{self.code}/people").raise_for_status().json()
        return Guest(self.client, self.code, joined["secret"])

    @classmethod
    def alone(cls, client: httpx.Client, players: int = 3, bot: str = "random", **table: Any) -> Guest:
        """On seat 0 against bots, in a game that seat 0 begins."""
        guest = cls.host(client, players, options={"badge": 0}, **table)
        guest.do("sit", seat=0, name="Zoe", colour=0)
        for seat in range(1, players):
            guest.do("bot", seat=seat, bot=bot)
        guest.do("start")
        return guest

    @property
    def key(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.secret}"} if self.secret else {}

    def order(self, do: str, *, under: str = "", **command: Any) -> httpx.Response:
        """Send a command under a name; the answer, whatever it is."""
        self.sent += 1
        order = {"name": under or f"{self.secret[:8]}-{self.sent}", "command": {"do": do, **command}}
        return self.client.post(f"/api/tables/{self.code}/commands", json=order, headers=self.key)

    def do(self, do: str, **command: Any) -> int:
        """Send a command that is to be done; its number."""
        return int(self.order(do, **command).raise_for_status().json()["number"])

    def get(self, path: str = "", **request: Any) -> httpx.Response:
        """Something of the table; the answer, whatever it is."""
        return self.client.get(f"/api/tables/{self.code}{path}", headers=self.key, **request)

    def load(self, setting: str, file: str, text: str | None = None) -> httpx.Response:
        """Choose a file for an option; the answer, whatever it is."""
        brought = {"setting": setting, "file": file, "text": text}
        return self.client.post(f"/api/tables/{self.code}/files", json=brought, headers=self.key)

    def delete(self) -> httpx.Response:
        """Delete the table; the answer, whatever it is."""
        return self.client.delete(f"/api/tables/{self.code}", headers=self.key)

    def read(self, seat: int | None = None, since: int = 0) -> dict[str, Any]:
        """What is new."""
        params = {"since": since, **({} if seat is None else {"seat": seat})}
        answer = self.client.get(f"/api/tables/{self.code}", params=params, headers=self.key)
        return dict(answer.raise_for_status().json())


class Wire:
    """Somebody at a table, over a WebSocket. `with Wire(guest, seat=0) as wire:`"""

    def __init__(
        self,
        guest: Guest,
        *,
        greet: bool = True,
        origin: str | None = None,
        address: str = "127.0.0.1",
        **hello: Any,
    ) -> None:
        self.guest = guest
        self.from_address = address
        self.greeting = {"secret": guest.secret, **hello} if greet else None
        self.origin = origin
        self.news: list[dict[str, Any]] = []
        self.following = Following()
        self._frames: list[dict[str, Any]] = []
        self.open = ExitStack()
        self.sent = 0

    @property
    def address(self) -> str:
        server = str(self.guest.client.base_url).replace("http", "ws", 1).rstrip("/")
        return f"{server}/api/tables/{self.guest.code}/socket"

    def __enter__(self) -> Wire:
        self.socket = self.open.enter_context(
            connect(self.address, origin=self.origin, source_address=(self.from_address, 0))
        )
        if self.greeting is not None:
            self.send(self.greeting)
        return self

    def __exit__(self, *_: object) -> None:
        self.open.close()

    def send(self, thing: Any) -> None:
        self.socket.send(thing if isinstance(thing, str | bytes) else json.dumps(thing))

    def hear(self) -> dict[str, Any]:
        """The next message, whatever it is."""
        if not self._frames:
            frame = json.loads(self.socket.recv(timeout=PATIENCE))
            self._frames += frame if isinstance(frame, list) else [frame]
        heard: dict[str, Any] = self._frames.pop(0)
        if message := self.following.hear(heard):
            self.news.append(message)
        return heard

    def answer(self, name: str | None = None) -> dict[str, Any]:
        """The next that isn't news; of that name, if one is given."""
        while (heard := self.hear())["type"] in NEWS or name not in (None, heard["name"]):
            pass
        return heard

    def order(self, do: str, *, under: str = "", **command: Any) -> dict[str, Any]:
        """Send a command under a name; its answer."""
        self.sent += 1
        name = under or f"wire-{id(self)}-{self.sent}"
        self.send({"name": name, "command": {"do": do, **command}})
        return self.answer(name)

    def until(self, condition: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """The first news, heard already or not, of which it holds."""
        heard = 0
        while True:
            while heard < len(self.news):
                heard += 1
                if condition(self.news[heard - 1]):
                    return self.news[heard - 1]
            self.hear()
