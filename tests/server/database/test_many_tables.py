"""A hundred thousand stored tables: starting reads none of them, and finding one reads one."""

import asyncio
import re
import sqlite3

import pytest
from sqlalchemy import Engine, event

from huisclos.engine.game.installed import find
from huisclos.server.database.migrate import migrate
from huisclos.server.database.store import SqlStore
from huisclos.table.deeds.by_house import Join, Open
from huisclos.table.deeds.in_lobby import PutBot, Sit
from huisclos.table.kept.log import LogLine, write
from huisclos.table.values.seat_codes import key_of
from tests.support.serving import Guest, Server

TABLES = 100_000
FAR = 10.0**12
"""When their clocks are up."""


def code_of(number):
    return f"T{number:05}"


PLAYED = code_of(70_000)


def logs():
    """Most are opened and left, every hundredth has people and bots."""
    version = find("lockdown").meta.version
    for number in range(TABLES):
        opening = Open("lockdown", version, 3, {}, "days", f"{number:064x}", "en")
        deeds = [(opening, None), (Join(key_of(f"secret {number}")), None)]
        if number % 100 == 0:
            deeds += [(Sit(0, "Ana", 0), 0), (PutBot(1, "random"), 0), (PutBot(2, "random"), 0)]
        yield number, [write(LogLine(deed, person, 1.0)) for deed, person in deeds]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("many")
    migrate(folder / "tables.sqlite")
    with sqlite3.connect(folder / "tables.sqlite") as database:
        dues = ((code_of(number), None if number % 10 else FAR + number) for number in range(TABLES))
        database.executemany("INSERT INTO tables (code, due) VALUES (?, ?)", dues)
        lines = ((code_of(n), k, line) for n, log in logs() for k, line in enumerate(log))
        database.executemany("INSERT INTO lines VALUES (?, ?, ?)", lines)
    return folder


def live(client):
    """How many tables are in memory."""
    metrics = client.get("/metrics").text
    return float(re.search(r"^huisclos_tables_live (\S+)$", metrics, re.M)[1])


def test_starting_reads_no_table_and_playing_reads_one(folder):
    with Server(folder) as server, server.client() as client:
        assert live(client) == 0
        guest = Guest(client, PLAYED, "secret 70000")
        assert guest.read()["table"]["host"]
        assert live(client) == 1
        guest.do("start")
        assert guest.read()["table"]["phase"] == "playing"
        assert Guest(client, code_of(99_999), "secret 99999").do("sit", seat=0, name="Zoe", colour=0) == 3
        assert live(client) == 2
        assert Guest.host(client).read()["number"] == 2


def test_finding_a_table_and_those_that_are_due_uses_an_index(folder):
    statements = []

    def note(_connection, _cursor, statement, parameters, *_):
        if statement.startswith("SELECT"):
            statements.append((statement, parameters))

    async def ask():
        async with SqlStore(folder / "tables.sqlite") as store:
            event.listen(Engine, "before_cursor_execute", note)
            try:
                assert len((await store.read(code_of(500))).lines) == 5
                due = await store.due(FAR + 100)
                assert [code for code in due if code != PLAYED] == [code_of(10 * n) for n in range(11)]
                assert len(await store.due(FAR * 2)) == 100
                assert await store.stale(FAR, FAR, (), 20)
                assert await store.unwanted() == []
            finally:
                event.remove(Engine, "before_cursor_execute", note)

    asyncio.run(ask())
    with sqlite3.connect(folder / "tables.sqlite") as database:
        for statement, parameters in statements:
            plan = [row[3] for row in database.execute(f"EXPLAIN QUERY PLAN {statement}", parameters)]
            looked = [step for step in plan if step.startswith(("SEARCH", "SCAN"))]
            assert looked, plan
            assert all(step.startswith("SEARCH") and "USING" in step for step in looked), plan
    assert len(statements) == 5
