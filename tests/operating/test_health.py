"""Health is tried, not claimed: a row is written and read again, and what fails is named."""

import asyncio
import shutil
import signal
import sqlite3
import subprocess
import time
from contextlib import contextmanager, suppress

import httpx
import pytest
from litestar.testing import TestClient

from huisclos.server.app import create_app
from huisclos.server.health import EVERY_SECONDS, Health
from huisclos.server.migrate import migrate
from huisclos.server.run import Server as Uvicorn
from huisclos.server.settings import Settings
from huisclos.words import Words
from tests.serving import PATIENCE, Guest, Server


def becomes(server, word, path="/healthz"):
    """Soon, since a finding stands for some seconds."""
    give_up = time.monotonic() + PATIENCE
    while (answer := httpx.get(f"{server.url}{path}", timeout=PATIENCE)).json()["database"] != word:
        assert time.monotonic() < give_up, answer.text
        time.sleep(0.2)
    well = word == "ok"
    assert answer.status_code == (200 if well else 503)
    assert answer.json()["status"] == ("ok" if well else "failed")


@contextmanager
def locked(server):
    with sqlite3.connect(server.data / "tables.sqlite", isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def without_its_table(server):
    with sqlite3.connect(server.data / "tables.sqlite") as other:
        other.execute("ALTER TABLE pulse RENAME TO gone")
    yield
    with sqlite3.connect(server.data / "tables.sqlite") as other:
        other.execute("ALTER TABLE gone RENAME TO pulse")


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("healthy")) as server:
        yield server


@pytest.mark.parametrize(("trouble", "word"), [(locked, "locked"), (without_its_table, "failed")])
def test_what_fails_is_named_and_passes(server, trouble, word):
    becomes(server, "ok")
    with trouble(server):
        becomes(server, word)
        assert "huisclos_healthy 0.0" in httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text
        becomes(server, word, "/readyz")
    becomes(server, "ok")
    becomes(server, "ok", "/readyz")


@pytest.fixture
def small_disk(tmp_path):
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


def test_a_full_disk(small_disk):
    """And the deed that found no room hasn't happened."""
    with Server(small_disk) as server, server.client() as client:
        becomes(server, "ok")
        host = Guest.host(client)
        with suppress(OSError), (small_disk / "filling").open("wb", buffering=0) as filling:
            while True:
                filling.write(b"x" * 4096)
        becomes(server, "full")
        lost = host.order("sit", seat=0, name="Ana", colour=0)
        assert (lost.status_code, lost.json()["key"]) == (500, "server-failed")
        (small_disk / "filling").unlink()
        becomes(server, "ok")
        assert host.read()["table"]["seats"][0]["name"] == ""
        host.do("sit", seat=0, name="Ana", colour=0)


def test_all_who_ask_at_once_hear_the_same(tmp_path):
    migrate(tmp_path / "tables.sqlite")

    async def ask():
        health = Health(tmp_path / "tables.sqlite")
        return await asyncio.gather(*(health.database_word() for _ in range(10)))

    assert asyncio.run(ask()) == ["ok"] * 10


def test_however_many_ask_the_disk_is_tried_now_and_then(server):
    tried, began = set(), time.monotonic()
    with sqlite3.connect(server.data / "tables.sqlite") as database, server.client() as client:
        for _ in range(100):
            assert client.get("/healthz").status_code == 200
            tried.add(database.execute("SELECT at FROM pulse").fetchone())
    assert len(tried) <= 2 + (time.monotonic() - began) / EVERY_SECONDS


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_server_that_is_told_to_stop_takes_nobody_any_more(tmp_path):
    settings = Settings(tmp_path)
    app = create_app(settings)
    with TestClient(app) as client:
        server = Uvicorn(settings, app, Words("en"))
        assert client.get("/readyz").json() == {"status": "ok", "server": "ok", "database": "ok"}
        server.handle_exit(signal.SIGTERM, None)
        answer = client.get("/readyz")
        assert (answer.status_code, answer.json()["server"]) == (503, "closing")
        assert client.get("/healthz").status_code == 200
