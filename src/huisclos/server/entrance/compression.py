"""Answers go out compressed, and count for what they take: long ones are compressed beside."""

from __future__ import annotations

import asyncio
import gzip
from hashlib import sha256
from typing import Any

import brotli  # type: ignore[import-untyped]
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from huisclos.server.entrance.fair_shares import LETTERS
from huisclos.server.entrance.quotas import Quotas, place_of

SAME = {"same": True}
"""Routes whose answers are the same for everybody, until another version runs."""
QUALITY, BEST_QUALITY = 6, 10
"""For what is compressed once for all, more time is well spent."""
MOST_KEPT = 1000
_WORTH_IT = 500
_LONG = 8_000
"""Bytes: what takes less than a third of a millisecond isn't worth the way to a thread."""


class Compression(ASGIMiddleware):
    """Around every route. What is compressed already is left as it is."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, quotas: Quotas) -> None:
        self.quotas = quotas
        self._kept: dict[tuple[bytes, str], asyncio.Future[bytes]] = {}

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        head: Any = None
        parts: list[bytes] = []

        async def hold(message: Any) -> None:
            nonlocal head
            if message["type"] == "http.response.start":
                head = message
            elif message["type"] == "http.response.body":
                parts.append(message.get("body", b""))
                if not message.get("more_body", False):
                    body = await self._packed(scope, head, b"".join(parts))
                    await send(head)
                    await send({"type": "http.response.body", "body": body, "more_body": False})
            else:
                await send(message)

        await next_app(scope, receive, hold)

    async def _packed(self, scope: Scope, head: Any, body: bytes) -> bytes:
        self.quotas.shares.of(place_of(scope)).owe(len(body) / LETTERS)
        headers = MutableScopeHeaders.from_message(head)
        encoding = _encoding(dict(scope["headers"]).get(b"accept-encoding", b""))
        if not encoding or len(body) < _WORTH_IT or "content-encoding" in headers:
            return body
        same = scope["route_handler"].opt.get("same")
        packed = await (self._once(encoding, body) if same else _beside(encoding, body, QUALITY))
        headers["content-encoding"] = encoding
        headers["content-length"] = str(len(packed))
        headers.extend_header_value("vary", "Accept-Encoding")
        return packed

    async def _once(self, encoding: str, body: bytes) -> bytes:
        key = sha256(body).digest(), encoding
        kept = self._kept.pop(key, None) or asyncio.ensure_future(_beside(encoding, body, BEST_QUALITY))
        self._kept[key] = kept
        if len(self._kept) > MOST_KEPT:
            del self._kept[next(iter(self._kept))]
        return await asyncio.shield(kept)


async def _beside(encoding: str, body: bytes, quality: int) -> bytes:
    if len(body) > _LONG:
        return await asyncio.to_thread(_pack, encoding, body, quality)
    return _pack(encoding, body, quality)


def _encoding(accepted: bytes) -> str:
    """The best of those that we know."""
    return "br" if b"br" in accepted else "gzip" if b"gzip" in accepted else ""


def _pack(encoding: str, body: bytes, quality: int) -> bytes:
    packed: bytes = brotli.compress(body, quality=quality) if encoding == "br" else gzip.compress(body)
    return packed
