"""All that a game is played with, by name."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from huisclos.engine.cards import Card
from huisclos.engine.choice import Option

from .cards import (
    Betrayal,
    Crisis,
    Crossroads,
    ExileObjective,
    Item,
    MainObjective,
    SecretObjective,
    Survivor,
)
from .deeds import Deeds
from .figures import Figures


class Core(Struct, frozen=True, forbid_unknown_fields=True):
    """The box without any cards."""

    figures: Figures


class Box(Struct, frozen=True):
    """All that a game is played with, by name."""

    figures: Figures
    spaces: tuple[int, ...]
    """For survivors, by place;"""
    noise: tuple[int, ...]
    """for noise;"""
    doors: tuple[tuple[int, ...], ...]
    """the entrances of each place,"""
    place_of: tuple[int, ...]
    """the place of each entrance,"""
    room: tuple[int, ...]
    """and how many zombies and barricades fit there."""
    faces: tuple[int, ...]
    """The risk die, face by face: 0 blank, 1 wound, 2 frostbite, 3 bite."""
    survivors: tuple[Survivor, ...]
    """By rank, the lowest influence first: a survivor's number is their rank."""
    numbers: dict[str, int]
    """Of each, by reference."""
    people: tuple[Option, ...]
    """To choose one."""
    deeds: Deeds
    """All actions there may be."""
    items: dict[str, Item]
    crises: dict[str, Crisis]
    crossroads: dict[str, Crossroads]
    objectives: dict[str, MainObjective]
    secrets: dict[str, SecretObjective]
    betrayals: dict[str, Betrayal]
    exiles: dict[str, ExileObjective]
    cards: dict[str, Card]
    """Those that can act or change figures, by reference;"""
    waiting: frozenset[str]
    """what any of them wait for,"""
    changing: dict[str, frozenset[str]]
    """and which of them change a figure."""


def sorts(box: Box, names: Sequence[str]) -> list[str]:
    """The kinds of some Items, as players read them."""
    return [box.items[name].sort for name in names]


def printed_at(box: Box, place: int, cooperative: bool) -> list[str]:
    """DW-0.1, DW-0.4: the Items of the deck of a place; the colony's are the starting ones. DW-11.1: without
    those that are out in cooperative games."""
    cards = [item for item in box.items.values() if item.cooperative or not cooperative]
    return [item.id for item in cards for _ in range(item.decks.at(place))]
