"""Long answers, made ready where there is time for it: the server sends them as they are."""

from __future__ import annotations

from typing import NamedTuple

import brotli  # type: ignore[import-untyped]
import msgspec
from msgspec import Struct

from huisclos.table.values.refused import Refused

LONGEST_ANSWER = 8_000_000
"""Bytes, before they are compressed."""
_WORTH_IT = 500
_QUALITY = 5


class Packed(NamedTuple):
    """JSON, and how it is encoded."""

    content: bytes
    encoding: str


def pack(answer: Struct, encodings: str) -> Packed:
    """For a reader who accepts these encodings; Refused if it is longer than any reader would want it."""
    return pack_json(msgspec.json.encode(answer), encodings)


def pack_json(content: bytes, encodings: str) -> Packed:
    """The same for what is JSON already."""
    if len(content) > LONGEST_ANSWER:
        raise Refused("server-takes-space")
    if "br" in encodings and len(content) >= _WORTH_IT:
        return Packed(brotli.compress(content, quality=_QUALITY), "br")
    return Packed(content, "")
