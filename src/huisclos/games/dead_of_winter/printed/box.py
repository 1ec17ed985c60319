"""All that a game is played with, by name."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from huisclos.engine.rules.cards import Card
from huisclos.engine.rules.choice import Option
from huisclos.games.dead_of_winter.printed.acting_cards import Active
from huisclos.games.dead_of_winter.printed.cards import (
    Betrayal,
    Crisis,
    Crossroads,
    ExileObjective,
    Item,
    MainObjective,
    SecretObjective,
    Survivor,
)
from huisclos.games.dead_of_winter.printed.figures import Figures
from huisclos.games.dead_of_winter.printed.printed_options import PrintedOptions


class Core(Struct, frozen=True, forbid_unknown_fields=True):
    """The box without any cards."""

    figures: Figures


class Box(Struct, frozen=True):
    """All that a game is played with, by name."""

    figures: Figures
    spaces: tuple[int, ...]
    """For survivors, by place."""
    noise: tuple[int, ...]
    """Spaces for noise, by place."""
    doors: tuple[tuple[int, ...], ...]
    """The entrances of each place."""
    place_of: tuple[int, ...]
    """The place of each entrance."""
    room: tuple[int, ...]
    """How many zombies and barricades fit at each entrance."""
    faces: tuple[int, ...]
    """The risk die, face by face: 0 blank, 1 wound, 2 frostbite, 3 bite."""
    survivors: tuple[Survivor, ...]
    """By rank, the lowest influence first: a survivor's number is their rank."""
    numbers: dict[str, int]
    """Of each, by reference."""
    people: tuple[Option, ...]
    """To choose one."""
    called: tuple[str, ...]
    """Their names as their cards say them, without their packs."""
    options: PrintedOptions
    """All actions there may be."""
    items: dict[str, Item]
    printed: tuple[tuple[tuple[str, ...], ...], ...]
    """All copies of them by place, for ordinary and for cooperative games: see `printed_at`."""
    crises: dict[str, Crisis]
    crossroads: dict[str, Crossroads]
    joining: dict[str, int]
    """DW-7.1: how many survivors may join by each of these at most."""
    objectives: dict[str, MainObjective]
    secrets: dict[str, SecretObjective]
    betrayals: dict[str, Betrayal]
    exiles: dict[str, ExileObjective]
    cards: dict[str, Card]
    """Those that can act or change figures, by reference."""
    active: Active
    """All cards that can act or change figures."""
    waiting: dict[str, Active]
    """By happening: those that wait for it."""
    changing: dict[str, Active]
    """By figure: those that change it."""


def sorts(box: Box, names: Sequence[str]) -> list[str]:
    """The kinds of some Items, as players read them."""
    return [box.items[name].sort for name in names]


def printed_at(box: Box, place: int, cooperative: bool) -> list[str]:
    """DW-0.1, DW-0.4: the Items of the deck of a place; the colony's are the starting ones. DW-11.1: without
    those that are out in cooperative games."""
    return list(box.printed[cooperative][place])


def roads_of(box: Box, *, cooperative: bool, page: bool) -> list[Crossroads]:
    """DW-0.4: the crossroads of such a game. DW-11.1: some are out in cooperative ones; DW-1.3: so is what
    waits for people at a page, where there are none."""
    fitting = [card for card in box.crossroads.values() if card.cooperative or not cooperative]
    return [card for card in fitting if page or not card.for_people]
