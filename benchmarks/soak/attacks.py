"""What one stranger does, from one address, within or beyond the limits: each for a while, then the next."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

import huisclos
from benchmarks.strangers import DEAREST, pack

ATTACKER = "127.0.66.6"
"""Another address of this machine than those of the honest."""
FORGED = 10**9


class Stranger:
    """Somebody with a grudge and one address."""

    def __init__(self, address: str) -> None:
        self.address = address
        transport = httpx.AsyncHTTPTransport(local_address=ATTACKER)
        self.http = httpx.AsyncClient(base_url=f"http://{address}/api", timeout=120, transport=transport)
        self.rng = random.Random(6)

    async def send(self, method: str, path: str, body: Any = None, secret: str = "") -> Any:
        """Whatever the answer is, it is no reason to stop."""
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        with contextlib.suppress(httpx.HTTPError, ValueError):
            return (await self.http.request(method, path, json=body, headers=headers)).json()
        return {}

    async def at_once(self, *sent: Awaitable[Any]) -> None:
        await asyncio.gather(*sent, return_exceptions=True)

    async def table(self) -> tuple[str, str]:
        """A table of one's own, with oneself on it."""
        opened = await self.send("POST", "/tables", {"game": "lockdown", "players": 3})
        code, secret = opened.get("code", ""), opened.get("secret", "")
        await self.do(code, secret, {"do": "sit", "seat": 0, "name": "Zed", "colour": 0})
        for seat in (1, 2):
            await self.do(code, secret, {"do": "bot", "seat": seat, "bot": "random"})
        return code, secret

    async def do(self, code: str, secret: str, command: dict[str, Any]) -> Any:
        order = {"name": f"{self.rng.random()}", "command": command}
        return await self.send("POST", f"/tables/{code}/commands", order, secret)

    @contextlib.asynccontextmanager
    async def socket(self, code: str, secret: str = "") -> Any:
        url = f"ws://{self.address}/api/tables/{code}/socket"
        async with connect(url, local_addr=(ATTACKER, 0), open_timeout=30) as line:
            await line.send(json.dumps({"secret": secret, "seat": 0 if secret else None}))
            yield line


async def forge(stranger: Stranger) -> None:
    """Records and positions with numbers beyond all measure."""
    match = huisclos.new("lockdown", ["a", "b", "c"], 1)
    while choices := match.choices():
        seat, choice = next(iter(choices.items()))
        match.act(seat, [choice.options[0].id])
    record, position = match.record(), huisclos.new("lockdown", ["a", "b", "c"], 1).position()
    for field, value in position["state"].items():
        if isinstance(value, int):
            forged = {**position, "state": {**position["state"], field: FORGED}}
            bodies = {**record, "start": forged}, {**record, "actions": record["actions"] * 400}
            await stranger.at_once(*(stranger.send("POST", "/verify", {"record": body}) for body in bodies))
    wanted = {"record": record, "first": 0, "last": 59, "everything": True}
    await stranger.at_once(*(stranger.send("POST", "/replay", wanted) for _ in range(10)))


async def stuff_packs(stranger: Stranger) -> None:
    """Files of a hundred thousand short lines, eight at once."""
    text = "x=1\n" * 74_000
    brought = {"setting": "pack", "file": "long.toml", "text": text}
    await stranger.at_once(
        *(stranger.send("POST", "/games/critico-ville/files/check", brought) for _ in range(8))
    )


async def stuff_options(stranger: Stranger) -> None:
    """Half a megabyte where a few numbers should be."""
    junk = {"figures": {f"k{n}": "x" * 100 for n in range(4000)}}
    await stranger.send("POST", "/tables", {"game": "lockdown", "players": 3, "options": junk})


async def chatter(stranger: Stranger) -> None:
    """As much as anybody can say, with thirty who listen."""
    code, secret = await stranger.table()
    await stranger.do(code, secret, {"do": "start"})
    async with contextlib.AsyncExitStack() as lines:
        with contextlib.suppress(Exception):
            for _ in range(30):
                await lines.enter_async_context(stranger.socket(code))
        for n in range(200):
            await stranger.do(code, secret, {"do": "chat", "seat": 0, "text": f"{n} " * 100})
            ask = {"do": "say", "seat": 0, "form": "ask-go", "args": {"to": "seat:1", "place": "place:2"}}
            await stranger.do(code, secret, ask)


async def come_and_go(stranger: Stranger) -> None:
    """Sockets that come, look and leave."""
    code, secret = await stranger.table()

    async def visit() -> None:
        with contextlib.suppress(Exception):
            async with stranger.socket(code, secret) as line:
                await asyncio.wait_for(line.recv(), 10)

    for _ in range(10):
        await stranger.at_once(*(visit() for _ in range(20)))


async def odd_frames(stranger: Stranger) -> None:
    """Whatever isn't an order."""
    code, secret = await stranger.table()
    deep = "[" * 30_000
    half = b"\xed\xa0\xbd"  # of a letter
    texts = ("", "null", deep, '{"name":"x","command":{"do":"act"}}', "x" * 60_000)
    for frame in (*(text.encode() for text in texts), half):
        with contextlib.suppress(Exception):
            async with stranger.socket(code, secret) as line:
                for _ in range(50):
                    await line.send(frame, text=True)
                    await asyncio.wait_for(line.recv(), 10)


async def dawdle(stranger: Stranger) -> None:
    """Connections that begin a request and never end it."""
    host, _, port = stranger.address.partition(":")
    writers = []
    with contextlib.suppress(OSError):
        for _ in range(500):
            _, writer = await asyncio.open_connection(host, int(port), local_addr=(ATTACKER, 0))
            writer.write(b"POST /api/verify HTTP/1.1\r\nHost: x\r\nContent-Le")
            writers.append(writer)
    await asyncio.sleep(20)
    for writer in writers:
        writer.close()


async def crowd(stranger: Stranger) -> None:
    """Tables nobody plays at, and people who never sit down."""
    code, _ = await stranger.table()
    for _ in range(10):
        await stranger.at_once(*(stranger.send("POST", f"/tables/{code}/people") for _ in range(20)))
        await stranger.at_once(*(stranger.table() for _ in range(5)))


async def flood(stranger: Stranger) -> None:
    """Requests as fast as they go, with bodies as long as they may be."""
    body = msgspec.json.encode({"record": {"x": "y" * 400_000}}).decode()
    for _ in range(20):
        await stranger.at_once(*(stranger.send("GET", "/games") for _ in range(50)))
        await stranger.at_once(*(stranger.send("POST", "/verify", body) for _ in range(4)))


async def shout(stranger: Stranger) -> None:
    """Orders as fast as they go, on many lines at once, at a table that all of these follow."""
    code, secret = await stranger.table()
    await stranger.do(code, secret, {"do": "start"})
    async with contextlib.AsyncExitStack() as lines:
        opened = []
        with contextlib.suppress(Exception):
            for _ in range(150):
                opened.append(await lines.enter_async_context(stranger.socket(code, secret)))
        for _ in range(200):
            for line in opened:
                command = stranger.rng.choice(
                    [{"do": "ask-back", "seat": 0}, {"do": "quiet", "seat": 0, "prompt": "x", "on": True}]
                )
                with contextlib.suppress(Exception):
                    await line.send(json.dumps({"name": f"{stranger.rng.random()}", "command": command}))
            await asyncio.sleep(0.05)


async def gamble(stranger: Stranger) -> None:
    """Tables of bots with figures by chance, some of which make long games."""
    figures = {"monster_spaces": [0] * 7, "monsters": stranger.rng.randint(1, 200)}
    options = {"figures": figures} if stranger.rng.random() < 0.5 else {}
    opened = await stranger.send("POST", "/tables", {"game": "lockdown", "players": 6, "options": options})
    code, secret = opened.get("code", ""), opened.get("secret", "")
    for seat in range(6):
        await stranger.do(code, secret, {"do": "bot", "seat": seat, "bot": "steady"})
    await stranger.do(code, secret, {"do": "start"})


async def play_dear(stranger: Stranger) -> None:
    """A game with the dearest pack that is accepted: answers and looks, as fast as they go."""
    opened = await stranger.send("POST", "/tables", {"game": "dead-of-winter", "players": 2})
    code, secret = opened.get("code", ""), opened.get("secret", "")
    for seat in (0, 1):
        await stranger.do(code, secret, {"do": "sit", "seat": seat, "name": f"Z{seat}", "colour": seat})
    text = "\n".join(f"{key} = {inline(value)}" for key, value in pack(DEAREST).items())
    brought = {"setting": "pack", "file": "dear.toml", "text": text}
    await stranger.send("POST", f"/tables/{code}/files", brought, secret)
    wanted = {"do": "arrange", "players": 2, "options": {"objective": "dear@stranger"}, "clock": "none"}
    await stranger.do(code, secret, wanted)
    await stranger.do(code, secret, {"do": "start"})
    for _ in range(150):
        for seat in (0, 1):
            shown = await stranger.send("GET", f"/tables/{code}?seat={seat}", secret=secret)
            if question := shown.get("question"):
                picks = stranger.rng.sample(question["options"], max(1, question["min"]))
                act = {"do": "act", "seat": seat, "question": question["number"], "picks": picks}
                await stranger.do(code, secret, act)


def inline(value: Any) -> str:
    """As TOML."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {inline(part)}" for key, part in value.items()) + "}"
    return f"[{', '.join(map(inline, value))}]" if isinstance(value, list) else json.dumps(value)


async def ask_advice(stranger: Stranger) -> None:
    """What the best bot would do, dozens of times at once."""
    opened = await stranger.send("POST", "/tables", {"game": "final-girl", "players": 1})
    code, secret = opened.get("code", ""), opened.get("secret", "")
    await stranger.do(code, secret, {"do": "sit", "seat": 0, "name": "Zed", "colour": 0})
    await stranger.do(code, secret, {"do": "start"})
    await stranger.at_once(
        *(stranger.send("GET", f"/tables/{code}/advice?seat=0", secret=secret) for _ in range(58))
    )


Attack = Callable[[Stranger], Awaitable[None]]
ATTACKS: list[Attack] = [
    forge,
    stuff_packs,
    stuff_options,
    chatter,
    come_and_go,
    odd_frames,
    dawdle,
    crowd,
    flood,
    shout,
    gamble,
    play_dear,
    ask_advice,
]
