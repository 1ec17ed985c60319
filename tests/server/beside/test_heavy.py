"""What takes long is done beside the tables: whoever sends much waits alone, and the others play on."""

from __future__ import annotations

import asyncio
import itertools
import json
import sqlite3
import statistics
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

import huisclos
from huisclos.engine.game.installed import find
from huisclos.server.beside.gate import MOST_OF_ONE
from huisclos.server.database.migrate import migrate
from huisclos.table.deeds.by_house import Join, Open
from huisclos.table.deeds.in_lobby import Ready, Sit
from huisclos.table.hall.serving import MOST_DEEDS
from huisclos.table.kept.log import LogLine, write
from huisclos.table.values.seat_codes import key_of
from tests.server.beside.test_failing import Visitor, open_tables
from tests.server.refusing import refused
from tests.support.serving import MANY, PATIENCE, Guest, Server
from tests.toy_games.quicksand import Quicksand

pytestmark = pytest.mark.anyio
FLAGS = (*MANY, "--bot-pause", "0.01", "--worker-megabytes", "400", "--work-seconds")
SECONDS, LONGER = 3, 8
"""That a piece of work may take: where one waits for it, and where one looks who else does."""
GAMES = {
    "quicksand": "tests.toy_games.quicksand:Quicksand",
    "telegrams": "tests.toy_games.telegrams:Telegrams",
}
TRUE = json.loads((Path(__file__).parents[2] / "records" / "lockdown-01.json").read_text())
WALK = huisclos.new(Quicksand(), ["Ana"], 1).record()
LINES = "theme,question\n" + "a\n" * 149_000
COMMANDS, FEW = 20, 4
"""At each of the ten tables."""
LONG = [f"LONG{number:02}" for number in range(8)]
"""Tables."""
OURS = "127.0.0.1"


def serving(folder: Path, seconds: int) -> Iterator[Server]:
    with Server(folder, *FLAGS, str(seconds), **GAMES) as server:
        yield server
        # What is under way when it closes is told as an error.
        assert '"level": "error"' not in server.log


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from serving(tmp_path_factory.mktemp("heavy"), SECONDS)


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """What takes for ever takes so long there that nobody could miss it who waits for it."""
    yield from serving(tmp_path_factory.mktemp("patient"), LONGER)


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


async def timed(tables: list[Visitor]) -> list[float]:
    """All of them play for a while: the seconds of each command."""
    for table in tables:
        table.seconds.clear()
    await asyncio.gather(*(play_on(table) for table in tables))
    return [each for table in tables for each in table.seconds]


async def play_on(table: Visitor, commands: int = COMMANDS) -> None:
    """Some commands: an answer, if one is asked something, or else a word to the others."""
    for number in range(commands):
        question = (await table.read())["question"]
        if question is None:
            answer = await table.order(do="chat", seat=0, text=f"hello {number}")
        else:
            picks = question["options"][: max(question["min"], 1)]
            answer = await table.order(do="act", seat=0, question=question["number"], picks=picks)
        assert answer.is_success or answer.json()["key"] in ("table-stale", "table-chat-fast"), answer.text


async def pace(tables: list[Visitor], during: asyncio.Future[Any] | None = None) -> float:
    """How many commands a second they give: some each, and some more until something is over."""
    rounds, began = 0, time.monotonic()
    while not rounds or (during and not during.done()):
        await asyncio.gather(*(play_on(table, FEW) for table in tables))
        rounds += 1
    return rounds * FEW * len(tables) / (time.monotonic() - began)


def nobody_waited(seconds: list[float], heavy: float) -> None:
    """Commands behind something that takes so long, on this machine and now, would take as long as that."""
    assert statistics.median(seconds) < heavy / 4
    assert statistics.quantiles(seconds, n=100)[98] < heavy


async def again_and_again(http: httpx.AsyncClient, path: str, body: dict[str, Any], *keys: str) -> None:
    """For ever, each time refused with one of these."""
    content, headers = json.dumps(body), {"Content-Type": "application/json"}
    while True:
        answer = await http.post(path, content=content, headers=headers)
        assert answer.status_code in (400, 413), answer.text
        assert answer.json()["key"] in keys


TOO_MUCH = [
    ("time", "server-takes-long", "server", "en"),
    # Where the time for it doesn't run out before, however busy the machine is.
    ("memory", "server-takes-space", "patient", "fr"),
]


@pytest.mark.parametrize(("way", "key", "where", "language"), TOO_MUCH)
def test_what_takes_too_much_is_refused_and_the_next_is_done(request, way, key, where, language):
    server: Server = request.getfixturevalue(where)
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
        assert client.post("/api/verify", json={"record": WALK}).json()["actions"] == 0
        assert host.load("map", "a.txt", "north").status_code == 200
        assert host.get("/handout").json() == {"markdown": "Go left."}


async def test_ten_tables_play_on_beside_what_takes_for_ever_and_all_memory(patient):
    async with at(patient) as http:
        tables = await open_tables(http)
        with playing() as trouble:
            for number, (way, path) in enumerate(
                itertools.product(("time", "memory"), ("/api/verify", "/api/replay")), 2
            ):
                other = at(patient, f"127.0.0.{number}")
                keys = "server-takes-long", "server-takes-space"
                trouble.append(asyncio.create_task(again_and_again(other, path, sinking(way), *keys)))
            nobody_waited(await timed(tables), LONGER)


async def test_ten_tables_play_on_beside_large_packs(patient):
    """Eight addresses at a time have one read that can't be used, and one that can."""
    pack = {"setting": "pack", "file": "a.csv", "text": LINES}
    path, keys = "/api/games/critico-ville/files/check", ("error-bad-file", "server-takes-long")
    async with at(patient) as http:
        tables = await open_tables(http)
        began = time.monotonic()
        await http.post(path, json=pack)
        one_pack = time.monotonic() - began
        with playing() as trouble:
            for number in range(2, 10):
                other = at(patient, f"127.0.0.{number}")
                trouble.append(asyncio.create_task(again_and_again(other, path, pack, *keys)))
                trouble.append(asyncio.create_task(load_for_ever(other)))
            nobody_waited(await timed(tables), one_pack)


async def test_ten_tables_play_on_beside_long_ones_that_are_made_anew(tmp_path):
    """From logs that are as long as they may be."""
    migrate(tmp_path / "tables.sqlite")
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        for code in LONG:
            rows = [(code, number, line) for number, line in enumerate(long_log())]
            database.executemany("INSERT INTO lines VALUES (?, ?, ?)", rows)
    with Server(tmp_path, *FLAGS, str(LONGER)) as server:
        async with at(server) as http, at(server, "127.0.0.2") as other:
            tables = await open_tables(http)
            before = await pace(tables)
            reading = asyncio.gather(*(other.get(f"/api/tables/{code}?since=30000") for code in LONG))
            meanwhile = await pace(tables, reading)
            answers = await reading
            assert meanwhile > min(before, await pace(tables)) / 4
            assert [answer.json()["number"] for answer in answers] == [MOST_DEEDS] * len(LONG)
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


async def test_one_address_has_one_thing_done_at_a_time_and_only_so_many_wait(patient):
    async with at(patient, "127.0.0.2") as greedy, at(patient, "127.0.0.3") as modest:
        sent = [
            asyncio.create_task(greedy.post("/api/verify", json=sinking("time")))
            for _ in range(MOST_OF_ONE + 3)
        ]
        turned_away = [await early for early in itertools.islice(asyncio.as_completed(sent), 3)]
        for answer in turned_away:
            refused(answer, 429, "server-one-by-one", "en")
        answer = await modest.post("/api/verify", json={"record": TRUE})
        assert answer.status_code == 200
        assert not all(one.done() for one in sent), "who comes from elsewhere waits for one at most"
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
        server = stack.enter_context(Server(tmp_path, telegrams="tests.toy_games.telegrams:Telegrams"))
        client = stack.enter_context(server.client())
        host = Guest.host(client, 1, game="telegrams")
        host.load("book", "long.txt", "mot\n" * 70_000).raise_for_status()
        server.kill()
        server.games["telegrams"] = "tests.toy_games.telegrams:Sealed"
        server.start()
        assert host.load("book", "other.txt", "mot").status_code == 500
        assert host.read()["table"]["files"] == {"book": {"name": "long.txt", "size": 70_000}}
        host.do("sit", seat=0, name="Ana", colour=0)
        host.do("start")
        assert host.read(0)["view"]["options"]["book"] == 70_000
        assert "other rules" not in server.log
