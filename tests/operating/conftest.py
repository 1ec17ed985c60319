"""The program as an operator runs it: in processes of its own, on real folders."""

from __future__ import annotations

import io
import logging
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple

import pytest

from huisclos.cli import main
from huisclos.words import Words
from tests.support.serving import ROOT, Guest, Server


class Ran(NamedTuple):
    """What came of a command."""

    code: int
    out: str
    err: str


def huisclos(*arguments: object) -> Ran:
    """A command, inside this process: that is quicker."""
    with redirect_stdout(io.StringIO()) as out, redirect_stderr(io.StringIO()) as err:
        try:
            main([str(argument) for argument in arguments])
            code = 0
        except SystemExit as left:
            code = int(left.code or 0)
        finally:
            logging.getLogger("huisclos.table").setLevel(logging.NOTSET)  # a command may want it to be quiet
    return Ran(code, out.getvalue(), err.getvalue())


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def told(ran: Ran, language: str, key: str, **args: object) -> None:
    """One line on stderr, this one; `…` stands for what can't be known. Nothing else, and exit code 2."""
    parts = Words(language).text(key, args).split("…")
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1), ran
    line, place = ran.err.rstrip("\n"), 0
    assert line.startswith(parts[0]), line
    assert line.endswith(parts[-1]), line
    for part in parts:
        place = line.index(part, place) + len(part)


@pytest.fixture(scope="session")
def packages() -> None:
    """Programs from Debian's packages."""
    if subprocess.run([ROOT / "tests/operating/packages.sh"], check=False).returncode:
        pytest.skip("nginx, caddy, openssl or curl can't be installed: see tests/operating/packages.sh")


Opened = Callable[..., Server]


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Opened]:
    """`opened("--proxy", "127.0.0.1")`: a server in the folder `data`, until the test is over."""
    servers: list[Server] = []

    def start(*flags: str) -> Server:
        server = Server(tmp_path / "data", "--bot-pause", "0", *flags)
        servers.append(server)
        server.start()
        return server

    yield start
    for server in servers:
        server.kill()


@pytest.fixture(scope="session")
def _kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    """A folder with a lobby, a game under way and a game that is over; their codes."""
    folder = tmp_path_factory.mktemp("kept")
    with Server(folder) as server, server.client() as client:
        lobby, playing, over = Guest.host(client), Guest.alone(client), Guest.alone(client)
        over.do("chat", seat=0, text="good night")
        over.do("abandon")
        codes = {"lobby": lobby.code, "playing": playing.code, "between": over.code}
    return folder, codes


class Folder(NamedTuple):
    """A data folder of a server that is stopped."""

    path: Path
    codes: dict[str, str]

    @property
    def database(self) -> Path:
        return self.path / "tables.sqlite"


@pytest.fixture
def kept(_kept: tuple[Path, dict[str, str]], tmp_path: Path) -> Folder:
    """A copy of that folder, to be spoilt."""
    shutil.copytree(_kept[0], tmp_path / "data")
    return Folder(tmp_path / "data", _kept[1])


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """Of two megabytes."""
    disk = tmp_path / "disk"
    disk.mkdir()
    if (
        shutil.which("mount") is None
        or subprocess.run(
            ["mount", "-t", "tmpfs", "-o", "size=2m", "none", disk], check=False, capture_output=True
        ).returncode
    ):
        pytest.skip("a disk of one's own can be mounted by root only")
    yield disk
    subprocess.run(["umount", "--lazy", disk], check=True)
