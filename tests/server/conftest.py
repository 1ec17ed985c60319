"""One server for all tests that don't need one of their own; at the end its log must be clean."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.serving import Server

pytest.register_assert_rewrite("tests.server.refusing")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("tables")) as server:
        yield server
    errors = [line for line in server.log.splitlines() if '"level": "error"' in line]
    assert not errors, "whatever was sent to it, nothing may go wrong inside"


@pytest.fixture(scope="session")
def office(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a second game, whose options may come from files."""
    with Server(tmp_path_factory.mktemp("office"), telegrams="tests.telegrams:Telegrams") as server:
        yield server
    assert '"level": "error"' not in server.log


@pytest.fixture
def client(server: Server) -> Iterator[httpx.Client]:
    with server.client() as client:
        yield client


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
