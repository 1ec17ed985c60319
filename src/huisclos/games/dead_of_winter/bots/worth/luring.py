"""DW-2.6: when zombies are better where somebody calls them to."""

from __future__ import annotations

from huisclos.games.dead_of_winter.bots.knowing.my_view import MyView
from huisclos.games.dead_of_winter.bots.worth.aims import unit
from huisclos.games.dead_of_winter.bots.worth.dangers import relief, toll
from huisclos.games.dead_of_winter.bots.worth.sabotage import overt
from huisclos.games.dead_of_winter.bots.worth.zombies_about import walls
from huisclos.games.dead_of_winter.printed.places import COLONY


def attract(sight: MyView, survivor: int) -> float:
    """Those who leave the worst places, as far as there is room for them here."""
    s = sight.s
    place = s.at[survivor]
    number = s.trait(survivor, "attract", s.box.figures.attracted)
    spaces = sum([max(0, s.free(door)) for door in s.box.doors[place]])
    if not spaces or overt(sight):
        return 0.0
    gains: list[float] = []
    for door, zombies in enumerate(s.zombies):
        if zombies and s.box.place_of[door] != place:
            gains += [lure(sight, door, place)] * zombies
    return sum(sorted(gains, reverse=True)[: min(number, spaces)])


def lure(sight: MyView, door: int, place: int) -> float:
    """What it is worth that a zombie comes from there to this place."""
    s = sight.s
    away = unit(sight, "zombies-away") * ((s.box.place_of[door] != COLONY) - (place != COLONY))
    costs = [crowd(sight, to) for to in s.box.doors[place] if s.free(to) > 0]
    return relief(sight, door) + walls(sight, door, free=1) + away - min(costs, default=0.0)


def crowd(sight: MyView, door: int) -> float:
    """What one zombie more at an entrance costs."""
    place = sight.s.box.place_of[door]
    more = toll(sight, place, door, more=-1) - toll(sight, place, door)
    return 0.1 + more - walls(sight, door, free=-1)
