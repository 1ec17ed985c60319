"""All that a game is played with, by name."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from huisclos.engine.rules.cards import Card
from huisclos.engine.rules.choice import Option
from huisclos.games.final_girl.printed.cards import (
    ActionCard,
    DarkPower,
    EventCard,
    Finale,
    Girl,
    Item,
    TerrorCard,
)
from huisclos.games.final_girl.printed.distances import Plan
from huisclos.games.final_girl.printed.figures import Figures
from huisclos.games.final_girl.printed.killers import Killer
from huisclos.games.final_girl.printed.location import Location
from huisclos.games.final_girl.printed.pieces import SpecialVictim


class Core(Struct, frozen=True, forbid_unknown_fields=True):
    """The box without any film."""

    figures: Figures
    actions: Annotated[tuple[ActionCard, ...], Meta(min_length=1, max_length=40)]


class Box(Struct, frozen=True):
    """All that a game is played with, by name."""

    figures: Figures
    actions: dict[str, ActionCard]
    costs: dict[str, int]
    """What each Action card costs."""
    card_options: dict[str, Option]
    """The options to choose a card."""
    time_options: dict[str, Option]
    """The options to discard a card for time."""
    killers: dict[str, Killer]
    locations: dict[str, Location]
    girls: dict[str, Girl]
    plans: dict[str, Plan]
    terror: dict[str, TerrorCard]
    finales: dict[str, Finale]
    powers: dict[str, DarkPower]
    events: dict[str, EventCard]
    victims: dict[str, SpecialVictim]
    """The special ones."""
    items: dict[str, Item]
    interrupting: frozenset[str]
    """Items and girls with something to use while the Killer acts."""
    cards: dict[str, Card]
    """Those that may be in force, by reference."""
    waiting: dict[str, frozenset[str]]
    """By happening: those that wait for it. Most cards don't care for most things."""
    changing: dict[str, frozenset[str]]
    """By value: those that change it."""
