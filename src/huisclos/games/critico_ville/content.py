"""The figures in force: those of the content file, changed by the hard variant."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from huisclos.engine.view import View


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
    hard: dict[str, Any]
    hard_with_five: dict[str, Any]
    bots: dict[str, int]


@cache
def content() -> Content:
    """The content file, read once."""
    text = (files(__package__) / "content.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Content)


@cache
def figures(seats: int, *, hard: bool) -> Figures:
    """The figures of a table."""
    own = content()
    changes = own.hard if hard else {}
    if hard and seats > own.figures["characters"]:
        changes = own.hard_with_five
    return msgspec.convert({**own.figures, **changes}, Figures)


def figures_in(view: View) -> Figures:
    """The figures of the table that a view shows."""
    return figures(len(view["names"]), hard=view["options"]["hard"])


def zombie_cards(deck: tuple[int, ...]) -> list[int]:
    """Every zombie card of the box, as the number on it."""
    return [number for number, copies in enumerate(deck, 1) for _ in range(copies)]
