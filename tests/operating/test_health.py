"""Health is tried, not claimed: a row is written and read again, and what fails is named."""

import asyncio
import signal
import sqlite3
import time
from contextlib import closing, contextmanager, suppress
from functools import partial

import httpx
import pytest
from litestar.testing import TestClient

from huisclos.server.app import create_app
from huisclos.server.database.migrate import migrate
from huisclos.server.database.trial_write import try_database
from huisclos.server.machine.health import EVERY_SECONDS, Health
from huisclos.server.machine.outage import outage
from huisclos.server.machine.settings import Settings
from huisclos.server.run import Server as Uvicorn
from huisclos.words import LANGUAGES, Words
from tests.server.refusing import refused, says
from tests.support.serving import PATIENCE, Guest, Server, Wire


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


def test_a_full_disk(small_disk):
    """And the deed that found no room hasn't happened."""
    with Server(small_disk) as server, server.client() as client:
        becomes(server, "ok")
        host = Guest.host(client)
        with suppress(OSError), (small_disk / "filling").open("wb", buffering=0) as filling:
            while True:
                filling.write(b"x" * 4096)
        becomes(server, "full")
        for language in LANGUAGES:
            client.headers["Accept-Language"] = language
            lost = host.order("sit", seat=0, name="Ana", colour=0)
            refused(lost, 503, "server-disk-full", language)
            assert int(lost.headers["Retry-After"]) > 0
            with Wire(host, language=language) as wire:
                says(wire.order("sit", seat=0, name="Ana", colour=0), "server-disk-full", language)
        (small_disk / "filling").unlink()
        becomes(server, "ok")
        assert '"level": "error"' not in server.log
        assert host.read()["table"]["seats"][0]["name"] == ""
        host.do("sit", seat=0, name="Ana", colour=0)


@pytest.mark.parametrize(
    ("statement", "where", "key"),
    [
        ("INSERT INTO pulse VALUES (zeroblob(100000))", "?mode=rw", "server-disk-full"),
        ("INSERT INTO pulse VALUES (1)", "?mode=ro", "server-disk-read-only"),
        ("BEGIN IMMEDIATE", "?mode=rw", "server-disk-locked"),
        ("SELECT * FROM nowhere", "?mode=rw", None),
    ],
)
def test_what_the_disk_or_somebody_else_is_to_blame_for_has_a_sentence(tmp_path, statement, where, key):
    database = tmp_path / "tables.sqlite"
    migrate(database)
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        if key == "server-disk-locked":
            other.execute("BEGIN IMMEDIATE")
        with closing(sqlite3.connect(f"{database.as_uri()}{where}", 0, uri=True)) as one:
            one.execute("PRAGMA max_page_count=1")
            with pytest.raises(sqlite3.OperationalError) as problem:
                one.execute(statement)
    told = outage(problem.value)
    assert (told and told.message.key) == key
    assert told is None or all(told.told(Words(language)) for language in LANGUAGES)


def test_all_who_ask_at_once_hear_the_same(tmp_path):
    migrate(tmp_path / "tables.sqlite")

    async def ask():
        health = Health(partial(try_database, tmp_path / "tables.sqlite"))
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
