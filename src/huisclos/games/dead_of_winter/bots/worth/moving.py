"""DW-3.3: where a survivor is useful, and whether the way is worth its risk."""

from __future__ import annotations

from typing import NamedTuple

from huisclos.games.dead_of_winter.bots.knowing.my_view import MyView
from huisclos.games.dead_of_winter.bots.worth.aims import unit
from huisclos.games.dead_of_winter.bots.worth.dangers import risk, standing, toll
from huisclos.games.dead_of_winter.bots.worth.effects import worth
from huisclos.games.dead_of_winter.bots.worth.food_and_waste import clean, food_worth
from huisclos.games.dead_of_winter.bots.worth.luring import attract
from huisclos.games.dead_of_winter.bots.worth.searching import search
from huisclos.games.dead_of_winter.bots.worth.zombies_about import barricade, kill
from huisclos.games.dead_of_winter.chapters.actions.with_a_die.attack import ATTACK
from huisclos.games.dead_of_winter.chapters.actions.with_a_die.search import SEARCH
from huisclos.games.dead_of_winter.printed.places import COLONY, PLACES

EFFORT = 0.35
"""What a way must be worth beyond its risk."""
LATER = 0.6
"""How much the work of the next round counts beside that of this one."""
TYPICAL = (4, 2, 5, 1, 3, 6, 4, 3)
"""How dice fall."""


class Job(NamedTuple):
    """Something to do with a die."""

    worth: float
    least: int
    """What the die must show."""
    again: bool = False
    """As often as there are dice."""


def jobs(sight: MyView, survivor: int, place: int) -> list[Job]:
    """What this survivor could do there."""
    key = survivor, place
    if key not in sight.jobs:
        sight.jobs[key] = sight.s.as_if_at(survivor, place, lambda _: _jobs(sight, survivor, place))
    known: list[Job] = sight.jobs[key]
    return known


def _jobs(sight: MyView, survivor: int, place: int) -> list[Job]:
    s = sight.s
    found = []
    if place != COLONY and sight.decks[place]:
        found.append(Job(search(sight, survivor, place), SEARCH.needs(s, survivor), again=True))
    least = ATTACK.needs(s, survivor)
    danger = risk(sight, survivor, place) if s.trait(survivor, "attack-risk", 1) > 0 else 0.0
    for door in s.box.doors[place]:
        if s.zombies[door]:
            found.append(Job(kill(sight, door) - danger, least))
        if s.free(door) > 0:
            found.append(Job(barricade(sight, door), 1))
    found.append(Job(attract(sight, survivor), 1))
    if place == COLONY:
        found.append(Job(clean(sight, survivor), 1))
    for use in s.box.survivors[survivor].use:
        if use.die and use.at in ("", "away" if place else "colony", PLACES[place]):
            found.append(Job(worth(sight, use.do, survivor), use.die))
    return [job for job in found if job.worth > 0]


def work(sight: MyView, where: dict[int, int]) -> float:
    """What my survivors could do in all with their dice, if they were there."""
    todo = [job for survivor, place in where.items() for job in jobs(sight, survivor, place)]
    todo.sort(reverse=True)
    now = _done(todo[:], sorted(sight.dice, reverse=True))
    if not sight.dice or not sight.left:
        return now
    return now + LATER * _done(todo[:], sorted(TYPICAL[: len(where) + 1], reverse=True))


def plan(sight: MyView, dice: list[int]) -> float:
    """The same where they are, with these dice."""
    todo = sorted([job for n in sight.mine for job in jobs(sight, n, sight.s.at[n])], reverse=True)
    return _done(todo, sorted(dice, reverse=True))


def _done(todo: list[Job], dice: list[int]) -> float:
    """The best thing first, with the lowest die that will do."""
    total = 0.0
    left = dice[:]
    while todo and left:
        job = todo[0]
        fit = [die for die in left if die >= job.least]
        if fit:
            left.remove(min(fit))
            total += job.worth
        if not fit or not job.again:
            todo.pop(0)
    return total


def gain(sight: MyView, survivor: int, place: int) -> float:
    """What it is worth that a survivor of mine is there instead, without the way."""
    s = sight.s
    here = s.at[survivor]
    if here == place:
        return 0.0
    where = {n: s.at[n] for n in sight.mine}
    before = work(sight, where)
    where[survivor] = place
    found = work(sight, where) - before
    nights = _night(sight, here) + _night(sight, place)
    found += s.as_if_at(survivor, place, lambda _: nights - _night(sight, here) - _night(sight, place))
    fed = food_worth(sight, -1) if here == COLONY else food_worth(sight, 1) if place == COLONY else 0.0
    lured = unit(sight, "zombies-away") * (
        (place != COLONY and place not in s.at) - (here != COLONY and s.at.count(here) == 1)
    )
    away = unit(sight, "my-away") * ((place != COLONY) - (here != COLONY))
    return found - 0.5 * fed - lured + away


def _night(sight: MyView, place: int) -> float:
    """What the nights may cost there, less what stands in the morning."""
    doors = sight.s.box.doors[place]
    aim = unit(sight, "barricades-colony" if place == COLONY else "everywhere")
    stands = sum([standing(sight, door) for door in doors]) if aim else 0.0
    return sum([toll(sight, place, door) for door in doors]) - aim * (
        stands if place == COLONY else min(1.0, stands)
    )


def move(sight: MyView, survivor: int, place: int) -> float:
    """The same with the risk of the way."""
    found = gain(sight, survivor, place) - EFFORT
    if sight.s.trait(survivor, "move-risk", 1) > 0:
        found -= risk(sight, survivor, place)
    return found


def best_way(sight: MyView) -> tuple[float, int, int]:
    """The best way without a risk: what it is worth, whose it is, and where to."""
    s = sight.s
    if sight.way is None:
        first = 1 if sight.exiled and not s.exiles_return else COLONY
        ways = [
            (gain(sight, survivor, place), survivor, place)
            for survivor in sight.mine
            for place in range(first, len(PLACES))
            if place != s.at[survivor] and s.room(place) > 0
        ]
        sight.way = max(ways, default=(0.0, -1, -1))
    return sight.way
