"""The figures in force: those of the content file, changed by the variant and by the table."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType, defstruct

from huisclos.engine.base.bounds import fields_of
from huisclos.engine.base.toml import content_file
from huisclos.engine.sight.view import View

Natural = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
Few = Annotated[int, Meta(ge=0, le=20)]
Some = Annotated[int, Meta(ge=1, le=20)]
SWITCHES = ("strict_moves", "late_drinks")
"""Figures that are options of their own."""
BY_ROLE = Meta(min_length=4, max_length=4)
BY_PLACE = Meta(min_length=7, max_length=7)
BY_ROW = Meta(min_length=3, max_length=3)


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    """See `content.toml`, which says what each is."""

    strength: Annotated[list[Few], BY_ROLE]
    votes: Annotated[list[Few], BY_ROLE]
    points: Annotated[list[Natural], BY_ROLE]
    useless_up_to: Few
    spots: Annotated[list[Natural], BY_PLACE]
    monster_spaces: Annotated[list[Natural], BY_PLACE]
    monsters: Positive
    rows: Annotated[list[Some], BY_ROW]
    dice_in_box: Some
    dice_on_rows: Annotated[list[Annotated[int, Meta(ge=0, le=5)]], BY_ROW]
    starting_cards: Annotated[int, Meta(ge=0, le=3)]
    draw: Some
    keep: Some
    give: Annotated[int, Meta(ge=1, le=2)]
    closing: Positive
    end_margin: Few
    keys_points: Natural
    whole_family_points: Natural
    martyr_votes: Few
    weepers_draw: bool
    always_look: bool
    show_of_hands: bool
    weepers_last: bool
    announce: bool
    equal_gets_in: bool
    chance_breaks_ties: bool
    strict_moves: bool
    late_drinks: bool
    standoff_days: Some


OwnFigures: Any = defstruct(
    "OwnFigures",
    [(name, hint | UnsetType, UNSET) for name, hint in fields_of(Figures).items()],
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    module=__name__,
)
"""Those of them that a table plays differently."""
AS_PRINTED = OwnFigures()


class Content(Struct, frozen=True):
    """The whole content file."""

    figures: dict[str, Any]
    objects: dict[str, int]
    variants: dict[str, dict[str, Any]]


@cache
def content() -> Content:
    """The content file, read once."""
    return msgspec.convert(content_file(__package__), Content)


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
    own = {**{name: True for name in SWITCHES if options[name]}, **options["figures"]}
    return figures(options["variant"], own) if own else variant_figures(options["variant"])
