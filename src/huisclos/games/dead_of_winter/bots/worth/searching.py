"""DW-2.3: what lies where, and when noise pays."""

from __future__ import annotations

from huisclos.games.dead_of_winter.bots.knowing.my_view import MyView
from huisclos.games.dead_of_winter.bots.worth.aims import unit
from huisclos.games.dead_of_winter.bots.worth.dangers import toll
from huisclos.games.dead_of_winter.bots.worth.items import uses
from huisclos.games.dead_of_winter.bots.worth.scripts import told
from huisclos.games.dead_of_winter.printed.box import printed_at
from huisclos.games.dead_of_winter.printed.places import PLACES

SECOND = 0.7
"""How much of a card's worth the second one has that is kept of a search."""
CROWD = 4
"""So many cards less a deck seems to have for each who can search there at once."""
LOUD = 0.06
"""What noise costs in any case."""


def search(sight: MyView, survivor: int, place: int) -> float:
    """What a search by this survivor is worth there."""
    s = sight.s
    if not sight.decks[place]:
        return 0.0
    look, keep = s.as_if_at(
        survivor, place, lambda s: (s.trait(survivor, "look", 0), s.trait(survivor, "keep", 1))
    )
    found = best_of(worths(sight, place), 1 + max(0, look))
    found *= 1 + SECOND * (max(1, keep) - 1)
    return (
        found
        + told(sight, "Acted", deed="search", place=PLACES[place])
        + emptying(sight, place) * max(1, keep)
    )


def worths(sight: MyView, place: int) -> list[float]:
    """What the cards are worth that may lie there, the least first."""
    if place not in sight.shelves:
        names = printed_at(sight.s.box, place, sight.s.cooperative)
        sight.shelves[place] = sorted([max(0.0, uses(sight, name).best()) for name in names])
    return sight.shelves[place]


def best_of(values: list[float], number: int) -> float:
    """What the best of so many of these is worth on average."""
    size = len(values)
    if not size:
        return 0.0
    total: float = (
        sum([value * ((n + 1) ** number - n**number) for n, value in enumerate(values)]) / size**number
    )
    return total


def emptying(sight: MyView, place: int) -> float:
    """What a card less there is worth, if decks are to be emptied: those first that have few."""
    worth = unit(sight, "empty-decks")
    if not worth:
        return 0.0
    spaces = sight.s.box.spaces
    left = sorted([(number - CROWD * spaces[n], n) for n, number in enumerate(sight.decks) if n and number])
    return worth if place in [n for _, n in left[:2]] else 0.0


def noise_pays(sight: MyView, place: int, best: float) -> bool:
    """One card more may be better than the best one found; but somebody may hear it."""
    values = worths(sight, place)
    gain = sum([max(0.0, value - best) for value in values]) / max(1, len(values))
    return gain > LOUD + noise_cost(sight, place)


def noise_cost(sight: MyView, place: int) -> float:
    """Every other noise brings a zombie."""
    door = sight.s.box.doors[place][0]
    more = toll(sight, place, door, more=-1) - toll(sight, place, door)
    return 0.5 * (max(0.0, more) + unit(sight, "zombies-away"))
