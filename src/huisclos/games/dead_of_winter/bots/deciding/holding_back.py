"""DW-9.2: nobody wins by the main objective alone: whoever lacks the rest doesn't hand it in yet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from huisclos.engine.rules.effect import Condition, Effect, Script
from huisclos.engine.rules.grammar import AllOf, AnyOf, AtLeast, Choose, Each, If, Repeat, Roll, Vote
from huisclos.games.dead_of_winter.bots.knowing.my_view import BRINK, MyView
from huisclos.games.dead_of_winter.bots.worth.aims import forecast
from huisclos.games.dead_of_winter.bots.worth.scripts import branches, follows, people, reached, times
from huisclos.games.dead_of_winter.chapters.aims.conditions import AtMost, PerPlayer
from huisclos.games.dead_of_winter.chapters.aims.goals import BarricadedEverywhere, barricaded
from huisclos.games.dead_of_winter.chapters.card_effects.at_once import AtOnce
from huisclos.games.dead_of_winter.chapters.card_effects.picking import Pick
from huisclos.games.dead_of_winter.chapters.colony.barricade import Barricade
from huisclos.games.dead_of_winter.chapters.colony.killing import KillZombies
from huisclos.games.dead_of_winter.chapters.colony.survivors import Recruit
from huisclos.games.dead_of_winter.chapters.colony.tracks import Food, Progress
from huisclos.games.dead_of_winter.printed.places import COLONY, PLACES
from huisclos.games.dead_of_winter.state.where import places

Gains = Counter[str]
"""How much more of a figure there may be; less than nothing if it falls."""
HALF = 0.5
"""What is forecast may be so much better."""


def hands_in(sight: MyView, action: str, *what: Any) -> bool:
    """The main objective may be met tonight by this action, too early for me."""
    rate = _ACTIONS.get(action)
    return rate is not None and waits(sight) and _completes(sight, rate(sight, *what))


def brings_in(sight: MyView, script: Script) -> bool:
    """The same of the effects of a card."""
    return waits(sight) and _completes(sight, gains(sight, script))


def waits(sight: MyView) -> bool:
    """What I want beside it is open, there are rounds left for that, and the colony isn't about to fall."""
    if sight.wants != "life" or sight.content or not sight.left:
        return False
    return sight.s.morale - sight.dusk > BRINK


def _completes(sight: MyView, more: Gains) -> bool:
    goal = sight.s.side.goal
    return _holds(sight, goal, more) and not _holds(sight, goal, Counter())


def _holds(sight: MyView, condition: Condition, more: Gains) -> bool:
    """DW-5.5: at the end of this round, with so much more."""
    s = sight.s
    match condition:
        case AllOf(of=of):
            return all(_holds(sight, one, more) for one in of)
        case AnyOf(of=of):
            return any(_holds(sight, one, more) for one in of)
        case AtLeast(value=value, number=number):
            return forecast(sight, value) + more[value] + HALF > number
        case PerPlayer(value=value, number=number, plus=plus):
            return forecast(sight, value) + more[value] + HALF > number * s.seats + plus
        case AtMost(value=value, number=number):
            return forecast(sight, value) + more[value] - HALF < number
        case BarricadedEverywhere(number=number):
            return barricaded(s, number) + more["everywhere"] >= len(s.box.doors) - 1
    return condition.holds(s)


# -- what an action may bring ------------------------------------------------------------------------------


def _attack(sight: MyView, survivor: int, door: int) -> Gains:
    return _killed(sight, door, sight.s.trait(survivor, "kill", 1))


def _killed(sight: MyView, door: int, number: int) -> Gains:
    place = sight.s.box.place_of[door]
    number = min(number, sight.s.zombies_at(place))
    found = Gains({"zombies-colony" if place == COLONY else "zombies-away": -number})
    for _ in range(number):
        found.update(gains(sight, follows(sight, "ZombieKilled")))
    return found


def _search(sight: MyView, survivor: int) -> Gains:
    place = sight.s.at[survivor]
    last = sight.decks[place] <= max(1, sight.s.trait(survivor, "keep", 1))
    found = gains(sight, follows(sight, "Acted", deed="search", place=PLACES[place]))
    found["empty-decks"] += last
    return found


def _barricade(sight: MyView, survivor: int, door: int) -> Gains:
    return _built(sight, sight.s.box.place_of[door], sight.s.trait(survivor, "barricade", 1))


def _built(sight: MyView, place: int, number: int) -> Gains:
    """A place that had none counts as one more."""
    if place == COLONY:
        return Gains({"barricades-colony": number})
    return Gains(everywhere=int(not sight.s.barricades_at(place)))


def _attract(sight: MyView, survivor: int) -> Gains:
    """DW-2.6: as far as there is room for them."""
    s = sight.s
    if s.at[survivor] != COLONY:
        return Gains()
    number = s.trait(survivor, "attract", s.box.figures.attracted)
    spaces = sum([s.free(door) for door in s.box.doors[COLONY]])
    return Gains({"zombies-away": -min(number, spaces, s.figure("zombies-away"))})


def _move(sight: MyView, survivor: int, place: int) -> Gains:
    """DW-5.4: where nobody is, none come."""
    s = sight.s
    here = s.at[survivor]
    come = (place != COLONY and place not in s.at) - (here != COLONY and s.at.count(here) == 1)
    return Gains({"zombies-away": come})


def _use(sight: MyView, survivor: int, number: int, item: str) -> Gains:
    script = sight.use(survivor, number, item).do
    return sight.s.as_if(lambda _: gains(sight, script), hero=survivor)


def _play(sight: MyView, name: str) -> Gains:
    item = sight.s.box.items[name]
    return gains(sight, (*item.do, *follows(sight, "Played", kind=item.kind)))


_ACTIONS: dict[str, Callable[..., Gains]] = {
    "attack": _attack,
    "search": _search,
    "barricade": _barricade,
    "attract": _attract,
    "move": _move,
    "use": _use,
    "play": _play,
}


# -- what a card may bring --------------------------------------------------------------------------------


def gains(sight: MyView, script: Script) -> Gains:
    """The most that these effects may bring of what main objectives ask for."""
    found = Gains()
    for effect in script:
        found.update(_gains(sight, effect))
    return found


def _gains(sight: MyView, effect: Effect) -> Gains:
    s = sight.s
    match effect:
        case Progress(by=by):
            return Gains(progress=by)
        case Food(by=by):
            return Gains(food=by)
        case Recruit(number=number):
            return Gains(survivors=number)
        case KillZombies(number=number):
            doors = [door for place in places(s, effect.at) for door in s.box.doors[place] if s.zombies[door]]
            return _killed(sight, doors[-1], number) if doors else Gains()
        case Barricade(number=number):
            there = places(s, effect.at)
            return _built(sight, there[0], number) if there else Gains()
    return _around(sight, effect)


def _around(sight: MyView, effect: Effect) -> Gains:
    """Of effects that say when, how often and to whom others happen."""
    match effect:
        case Roll():
            return _most([gains(sight, do) for do in reached(effect)])
        case If():
            return gains(sight, effect.then if effect.given.holds(sight.s) else effect.otherwise)
        case Choose() | Vote():
            return _most([gains(sight, do) for do in branches(effect)])
        case Repeat():
            return gains(sight, effect.do * times(sight, effect))
        case Each():
            return gains(sight, effect.do * len(people(sight, effect.of)))
        case AtOnce(parts=parts):
            return gains(sight, tuple([one for part in parts for one in part.do]))
        case Pick():
            return gains(sight, effect.do)
    return Gains()


def _most(found: list[Gains]) -> Gains:
    return max(found, key=lambda more: sum([abs(number) for number in more.values()]), default=Gains())
