"""What the effects of a card are worth to me."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from huisclos.engine.effect import Effect, Script
from huisclos.engine.grammar import Choose, Each, If, Repeat, Roll, Vote
from huisclos.games.dead_of_winter.barricade import Barricade, BreakBarricades
from huisclos.games.dead_of_winter.bite import Bite
from huisclos.games.dead_of_winter.bots.aims import follower, unit
from huisclos.games.dead_of_winter.bots.dangers import (
    HELPLESS,
    WOUND,
    arrival,
    frost_cost,
    relief,
    risk,
    standing,
    wound_cost,
)
from huisclos.games.dead_of_winter.bots.food import food_worth
from huisclos.games.dead_of_winter.bots.sight import Sight
from huisclos.games.dead_of_winter.contribute import PileOn
from huisclos.games.dead_of_winter.decks import DrawItems
from huisclos.games.dead_of_winter.dice import GainDice, LoseDice, RaiseDie, Reroll, SetDie
from huisclos.games.dead_of_winter.killing import KillZombies
from huisclos.games.dead_of_winter.looking import FindOutsider, SeeCard, SeeCrises, SeeDeck
from huisclos.games.dead_of_winter.losing import Discard, DiscardRandom, Steal
from huisclos.games.dead_of_winter.luring import MoveZombies
from huisclos.games.dead_of_winter.noise import Noise, Quiet
from huisclos.games.dead_of_winter.picking import EachPlayer, Highest, Lowest, Pick, Random
from huisclos.games.dead_of_winter.places import COLONY
from huisclos.games.dead_of_winter.risk import Risk
from huisclos.games.dead_of_winter.state import NONE
from huisclos.games.dead_of_winter.survivors import Dies, HelplessDie, Leaves, Recruit
from huisclos.games.dead_of_winter.tracks import Food, Helpless, Morale, Progress, Rounds, Starvation
from huisclos.games.dead_of_winter.waste import Clean, Salvage
from huisclos.games.dead_of_winter.where import places
from huisclos.games.dead_of_winter.wounds import Frostbite, Heal, Wound
from huisclos.games.dead_of_winter.zombies import Zombies

CARD, DIE, ROUND = 0.5, 0.5, 1.0
"""An Item drawn, an action die, a round more."""
ROOM, FOUNDATION = 0.6, 0.1
"""What room for a barricade is worth beside one, and one that won't stand for long."""
MOUTH = 0.35
"""What a helpless survivor costs in food and zombies, a round."""


def worth(sight: Sight, script: Script, it: int = NONE) -> float:
    """All of these effects; they speak of this survivor, if of any."""
    return sum([_WORTH[type(effect)](sight, effect, it) for effect in script if type(effect) in _WORTH])


def _people(sight: Sight, group: str) -> list[int]:
    """The survivors of a group; places and players aren't any."""
    known = ("places", "locations", "occupied", "occupied-locations", "seats")
    return [] if group in known else sight.s.group(group)


def _one(sight: Sight, it: int) -> int:
    return sight.s.one() if it == NONE else it


def _my_share(sight: Sight) -> float:
    """What befalls `you` is my business, or that of somebody who may be a friend."""
    if sight.s.you() == sight.me:
        return 1.0
    return 0.5 if sight.wants == "life" else 0.0


# -- the grammar of all games -------------------------------------------------------------------------------


def _roll(sight: Sight, effect: Roll, it: int) -> float:
    """On average; of several dice the middle is most likely, which is near enough."""
    total, faces = 0.0, range(effect.dice, effect.dice * effect.sides + 1)
    for face in faces:
        reached = [line for line in effect.lines if line.least <= face]
        if reached:
            total += worth(sight, max(reached, key=lambda line: line.least).do, it)
    return total / len(faces)


def _if(sight: Sight, effect: If, it: int) -> float:
    return worth(sight, effect.then if effect.given.holds(sight.s) else effect.otherwise, it)


def _choose(sight: Sight, effect: Choose | Vote, it: int) -> float:
    """Somebody takes the best, or so one hopes."""
    return max([worth(sight, branch.do, it) for branch in effect.options])


def _repeat(sight: Sight, effect: Repeat, it: int) -> float:
    times = effect.times if isinstance(effect.times, int) else sight.s.figure(effect.times)
    return times * worth(sight, effect.do, it)


def _each(sight: Sight, effect: Each, it: int) -> float:
    people = _people(sight, effect.of)
    if not people:
        return len(sight.s.things(effect.of)) * worth(sight, effect.do)
    return sum([worth(sight, effect.do, n) for n in people])


def _pick(sight: Sight, effect: Pick, it: int) -> float:
    """Whoever picks takes the best for me if it is me, and the middle of it all otherwise."""
    found = [worth(sight, effect.do, n) for n in _people(sight, effect.of)]
    if not found:
        return worth(sight, effect.do) if sight.s.things(effect.of) else 0.0
    best = max(found) if sight.s.you() == sight.me else sum(found) / len(found)
    return max(0.0, best) if effect.optional else best


def _some(sight: Sight, effect: Lowest | Highest, it: int) -> float:
    people = _people(sight, effect.of)
    chosen = people[: effect.number] if isinstance(effect, Lowest) else people[::-1][: effect.number]
    return sum([worth(sight, effect.do, n) for n in chosen])


def _random(sight: Sight, effect: Random, it: int) -> float:
    found = [worth(sight, effect.do, n) for n in _people(sight, effect.of)]
    return sum(found) / len(found) if found else 0.0


def _each_player(sight: Sight, effect: EachPlayer, it: int) -> float:
    """Mine counts, the others' as that of friends."""
    s, total, actor = sight.s, 0.0, sight.s.actor
    for seat in s.named(effect.of):
        s.actor = seat
        total += worth(sight, effect.do)
    s.actor = actor
    return total


# -- survivors ----------------------------------------------------------------------------------------------


def _hurt(sight: Sight, effect: Wound | Frostbite, it: int) -> float:
    """The last one kills."""
    n, s = _one(sight, it), sight.s
    if n == NONE:
        return 0.0
    number = effect.number if isinstance(effect, Wound) else 1
    if s.hurt(n) + number >= s.trait(n, "fatal", s.box.figures.fatal_wounds):
        return -sight.life(n)
    return -number * wound_cost(sight, n) if isinstance(effect, Wound) else -frost_cost(sight, n)


def heal(sight: Sight, n: int) -> float:
    """What it is worth that a wound of somebody is healed, a frostbite first."""
    s = sight.s
    if not s.hurt(n) or (s.owner[n] != sight.me and sight.wants != "life"):
        return 0.0
    last = s.hurt(n) + 1 >= s.trait(n, "fatal", s.box.figures.fatal_wounds)
    if s.frost[n] and sight.left:
        return (0.9 if last else 0.55) * sight.life(n)
    return 0.25 * sight.life(n) if last else WOUND


def _heal(sight: Sight, effect: Heal, it: int) -> float:
    n = _one(sight, it)
    return 0.0 if n == NONE else effect.number**0.5 * heal(sight, n)


def _risk(sight: Sight, effect: Risk, it: int) -> float:
    n = _one(sight, it)
    return 0.0 if n == NONE else -effect.times * risk(sight, n, sight.s.at[n])


def _dies(sight: Sight, effect: Dies | Bite | Leaves, it: int) -> float:
    n = _one(sight, it)
    if n == NONE:
        return 0.0
    return -sight.person(n) if isinstance(effect, Leaves) else -sight.life(n)


def recruit(sight: Sight, effect: Recruit, it: int = NONE) -> float:
    """A die every round, and somebody who has to be fed. Is there still time?"""
    found = (0.25 + 0.45 * sight.left) * _my_share(sight) + unit(sight, "survivors")
    return effect.number * (found + follower(sight)) + effect.helpless * _mouths(sight, 1)


def _mouths(sight: Sight, number: int) -> float:
    """Helpless survivors cost food and bring zombies, this night, too."""
    sign = 1.0 if sight.morale > 0 else -0.3
    return -sign * MOUTH * number * (1 + sight.left)


# -- the colony ---------------------------------------------------------------------------------------------


def _zombies(sight: Sight, effect: Zombies, it: int) -> float:
    found = places(sight.s, effect.at, effect.places)
    away = unit(sight, "zombies-away")
    return -sum([arrival(sight, place, effect.number) + away * (place != COLONY) for place in found])


def _kill(sight: Sight, effect: KillZombies, it: int) -> float:
    """The most dangerous ones, and what the one who does it risks."""
    s, n = sight.s, _one(sight, it)
    doors = [door for place in places(s, effect.at) for door in s.box.doors[place] if s.zombies[door]]
    gains = sorted([kill(sight, door) for door in doors for _ in range(s.zombies[door])], reverse=True)
    gains = gains[: effect.number]
    rolls = {"each": len(gains), "once": min(1, len(gains)), "none": 0}[effect.risk]
    if n == NONE or not rolls or s.trait(n, "attack-risk", 1) < 1:
        return sum(gains)
    return sum(gains) - rolls * risk(sight, n, s.at[n])


def kill(sight: Sight, door: int) -> float:
    """What a zombie less at an entrance is worth."""
    place = sight.s.box.place_of[door]
    aim = unit(sight, "zombies-away" if place != COLONY else "zombies-colony")
    return 0.05 + relief(sight, door) + aim + told(sight, "ZombieKilled") + walls(sight, door, free=1)


def walls(sight: Sight, door: int, barricades: int = 0, free: int = 0) -> float:
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


def told(sight: Sight, when: str, **fields: str) -> float:
    """What it is worth that the main objective hears of something."""
    found = 0.0
    for rule in sight.s.main.rules:
        if rule.when == when and all(fields.get(name) == value for name, value in rule.where.items()):
            found += worth(sight, rule.do)
    return found


def _barricade(sight: Sight, effect: Barricade, it: int) -> float:
    s = sight.s
    doors = [door for place in places(s, effect.at) for door in s.box.doors[place] if s.free(door) > 0]
    return sum(sorted([barricade(sight, door) for door in doors], reverse=True)[: effect.number])


def barricade(sight: Sight, door: int) -> float:
    """What a barricade there is worth."""
    return 0.05 + relief(sight, door) + walls(sight, door, barricades=1, free=-1)


def _break(sight: Sight, effect: BreakBarricades, it: int) -> float:
    s = sight.s
    doors = [
        door
        for place in places(s, effect.at)
        for door in s.box.doors[place]
        for _ in range(s.barricades[door])
    ]
    return -sum([barricade(sight, door) for door in doors[: effect.number]])


Worth = Callable[[Sight, Any, int], float]
_WORTH: dict[type[Effect], Worth] = {
    Roll: _roll,
    If: _if,
    Choose: _choose,
    Vote: _choose,
    Repeat: _repeat,
    Each: _each,
    Pick: _pick,
    Lowest: _some,
    Highest: _some,
    Random: _random,
    EachPlayer: _each_player,
    Wound: _hurt,
    Frostbite: _hurt,
    Heal: _heal,
    Risk: _risk,
    Dies: _dies,
    Bite: _dies,
    Leaves: _dies,
    Recruit: recruit,
    Zombies: _zombies,
    KillZombies: _kill,
    Barricade: _barricade,
    BreakBarricades: _break,
    Morale: lambda sight, effect, it: effect.by * sight.morale,
    Food: lambda sight, effect, it: food_worth(sight, effect.by),
    Starvation: lambda sight, effect, it: -0.3 * effect.by * sight.morale,
    Helpless: lambda sight, effect, it: _mouths(sight, effect.by),
    HelplessDie: lambda sight, effect, it: -effect.number * (sight.morale + HELPLESS),
    Progress: lambda sight, effect, it: effect.by * unit(sight, "progress"),
    Rounds: lambda sight, effect, it: effect.by * ROUND,
    Noise: lambda sight, effect, it: -0.15 * effect.number,
    Quiet: lambda sight, effect, it: 0.15 * effect.number,
    Clean: lambda sight, effect, it: 0.08 * min(effect.number, len(sight.s.waste)),
    Salvage: lambda sight, effect, it: CARD * _my_share(sight) * min(effect.number, len(sight.s.waste)),
    DrawItems: lambda sight, effect, it: CARD * effect.number * _my_share(sight),
    Discard: lambda sight, effect, it: (
        -0.3 * min(effect.number, sight.hands[sight.s.you()]) * _my_share(sight)
    ),
    DiscardRandom: lambda sight, effect, it: (
        -0.5 * min(effect.number, sight.hands[sight.s.you()]) * _my_share(sight)
    ),
    Steal: lambda sight, effect, it: 0.1 * effect.number if sight.wants == "life" else CARD,
    SeeCard: lambda sight, effect, it: 0.03,
    SeeDeck: lambda sight, effect, it: 0.0,
    SeeCrises: lambda sight, effect, it: 0.02,
    FindOutsider: lambda sight, effect, it: 0.5 * (0.25 + 0.45 * sight.left),
    PileOn: lambda sight, effect, it: -0.2 * effect.number,
    GainDice: lambda sight, effect, it: DIE * effect.number * _my_share(sight),
    LoseDice: lambda sight, effect, it: (
        -DIE * min(effect.number, len(sight.s.rolled[sight.s.you()])) * _my_share(sight)
    ),
    RaiseDie: lambda sight, effect, it: 0.1,
    Reroll: lambda sight, effect, it: 0.12,
    SetDie: lambda sight, effect, it: 0.2,
    MoveZombies: lambda sight, effect, it: -0.1 * effect.number,
}
