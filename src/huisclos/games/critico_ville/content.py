"""The figures in force: those of the content file, changed by the hard variant."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from huisclos.engine.base.toml import content_file
from huisclos.engine.sight.view import View


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    """See `content.toml`, which says what each is."""

    squares: int
    zones: tuple[int, ...]
    zombie_squares: tuple[int, ...]
    first_zombies: tuple[int, ...]
    deck: tuple[int, ...]
    die: int
    win: int
    reach: int
    characters: int
    tokens: int


class Content(Struct, frozen=True):
    """The whole content file."""

    figures: dict[str, Any]
    characters: dict[str, int]
    hard: dict[str, Any]
    hard_with_five: dict[str, Any]
    bots: dict[str, int]


@cache
def content() -> Content:
    """The content file, read once."""
    return msgspec.convert(content_file(__package__), Content)


def most_characters(*, hard: bool) -> int:
    """CV-0.4: the Rescuer is for the hard variant only."""
    return content().characters["hard" if hard else "normal"]


@cache
def figures(seats: int, wanted: int, *, hard: bool) -> Figures:
    """The figures of a table that plays with as many characters as wanted, or as usual with 0 (CV-1.3)."""
    own, most = content(), most_characters(hard=hard)
    number = wanted or min(max(own.characters["usual"], seats), most)
    changes = own.hard if hard else {}
    if number > own.characters["normal"]:
        changes = own.hard_with_five
    return msgspec.convert({**own.figures, **changes, "characters": number}, Figures)


def figures_in(view: View) -> Figures:
    """The figures of the table that a view shows."""
    options = view["options"]
    return figures(len(view["names"]), options["characters"], hard=options["hard"])


def zombie_cards(deck: tuple[int, ...]) -> list[int]:
    """Every zombie card of the box, as the number on it."""
    return [number for number, copies in enumerate(deck, 1) for _ in range(copies)]
