"""Tests of tables run in asyncio."""

from importlib.metadata import EntryPoint

import pytest

from huisclos.engine import game

pytest.register_assert_rewrite("tests.table.party")


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.fixture
def telegrams(monkeypatch):
    """A second game is installed."""
    point = EntryPoint("telegrams", "tests.telegrams:Telegrams", "huisclos.games")
    monkeypatch.setitem(game._installed(), "telegrams", point)
