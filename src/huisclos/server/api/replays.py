"""Finished games: every moment of them from any seat, and the proof that the dice were fair."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from litestar import Request, Response

from huisclos.server.api.routes import HEAVY, encodings_of, packed, post_long
from huisclos.server.beside.compressed import Packed
from huisclos.server.beside.gate import Gate
from huisclos.server.beside.replaying import Frames, Recorded, Verified, Wanted, frames, verified
from huisclos.server.entrance.quotas import address_of


@post_long("/api/replay", tags=["replays"], opt=HEAVY, status_code=200)
async def show_frames(request: Request[Any, Any, Any], gate: Gate, data: Wanted) -> Response[Frames]:
    """Moments of a recorded game."""
    return await _answer(request, gate, frames)


@post_long("/api/verify", tags=["replays"], opt=HEAVY, status_code=200)
async def verify(request: Request[Any, Any, Any], gate: Gate, data: Recorded) -> Response[Verified]:
    """Replay a record and check it."""
    return await _answer(request, gate, verified)


async def _answer(
    request: Request[Any, Any, Any], gate: Gate, work: Callable[[bytes, str], Packed]
) -> Response[Any]:
    """The body is known to have its form; it crosses as it came, and so does the answer."""
    return packed(await gate.do(address_of(request), work, await request.body(), encodings_of(request)))
