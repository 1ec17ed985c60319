"""One server for all tests that don't need one of their own; at the end its log must be clean."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from huisclos.server.database.migrate import migrate
from tests.support.serving import Guest, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("tables")) as server:
        yield server
    errors = [line for line in server.log.splitlines() if '"level": "error"' in line]
    assert not errors, "whatever was sent to it, nothing may go wrong inside"


@pytest.fixture(scope="session")
def office(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a second game, whose options may come from files."""
    with Server(tmp_path_factory.mktemp("office"), telegrams="tests.toy_games.telegrams:Telegrams") as server:
        yield server
    assert '"level": "error"' not in server.log


@pytest.fixture
def client(server: Server) -> Iterator[httpx.Client]:
    with server.client() as client:
        yield client


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database without a table in it."""
    migrate(tmp_path / "tables.sqlite")
    return tmp_path / "tables.sqlite"


@pytest.fixture
def speaker(server: Server, language: str) -> Iterator[httpx.Client]:
    """A client that wants answers in a language."""
    with server.client(**{"Accept-Language": f"{language}-XX,de;q=0.5"}) as client:
        yield client


@pytest.fixture
def guest(speaker: httpx.Client) -> Guest:
    """Alone against bots, and asked something."""
    return Guest.alone(speaker)
