"""Records as a table keeps them: what came from a file is there once, however many games it was used in."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Raw

Record = dict[str, Any]


class Shared:
    """What came from files, as JSON: that is the least space it may have."""

    def __init__(self) -> None:
        self._values: dict[bytes, Raw] = {}

    def share(self, record: Record, files: Iterable[str]) -> Record:
        """The record, to be kept; `files` are the options that came from some."""
        for options in _all_options(record):
            options |= {name: self._once(options[name]) for name in files if name in options}
        return record

    def _once(self, value: Any) -> Raw:
        written = msgspec.json.encode(value)
        return self._values.setdefault(written, Raw(written))


def whole(record: Record) -> Record:
    """A record that was kept, as it was before."""
    plain: Record = msgspec.json.decode(msgspec.json.encode(record))
    return plain


def _all_options(record: Record) -> list[dict[str, Any]]:
    """Its own, and those of the positions in it."""
    parts = [record, record.get("start"), record.get("position")]
    return [part["options"] for part in parts if isinstance(part, dict)]
