"""What is wrong with something that was written, as it is told."""

from __future__ import annotations

from collections.abc import Sequence
from types import NoneType
from typing import Any, NamedTuple

import msgspec

from huisclos.words import Sentence

_SHOWN = 60


class Fault(NamedTuple):
    """Something wrong: where, a key of the translations, and its arguments."""

    path: str
    key: str
    args: dict[str, Any]

    @property
    def sentence(self) -> Sentence:
        """What is wrong, with its place."""
        return Sentence("fault-at", {"path": self.path, "fault": Sentence(self.key, self.args)})


def quoted(data: Any) -> dict[str, str]:
    """Something that was written, as far as a message can show it: the same for readers of all languages."""
    text = msgspec.json.encode(data).decode()[:_SHOWN] if isinstance(data, str | int | float | bool) else None
    text = text or {list: "[…]", dict: "{…}", NoneType: "null"}.get(type(data), "?")
    return {"": printable(text)}


def printable(text: str) -> str:
    """Without what would move a cursor."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def repeated(names: Sequence[Any]) -> list[int]:
    """The places of what stands there before."""
    return [n for n, name in enumerate(names) if name in names[:n]]
