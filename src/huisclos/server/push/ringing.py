"""Ringing: what is to be told waits in a queue, and holds up no table."""

from __future__ import annotations

import asyncio
import logging

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from msgspec import Struct

from huisclos.engine.game.installed import find
from huisclos.server.machine.metrics import PUSHES
from huisclos.server.push.browser_address import decoded, public_key
from huisclos.server.push.posting import post
from huisclos.server.push.subscriptions import Subscriber, Subscriptions
from huisclos.server.push.vapid_key import PushKey
from huisclos.table.hall.calling import Call, Calling
from huisclos.table.values.refused import Refused
from huisclos.words import Words

MOST_WAITING = 1000
"""Calls; beyond that some are lost, and the next question comes with another."""
AT_ONCE = 4
LOOK_SECONDS = 20.0
"""Between two looks for those who are to be reminded."""
LIFE = {"turn": 86_400, "reminder": 12 * 3600}
"""Seconds that a push service keeps a message for a browser that is closed."""
GONE = frozenset({401, 403, 404, 410})
"""What a service answers where nobody can be reached any more, or not by us."""
ENCODING = "aes128gcm"

_log = logging.getLogger(__name__)


class Ring(Struct, frozen=True):
    """Somebody to be called."""

    code: str
    game: str
    person: int
    call: Call


class Ringer:
    """Of one server."""

    def __init__(
        self, subscriptions: Subscriptions, key: PushKey, calling: Calling, *, loopback: bool = False
    ) -> None:
        self.subscriptions = subscriptions
        self.key = key
        self.calling = calling
        self.loopback = loopback
        self._waiting: asyncio.Queue[Ring] = asyncio.Queue(MOST_WAITING)
        self._plans: dict[tuple[str, int], float | None] = {}
        """When who has to be asked about, as far as that isn't kept yet."""
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self.subscriptions.open()
        self.calling.bell = self
        ringing = [asyncio.create_task(self._ring_on()) for _ in range(AT_ONCE)]
        self._tasks = [*ringing, asyncio.create_task(self._look_round())]

    async def stop(self) -> None:
        """Who hasn't been called yet isn't."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._keep_plans()

    # -- for the tables ------------------------------------------------------------------------------

    def hangs_at(self, code: str) -> bool:
        return code in self.subscriptions.codes

    def ring(self, code: str, game: str, person: int, call: Call) -> None:
        """Soon."""
        try:
            self._waiting.put_nowait(Ring(code, game, person, call))
        except asyncio.QueueFull:
            PUSHES.labels("lost").inc()

    def remind(self, code: str, person: int, at: float | None) -> None:
        self._plans[code, person] = at

    # -- what takes time -----------------------------------------------------------------------------

    async def _ring_on(self) -> None:
        """For ever, one after the other."""
        while True:
            ring = await self._waiting.get()
            try:
                for subscriber in await self.subscriptions.of(ring.code, ring.person):
                    await self._tell(ring, subscriber)
            except Exception:
                _log.exception("can't call somebody")

    async def _tell(self, ring: Ring, subscriber: Subscriber) -> None:
        """Nobody's address is logged: it is all it takes to reach them."""
        try:
            body = await asyncio.to_thread(encrypted, subscriber, _message(ring, subscriber.language))
            headers = {
                **self.key.headers(subscriber.endpoint),
                "Content-Encoding": ENCODING,
                "Content-Type": "application/octet-stream",
                "TTL": str(LIFE[ring.call]),
                "Urgency": "high",
            }
            status = await post(subscriber.endpoint, headers, body, loopback=self.loopback)
        except Exception:
            status = 0
        if status in GONE:
            await self.subscriptions.remove(ring.code, ring.person, subscriber.endpoint)
        PUSHES.labels("gone" if status in GONE else "sent" if 200 <= status < 300 else "failed").inc()

    async def _look_round(self) -> None:
        """For ever: keep when who is to be reminded, and remind those whose time has come."""
        while True:
            try:
                await self._keep_plans()
                for code, person in await self.subscriptions.due(self.calling.now()):
                    await self._ask_about(code, person)
            except Exception:
                _log.exception("can't look for those who are to be reminded")
            await asyncio.sleep(LOOK_SECONDS)

    async def _keep_plans(self) -> None:
        plans, self._plans = self._plans, {}
        for (code, person), at in plans.items():
            await self.subscriptions.remind(code, person, at)

    async def _ask_about(self, code: str, person: int) -> None:
        try:
            await self.calling.remind(code, person)
        except Refused:
            self.subscriptions.codes.discard(code)


def _message(ring: Ring, language: str) -> bytes:
    """Nothing that not everybody at the table may know."""
    words = Words(language, find(ring.game).meta.package)
    text = words.text(f"push-{ring.call}", {"code": ring.code})
    return msgspec.json.encode({"title": words.text("game-title"), "text": text, "code": ring.code})


def encrypted(subscriber: Subscriber, message: bytes) -> bytes:
    """Only that browser can read it (RFC 8291); our half of the key is for this message alone."""
    body: bytes = http_ece.encrypt(
        message,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=public_key(subscriber.p256dh),
        auth_secret=decoded(subscriber.auth),
        version=ENCODING,
    )
    return body
