"""DW-10.2: whether anybody could see in which order things that fall together were done.

Only what everybody sees counts: who stands where with how many wounds, not what lies in a deck. What a die
will show, who comes next from the deck, what a hidden card waits for: there the first player is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
from huisclos.games.dead_of_winter.state.in_play import in_play
from huisclos.games.dead_of_winter.state.where import places


class Toll(Struct):
    """What some effects may cost, as far as everybody sees."""

    losses: list[int]
    """Morale, blow by blow;"""
    dead: list[int]
    """survivors who may be gone then;"""
    met: int = 0
    """how many are hit, dead or not;"""
    heirs: int = 0
    """new groups that come in any case;"""
    zombies: bool = False
    breaches: int = 0
    """how many of them break in, if anybody is there;"""
    walls: bool = False
    """barricades that go;"""
    unknown: bool = False
    """and whether nobody can say."""


HEARD: Final = ("SurvivorHurt", "SurvivorDies", "SurvivorJoins")
"""What cards may wait for."""


def order_matters(s: Colony, steps: Sequence[Step]) -> bool:
    """DW-10.2: the game may end in between; two groups wait for newcomers, or one for a space; what comes
    hits whoever is there by then; or a card waits for it."""
    toll = Toll([], [])
    for step in steps:
        _count(s, step, toll)
    if toll.unknown or (toll.zombies and toll.walls) or (toll.met > 1 and _is_heard(s)):
        return True
    if toll.losses and sum(toll.losses) - min(toll.losses) >= s.morale:
        return True
    return _crosses_newcomers(s, toll)


def _crosses_newcomers(s: Colony, toll: Toll) -> bool:
    """DW-7.4: whoever comes first gets the next card of the deck, finds a space or none, and is there when
    zombies break in."""
    lost = _lost(s, toll.dead)
    groups = toll.heirs + len(lost)
    if len(lost) == len(s.playing()) and len(toll.losses) > len(toll.dead):
        return True  # DW-11.5: it may be over before the rest comes
    if not groups or not s.recruits or s.elimination:
        return False
    crowded = any(s.room(s.at[n]) < 1 for n in toll.dead if s.owner[n] not in lost)
    return groups > 1 or toll.breaches > 1 or crowded


def _lost(s: Colony, dead: list[int]) -> set[int]:
    """DW-7.4: the players all of whose survivors are among them."""
    return {s.owner[n] for n in dead} - {owner for n, owner in enumerate(s.owner) if n not in dead}


def _is_heard(s: Colony) -> bool:
    """Whether a card in play may wait for it, or the crossroads card of this turn, whichever it is."""
    for name in HEARD:
        waiting = s.box.waiting.get(name)
        if waiting is not None and in_play(s, waiting):
            return True
    return bool(s.watched) and any(card.trigger.when in HEARD for card in s.box.crossroads.values())


# -- what a step may cost; it speaks of this survivor, if of any ----------------------------------------


def _count(s: Colony, step: Step, toll: Toll, one: int = NONE) -> None:
    cost = _COSTS.get(type(step))
    if cost is None:
        toll.unknown = True
    else:
        cost(s, step, toll, one)


def _count_all(s: Colony, script: Script, toll: Toll, one: int) -> None:
    for effect in script:
        _count(s, effect, toll, one)


def _quiet(s: Colony, step: Step, toll: Toll, one: int) -> None:
    """It can't get in the way of anything else, but it may come too late."""
    toll.losses.append(0)


def _script(s: Colony, step: Part | EachPlayer, toll: Toll, one: int) -> None:
    _count_all(s, step.do, toll, one)


def _of_it(s: Colony, step: SpeakOf, toll: Toll, one: int) -> None:
    around, s.it = s.it, step.it
    _count_all(s, step.do, toll, s.box.numbers.get(step.it, NONE))
    s.it = around


def _of_each(s: Colony, step: Each, toll: Toll, one: int) -> None:
    for it in s.things(step.of):
        _of_it(s, SpeakOf(it, step.do), toll, one)


def _of_some(s: Colony, step: Lowest | Highest, toll: Toll, one: int) -> None:
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
    toll.walls = True
    toll.losses.append(0)


def _heirs(s: Colony, step: LastOneGone, toll: Toll, one: int) -> None:
    toll.heirs += not (s.exiled[step.seat] and s.main.exiles_out)


_COSTS: Final[dict[type[Step], Callable[[Colony, Any, Toll, int], None]]] = {
    **dict.fromkeys((Food, Starvation, Heal, Ready, PassOn, Discard, DiscardRandom, NewLeader), _quiet),
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
    elif s.hurt(survivor) + wounds >= s.trait(survivor, "fatal", s.box.figures.fatal_wounds):
        _gone(s, survivor, toll, mourned=True)
    else:
        toll.met += 1
        toll.losses.append(0)


def _gone(s: Colony, survivor: int, toll: Toll, *, mourned: bool) -> None:
    """DW-7.2, DW-8.2: a death, which costs nothing if it is an exile's."""
    if survivor == NONE:
        toll.unknown = True
        return
    toll.met += 1
    toll.dead.append(survivor)
    toll.losses.append(int(mourned and not s.exiled[s.owner[survivor]]))


def _overrun(s: Colony, place: int, number: int, toll: Toll) -> None:
    """DW-6.2: as many as find neither a space nor a barricade kill somebody there, if anybody is there."""
    doors = s.box.doors[place]
    each = [number // len(doors) + (n < number % len(doors)) for n in range(len(doors))]
    taken = zip(each, doors, strict=True)
    over = sum([max(0, come - s.free(door) - s.barricades[door]) for come, door in taken])
    people = s.people(place)
    for survivor in people[:over]:
        _gone(s, survivor, toll, mourned=True)
    helpless = s.helpless if place == COLONY else 0
    toll.losses += [1] * min(helpless, max(0, over - len(people))) or [0]
    toll.zombies = True
    toll.breaches += over
