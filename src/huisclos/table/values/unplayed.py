"""A game at a table that the rules, as they are now, haven't played: what is known of it all the same."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from huisclos.engine.base.errors import HuisClosError
from huisclos.engine.match.record import FORMAT
from huisclos.words import LANGUAGES, Words

Saying = dict[str, str]
"""A text by language."""


class Unplayed(Struct):
    """It is under way or over; nobody is asked anything."""

    over: bool = False
    position: dict[str, Any] | None = None
    """The last one that was kept."""
    trouble: Saying = {}
    """Why it can't go on from there."""

    def written(self) -> bytes | None:
        """The position as it is stored."""
        return msgspec.json.encode(self.position) if self.position else None

    def export(self) -> dict[str, Any] | None:
        """In place of a record: its position can be loaded where these rules are those it was played by."""
        if self.position is None:
            return None
        known = {key: self.position[key] for key in ("game", "version", "options")}
        return {"format": FORMAT, **known, "seats": self.position["names"], "position": self.position}


def is_over(position: dict[str, Any] | None) -> bool:
    """A position in which nothing is left to do."""
    return position is not None and not position["state"]["step"] and not position["state"]["stack"]


def told(problem: HuisClosError, *packages: str) -> Saying:
    """What went wrong, in all languages: those who read it may speak any."""
    return {language: problem.read(Words(language, *packages)) for language in LANGUAGES}
