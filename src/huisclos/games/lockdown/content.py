"""The figures in force: those of the content file, changed by the variant and by the table."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    """See `content.toml`, which says what each is."""

    strength: list[int]
    votes: list[int]
    points: list[int]
    useless_up_to: int
    spots: list[int]
    monster_spaces: list[int]
    monsters: int
    rows: list[int]
    dice_in_box: int
    dice_on_rows: list[int]
    starting_cards: int
    draw: int
    keep: int
    give: int
    closing: int
    end_margin: int
    keys_points: int
    whole_family_points: int
    martyr_votes: int
    weepers_draw: bool
    always_look: bool
    show_of_hands: bool
    weepers_last: bool
    announce: bool
    equal_gets_in: bool
    chance_breaks_ties: bool


class Content(Struct, frozen=True):
    """The whole content file."""

    figures: dict[str, Any]
    objects: dict[str, int]
    variants: dict[str, dict[str, Any]]


@cache
def content() -> Content:
    """The content file, read once."""
    text = (files(__package__) / "content.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Content)


def figures(variant: int = 0, changes: dict[str, Any] | None = None) -> Figures:
    """The figures of a table: the printed ones, those of the variant, and the table's own on top."""
    own = content()
    patch = own.variants[str(variant)] if variant else {}
    return msgspec.convert({**own.figures, **patch, **(changes or {})}, Figures)
