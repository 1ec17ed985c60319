"""What becomes of people, and what that is worth to me."""

from __future__ import annotations

from huisclos.games.dead_of_winter.bots.knowing.my_view import MyView
from huisclos.games.dead_of_winter.bots.worth.aims import follower, unit
from huisclos.games.dead_of_winter.bots.worth.dangers import WOUND, frost_cost, risk, wound_cost
from huisclos.games.dead_of_winter.bots.worth.scripts import my_share, one
from huisclos.games.dead_of_winter.chapters.colony.bite import Bite
from huisclos.games.dead_of_winter.chapters.colony.risk import Risk
from huisclos.games.dead_of_winter.chapters.colony.survivors import Dies, Leaves, Recruit
from huisclos.games.dead_of_winter.chapters.colony.wounds import Frostbite, Heal, Wound
from huisclos.games.dead_of_winter.state.boards import NONE

MOUTH = 0.35
"""What a helpless survivor costs in food and zombies, a round."""


def hurt(sight: MyView, effect: Wound | Frostbite, it: int) -> float:
    """The last one kills."""
    n, s = one(sight, it), sight.s
    if n == NONE:
        return 0.0
    number = effect.number if isinstance(effect, Wound) else 1
    if s.hurt(n) + number >= s.trait(n, "fatal", s.box.figures.fatal_wounds):
        return -sight.life(n)
    return -number * wound_cost(sight, n) if isinstance(effect, Wound) else -frost_cost(sight, n)


def heal(sight: MyView, n: int) -> float:
    """What it is worth that a wound of somebody is healed, a frostbite first."""
    s = sight.s
    if not s.hurt(n) or (s.owner[n] != sight.me and sight.wants != "life"):
        return 0.0
    last = s.hurt(n) + 1 >= s.trait(n, "fatal", s.box.figures.fatal_wounds)
    if s.frost[n] and sight.left:
        return (0.9 if last else 0.55) * sight.life(n)
    return 0.25 * sight.life(n) if last else WOUND


def healed(sight: MyView, effect: Heal, it: int) -> float:
    n = one(sight, it)
    return 0.0 if n == NONE else effect.number**0.5 * heal(sight, n)


def risked(sight: MyView, effect: Risk, it: int) -> float:
    n = one(sight, it)
    return 0.0 if n == NONE else -effect.times * risk(sight, n, sight.s.at[n])


def dies(sight: MyView, effect: Dies | Bite | Leaves, it: int) -> float:
    n = one(sight, it)
    if n == NONE:
        return 0.0
    return -sight.person(n) if isinstance(effect, Leaves) else -sight.life(n)


def recruit(sight: MyView, effect: Recruit, it: int = NONE) -> float:
    """A die every round, and somebody who has to be fed. Is there still time?"""
    found = (0.25 + 0.45 * sight.left) * my_share(sight) + unit(sight, "survivors")
    return effect.number * (found + follower(sight)) + effect.helpless * mouths(sight, 1)


def mouths(sight: MyView, number: int) -> float:
    """Helpless survivors cost food and bring zombies, this night, too."""
    sign = 1.0 if sight.morale > 0 else -0.3
    return -sign * MOUTH * number * (1 + sight.left)
