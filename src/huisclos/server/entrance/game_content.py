"""What games are played with, made ready once for all who read it: it is large, and never changes."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from huisclos.server.beside.compressed import Packed, pack_json

MOST_KEPT = 256
"""The last ones that were wanted, compressed."""


class GameContent:
    """By their names, which are their digests."""

    def __init__(self) -> None:
        self._kept: dict[str, asyncio.Future[Packed]] = {}

    async def packed(self, name: str, content: Any, encodings: str) -> Packed:
        """For a reader who accepts these encodings; compressed beside, by whoever comes first."""
        if "br" not in encodings:
            return await asyncio.to_thread(_pack, content, "")
        kept = self._kept.pop(name, None) or asyncio.ensure_future(asyncio.to_thread(_pack, content, "br"))
        self._kept[name] = kept
        if len(self._kept) > MOST_KEPT:
            del self._kept[next(iter(self._kept))]
        return await asyncio.shield(kept)


def _pack(content: Any, encodings: str) -> Packed:
    return pack_json(msgspec.json.encode(content), encodings)
