"""DW-10.2: what effects may cost before they are done, as far as everybody sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

from huisclos.engine.rules.cards import SpeakOf
from huisclos.engine.rules.effect import Script
from huisclos.engine.rules.grammar import Each
from huisclos.engine.rules.step import Step
from huisclos.games.dead_of_winter.chapters.card_effects.at_once import Part
from huisclos.games.dead_of_winter.chapters.card_effects.losing import Discard, DiscardRandom
from huisclos.games.dead_of_winter.chapters.card_effects.picking import EachPlayer, Highest, Lowest
from huisclos.games.dead_of_winter.chapters.card_effects.regrouping import PassOn
from huisclos.games.dead_of_winter.chapters.card_effects.sending import Ready
from huisclos.games.dead_of_winter.chapters.colony.barricade import BreakBarricades
from huisclos.games.dead_of_winter.chapters.colony.survivors import Dies, LastOneGone, Leaves, NewLeader
from huisclos.games.dead_of_winter.chapters.colony.tracks import Food, Morale, Starvation
from huisclos.games.dead_of_winter.chapters.colony.wounds import Frostbite, FrostBurns, Heal, Wound
from huisclos.games.dead_of_winter.chapters.colony.zombies import Arrive, Zombies
from huisclos.games.dead_of_winter.printed.places import COLONY
from huisclos.games.dead_of_winter.state.boards import NONE
from huisclos.games.dead_of_winter.state.colony import Colony
from huisclos.games.dead_of_winter.state.where import places


class Toll(Struct):
    """What some effects may cost, as far as everybody sees. A list has twice what two of them do."""

    losses: list[int] = []
    """Morale, blow by blow: nothing for what costs none, but may come too late."""
    dead: list[int] = []
    """Survivors who may be gone then."""
    hurt: list[int] = []
    """All who are hit, dead or not."""
    wounds: dict[int, int] = {}
    """By survivor: how hard they are hit."""
    healed: list[int] = []
    """All who are cured."""
    heirs: int = 0
    """New groups that come in any case."""
    heard: bool = False
    """Whether somebody is hit, of which cards may hear."""
    aims: bool = False
    """Whether it will only then be seen who is hit."""
    aimed: int = 0
    """For how many of the effects it will only then be seen."""
    besieged: list[int] = []
    """Places to which zombies come."""
    pressed: list[int] = []
    """Places where some zombies find no free space."""
    gaps: int = 0
    """How many zombies break in where nobody is left, unless somebody comes."""
    bared: list[int] = []
    """Where barricades go."""
    tracks: list[str] = []
    """What rises (`+`) and falls (`-`), but never below nothing."""
    hands: bool = False
    """Whether cards are thrown away."""
    passed: bool = False
    """Whether survivors change groups."""
    unknown: bool = False
    """Whether nobody can say."""


# -- what a step may cost; it speaks of this survivor, if of any ----------------------------------------


def count(s: Colony, step: Step, toll: Toll, one: int = NONE) -> None:
    cost = _COSTS.get(type(step))
    if cost is None:
        toll.unknown = True
    else:
        cost(s, step, toll, one)


def _count_all(s: Colony, script: Script, toll: Toll, one: int) -> None:
    for effect in script:
        count(s, effect, toll, one)


def _quiet(s: Colony, step: Step, toll: Toll, one: int) -> None:
    """It can't get in the way of anything else, but it may come too late."""
    toll.losses.append(0)


def _supply(s: Colony, step: Food | Starvation, toll: Toll, one: int) -> None:
    """There is never less than nothing: what comes first matters, if something else comes the other way."""
    toll.tracks.append(f"{'+' if step.by > 0 else '-'}{type(step).__name__}")
    if step.by > 0 or (s.food if isinstance(step, Food) else s.starvation):
        toll.losses.append(0)


def _heals(s: Colony, step: Heal, toll: Toll, one: int) -> None:
    toll.losses.append(0)
    toll.healed.append(one)
    toll.unknown |= one == NONE


def _throws(s: Colony, step: Discard | DiscardRandom, toll: Toll, one: int) -> None:
    """DW-7.3, DW-7.4: the dead give back what they carried, and the cards of a lost group leave the game."""
    toll.losses.append(0)
    toll.hands = True


def _passes(s: Colony, step: PassOn, toll: Toll, one: int) -> None:
    toll.losses.append(0)
    toll.passed = True


def _script(s: Colony, step: Part | EachPlayer, toll: Toll, one: int) -> None:
    _count_all(s, step.do, toll, one)


def _of_it(s: Colony, step: SpeakOf, toll: Toll, one: int) -> None:
    one = s.box.numbers.get(step.it, NONE)
    s.as_if(lambda s: _count_all(s, step.do, toll, one), it=step.it)


def _of_each(s: Colony, step: Each, toll: Toll, one: int) -> None:
    toll.aims = True
    for it in s.things(step.of):
        _of_it(s, SpeakOf(it, step.do), toll, one)


def _of_some(s: Colony, step: Lowest | Highest, toll: Toll, one: int) -> None:
    toll.aims = True
    people = s.group(step.of)
    for n in (people if isinstance(step, Lowest) else people[::-1])[: step.number]:
        _count_all(s, step.do, toll, n)


def _burns(s: Colony, step: FrostBurns, toll: Toll, one: int) -> None:
    _hit(s, step.survivor, s.frost[step.survivor], toll)


def _wounds(s: Colony, step: Wound | Frostbite, toll: Toll, one: int) -> None:
    _hit(s, one, step.number if isinstance(step, Wound) else 1, toll)


def _dies(s: Colony, step: Dies, toll: Toll, one: int) -> None:
    _gone(s, one, toll, mourned=True)


def _leaves(s: Colony, step: Leaves, toll: Toll, one: int) -> None:
    _gone(s, one, toll, mourned=False)


def _arrive(s: Colony, step: Arrive, toll: Toll, one: int) -> None:
    _overrun(s, step.place, step.number, toll)


def _zombies(s: Colony, step: Zombies, toll: Toll, one: int) -> None:
    for place in places(s, step.at, step.places):
        _overrun(s, place, step.number, toll)


def _morale(s: Colony, step: Morale, toll: Toll, one: int) -> None:
    """It can't rise above its highest: what comes first matters then."""
    toll.losses.append(max(0, -step.by))
    toll.unknown |= step.by > 0


def _walls(s: Colony, step: BreakBarricades, toll: Toll, one: int) -> None:
    bared = [place for place in places(s, step.at) if s.barricades_at(place)]
    toll.bared += bared
    if bared:
        toll.losses.append(0)


def _heirs(s: Colony, step: LastOneGone, toll: Toll, one: int) -> None:
    toll.heirs += not (s.exiled[step.seat] and s.main.exiles_out)


_COSTS: Final[dict[type[Step], Callable[[Colony, Any, Toll, int], None]]] = {
    **dict.fromkeys((Ready, NewLeader), _quiet),
    **dict.fromkeys((Food, Starvation), _supply),
    **dict.fromkeys((Discard, DiscardRandom), _throws),
    Heal: _heals,
    PassOn: _passes,
    Part: _script,
    EachPlayer: _script,
    SpeakOf: _of_it,
    Each: _of_each,
    Lowest: _of_some,
    Highest: _of_some,
    FrostBurns: _burns,
    Wound: _wounds,
    Frostbite: _wounds,
    Dies: _dies,
    Leaves: _leaves,
    Arrive: _arrive,
    Zombies: _zombies,
    Morale: _morale,
    BreakBarricades: _walls,
    LastOneGone: _heirs,
}
"""Of all others nobody can say."""


def _hit(s: Colony, survivor: int, wounds: int, toll: Toll) -> None:
    """DW-4.3: who has too many wounds then dies."""
    if survivor == NONE:
        toll.unknown = True
        return
    toll.wounds[survivor] = wounds + toll.wounds.get(survivor, 0)
    if s.hurt(survivor) + toll.wounds[survivor] >= s.trait(survivor, "fatal", s.box.figures.fatal_wounds):
        _gone(s, survivor, toll, mourned=True)
    else:
        toll.heard = True
        toll.hurt.append(survivor)
        toll.losses.append(0)


def _gone(s: Colony, survivor: int, toll: Toll, *, mourned: bool) -> None:
    """DW-7.2, DW-8.2: a death, which costs nothing if it is an exile's."""
    if survivor == NONE:
        toll.unknown = True
        return
    toll.heard = True
    toll.hurt.append(survivor)
    toll.dead.append(survivor)
    toll.losses.append(int(mourned and not s.exiled[s.owner[survivor]]))


def _overrun(s: Colony, place: int, number: int, toll: Toll) -> None:
    """DW-6.2: as many as find neither a space nor a barricade kill somebody there, if anybody is there."""
    doors = s.box.doors[place]
    each = [number // len(doors) + (n < number % len(doors)) for n in range(len(doors))]
    taken = list(zip(each, doors, strict=True))
    over = sum([max(0, come - s.free(door) - s.barricades[door]) for come, door in taken])
    toll.besieged.append(place)
    if any(come > s.free(door) for come, door in taken):
        toll.pressed.append(place)
    people, helpless = s.people(place), s.helpless if place == COLONY else 0
    for survivor in people[:over]:
        _gone(s, survivor, toll, mourned=True)
    victims = min(helpless, max(0, over - len(people)))
    toll.losses += [1] * victims
    if over < number:
        toll.losses.append(0)
    toll.heard |= victims > 0
    if over and (place == COLONY or s.room(COLONY) < 1 or any(s.exiled)):
        toll.aims = True
        toll.gaps += max(0, over - len(people) - victims)
