"""What zombies and the risk die may cost."""

from __future__ import annotations

from math import comb

from huisclos.games.dead_of_winter.bots.knowing.my_view import MyView
from huisclos.games.dead_of_winter.chapters.colony.odds import odds
from huisclos.games.dead_of_winter.chapters.rounds.colony_phase import zombies_due
from huisclos.games.dead_of_winter.printed.places import COLONY

SOON = (1.0, 0.45, 0.25, 0.15)
"""How much the nights to come count, the next one first: later ones can still be prepared for."""
WOUND, NEXT_WOUND = 0.3, 0.3
"""What a wound costs, and one more when there is one already."""
FROST = 0.35
"""How much of a life a frostbite costs: it kills in two turns, unless there is medicine."""
SPREADS = 0.65
"""How many more die of a bite on average, where anybody else is."""
HELPLESS = 0.3
"""What a helpless survivor is worth, beside the morale."""


def room(sight: MyView, door: int) -> int:
    """DW-6.2: so many zombies can come to an entrance before one breaks in: a barricade stops one, and leaves
    its space to another."""
    s = sight.s
    return s.free(door) + 2 * s.barricades[door]


def toll(sight: MyView, place: int, door: int, more: int = 0) -> float:
    """What those who break in at an entrance may cost in the nights to come, with so much more room there."""
    cost = breach(sight, place)
    if not cost:
        return 0.0
    space, coming = room(sight, door) + more, zombies_due(sight.s, place)
    key = door, space, coming, sight.s.noise[place], cost
    if key not in sight.tolls:
        sight.tolls[key] = cost * _broken_in(sight, place, door, space, coming)
    return sight.tolls[key]


def _broken_in(sight: MyView, place: int, door: int, space: int, coming: int) -> float:
    """How many break in where so many come every night, on average; the noise is heard in the first one."""
    doors, noise = sight.s.box.doors[place], sight.s.noise[place]
    number = doors.index(door)
    total, before = 0.0, 0.0
    for n, weight in enumerate(SOON[: sight.s.rounds]):
        mean = 0.0
        for heard in range(noise + 1):
            here = _share(coming * (n + 1) + heard, number, len(doors))
            mean += comb(noise, heard) / 2**noise * max(0, here - space)
        total += weight * (mean - before)
        before = mean
    return total


def _share(zombies: int, number: int, doors: int) -> int:
    """DW-6.1: how many of them come to the entrance of this number."""
    return -(-(zombies - number) // doors) if zombies > number else 0


def breach(sight: MyView, place: int) -> float:
    """DW-6.2: what it costs me if a zombie breaks in there: the lowest influence dies."""
    s = sight.s
    people = s.people(place)
    if people:
        return sight.life(people[0])
    return sight.morale + HELPLESS if place == COLONY and s.helpless else 0.0


def standing(sight: MyView, door: int, barricades: int = 0, free: int = 0) -> float:
    """How many barricades still stand at an entrance after the next night, with so many more there and so
    many more free spaces."""
    s = sight.s
    place = s.box.place_of[door]
    doors = s.box.doors[place]
    come = _share(zombies_due(s, place), doors.index(door), len(doors)) + s.noise[place] / 2
    there = s.barricades[door] + barricades
    return max(0.0, there - max(0.0, come - s.free(door) - free) / 2)


def relief(sight: MyView, door: int) -> float:
    """What one space more at an entrance is worth."""
    place = sight.s.box.place_of[door]
    return toll(sight, place, door) - toll(sight, place, door, more=1)


def arrival(sight: MyView, place: int, number: int) -> float:
    """What so many zombies cost that come to a place at once."""
    s, total = sight.s, 0.0
    doors = s.box.doors[place]
    for n, door in enumerate(doors):
        come = _share(number, n, len(doors))
        now = max(0, come - room(sight, door))
        stay = min(come, room(sight, door))
        total += now * breach(sight, place)
        total += toll(sight, place, door, more=-stay) - toll(sight, place, door) if stay else 0.0
        total += 0.1 * stay
    return total


def breaches(sight: MyView, place: int, number: int) -> int:
    """DW-6.2: how many of so many that come to a place at once break in."""
    doors = sight.s.box.doors[place]
    return sum([max(0, _share(number, n, len(doors)) - room(sight, door)) for n, door in enumerate(doors)])


def risk(sight: MyView, survivor: int, place: int) -> float:
    """DW-4.1: what a roll of the risk die costs this survivor there."""
    s = sight.s
    chances = s.as_if_at(survivor, place, lambda s: odds(s, survivor))
    fellows = [n for n in s.people(place) if n != survivor]
    others = s.as_if_at(survivor, place, lambda s: [n for n in fellows if s.trait(n, "spread", 1) > 0])
    spread = SPREADS * sight.life(others[0]) if others else 0.0
    cost = chances.dies * sight.life(survivor) + chances.bite * spread
    if chances.dies <= chances.bite:
        cost += chances.wound * wound_cost(sight, survivor) + chances.frostbite * frost_cost(sight, survivor)
    return cost / 100


def wound_cost(sight: MyView, survivor: int) -> float:
    """What a wound costs that somebody lives with."""
    return (WOUND + NEXT_WOUND * sight.s.hurt(survivor)) * _care(sight, survivor)


def frost_cost(sight: MyView, survivor: int) -> float:
    """The same of a frostbite; at the very end it hardly matters."""
    if not sight.left:
        return wound_cost(sight, survivor)
    return (FROST * sight.life(survivor) + NEXT_WOUND * sight.s.hurt(survivor)) * _care(sight, survivor)


def _care(sight: MyView, survivor: int) -> float:
    """A traitor minds only those of their own."""
    return 1.0 if sight.wants == "life" or sight.s.owner[survivor] == sight.me else 0.0
