"""DW-9.2: how far one is from what one wants, condition by condition: while one plays, and at the end."""

from __future__ import annotations

from typing import Any, Final

from huisclos.engine.rules.effect import Condition
from huisclos.engine.rules.grammar import AllOf, AnyOf, AtLeast, Not
from huisclos.games.dead_of_winter.chapters.aims.conditions import (
    AtMost,
    Controls,
    LastRound,
    MoraleGone,
    PerPlayer,
)
from huisclos.games.dead_of_winter.chapters.aims.goals import (
    BarricadedEverywhere,
    MainMet,
    MostSurvivors,
    Unhurt,
    barricaded,
    goal,
    most_of_others,
)
from huisclos.games.dead_of_winter.chapters.aims.holding import Equipped, Holds, HoldsOnly, number_of
from huisclos.games.dead_of_winter.state.colony import Colony

MOST_SURVIVORS: Final = 99
"""Nobody minds more than that."""
Far = dict[str, Any]
"""A part of an objective: its `key` in the translations, what it is `of`, how much of it there is (`have`),
how much there must be (`need`), and whether that is so (`met`: 1, or 0)."""
Measure = tuple[str, str, int, int]
"""Key, what it is of, have, need."""


def far(s: Colony, seat: int) -> list[Far]:
    """How far a player is from their objective. It tells what that objective is."""
    return s.as_if(lambda s: [part for one in goal(s, seat) for part in parts(s, one)], actor=seat)


def main_far(s: Colony) -> list[Far]:
    """DW-0.2: how far the colony is from the main objective."""
    return parts(s, s.side.goal)


def parts(s: Colony, condition: Condition) -> list[Far]:
    """All that must hold, one by one; of several ways the one that is nearest."""
    if isinstance(condition, AllOf):
        return [part for one in condition.of for part in parts(s, one)]
    if isinstance(condition, AnyOf):
        return min([parts(s, one) for one in condition.of], key=_lacking, default=[])
    measured = _figures(s, condition) or _cards(s, condition) or _group(s, condition) or _colony(s, condition)
    key, of, have, need = measured or ("far-other", "", int(condition.met(s)), 1)
    return [{"key": key, "of": of, "have": have, "need": need, "met": int(condition.met(s))}]


def _lacking(found: list[Far]) -> int:
    return sum([not part["met"] for part in found])


def _figures(s: Colony, condition: Condition) -> Measure | None:
    """Figures of the game."""
    match condition:
        case AtLeast(value=value, number=number):
            return "far-least", f"figure:{value}", s.value(value, s.figure(value)), number
        case PerPlayer(value=value, number=number, plus=plus):
            return "far-least", f"figure:{value}", s.value(value, s.figure(value)), number * s.seats + plus
        case AtMost(value=value, number=number):
            return "far-most", f"figure:{value}", s.value(value, s.figure(value)), number
    return None


def _cards(s: Colony, condition: Condition) -> Measure | None:
    """What one holds, and what one's survivors carry."""
    you = s.you()
    match condition:
        case Holds(number=number, kind=kind):
            return "far-hand", f"kind:{kind or 'any'}", number_of(s, s.hands[you], kind), number
        case HoldsOnly(kind=kind):
            return "far-only", f"kind:{kind}", number_of(s, s.hands[you], kind), max(1, len(s.hands[you]))
        case Equipped(number=number, kind=kind):
            mine = [name for name, by in zip(s.gear, s.bearer, strict=True) if s.owner[by] == you]
            return "far-gear", f"kind:{kind or 'any'}", number_of(s, mine, kind), number
    return None


def _group(s: Colony, condition: Condition) -> Measure | None:
    """One's survivors."""
    you = s.you()
    have = s.owner.count(you)
    match condition:
        case Controls(least=least, most=most):
            few = least <= have and most < MOST_SURVIVORS
            return ("far-few", "", have, most) if few else ("far-group", "", have, least)
        case MostSurvivors(by=by):
            return "far-largest", "", have, by + most_of_others(s, you)
        case Unhurt():
            return "far-unhurt", "", sum([s.hurt(survivor) for survivor in s.mine(you)]), 0
    return None


def _colony(s: Colony, condition: Condition) -> Measure | None:
    """The state of the colony."""
    match condition:
        case BarricadedEverywhere(number=number):
            return "far-barricaded", "", barricaded(s, number), len(s.box.doors) - 1
        case LastRound():
            return "far-rounds", "", s.round, s.round + max(0, s.rounds - 1)
        case MoraleGone():
            return "far-morale", "", s.morale, 0
        case MainMet():
            return "far-main", "", int(s.met), 1
        case Not(of=MainMet()):
            return "far-not-main", "", int(s.met), 0
    return None
