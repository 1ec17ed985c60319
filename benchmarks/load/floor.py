"""`python -m benchmarks.load.floor PORT sockets|disk FOLDER`: our sockets without a table behind them.

Whoever acts is answered, and all five get a frame as long as most: so much an action costs before any rule is
followed, any view is made and anything is compared. With `disk` it is kept first, as the server keeps it.
"""

from __future__ import annotations

import asyncio
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from msgspec import Struct

from benchmarks.load.client import SEATS, Client
from benchmarks.load.huisclos import HuisClos, Person
from huisclos.server.database.migrate import migrate
from huisclos.server.database.store import SqlStore
from huisclos.server.entrance.fast_websocket import EXTENSION, FastWebSocket

FRAME = "x" * 560
"""What a frame carries beside a question: with that, an action has 3.2 kB for all five."""
POSITION = bytes(2500)

_encode = msgspec.json.Encoder().encode


class Named(Struct):
    """Of an order: what its sender calls it."""

    name: str


class Ring:
    """Five who are asked one after the other."""

    def __init__(self, code: str, store: SqlStore | None) -> None:
        self.code, self.store = code, store
        self.number = 0
        self.lines: dict[int, FastWebSocket] = {}
        self._keeping: set[asyncio.Task[None]] = set()

    def hear(self, seat: int, text: bytes) -> int:
        """Somebody acts."""
        name = msgspec.json.decode(text, type=Named).name
        if self.store is None:
            self._tell(seat, name)
        else:
            task = asyncio.get_running_loop().create_task(self._keep(self.store, seat, name, text))
            self._keeping.add(task)
            task.add_done_callback(self._keeping.discard)
        return 1

    async def _keep(self, store: SqlStore, seat: int, name: str, text: bytes) -> None:
        await store.append(self.code, self.number, [text], None, POSITION, "playing")
        self._tell(seat, name)

    def _tell(self, seat: int, name: str) -> None:
        self.number += 1
        done = _encode({"type": "done", "name": name, "number": self.number})
        for one, line in self.lines.items():
            more = {"type": "more", "number": self.number, "rest": FRAME, "question": self.question(one)}
            line.write(b"[%s,%s]" % (_encode(more), done) if one == seat else _encode(more))

    def question(self, seat: int) -> dict[str, Any] | None:
        asked = {"number": self.number, "options": ["left", "right"], "min": 1, "max": 1}
        return asked if self.number % SEATS == seat else None


class Floor:
    """The application."""

    def __init__(self, database: Path | None) -> None:
        self.store = SqlStore(database) if database else None
        self.rings: defaultdict[str, Ring] = defaultdict(lambda: Ring("", self.store))

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b"ok"})
        else:
            await self._follow(scope, receive, send)

    async def _live(self, receive: Any, send: Any) -> None:
        await receive()
        if self.store:
            await self.store.__aenter__()
        await send({"type": "lifespan.startup.complete"})
        await receive()
        if self.store:
            await self.store.__aexit__()
        await send({"type": "lifespan.shutdown.complete"})

    async def _follow(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        seat = msgspec.json.decode((await receive())["text"])["seat"]
        ring = self.rings[scope["path"]]
        ring.code = scope["path"].split("/")[3]
        line: FastWebSocket = scope["extensions"][EXTENSION]
        ring.lines[seat] = line
        line.follow(lambda text: ring.hear(seat, text), lambda: None)
        shown = {"number": 0, "table": {"phase": "playing"}, "question": ring.question(seat)}
        line.write(_encode({"type": "news", "message": shown}))
        await receive()


class Rings(HuisClos):
    """The side of the clients: nothing has to be opened."""

    rings = 0

    async def open(self) -> list[Client]:
        """Five at a ring of their own."""
        self.rings += 1
        people = [Person(seat, "") for seat in range(SEATS)]
        await asyncio.gather(*(person.connect(self.address, f"R{self.rings}") for person in people))
        self.people += people
        return list(people)


def main(port: str, kind: str, folder: str) -> None:
    database = Path(folder) / "floor.sqlite" if kind == "disk" else None
    if database:
        migrate(database)
    app = Floor(database)
    uvicorn.run(app, port=int(port), ws=FastWebSocket, log_level="warning", ws_per_message_deflate=False)


if __name__ == "__main__":
    main(*sys.argv[1:])
