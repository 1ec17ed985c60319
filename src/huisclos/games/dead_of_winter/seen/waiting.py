"""DW-1.3: what a crossroads card waits for, in words; of conditions, those that are easily said."""

from __future__ import annotations

from typing import Any

from huisclos.engine.rules.choice import Fact
from huisclos.engine.rules.effect import Condition, bare
from huisclos.engine.rules.grammar import AllOf, AtLeast, Not
from huisclos.games.dead_of_winter.chapters.aims.conditions import At, Exiled, Exists, Is, Present
from huisclos.games.dead_of_winter.chapters.colony.crossroads import Signs
from huisclos.games.dead_of_winter.printed.box import Box
from huisclos.games.dead_of_winter.printed.cards import Trigger

VALUES = ("food", "gone", "helpless", "noise-here", "waste", "zombies-colony", "zombies-here")
GROUPS = ("exiled-here", "my-colony", "others-here", "wounded")
"""Of what there is, that there are words for."""
PRESENT = {"colony": "waits-present-colony", "away": "waits-present-away"}
"""Where somebody is to be."""


def waits(box: Box, trigger: Trigger) -> list[Fact]:
    """What happens, by whom, where, and while what holds."""
    said = [_happening(trigger)]
    where = trigger.where
    if "who" in where:
        said.append(Fact("waits-by", {"who": _named(box, where["who"])}))
    if "place" in where:
        said.append(Fact("waits-place", {"place": f"place:{where['place']}"}))
    conditions = _all(trigger.given)
    told = [part for condition in conditions for part in _condition(box, condition)]
    return [*said, *told, *([Fact("waits-more")] if len(told) < len(conditions) else [])]


def _happening(trigger: Trigger) -> Fact:
    """An action of a kind, cards of a kind, or something else that happens."""
    if deed := trigger.where.get("deed"):
        return Fact(f"waits-deed-{deed}")
    if kind := trigger.where.get("kind"):
        return Fact("waits-Played-kind", {"kind": f"kind:{kind}"})
    args = {"number": trigger.where.get("number", 1)} if trigger.when == "Contributed" else {}
    return Fact(f"waits-{trigger.when}", args)


def _all(given: Condition | None) -> list[Any]:
    """Conditions that must all hold, one by one."""
    if isinstance(given, AllOf):
        return [single for condition in given.of for single in _all(condition)]
    return [given] if given else []


def _condition(box: Box, condition: Condition) -> list[Fact]:
    """Nothing for those that take too many words."""
    if isinstance(condition, Present):
        return [Fact(PRESENT.get(condition.of, "waits-present"), {"who": _named(box, condition.who)})]
    if isinstance(condition, Signs):
        return [Fact(f"waits-sign-{condition.of}")]
    if isinstance(condition, At):
        place = condition.place
        return [Fact("waits-away") if place == "away" else Fact("waits-place", {"place": f"place:{place}"})]
    return _what_there_is(condition)


def _what_there_is(condition: Condition) -> list[Fact]:
    match condition:
        case AtLeast(value=value, number=number) if value in VALUES:
            return [Fact(f"waits-least-{value}", {"number": number})]
        case Exists(of=group) if group in GROUPS:
            return [Fact(f"waits-exists-{group}")]
        case Is(of="mine"):
            return [Fact("waits-mine")]
        case Exiled():
            return [Fact("waits-exiled")]
        case Not(of=Exiled()):
            return [Fact("waits-not-exiled")]
        case Not(of=At(place=place)) if place != "away":
            return [Fact("waits-not-place", {"place": f"place:{place}"})]
    return []


def _named(box: Box, who: str | int) -> str:
    """The survivor of that bare name; one who isn't in the box is just a name."""
    return next((one.reference for one in box.survivors if bare(one.id) == who), str(who))
