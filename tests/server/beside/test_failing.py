"""Games whose rules loop or raise, on a real server: those beside them are answered at once, and end."""

from __future__ import annotations

import asyncio
import json
import statistics
import time
from typing import Any

import httpx
import pytest

import huisclos
from huisclos.engine.base.errors import RuleFailed
from tests.server.refusing import refused
from tests.support.serving import PATIENCE, Guest, Server
from tests.toy_games.traps import Traps

pytestmark = pytest.mark.anyio
HEALTHY = 10
MEDIAN_SECONDS = 0.1
FLAGS = ("--bot-pause", "0.01", "--requests-per-minute", "1000000", "--think-seconds", "1")


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("failing"), *FLAGS, traps="tests.toy_games.traps:Traps") as server:
        yield server


class Visitor:
    """Somebody at a table, who takes the time of every command."""

    def __init__(self, http: httpx.AsyncClient, name: str) -> None:
        self.http = http
        self.name = name
        self.sent = 0
        self.seconds: list[float] = []

    async def open(self, bot: str, **table: Any) -> None:
        """On seat 0, with a bot on every other seat."""
        opened = (await self.http.post("/api/tables", json=table)).raise_for_status().json()
        self.key = {"Authorization": f"Bearer {opened['secret']}"}
        self.path = f"/api/tables/{opened['code']}"
        await self.done(do="sit", seat=0, name=self.name, colour=0)
        for seat in range(1, table["players"]):
            await self.done(do="bot", seat=seat, bot=bot)
        await self.done(do="start")

    async def order(self, **command: Any) -> httpx.Response:
        self.sent += 1
        order = {"name": str(self.sent), "command": command}
        start = time.perf_counter()
        answer = await self.http.post(f"{self.path}/commands", json=order, headers=self.key)
        self.seconds.append(time.perf_counter() - start)
        return answer

    async def done(self, **command: Any) -> None:
        (await self.order(**command)).raise_for_status()

    async def read(self) -> dict[str, Any]:
        answer = await self.http.get(self.path, params={"seat": 0}, headers=self.key)
        return dict(answer.raise_for_status().json())

    async def play(self) -> None:
        """To the end."""
        while (news := await self.read())["table"]["phase"] == "playing":
            question = news["question"]
            if question is None:
                await asyncio.sleep(0.01)
                continue
            picks = question["options"][: max(question["min"], 1)]
            answer = await self.order(do="act", seat=0, question=question["number"], picks=picks)
            # Meanwhile a bot may have played a card: then the same thing is asked anew.
            assert answer.is_success or answer.json()["key"] == "table-stale", answer.text
        assert news["view"]["result"]

    async def insist_on(self, door: str) -> None:
        """For ever: open a door at which the rules fail."""
        while True:
            question = (await self.read())["question"]
            answer = await self.order(do="act", seat=0, question=question["number"], picks=[door])
            assert answer.status_code == 400, answer.text
            await asyncio.sleep(0.02)


async def test_healthy_tables_beside_those_whose_rules_loop_and_raise(server):
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        calm = await play_games(await open_tables(http))
        healthy = await open_tables(http)
        names = ("Ana", "Bo", "Cy", "Di", "Eli")
        looping, flooding, raising, stuck, asleep = (Visitor(http, name) for name in names)
        await looping.open("random", game="traps", players=2)
        await flooding.open("random", game="traps", players=2, options={"behind": "flood"})
        await raising.open("random", game="traps", players=2)
        await stuck.open("bold", game="traps", players=2, options={"behind": "loop"}, clock="fast")
        await asleep.open("sleeper", game="traps", players=2)
        trouble = [
            asyncio.create_task(looping.insist_on("loop")),
            asyncio.create_task(flooding.insist_on("safe")),
            asyncio.create_task(raising.insist_on("raise")),
            asyncio.create_task(asleep.play()),
        ]
        seconds = await play_games(healthy)
        *failing, sleeping = trouble
        assert not any(task.done() for task in failing)
        await asyncio.wait_for(sleeping, PATIENCE)
        for task in trouble:
            task.cancel()
    # A machine that is busy with other things is slow in calm times too.
    assert seconds < max(MEDIAN_SECONDS, 4 * calm)


async def open_tables(http: httpx.AsyncClient) -> list[Visitor]:
    healthy = [Visitor(http, f"Player {number}") for number in range(HEALTHY)]
    for number, one in enumerate(healthy):
        await one.open(["steady", "random"][number % 2], game="lockdown", players=3)
    return healthy


async def play_games(healthy: list[Visitor]) -> float:
    """All to their end; the median of the time that a command takes."""
    async with asyncio.TaskGroup() as games:
        for one in healthy:
            games.create_task(one.play())
    return statistics.median(taken for one in healthy for taken in one.seconds)


async def test_the_log_has_one_entry_for_each_failure_and_it_can_be_repeated(server, monkeypatch):
    with server.client() as client:
        guest = Guest.host(client, 1, game="traps")
        guest.do("sit", seat=0, name="Zebulon", colour=0)
        guest.do("start")
        before = len(server.log)
        question = guest.read(0)["question"]["number"]
        guest.do("act", seat=0, question=question, picks=["note:mysecretwords"])
        for door, key in (("loop", "error-endless"), ("raise", "error-rule-failed")) * 3:
            question = guest.read(0)["question"]["number"]
            answer = guest.order("act", seat=0, question=question, picks=[door])
            refused(answer, 400, key, "en", problem="ZeroDivisionError")
        guest.do("act", seat=0, question=question, picks=["safe"])
    entries = [json.loads(line) for line in server.log[before:].splitlines()]
    assert [entry["action"] for entry in entries] == [[0, ["loop"]], [0, ["raise"]]]
    for entry in entries:
        match = huisclos.replay(entry["record"], game=Traps())
        with pytest.raises(RuleFailed):
            match.act(*entry["action"])
        assert guest.code not in json.dumps(entry)
        assert not [word for word in ("Zebulon", "secretwords") if word in json.dumps(entry)]
    assert "fall_into" in entries[1]["exception"]
    assert entries[1]["exception"].endswith("RuleFailed")


def test_a_stuck_table_says_why_and_can_be_ended_exported_and_deleted(server):
    with server.client() as client:
        host = Guest.host(client, 2, game="traps")
        host.do("bot", seat=0, bot="bold")
        host.do("sit", seat=1, name="Zoe", colour=3)
        host.do("start")
        while (news := host.read(1))["question"] is None:
            assert not news["table"]["trouble"]
        host.do("abandon")
        assert host.read()["table"]["phase"] == "lobby"
        record = host.get("/games/0").raise_for_status().json()
        assert (record["result"], len(record["actions"])) == (None, 1)
        assert huisclos.replay(record, game=Traps()).record() == record
        refused(host.get("/games/0/report.csv"), 404, "table-no-report", "en")
        host.do("arrange", players=2, options={"behind": "raise"}, clock="none")
        host.do("ready", seat=1, ready=True)
        host.do("start")
        while not (trouble := host.read()["table"]["trouble"]):
            time.sleep(0.01)
        assert "ZeroDivisionError" in trouble["en"]
        assert "ZeroDivisionError" in trouble["fr"]
        host.do("abandon")
        host.do("start")
        assert host.delete().status_code == 204
