"""The figures in force: those of the content file, changed by the variant and by the table."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from huisclos.engine.view import View

Natural = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    """See `content.toml`, which says what each is."""

    strength: list[Natural]
    votes: list[Natural]
    points: list[Natural]
    useless_up_to: Natural
    spots: list[Natural]
    monster_spaces: list[Natural]
    monsters: Positive
    rows: list[Positive]
    dice_in_box: Positive
    dice_on_rows: list[Natural]
    starting_cards: Annotated[int, Meta(ge=0, le=3)]
    draw: Positive
    keep: Positive
    give: Annotated[int, Meta(ge=1, le=2)]
    closing: Positive
    end_margin: Natural
    keys_points: Natural
    whole_family_points: Natural
    martyr_votes: Natural
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


@cache
def all_cards() -> tuple[str, ...]:
    """Every Object card of the box, in the order of the content file."""
    return tuple(card for card, copies in content().objects.items() for _ in range(copies))


@cache
def variant_figures(variant: int) -> Figures:
    """The printed figures, changed by a variant; 0 for none."""
    return figures(variant, {})


def figures(variant: int, changes: dict[str, Any]) -> Figures:
    """The figures of a table: the printed ones, those of the variant, and the table's own on top."""
    own = content()
    patch = own.variants[str(variant)] if variant else {}
    return msgspec.convert({**own.figures, **patch, **changes}, Figures)


def figures_in(view: View) -> Figures:
    """The figures of the table that a view shows."""
    options = view["options"]
    if not options["figures"]:
        return variant_figures(options["variant"])
    return figures(options["variant"], options["figures"])
