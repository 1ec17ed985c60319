"""What zombies and barricades more or less are worth to me."""

from __future__ import annotations

from huisclos.games.dead_of_winter.bots.knowing.my_view import MyView
from huisclos.games.dead_of_winter.bots.worth.aims import unit
from huisclos.games.dead_of_winter.bots.worth.dangers import arrival, relief, risk, standing
from huisclos.games.dead_of_winter.bots.worth.scripts import one, told
from huisclos.games.dead_of_winter.chapters.colony.barricade import Barricade, BreakBarricades
from huisclos.games.dead_of_winter.chapters.colony.killing import KillZombies
from huisclos.games.dead_of_winter.chapters.colony.zombies import Zombies
from huisclos.games.dead_of_winter.printed.places import COLONY
from huisclos.games.dead_of_winter.state.boards import NONE
from huisclos.games.dead_of_winter.state.where import places

ROOM, FOUNDATION = 0.8, 0.8
"""What room for a barricade is worth beside one, and one that won't stand for long."""


def zombies(sight: MyView, effect: Zombies, it: int) -> float:
    found = places(sight.s, effect.at, effect.places)
    away = unit(sight, "zombies-away")
    return -sum([arrival(sight, place, effect.number) + away * (place != COLONY) for place in found])


def killed(sight: MyView, effect: KillZombies, it: int) -> float:
    """The most dangerous ones, and what the one who does it risks."""
    s, n = sight.s, one(sight, it)
    doors = [door for place in places(s, effect.at) for door in s.box.doors[place] if s.zombies[door]]
    gains = sorted([kill(sight, door) for door in doors for _ in range(s.zombies[door])], reverse=True)
    gains = gains[: effect.number]
    rolls = {"each": len(gains), "once": min(1, len(gains)), "none": 0}[effect.risk]
    if n == NONE or not rolls or s.trait(n, "attack-risk", 1) < 1:
        return sum(gains)
    return sum(gains) - rolls * risk(sight, n, s.at[n])


def kill(sight: MyView, door: int) -> float:
    """What a zombie less at an entrance is worth."""
    place = sight.s.box.place_of[door]
    aim = unit(sight, "zombies-away" if place != COLONY else "zombies-colony")
    return 0.05 + relief(sight, door) + aim + told(sight, "ZombieKilled") + walls(sight, door, free=1)


def walls(sight: MyView, door: int, barricades: int = 0, free: int = 0) -> float:
    """What it is worth to the main objective to have so many more barricades at an entrance, or free spaces:
    if they still stand in the morning, and there is room for those that are still to be built."""
    s = sight.s
    home = s.box.place_of[door] == COLONY
    aim = unit(sight, "barricades-colony" if home else "everywhere")
    if not aim:
        return 0.0
    before, after = standing(sight, door), standing(sight, door, barricades, free)
    if not home:
        before, after = min(1.0, before), min(1.0, after)
    return aim * (after - before + ROOM * (free > 0 and s.free(door) < 1) + FOUNDATION * (barricades > 0))


def barricades(sight: MyView, effect: Barricade, it: int) -> float:
    s = sight.s
    doors = [door for place in places(s, effect.at) for door in s.box.doors[place] if s.free(door) > 0]
    return sum(sorted([barricade(sight, door) for door in doors], reverse=True)[: effect.number])


def barricade(sight: MyView, door: int) -> float:
    """What a barricade there is worth."""
    return 0.05 + relief(sight, door) + walls(sight, door, barricades=1, free=-1)


def broken(sight: MyView, effect: BreakBarricades, it: int) -> float:
    s = sight.s
    doors = [
        door
        for place in places(s, effect.at)
        for door in s.box.doors[place]
        for _ in range(s.barricades[door])
    ]
    return -sum([barricade(sight, door) for door in doors[: effect.number]])
