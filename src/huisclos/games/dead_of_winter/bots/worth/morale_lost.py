"""DW-9.1: how much morale a card may take, at once or tonight, and what it is worth that this is the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from huisclos.engine.rules.effect import Effect, Script
from huisclos.engine.rules.grammar import Choose, Each, If, Repeat, Roll, Vote
from huisclos.games.dead_of_winter.bots.knowing.my_view import AT_STAKE, MyView
from huisclos.games.dead_of_winter.bots.worth.dangers import breaches
from huisclos.games.dead_of_winter.bots.worth.effects import worth
from huisclos.games.dead_of_winter.bots.worth.scripts import branches, one, people, reached, some, times
from huisclos.games.dead_of_winter.chapters.card_effects.at_once import AtOnce
from huisclos.games.dead_of_winter.chapters.card_effects.picking import (
    EachPlayer,
    Highest,
    Lowest,
    Pick,
    Random,
)
from huisclos.games.dead_of_winter.chapters.colony.bite import Bite
from huisclos.games.dead_of_winter.chapters.colony.odds import odds
from huisclos.games.dead_of_winter.chapters.colony.risk import Risk
from huisclos.games.dead_of_winter.chapters.colony.survivors import Dies, HelplessDie, Recruit
from huisclos.games.dead_of_winter.chapters.colony.tracks import Food, Helpless, Morale
from huisclos.games.dead_of_winter.chapters.colony.wounds import Frostbite, Wound
from huisclos.games.dead_of_winter.chapters.colony.zombies import Zombies
from huisclos.games.dead_of_winter.printed.places import COLONY
from huisclos.games.dead_of_winter.state.boards import NONE
from huisclos.games.dead_of_winter.state.where import places

Falls = dict[int, float]
"""How likely so much morale is lost; less than nothing is gained."""
SURE = 0.999
OVER = 1000.0
"""What an end is worth that is sure to come: nothing else counts beside it."""
MENDED = 0.5
"""How likely it comes tonight, if somebody can still do something about it."""


def outcome(sight: MyView, script: Script, it: int = NONE, waste: int = 0) -> float:
    """What all of these effects are worth to me, with the end that they may bring, at once or tonight; with
    so many cards on the waste pile for it."""
    chance = max(_ends(sight, script, it, 0), _darkens(sight, script, waste))
    found = worth(sight, script, it)
    return found + sight.verdict * (OVER if chance > SURE else AT_STAKE * chance)


def tonight(sight: MyView, script: Script) -> float:
    """The same for effects of the night to come, after hunger and waste."""
    return worth(sight, script) + sight.verdict * AT_STAKE * _ends(sight, script, NONE, sight.dusk)


def _ends(sight: MyView, script: Script, it: int, lost: int) -> float:
    """How likely the last morale goes."""
    found = falls(sight, script, it, lost)
    return sum([chance for number, chance in found.items() if number >= sight.s.morale])


def _darkens(sight: MyView, script: Script, waste: int) -> float:
    """How likely hunger and waste take the last morale tonight, and wouldn't without this."""
    s = sight.s
    food = sum([effect.by for effect in script if isinstance(effect, Food)])
    helpless = sum([effect.by for effect in script if isinstance(effect, Helpless)])
    helpless += sum([effect.helpless for effect in script if isinstance(effect, Recruit)])
    if s.phase != "players" or sight.dusk >= s.morale or sight.night(food, helpless, waste) < s.morale:
        return 0.0
    return MENDED if sight.dice or sight.later else 1.0


def falls(sight: MyView, script: Script, it: int = NONE, lost: int = 0) -> Falls:
    """All of these effects, one after the other, for those who have lost so much already."""
    return _then(
        sight, {lost: 1.0}, [_FALLS[type(one)](sight, one, it) for one in script if type(one) in _FALLS]
    )


def _then(sight: MyView, found: Falls, more: list[Falls]) -> Falls:
    """Nothing comes after the last one."""
    for next_ones in more:
        before, found = found, {}
        for lost, chance in before.items():
            for number, likely in next_ones.items() if lost < sight.s.morale else ((0, 1.0),):
                found[lost + number] = found.get(lost + number, 0.0) + chance * likely
    return found


def _any(found: list[Falls]) -> Falls:
    """One of them by chance."""
    total: Falls = {}
    for falls_ in found:
        for number, chance in falls_.items():
            total[number] = total.get(number, 0.0) + chance / len(found)
    return total or {0: 1.0}


def _least(found: list[Falls]) -> Falls:
    """Somebody takes the one that costs least, or so one hopes."""
    return min(found, key=lambda falls_: sum([n * chance for n, chance in falls_.items()]), default={0: 1.0})


# -- who may die of it ------------------------------------------------------------------------------------


def _dies(sight: MyView, n: int, chance: float = 1.0) -> Falls:
    """DW-8.2: exiles are nobody's loss."""
    if n == NONE or not chance or sight.s.exiled[sight.s.owner[n]]:
        return {0: 1.0}
    return {1: chance, 0: 1.0 - chance}


def _hurt(sight: MyView, effect: Wound | Frostbite, it: int) -> Falls:
    n, s = one(sight, it), sight.s
    number = effect.number if isinstance(effect, Wound) else 1
    fatal = n != NONE and s.hurt(n) + number >= s.trait(n, "fatal", s.box.figures.fatal_wounds)
    return _dies(sight, n, float(fatal))


def _risked(sight: MyView, effect: Risk, it: int) -> Falls:
    n = one(sight, it)
    chance = 0.0 if n == NONE else odds(sight.s, n).dies / 100
    return _dies(sight, n, 1.0 - (1.0 - chance) ** effect.times)


def _overrun(sight: MyView, effect: Zombies, it: int) -> Falls:
    """DW-6.2: those of lowest influence die first, then the helpless."""
    s, lost = sight.s, 0
    for place in places(s, effect.at, effect.places):
        number, there = breaches(sight, place, effect.number), s.people(place)
        lost += sum([not s.exiled[s.owner[n]] for n in there[:number]])
        lost += min(s.helpless, max(0, number - len(there))) if place == COLONY else 0
    return {lost: 1.0}


# -- effects around others --------------------------------------------------------------------------------


def _roll(sight: MyView, effect: Roll, it: int) -> Falls:
    return _any([falls(sight, script, it) for script in reached(effect)])


def _repeat(sight: MyView, effect: Repeat, it: int) -> Falls:
    return _then(sight, {0: 1.0}, [falls(sight, effect.do, it)] * times(sight, effect))


def _each(sight: MyView, effect: Each, it: int) -> Falls:
    of = people(sight, effect.of) or [NONE] * len(sight.s.things(effect.of))
    return _then(sight, {0: 1.0}, [falls(sight, effect.do, n) for n in of])


def _at_once(sight: MyView, effect: AtOnce, it: int) -> Falls:
    return _then(sight, {0: 1.0}, [falls(sight, part.do, it) for part in effect.parts])


def _pick(sight: MyView, effect: Pick, it: int) -> Falls:
    found = [falls(sight, effect.do, n) for n in people(sight, effect.of)]
    if effect.optional:
        found.append({0: 1.0})
    return _least(found) if sight.s.you() == sight.me else _any(found)


def _some(sight: MyView, effect: Lowest | Highest, it: int) -> Falls:
    return _then(sight, {0: 1.0}, [falls(sight, effect.do, n) for n in some(sight, effect)])


def _each_player(sight: MyView, effect: EachPlayer, it: int) -> Falls:
    s = sight.s
    found = [s.as_if(lambda _: falls(sight, effect.do), actor=seat) for seat in s.named(effect.of)]
    return _then(sight, {0: 1.0}, found)


_FALLS: dict[type[Effect], Callable[[MyView, Any, int], Falls]] = {
    Morale: lambda sight, effect, it: {-effect.by: 1.0},
    HelplessDie: lambda sight, effect, it: {min(effect.number, sight.s.helpless): 1.0},
    Dies: lambda sight, effect, it: _dies(sight, one(sight, it)),
    Bite: lambda sight, effect, it: _dies(sight, one(sight, it)),
    Wound: _hurt,
    Frostbite: _hurt,
    Risk: _risked,
    Zombies: _overrun,
    Roll: _roll,
    If: lambda sight, effect, it: falls(
        sight, effect.then if effect.given.holds(sight.s) else effect.otherwise, it
    ),
    Choose: lambda sight, effect, it: _least([falls(sight, do, it) for do in branches(effect)]),
    Vote: lambda sight, effect, it: _least([falls(sight, do, it) for do in branches(effect)]),
    Repeat: _repeat,
    Each: _each,
    AtOnce: _at_once,
    Pick: _pick,
    Lowest: _some,
    Highest: _some,
    Random: lambda sight, effect, it: _any([falls(sight, effect.do, n) for n in people(sight, effect.of)]),
    EachPlayer: _each_player,
}
