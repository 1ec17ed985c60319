"""What a night may cost: the points a family stands to lose, given where it stands."""

from __future__ import annotations

import math

from huisclos.games.lockdown.bots.my_view import MyView
from huisclos.games.lockdown.state import COLD_STORAGE, PARKING, PLACES, SURVEILLANCE

_MOST_LIKELY = 0.95
"""With others there, a vote is never quite certain to fall on me."""
_SURELY_HELD = 500.0
"""Beyond that, odds can't be told from none."""


def loss(sight: MyView, family: list[int]) -> float:
    """The points a family standing like this should expect to lose tonight, less what tomorrow offers."""
    monsters = sight.night(family)
    total = 0.0
    for place in PLACES:
        mine = [role for role, x in enumerate(family) if x == place]
        if mine:
            total += _loss_at(sight, place, mine, monsters[place]) - _gain_at(sight, place, mine)
    return total


def _loss_at(sight: MyView, place: int, mine: list[int], monsters: float) -> float:
    others = _others(sight, place)
    values = sorted(sight.worth(role) for role in mine)
    share = _share(sight, mine, others)
    if place == PARKING:
        crowd = len(mine) + sum(len(roles) for roles in others)
        mine_lost = min(float(len(mine)), min(monsters, float(crowd)) * share)
        whole = int(mine_lost)
        rest = values[whole] * (mine_lost - whole) if whole < len(values) else 0.0
        return sum(values[:whole]) + rest
    by_role = sight.mall.figures.strength
    strength = sum(by_role[r] for roles in (mine, *others) for r in roles)
    return _odds(monsters + sight.mall.equal_is_enough() - strength) * share * values[0]


def _odds(excess: float) -> float:
    """How likely they get in, with so many Monsters too many; a table's own figures may lead anywhere."""
    return 1 / (1 + math.exp(min(_SURELY_HELD, -1.6 * (excess - 0.5))))


def _others(sight: MyView, place: int) -> list[list[int]]:
    """The roles of every other family there."""
    mall = sight.mall
    return [mall.face_up(seat, place) for seat in mall.voters(place) if seat != sight.me]


def _share(sight: MyView, mine: list[int], others: list[list[int]]) -> float:
    """How likely the vote falls on me: less, the more my ballot weighs beside theirs."""
    if not others:
        return 1.0
    my_weight = sight.votes(mine)
    weights = [sight.votes(roles) for roles in others]
    mean = (sum(weights) + my_weight) / (len(weights) + 1)
    if not my_weight:
        return _MOST_LIKELY if mean else 1 / (len(weights) + 1)
    return min(_MOST_LIKELY, mean / my_weight / (len(weights) + 1))


def _gain_at(sight: MyView, place: int, mine: list[int]) -> float:
    """What a place is worth tomorrow: the truck, the badge."""
    if place == PARKING and sight.deck:
        return 0.25 * sight.votes(mine)
    return 0.15 * sight.votes(mine) if place == SURVEILLANCE else 0.0


def after(sight: MyView, role: int, place: int) -> list[int]:
    """My family, once one of its Characters has gone to a place."""
    family = list(sight.family)
    family[role] = place
    return family


def least_loss(sight: MyView, place: int) -> float:
    """The least I may lose by going there."""
    end = PARKING if sight.mall.full(place) else place
    movers = [role for role, x in enumerate(sight.family) if x > COLD_STORAGE and x not in (end, place)]
    return min((loss(sight, after(sight, role, end)) for role in movers), default=loss(sight, sight.family))
