"""Follows one click through the code: an answer at a table of three people, on a real socket, without bots,
with a store in memory. `python tools/one_click.py` prints its stations, and how often it enters which module.

A *visit* is a call from one module to another. A *station* is a visit that hands the click on: one of the
milestones lies in it. All other visits ask something, and are left again. The table and its deed speak with
each other as long as they like, and so do the rules of a game: each of these is one place.
"""

from __future__ import annotations

import asyncio
import random
import sys
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import pairwise
from types import FrameType
from typing import Any, NamedTuple

import msgspec
import uvicorn
from litestar import Litestar
from litestar.di import Provide
from websockets.asyncio.client import ClientConnection, connect

from huisclos.engine.rules.choice import PASS
from huisclos.server.entrance.fast_websocket import FastWebSocket
from huisclos.server.entrance.quotas import Quotas
from huisclos.server.machine.settings import Settings
from huisclos.server.socket.following import table_socket
from huisclos.table.deeds.in_game import Act
from huisclos.table.deeds.in_lobby import Ready, Sit, Start
from huisclos.table.hall.hall import Hall
from huisclos.table.kept.store import MemoryStore
from huisclos.table.state.asking import InPlay
from huisclos.table.values.clocks import Pace

KEPT = "table.kept.store:append"
INWARD = {
    "server.socket.following:hear",
    "table.running.tables:hold",
    "table.state.table:do",
    "engine.match.match:act_together",
    "table.running.windows:due",
    KEPT,
}
OUTWARD = {"table.shown.listeners:put"}
"""The milestones: it comes in, the table is held, the deed is done, the game goes on, what can be passed may
be over with it, it is kept; and then readers are told."""
PLACES = {
    "table.state.": "table.state",
    "table.deeds.": "table.state",
    "table.values.": "table.state",
    "engine.": "engine",
    "games.": "engine",
}
"""Rooms that are one place."""
PACE = Pace(bots=10**6, stir=10**6)
PEOPLE = 3


class Visit(NamedTuple):
    """A call from one module to another."""

    frame: FrameType
    caller: FrameType | None
    module: str
    function: str
    inward: bool
    """Before it is kept."""

    def repeats(self, other: Visit) -> bool:
        """The same for the next of several: for another reader, say."""
        return (self.caller, self.module, self.function) == (other.caller, other.module, other.function)


class Click:
    """What was called for it, in this order."""

    def __init__(self) -> None:
        self.calls: list[str] = []
        """The modules, also of what goes on after a pause."""
        self.visits: list[Visit] = []
        self._leading: set[FrameType] = set()
        """To a milestone."""
        self._known: set[FrameType] = set()
        self._inward = True

    def hear(self, frame: FrameType, event: str, _: Any) -> None:
        """For `sys.setprofile`."""
        module = _module(frame)
        if event != "call" or not module:
            return
        self.calls.append(module)
        if frame in self._known:
            return
        self._known.add(frame)
        caller = next(_around(frame.f_back), None)
        if _place(module) != (_place(_module(caller)) if caller else "") and (caller or not self.visits):
            self.visits.append(Visit(frame, caller, module, frame.f_code.co_name, self._inward))
        said = f"{module}:{frame.f_code.co_name}"
        if said in (INWARD if self._inward else OUTWARD):
            self._leading.update(_around(frame))
        self._inward = self._inward and said != KEPT

    @property
    def stations(self) -> list[Visit]:
        """In the order in which it comes to them."""
        found: list[Visit] = []
        for visit in self.visits:
            if visit.frame in self._leading and not any(visit.repeats(other) for other in found):
                found.append(visit)
        return found

    @property
    def entered(self) -> Counter[str]:
        """How often each module was, on the way in."""
        return Counter(visit.module for visit in self.visits if visit.inward)

    def at_table(self) -> list[str]:
        """The calls in the package of tables."""
        return [module for module in self.calls if module.startswith("table.")]

    def changes_of_file(self) -> int:
        """How often the next of these calls is in another file."""
        calls = self.at_table()
        return sum(before != after for before, after in pairwise(calls))


def _module(frame: FrameType) -> str:
    """Of this package, without its name; empty for all others."""
    name = frame.f_globals.get("__name__", "")
    return name.removeprefix("huisclos.") if name.startswith("huisclos.") else ""


def _around(frame: FrameType | None) -> Iterator[FrameType]:
    """This frame and those that it was called from, as far as they are ours."""
    while frame:
        if _module(frame):
            yield frame
        frame = frame.f_back


def _place(module: str) -> str:
    return next((place for start, place in PLACES.items() if module.startswith(start)), module)


@asynccontextmanager
async def served(hall: Hall, code: str) -> AsyncIterator[str]:
    """The socket of a table; where it is."""
    settings, quotas = Settings(), Quotas(Settings().limits)
    given = {"hall": hall, "quotas": quotas, "settings": settings}
    app = Litestar([table_socket], dependencies={name: _given(one) for name, one in given.items()})
    config = uvicorn.Config(
        app, port=0, ws=FastWebSocket, log_config=None, log_level="warning", ws_per_message_deflate=False
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    yield f"ws://127.0.0.1:{port}/api/tables/{code}/socket"
    server.should_exit = True
    await serving


def _given(one: Any) -> Provide:
    async def give() -> Any:
        return one

    return Provide(give)


async def told(line: ClientConnection, kind: str) -> dict[str, Any]:
    """The next frame of a kind that comes."""
    while True:
        frames = msgspec.json.decode(await line.recv())
        for frame in frames if isinstance(frames, list) else [frames]:
            if frame["type"] == kind:
                found: dict[str, Any] = frame
                return found


async def followed(*, passable: bool = False) -> Click:
    """An answer to the first question of a game, while somebody looks on; or to the first that can be passed,
    of which they don't hear."""
    hall, click, rng = Hall(MemoryStore(), PACE), Click(), random.Random(1)
    code, host = await hall.open("lockdown", PEOPLE, {}, "none", "en")
    secrets = [host, *[await hall.join(code) for _ in range(1, PEOPLE)]]
    for seat, secret in enumerate(secrets):
        await hall.do(code, None, Sit(seat, f"P{seat}", seat), "", secret)
        await hall.do(code, None, Ready(seat, ready=True), "", secret)
    await hall.do(code, None, Start(), "", host)
    asking = hall.tables.running[code].table.asking
    act = _act(asking, rng)
    while passable and not asking.hushed:
        await hall.do(code, None, act, "", secrets[act.seat])
        act = _act(asking, rng)
    async with served(hall, code) as place, connect(place) as line, connect(place) as other:
        await line.send(msgspec.json.encode({"secret": secrets[act.seat], "seat": act.seat}).decode())
        await other.send("{}")
        for one in (line, other):
            await told(one, "news")
        order = msgspec.json.encode({"name": "click", "command": act}).decode()
        sys.setprofile(click.hear)
        try:
            await line.send(order)
            await told(line, "done")
            if not passable:
                await told(other, "more")
        finally:
            sys.setprofile(None)
    hall.stop()
    return click


def _act(asking: InPlay, rng: random.Random) -> Act:
    """Somebody who is asked answers by chance; passes, if that can be."""
    seat, asked = next((seat, asked) for seat, asked in asking.asked.items() if seat not in asking.sealed)
    options, choice = [option.id for option in asked.choice.options], asked.choice
    picks = [PASS.id] if choice.passable else rng.sample(options, choice.min)
    return Act(seat, asked.number, picks)


def main() -> None:
    for passable in (False, True):
        click = asyncio.run(followed(passable=passable))
        print("a question that can be passed:" if passable else "a question:")
        for number, station in enumerate(click.stations, 1):
            print(f"{number:5} {station.module}: {station.function}")
        print(f"{len(click.at_table())} calls in table/, {click.changes_of_file()} changes of file")
        print("entered on the way in:")
        for module, times in click.entered.most_common():
            print(f"{times:5} {module}")


if __name__ == "__main__":
    main()
