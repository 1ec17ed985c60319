"""What takes long is done beside the tables: whoever sends much waits alone, and the others play on."""

from __future__ import annotations

import asyncio
import itertools
import json
import sqlite3
import statistics
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

import huisclos
from huisclos.engine.game import find
from huisclos.server.desk import MOST_OF_ONE
from huisclos.server.migrate import migrate
from huisclos.table.carries import key_of
from huisclos.table.hall import MOST_DEEDS
from huisclos.table.house import Join, Open
from huisclos.table.lobby import Ready, Sit
from huisclos.table.log import LogLine, write
from tests.quicksand import Quicksand
from tests.server.refusing import refused
from tests.server.test_failing import Visitor, open_tables
from tests.serving import MANY, PATIENCE, Guest, Server

pytestmark = pytest.mark.anyio
SECONDS = 1
FLAGS = (*MANY, "--bot-pause", "0.01", "--work-seconds", str(SECONDS), "--worker-megabytes", "400")
TRUE = json.loads((Path(__file__).parents[1] / "records" / "lockdown-01.json").read_text())
WALK = huisclos.new(Quicksand(), ["Ana"], 1).record()
LINES = "theme,question\n" + "a\n" * 149_000
MEDIAN, SLOWEST = 0.05, 0.25
"""Seconds of a command, in the middle and at the 99th percentile."""
COMMANDS = 20
"""At each of the ten tables."""
LONG = [f"LONG{number:02}" for number in range(8)]
"""Tables."""
OURS = "127.0.0.1"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    games = {"quicksand": "tests.quicksand:Quicksand", "telegrams": "tests.telegrams:Telegrams"}
    with Server(tmp_path_factory.mktemp("heavy"), *FLAGS, **games) as server:
        yield server
        # What is under way when it closes is told as an error.
        assert '"level": "error"' not in server.log


def at(server: Server, address: str = OURS) -> httpx.AsyncClient:
    """A program that talks to it from an address of this machine."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    return httpx.AsyncClient(base_url=server.url, transport=transport, timeout=PATIENCE)


def sinking(way: str) -> dict[str, Any]:
    """A record whose game never ends, or takes all the memory there is."""
    return {"record": {**WALK, "options": {**WALK["options"], "way": way}}}


def swallowed(way: str) -> dict[str, Any]:
    """A file that does."""
    return {"setting": "map", "file": "a.txt", "text": way}


@contextmanager
def playing() -> Iterator[list[asyncio.Task[Any]]]:
    """What goes on for ever, until the others have played; none of it may end before."""
    tasks: list[asyncio.Task[Any]] = []
    yield tasks
    for task in tasks:
        if task.done():
            task.result()
        task.cancel()


async def timed(tables: list[Visitor]) -> tuple[float, float]:
    """All of them play for a while: the seconds of a command, in the middle and at the 99th percentile."""
    for table in tables:
        table.seconds.clear()
    await asyncio.gather(*(play_on(table) for table in tables))
    seconds = [each for table in tables for each in table.seconds]
    return statistics.median(seconds), statistics.quantiles(seconds, n=100)[98]


async def play_on(table: Visitor) -> None:
    """Some commands: an answer, if one is asked something, or else a word to the others."""
    for number in range(COMMANDS):
        question = (await table.read())["question"]
        if question is None:
            await table.done(do="chat", seat=0, text=f"hello {number}")
            continue
        picks = question["options"][: max(question["min"], 1)]
        answer = await table.order(do="act", seat=0, question=question["number"], picks=picks)
        assert answer.is_success or answer.json()["key"] == "table-stale", answer.text


def compare(busy: tuple[float, float], calm: tuple[float, float]) -> None:
    """A machine that is busy with other things is slow in calm times too."""
    assert busy[0] < max(MEDIAN, 4 * calm[0])
    assert busy[1] < max(SLOWEST, 10 * calm[1])


async def again_and_again(http: httpx.AsyncClient, path: str, body: dict[str, Any], *keys: str) -> None:
    """For ever, each time refused with one of these."""
    content, headers = json.dumps(body), {"Content-Type": "application/json"}
    while True:
        answer = await http.post(path, content=content, headers=headers)
        assert answer.status_code in (400, 413), answer.text
        assert answer.json()["key"] in keys


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("way", "key"), [("time", "server-takes-long"), ("memory", "server-takes-space")])
def test_what_takes_too_much_is_refused_and_the_next_is_done(server, language, way, key):
    with server.client(**{"Accept-Language": language}) as client:
        host = Guest.host(client, 1, game="quicksand")
        answers = [
            client.post("/api/verify", json=sinking(way)),
            client.post("/api/replay", json=sinking(way)),
            client.post("/api/games/quicksand/files/check", json=swallowed(way)),
            host.load("map", "a.txt", way),
            Guest.host(client, 1, game="quicksand", options={"way": way}).get("/handout"),
        ]
        for answer in answers:
            refused(answer, 413, key, language, **({"seconds": SECONDS} if way == "time" else {}))
        assert host.read()["number"] == 2
        assert client.post("/api/verify", json={"record": TRUE}).json()["actions"] == len(TRUE["actions"])
        assert host.load("map", "a.txt", "north").status_code == 200
        assert host.get("/handout").json() == {"markdown": "Go left."}


async def test_ten_tables_play_on_beside_what_takes_for_ever_and_all_memory(server):
    async with at(server) as http:
        calm = await timed(await open_tables(http))
        tables = await open_tables(http)
        with playing() as trouble:
            for number, (way, path) in enumerate(
                itertools.product(("time", "memory"), ("/api/verify", "/api/replay")), 2
            ):
                other = at(server, f"127.0.0.{number}")
                keys = "server-takes-long", "server-takes-space"
                trouble.append(asyncio.create_task(again_and_again(other, path, sinking(way), *keys)))
            compare(await timed(tables), calm)


async def test_ten_tables_play_on_beside_large_packs(server):
    """Eight addresses at a time have one read that can't be used, and one that can."""
    pack = {"setting": "pack", "file": "a.csv", "text": LINES}
    keys = "error-bad-file", "server-takes-long"
    async with at(server) as http:
        calm = await timed(await open_tables(http))
        tables = await open_tables(http)
        with playing() as trouble:
            for number in range(2, 10):
                other = at(server, f"127.0.0.{number}")
                path = "/api/games/critico-ville/files/check"
                trouble.append(asyncio.create_task(again_and_again(other, path, pack, *keys)))
                trouble.append(asyncio.create_task(load_for_ever(other)))
            compare(await timed(tables), calm)


async def test_ten_tables_play_on_beside_long_ones_that_are_made_anew(tmp_path):
    """From logs that are as long as they may be."""
    migrate(tmp_path / "tables.sqlite")
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        for code in LONG:
            rows = [(code, number, line) for number, line in enumerate(long_log())]
            database.executemany("INSERT INTO lines VALUES (?, ?, ?)", rows)
    with Server(tmp_path, *FLAGS) as server:
        async with at(server) as http, at(server, "127.0.0.2") as other:
            calm = await timed(await open_tables(http))
            tables = await open_tables(http)
            reading = asyncio.gather(*(other.get(f"/api/tables/{code}?since=30000") for code in LONG))
            compare(await timed(tables), calm)
            assert [answer.json()["number"] for answer in await reading] == [MOST_DEEDS] * len(LONG)
            host = {"Authorization": "Bearer secret", "Accept-Language": "fr"}
            order = {"name": "x", "command": {"do": "chat", "seat": 0, "text": "one more"}}
            answer = await other.post(f"/api/tables/{LONG[0]}/commands", json=order, headers=host)
            refused(answer, 409, "table-worn", "fr", most=MOST_DEEDS)


def long_log() -> list[bytes]:
    opening = Open("lockdown", find("lockdown").meta.version, 3, {}, "none", "0" * 64, "en")
    deeds: list[Any] = [(opening, None), (Join(key_of("secret")), None), (Sit(0, "Ana", 0), 0)]
    deeds += [(Ready(0, ready=bool(number % 2)), 0) for number in range(MOST_DEEDS - len(deeds))]
    return [write(LogLine(deed, person, 1000.0)) for deed, person in deeds]


async def load_for_ever(http: httpx.AsyncClient) -> None:
    """A long file that is used, at one table after the other."""
    book = json.dumps({"setting": "book", "file": "a.txt", "text": "mot\n" * 70_000})
    while True:
        table = {"game": "telegrams", "players": 1}
        opened = (await http.post("/api/tables", json=table)).raise_for_status().json()
        headers = {"Authorization": f"Bearer {opened['secret']}", "Content-Type": "application/json"}
        answer = await http.post(f"/api/tables/{opened['code']}/files", content=book, headers=headers)
        assert answer.is_success or answer.json()["key"] == "server-takes-long", answer.text


async def test_one_address_has_one_thing_done_at_a_time_and_only_so_many_wait(server):
    async with at(server, "127.0.0.2") as greedy, at(server, "127.0.0.3") as modest:
        sent = [
            asyncio.create_task(greedy.post("/api/verify", json=sinking("time")))
            for _ in range(MOST_OF_ONE + 3)
        ]
        turned_away = [await early for early in itertools.islice(asyncio.as_completed(sent), 3)]
        for answer in turned_away:
            refused(answer, 429, "server-one-by-one", "en")
        answer = await modest.post("/api/verify", json={"record": TRUE})
        assert answer.status_code == 200
        assert sum(not one.done() for one in sent) >= MOST_OF_ONE - 2
        for one in sent:
            one.cancel()


async def test_they_come_less_often_than_other_requests(tmp_path):
    with Server(tmp_path, "--heavy-per-minute", "2") as server, server.client() as client:
        answers = [client.post(path, json={"record": TRUE}) for path in ("/api/verify", "/api/replay")]
        assert [answer.status_code for answer in answers] == [200, 200]
        refused(client.post("/api/verify", json={"record": TRUE}), 429, "table-too-fast", "en")
        host = Guest.host(client)
        for paper in ("/handout", "/games/0", "/games/0/report.csv"):
            refused(host.get(paper), 429, "table-too-fast", "en")
        assert client.get("/api/games").status_code == 200


async def test_a_server_that_starts_again_reads_no_file_again(tmp_path):
    with ExitStack() as stack:
        server = stack.enter_context(Server(tmp_path, telegrams="tests.telegrams:Telegrams"))
        client = stack.enter_context(server.client())
        host = Guest.host(client, 1, game="telegrams")
        host.load("book", "long.txt", "mot\n" * 70_000).raise_for_status()
        server.kill()
        server.games["telegrams"] = "tests.telegrams:Sealed"
        server.start()
        assert host.load("book", "other.txt", "mot").status_code == 500
        assert host.read()["table"]["files"] == {"book": {"name": "long.txt", "size": 70_000}}
        host.do("sit", seat=0, name="Ana", colour=0)
        host.do("start")
        assert host.read(0)["view"]["options"]["book"] == 70_000
        assert "other rules" not in server.log
