"""Tests of tables run in asyncio."""

from importlib.metadata import EntryPoint

import pytest

from huisclos.engine.game import installed as shelf


@pytest.fixture
def anyio_backend():
    return "asyncio"


def install(monkeypatch, name, where):
    monkeypatch.setitem(shelf._installed(), name, EntryPoint(name, where, "huisclos.games"))


@pytest.fixture
def telegrams(monkeypatch):
    """A second game is installed."""
    install(monkeypatch, "telegrams", "tests.toy_games.telegrams:Telegrams")


@pytest.fixture
def traps(monkeypatch):
    """A game whose rules fail."""
    install(monkeypatch, "traps", "tests.toy_games.traps:Traps")


@pytest.fixture
def quicksand(monkeypatch):
    """A game in which a file is an option and nothing else."""
    install(monkeypatch, "quicksand", "tests.toy_games.quicksand:Quicksand")
