"""What the records of a table have in common is kept once, however many games were played there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


class Shared:
    """What came from files, by option. Records are read and never changed, so they may share it."""

    def __init__(self) -> None:
        self._values: dict[str, list[Any]] = {}

    def share(self, record: dict[str, Any], files: Iterable[str]) -> dict[str, Any]:
        """The record; `files` are the options that came from some."""
        for options in _all_options(record):
            options |= {name: self._once(name, options[name]) for name in files if name in options}
        return record

    def _once(self, name: str, value: Any) -> Any:
        """The very value that was there before, if an equal one was."""
        values = self._values.setdefault(name, [])
        if value not in values:
            values.append(value)
        return values[values.index(value)]


def _all_options(record: dict[str, Any]) -> list[dict[str, Any]]:
    """Its own, and those of the positions in it."""
    parts = [record, record.get("start"), record.get("position")]
    return [part["options"] for part in parts if isinstance(part, dict)]
