"""Tables on a boardgame.io server, spoken to as its own client does."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import httpx
import msgspec
from msgspec import Struct

from benchmarks.load.client import SEATS, Client, Side
from benchmarks.load.wire import Wire, connect

GAME = "lockdown"
PING, PONG = b"2", b"3"
JOIN = f"40/{GAME},".encode()
EVENT = f"42/{GAME},".encode()
PLACES = 6
ROLES = 4


class Ctx(Struct, rename="camel"):
    """Whose turn it is, and the end."""

    current_player: str
    active_players: dict[str, Any] | None = None
    gameover: Any = None


class State(Struct):
    """What every update carries. `G` arrives too; this client has nothing to draw."""

    ctx: Ctx
    number: int = msgspec.field(name="_stateID")


class Payload(Struct, rename={"player": "playerID"}):
    """Of an action; nobody's, if the game itself ends a turn."""

    player: str | None = None


class Action(Struct):
    """Of a move, or of an event that followed from one."""

    type: str
    payload: Payload


class Logged(Struct):
    """A line of the log that comes with an update."""

    action: Action


class Synced(Struct):
    """The answer to `sync`."""

    state: State


_update = msgspec.json.Decoder(tuple[str, str, State, list[Logged]])
_sync = msgspec.json.Decoder(tuple[str, str, Synced])
_encode = msgspec.json.Encoder().encode


class Player(Client):
    """A client of boardgame.io: a socket of socket.io, straight over a WebSocket."""

    wire: Wire
    match = ""
    credentials = ""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.player = str(seat)
        self.stage = False
        self._joined = asyncio.get_running_loop().create_future()
        self._synced = self._joined

    async def connect(self, address: str) -> None:
        """Up to the namespace of the game."""
        url = f"ws://{address}/socket.io/?EIO=4&transport=websocket"
        self.wire = await connect(url, self._read, lambda: self.watcher.dropped(self.seat))
        self.wire.send(JOIN)
        await self._joined

    async def sync(self, match: str, credentials: str) -> None:
        """Enter a match and wait for its first view."""
        self.match, self.credentials = match, credentials
        self._synced = asyncio.get_running_loop().create_future()
        self._emit("sync", match, self.player, credentials, SEATS)
        await self._synced

    def act(self, rng: random.Random) -> None:
        """Vote while all vote; else move somebody somewhere."""
        self.asked = False
        move, args = "vote", [rng.randrange(SEATS)]
        if not self.stage:
            move, args = "act", [rng.randrange(ROLES), rng.randint(1, PLACES)]
        payload = {"type": move, "args": args, "playerID": self.player, "credentials": self.credentials}
        self._emit("update", {"type": "MAKE_MOVE", "payload": payload}, self.seen, self.match, self.player)

    def _emit(self, *event: Any) -> None:
        self.wire.send(EVENT + _encode(event))

    def _read(self, text: bytes) -> None:
        if text.startswith(EVENT):
            self._event(text[len(EVENT) :])
        elif text == PING:
            self.wire.send(PONG)
        elif text.startswith(JOIN):
            self._joined.set_result(None)

    def _event(self, text: bytes) -> None:
        if text.startswith(b'["update"'):
            _, match, state, log = _update.decode(text)
            if match == self.match:
                self._show(state)
                if any(self._mine(line.action) for line in log):
                    self.watcher.answered(self.seat, state.number)
                else:
                    self.watcher.shown(self.seat)
        elif text.startswith(b'["sync"'):
            self.acted = -1
            self._show(_sync.decode(text)[2].state)
            self._synced.set_result(None)

    def _mine(self, action: Action) -> bool:
        return action.type == "MAKE_MOVE" and action.payload.player == self.player

    def _show(self, state: State) -> None:
        ctx = state.ctx
        self.seen = state.number
        self.over = ctx.gameover is not None
        self.stage = ctx.active_players is not None
        turn = ctx.active_players if ctx.active_players is not None else (ctx.current_player,)
        self.asked = not self.over and self.player in turn


class BoardgameIo(Side):
    """Matches are made with its lobby's API."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=f"http://{address}/games/{GAME}", timeout=60)
        self.players: list[Player] = []

    async def open(self) -> list[Client]:
        """Five sockets, one match."""
        players = [Player(seat) for seat in range(SEATS)]
        await asyncio.gather(*(player.connect(self.address) for player in players))
        self.players += players
        await self._enter(players, (await self._post("create", numPlayers=SEATS))["matchID"])
        return list(players)

    async def again(self, clients: list[Client]) -> None:
        """The next match, on the same sockets."""
        players = [client for client in clients if isinstance(client, Player)]
        first = players[0]
        answer = await self._post(
            f"{first.match}/playAgain", playerID=first.player, credentials=first.credentials
        )
        await self._enter(players, answer["nextMatchID"])

    async def _enter(self, players: list[Player], match: str) -> None:
        for player in players:
            joined = await self._post(f"{match}/join", playerID=player.player, playerName=player.player)
            await player.sync(match, joined["playerCredentials"])

    async def _post(self, path: str, **body: Any) -> dict[str, Any]:
        answer = await self.http.post(path, json=body)
        return dict(answer.raise_for_status().json())

    async def close(self) -> None:
        """All sockets, and those of HTTP."""
        for player in self.players:
            player.wire.close()
        await self.http.aclose()
