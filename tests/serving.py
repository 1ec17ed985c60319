"""A real server in a process of its own, for tests that talk to it, kill it and start it again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx

STARTUP_SECONDS = 60


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`with Server(folder) as server:`; `kill` and `start` again as often as wanted: the data stays."""

    def __init__(self, data: Path, *flags: str) -> None:
        self.data = data
        self.port = free_port()
        self.flags = flags or ("--bot-pause", "0", "--requests-per-minute", "1000000")
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
        command = [
            sys.executable,
            "-m",
            "huisclos",
            "serve",
            "--port",
            str(self.port),
            "--data",
            str(self.data),
        ]
        with (self.data / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [*command, *self.flags], stdout=log, stderr=log, env={**os.environ, "LC_ALL": "C.UTF-8"}
            )
        give_up = time.monotonic() + STARTUP_SECONDS
        while time.monotonic() < give_up and self.process.poll() is None:
            try:
                httpx.get(f"{self.url}/healthz").raise_for_status()
            except httpx.HTTPError:
                time.sleep(0.05)
            else:
                return
        raise RuntimeError(self.log)

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
        return httpx.Client(base_url=self.url, headers=headers, timeout=30)


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

    @property
    def key(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.secret}"} if self.secret else {}

    def order(self, do: str, *, name: str = "", **command: Any) -> httpx.Response:
        """Send a command; the answer, whatever it is."""
        self.sent += 1
        order = {"name": name or f"{self.secret[:8]}-{self.sent}", "command": {"do": do, **command}}
        return self.client.post(f"/api/tables/{self.code}/commands", json=order, headers=self.key)

    def do(self, do: str, **command: Any) -> int:
        """Send a command that is to be done; its number."""
        return int(self.order(do, **command).raise_for_status().json()["number"])

    def read(self, seat: int | None = None, since: int = 0) -> dict[str, Any]:
        """What is new."""
        params = {"since": since, **({} if seat is None else {"seat": seat})}
        answer = self.client.get(f"/api/tables/{self.code}", params=params, headers=self.key)
        return dict(answer.raise_for_status().json())
