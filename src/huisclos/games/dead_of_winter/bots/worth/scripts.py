"""What the effects of a card are worth to me: those that say when, how often and to whom others happen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from huisclos.engine.rules.effect import Effect, Script
from huisclos.engine.rules.grammar import Choose, Each, If, Repeat, Roll, Vote
from huisclos.games.dead_of_winter.bots.knowing.my_view import MyView
from huisclos.games.dead_of_winter.chapters.card_effects.at_once import AtOnce
from huisclos.games.dead_of_winter.chapters.card_effects.picking import (
    EachPlayer,
    Highest,
    Lowest,
    Pick,
    Random,
)
from huisclos.games.dead_of_winter.state.boards import NONE

Worth = Callable[[MyView, Any, int], float]
"""Of an effect that speaks of this survivor, if of any."""


def worth(sight: MyView, script: Script, it: int = NONE) -> float:
    """All of these effects; they speak of this survivor, if of any."""
    return sum([EFFECTS[type(effect)](sight, effect, it) for effect in script if type(effect) in EFFECTS])


def people(sight: MyView, group: str) -> list[int]:
    """The survivors of a group; places and players aren't any."""
    known = ("places", "locations", "occupied", "occupied-locations", "seats")
    return [] if group in known else sight.s.group(group)


def one(sight: MyView, it: int) -> int:
    return sight.s.one() if it == NONE else it


def my_share(sight: MyView) -> float:
    """What befalls `you` is my business, or that of somebody who may be a friend."""
    if sight.s.you() == sight.me:
        return 1.0
    return 0.5 if sight.wants == "life" else 0.0


def _roll(sight: MyView, effect: Roll, it: int) -> float:
    """On average; of several dice the middle is most likely, which is near enough."""
    found = [worth(sight, script, it) for script in reached(effect)]
    return sum(found) / len(found)


def reached(effect: Roll) -> list[Script]:
    """What each face leads to."""
    found: list[Script] = []
    for face in range(effect.dice, effect.dice * effect.sides + 1):
        lines = [line for line in effect.lines if line.least <= face]
        found.append(max(lines, key=lambda line: line.least).do if lines else ())
    return found


def _if(sight: MyView, effect: If, it: int) -> float:
    return worth(sight, effect.then if effect.given.holds(sight.s) else effect.otherwise, it)


def _choose(sight: MyView, effect: Choose | Vote, it: int) -> float:
    """Somebody takes the best, or so one hopes."""
    return max([worth(sight, do, it) for do in branches(effect)])


def branches(effect: Choose | Vote) -> list[Script]:
    return [branch.do for branch in effect.options]


def _repeat(sight: MyView, effect: Repeat, it: int) -> float:
    return times(sight, effect) * worth(sight, effect.do, it)


def times(sight: MyView, effect: Repeat) -> int:
    return effect.times if isinstance(effect.times, int) else sight.s.figure(effect.times)


def _each(sight: MyView, effect: Each, it: int) -> float:
    of = people(sight, effect.of)
    if not of:
        return len(sight.s.things(effect.of)) * worth(sight, effect.do)
    return sum([worth(sight, effect.do, n) for n in of])


def _at_once(sight: MyView, effect: AtOnce, it: int) -> float:
    return sum([worth(sight, part.do, it) for part in effect.parts])


def _pick(sight: MyView, effect: Pick, it: int) -> float:
    """Whoever picks takes the best for me if it is me, and the middle of it all otherwise."""
    found = [worth(sight, effect.do, n) for n in people(sight, effect.of)]
    if not found:
        return worth(sight, effect.do) if sight.s.things(effect.of) else 0.0
    best = max(found) if sight.s.you() == sight.me else sum(found) / len(found)
    return max(0.0, best) if effect.optional else best


def _some(sight: MyView, effect: Lowest | Highest, it: int) -> float:
    return sum([worth(sight, effect.do, n) for n in some(sight, effect)])


def some(sight: MyView, effect: Lowest | Highest) -> list[int]:
    """Whom it means."""
    of = people(sight, effect.of)
    return of[: effect.number] if isinstance(effect, Lowest) else of[::-1][: effect.number]


def _random(sight: MyView, effect: Random, it: int) -> float:
    found = [worth(sight, effect.do, n) for n in people(sight, effect.of)]
    return sum(found) / len(found) if found else 0.0


def _each_player(sight: MyView, effect: EachPlayer, it: int) -> float:
    """Mine counts, the others' as that of friends."""
    s = sight.s
    return sum([s.as_if(lambda _: worth(sight, effect.do), actor=seat) for seat in s.named(effect.of)])


def told(sight: MyView, when: str, **fields: str) -> float:
    """What it is worth that the main objective hears of something."""
    return worth(sight, follows(sight, when, **fields))


def follows(sight: MyView, when: str, **fields: str) -> Script:
    """What the main objective then does."""
    return tuple(
        [
            effect
            for rule in sight.s.main.rules
            if rule.when == when and all(fields.get(name) == value for name, value in rule.where.items())
            for effect in rule.do
        ]
    )


EFFECTS: dict[type[Effect], Worth] = {
    Roll: _roll,
    If: _if,
    Choose: _choose,
    Vote: _choose,
    Repeat: _repeat,
    Each: _each,
    AtOnce: _at_once,
    Pick: _pick,
    Lowest: _some,
    Highest: _some,
    Random: _random,
    EachPlayer: _each_player,
}
"""All others are in `effects.py`."""
