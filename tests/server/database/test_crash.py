"""The server is killed at random moments of 200 games: nothing acknowledged is lost, no table is stuck."""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.support.following import Following
from tests.support.serving import NEWS, STARTUP_SECONDS, Server

pytestmark = pytest.mark.anyio
GAMES = 200
AT_ONCE = 40
BOTS = ["random", "random", "random", "steady"]
SEED = int(os.environ.get("CRASH_SEED", "1"))


class Fate:
    """Kills the server after some random number of answers, and starts it again."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.rng = random.Random(SEED)
        self.up = asyncio.Event()
        self.up.set()
        self.answers = asyncio.Semaphore(0)
        self.kills = 0
        self.http = httpx.AsyncClient(base_url=server.url, timeout=STARTUP_SECONDS)

    async def strike(self) -> None:
        """For ever."""
        while True:
            for _ in range(self.rng.randint(20, 1200)):
                await self.answers.acquire()
            await asyncio.sleep(self.rng.uniform(0, 0.05))
            self.up.clear()
            self.server.kill()
            self.kills += 1
            await asyncio.to_thread(self.server.start)
            self.up.set()

    async def insist(self, method: str, path: str, **request: Any) -> dict[str, Any]:
        """An answer over HTTP, however often it has to be asked for."""
        while True:
            await self.up.wait()
            with suppress(httpx.TransportError):
                answer: dict[str, Any] = (await self.http.request(method, path, **request)).json()
                self.answers.release()
                return answer
            await asyncio.sleep(0.05)


def _chosen(picks: Iterable[list[str]]) -> list[list[str]]:
    """Without passes: where there is nothing to choose the house passes, and it may ask once more."""
    return [one for one in picks if one != ["pass"]]


class Player:
    """Somebody who plays one game against bots, by chance, and remembers what was acknowledged."""

    def __init__(self, fate: Fate, number: int) -> None:
        self.fate = fate
        self.rng = random.Random(SEED * 10_000 + number)
        self.acknowledged = 0
        """The highest number of a deed that was."""
        self.settled = 0
        """The last question that was answered, or too late to answer."""
        self.picks: list[list[str]] = []
        self.order: dict[str, Any] | None = None
        """An answer of which isn't known yet what became of it."""
        self.interrupted = 0
        self.over = False

    async def play(self) -> None:
        """To the end, through as many lives of the server as it takes."""
        await self.sit_down()
        while not self.over:
            await self.fate.up.wait()
            address = f"{self.fate.server.url}{self.path}/socket".replace("http", "ws", 1)
            try:
                async with connect(address, compression=None, open_timeout=STARTUP_SECONDS) as line:
                    await self.follow(line)
            except (WebSocketException, ConnectionError):
                self.interrupted += 1
                await asyncio.sleep(0.05)
        record = await self.fate.insist("GET", f"{self.path}/games/0")
        assert _chosen(picks for seat, picks in record["actions"] if seat == 0) == _chosen(self.picks)

    async def sit_down(self) -> None:
        table = {"game": "lockdown", "players": 3, "options": {"badge": 0}}
        opened = await self.fate.insist("POST", "/api/tables", json=table)
        self.secret, self.path = opened["secret"], f"/api/tables/{opened['code']}"
        await self.do(do="sit", seat=0, name="Zoe", colour=0)
        for seat in (1, 2):
            await self.do(do="bot", seat=seat, bot=self.rng.choice(BOTS))
        await self.do(do="start")

    async def do(self, **command: Any) -> None:
        """Before the game: no answer but "done", or "done already" if the first answer was lost."""
        order = {"name": f"{command['do']} {command.get('seat')}", "command": command}
        key = {"Authorization": f"Bearer {self.secret}"}
        answer = await self.fate.insist("POST", f"{self.path}/commands", json=order, headers=key)
        assert answer["type"] == "done" or answer["key"] == "table-repeated"
        self.acknowledged = answer.get("number", self.acknowledged)

    async def follow(self, line: ClientConnection) -> None:
        """As long as the server lives, and the game."""
        hello = {"secret": self.secret, "seat": 0, "since": self.acknowledged}
        await line.send(json.dumps(hello))
        following, self.frames = Following(), []
        while not following.hear(await self.hear(line)):
            pass
        assert following.message["number"] >= self.acknowledged, "something acknowledged is gone"
        if self.order:
            await line.send(json.dumps(self.order))
        await self.look(following.message, line)
        while not self.over:
            told = await self.hear(line)
            if told["type"] in NEWS:
                following.hear(told)
            else:
                self.settle(told)
            await self.look(following.message, line)

    async def hear(self, line: ClientConnection) -> dict[str, Any]:
        try:
            async with asyncio.timeout(STARTUP_SECONDS):
                if not self.frames:
                    frame = json.loads(await line.recv())
                    self.frames += frame if isinstance(frame, list) else [frame]
                return self.frames.pop(0)
        except TimeoutError:
            pytest.fail("a table is stuck")

    async def look(self, news: dict[str, Any], line: ClientConnection) -> None:
        """Answer if there is a question, and none that waits for its answer."""
        self.over = news["table"]["phase"] == "over" and self.order is None
        question = news["question"]
        if self.order or not question or news["number"] < self.acknowledged:
            return
        if question["number"] > self.settled:
            picks = self.rng.sample(question["options"], self.rng.randint(question["min"], question["max"]))
            act = {"do": "act", "seat": 0, "question": question["number"], "picks": picks}
            self.order = {"name": f"answer to {question['number']}", "command": act}
            await line.send(json.dumps(self.order))

    def settle(self, answer: dict[str, Any]) -> None:
        """Done, or done before the server was killed, or too late."""
        assert self.order
        act = self.order["command"]
        assert answer["type"] == "done" or answer["key"] in ("table-repeated", "table-stale"), answer
        if answer["type"] == "done":
            assert answer["number"] >= self.acknowledged, "what is sealed has no number of its own"
            self.acknowledged = answer["number"]
        if answer.get("key") != "table-stale":
            self.picks.append(act["picks"])
        self.settled = act["question"]
        self.order = None
        self.fate.answers.release()


async def test_killed_at_random_moments_of_two_hundred_games(tmp_path):
    hurried = ("--bot-pause", "0", "--requests-per-minute", "1000000", "--commands-per-second", "1000")
    with Server(tmp_path, *hurried) as server:
        fate = Fate(server)
        players = [Player(fate, number) for number in range(GAMES)]
        places = asyncio.Semaphore(AT_ONCE)

        async def take_part(number: int) -> None:
            async with places:
                try:
                    await players[number].play()
                except BaseException as problem:
                    problem.add_note(f"player {number}, CRASH_SEED={SEED}")
                    raise

        killing = asyncio.create_task(fate.strike())
        async with asyncio.TaskGroup() as games:
            for number in range(GAMES):
                games.create_task(take_part(number))
        await fate.up.wait()
        killing.cancel()
        await fate.http.aclose()
    assert fate.kills >= 8
    assert sum(player.interrupted > 0 for player in players) > GAMES / 2
