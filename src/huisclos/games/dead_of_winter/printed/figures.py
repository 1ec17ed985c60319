"""The figures of the box: see `content.toml`, which says what each is."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from huisclos.games.dead_of_winter.printed.places import PLACES, PlaceName

Few = Annotated[int, Meta(ge=0, le=30)]


class PlaceFigures(Struct, frozen=True, forbid_unknown_fields=True):
    """DW-0.1: what is printed on the board of a place."""

    id: PlaceName
    spaces: Few
    """For survivors."""
    entrances: Annotated[tuple[Few, ...], Meta(min_length=1, max_length=6)]
    """For zombies and barricades, entrance by entrance."""
    noise: Few = 0


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    """See `content.toml`, which says what each is."""

    places: Annotated[tuple[PlaceFigures, ...], Meta(min_length=len(PLACES), max_length=len(PLACES))]
    risk: Annotated[tuple[Few, ...], Meta(min_length=4, max_length=4)]
    starting_items: Few
    two_players_items: Few
    dealt_survivors: Few
    kept_survivors: Few
    two_players_survivors: Few
    secrets_each: Few
    traitor_secrets_each: Few
    extra_dice: Few
    fatal_wounds: Few
    cleaned: Few
    attracted: Few
    food_for: Few
    waste_for: Few
    zombie_for: Few
    surplus: Few
    quiet: Few
    most_morale: Few
    most_rounds: Few
    most_die: Few
