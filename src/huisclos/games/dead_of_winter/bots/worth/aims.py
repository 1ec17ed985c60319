"""What the main objective and my own one make things worth."""

from __future__ import annotations

from collections import Counter
from functools import cache

from huisclos.engine.rules.effect import Condition
from huisclos.engine.rules.grammar import AllOf, AnyOf, AtLeast
from huisclos.games.dead_of_winter.bots.knowing.my_view import MyView
from huisclos.games.dead_of_winter.bots.worth.dangers import standing
from huisclos.games.dead_of_winter.chapters.aims.conditions import AtMost, Controls, PerPlayer
from huisclos.games.dead_of_winter.chapters.aims.goals import BarricadedEverywhere, MostSurvivors, barricaded
from huisclos.games.dead_of_winter.chapters.aims.holding import Equipped, Holds, HoldsOnly, number_of
from huisclos.games.dead_of_winter.chapters.rounds.colony_phase import food_due, zombies_due
from huisclos.games.dead_of_winter.printed.places import COLONY, PLACES

UNITS = {
    "barricades-colony": 2.2,
    "everywhere": 1.6,
    "zombies-away": 1.2,
    "zombies-colony": 0.5,
    "progress": 1.8,
    "food": 0.8,
    "survivors": 2.5,
    "empty-decks": 1.4,
    "waste": 0.1,
    "my-away": 0.5,
}
"""What one more (or one less) of a figure is worth that an objective asks for, while time is short enough."""
LAST = 1.0
"""The fewer are missing, the more each of them is worth: the last one so much more."""
PERISHABLE = ("barricades-colony", "everywhere")
"""Figures that don't last: they are seen to towards the end."""
HURRY = 1.2
"""What such a figure counts for, divided by the rounds that are left."""
EARLY = 0.4
"""How much of a wish counts in the first round; at the end it counts wholly."""
WISH = 2.0
"""What a card is worth that my own objective asks for."""


def unit(sight: MyView, figure: str) -> float:
    """What one more of a figure (one less, if it must be low) is worth: to the main objective, or to mine."""
    if figure not in sight.units:
        found = sum([_unit(sight, condition, figure) for condition in _main(sight.s.side.goal)])
        found *= {"life": 1.0, "ruin": -0.2, "any": 0.0}[sight.wants]
        mine = sum([_unit(sight, condition, figure) for condition in sight.goals])
        sight.units[figure] = found + 0.6 * ripe(sight) * mine
    return sight.units[figure]


def _unit(sight: MyView, condition: Condition, figure: str) -> float:
    s = sight.s
    lacks = 0.0
    match condition:
        case AtLeast(value=value, number=number) if value == figure:
            lacks = number - forecast(sight, value)
        case PerPlayer(value=value, number=number, plus=plus) if value == figure:
            lacks = number * s.seats + plus - forecast(sight, value)
        case AtMost(value=value, number=number) if value == figure:
            lacks = forecast(sight, value) - number
        case BarricadedEverywhere(number=number) if figure == "everywhere":
            lacks = max(1, len(s.box.doors) - 1 - barricaded(s, number))
    if lacks <= 0:
        return 0.0
    haste = HURRY / s.rounds if figure in PERISHABLE else 1.0
    return UNITS.get(figure, 0.0) * haste * (1 + LAST / lacks)


def forecast(sight: MyView, figure: str) -> float:
    """A figure as it will be once the colony has eaten and zombies have come: DW-5.5 looks at it then."""
    s = sight.s
    if figure not in sight.forecasts:
        found = float(s.figure(figure))
        if figure == "zombies-away":
            found += sum([zombies_due(s, place) + s.noise[place] / 2 for place in range(1, len(PLACES))])
        elif figure == "food" and s.food >= food_due(s):
            found -= food_due(s)
        elif figure == "barricades-colony":
            found = sum([standing(sight, door) for door in s.box.doors[COLONY]])
        sight.forecasts[figure] = found
    return sight.forecasts[figure]


@cache
def _main(condition: Condition) -> tuple[Condition, ...]:
    """All that it is about."""
    if isinstance(condition, AllOf | AnyOf):
        return tuple([one for part in condition.of for one in _main(part)])
    return (condition,)


def ripe(sight: MyView) -> float:
    """How soon the game may be over: between `EARLY` and 1."""
    return EARLY + (1 - EARLY) / (1 if sight.may_end else max(1, sight.s.rounds))


def wishes(sight: MyView) -> Counter[str]:
    """The cards that my own objective wants in my hand, by kind; `` is any."""
    found: Counter[str] = Counter()
    for condition in sight.goals:
        match condition:
            case Holds(number=number, kind=kind):
                found[kind] = max(found[kind], number)
            case HoldsOnly(kind=kind):
                found[kind] = max(found[kind], 1)
    return found


def wish(sight: MyView, kind: str, held: int) -> float:
    """What a card of this kind is worth to my own objective, for somebody who holds so many of them beside
    it."""
    wanted = wishes(sight)
    worth = WISH * ripe(sight)
    if held < wanted[kind]:
        return worth
    hand = sight.s.hands[sight.me]
    return worth * 0.8 if len(hand) <= wanted[""] else 0.0


def burden(sight: MyView, kind: str) -> float:
    """What it costs to hold a card that my own objective doesn't allow."""
    only = [condition.kind for condition in sight.goals if isinstance(condition, HoldsOnly)]
    return WISH * ripe(sight) * 0.3 if only and kind not in only and ripe(sight) > 0.6 else 0.0


def gear(sight: MyView, kind: str) -> float:
    """What it is worth to my own objective that one of my survivors carries such an Item."""
    s = sight.s
    mine = [name for name, by in zip(s.gear, s.bearer, strict=True) if s.owner[by] == sight.me]
    for condition in sight.goals:
        if isinstance(condition, Equipped) and condition.kind in ("", kind):
            return WISH if number_of(s, mine, condition.kind) < condition.number else 0.0
    return 0.0


def follower(sight: MyView) -> float:
    """What it is worth to my own objective to have one survivor more."""
    have, worth = len(sight.mine), 0.0
    for condition in sight.goals:
        match condition:
            case Controls(least=least, most=most):
                worth += WISH * 0.6 if have < least else -WISH * 0.4 if have >= most else 0.0
            case MostSurvivors():
                worth += WISH * 0.6
    return worth * ripe(sight)
