"""DW-1.3: what a crossroads card waits for, in words; of conditions, those that are easily said."""

from __future__ import annotations

from typing import Any

from huisclos.engine.rules.effect import Condition, bare
from huisclos.engine.rules.grammar import AllOf, AtLeast, Not
from huisclos.games.dead_of_winter.chapters.aims.conditions import At, Exiled, Exists, Is, Present
from huisclos.games.dead_of_winter.chapters.colony.crossroads import Signs
from huisclos.games.dead_of_winter.drawing.sheet import Sheet
from huisclos.games.dead_of_winter.printed.box import Box
from huisclos.games.dead_of_winter.printed.cards import Trigger

Part = tuple[str, dict[str, Any]]
"""The key of a few words, and what they are about."""
VALUES = ("food", "gone", "helpless", "noise-here", "waste", "zombies-colony", "zombies-here")
GROUPS = ("exiled-here", "my-colony", "others-here", "wounded")
"""Of what there is, that there are words for."""
PRESENT = {"colony": "waits-present-colony", "away": "waits-present-away"}
"""Where somebody is to be."""


def waits_for(sheet: Sheet, trigger: Trigger) -> str:
    """As a sentence."""
    said = [sheet.words.text(key, args) for key, args in parts(sheet.box, trigger)]
    return sheet.text("waits", what=", ".join(said))


def parts(box: Box, trigger: Trigger) -> list[Part]:
    """What happens, by whom, where, and while what holds."""
    said = [_happening(trigger)]
    where = trigger.where
    if "who" in where:
        said.append(("waits-by", {"who": _named(box, where["who"])}))
    if "place" in where:
        said.append(("waits-place", {"place": f"place:{where['place']}"}))
    conditions = _all(trigger.given)
    told = [part for condition in conditions for part in _condition(box, condition)]
    return [*said, *told, *([("waits-more", {})] if len(told) < len(conditions) else [])]


def _happening(trigger: Trigger) -> Part:
    """An action of a kind, cards of a kind, or something else that happens."""
    if deed := trigger.where.get("deed"):
        return f"waits-deed-{deed}", {}
    if kind := trigger.where.get("kind"):
        return "waits-Played-kind", {"kind": f"kind:{kind}"}
    args = {"number": trigger.where.get("number", 1)} if trigger.when == "Contributed" else {}
    return f"waits-{trigger.when}", args


def _all(given: Condition | None) -> list[Any]:
    """Conditions that must all hold, one by one."""
    if isinstance(given, AllOf):
        return [single for condition in given.of for single in _all(condition)]
    return [given] if given else []


def _condition(box: Box, condition: Condition) -> list[Part]:
    """Nothing for those that take too many words."""
    if isinstance(condition, Present):
        return [(PRESENT.get(condition.of, "waits-present"), {"who": _named(box, condition.who)})]
    if isinstance(condition, Signs):
        return [(f"waits-sign-{condition.of}", {})]
    if isinstance(condition, At):
        away = condition.place == "away"
        return [("waits-away", {}) if away else ("waits-place", {"place": f"place:{condition.place}"})]
    return _what_there_is(condition)


def _what_there_is(condition: Condition) -> list[Part]:
    match condition:
        case AtLeast(value=value, number=number) if value in VALUES:
            return [(f"waits-least-{value}", {"number": number})]
        case Exists(of=group) if group in GROUPS:
            return [(f"waits-exists-{group}", {})]
        case Is(of="mine"):
            return [("waits-mine", {})]
        case Exiled():
            return [("waits-exiled", {})]
        case Not(of=Exiled()):
            return [("waits-not-exiled", {})]
        case Not(of=At(place=place)) if place != "away":
            return [("waits-not-place", {"place": f"place:{place}"})]
    return []


def _named(box: Box, who: str | int) -> str:
    """The survivor of that bare name; one who isn't in the box is just a name."""
    return next((one.reference for one in box.survivors if bare(one.id) == who), str(who))
