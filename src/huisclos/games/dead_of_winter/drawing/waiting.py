"""DW-1.3: what a crossroads card waits for, in words; of conditions, those that are easily said."""

from __future__ import annotations

from typing import Any

from huisclos.engine.effect import Condition
from huisclos.engine.grammar import AllOf

from ..box import Box
from ..cards import Trigger, bare
from ..conditions import At, Present
from ..crossroads import Signs
from .sheet import Sheet


def waits_for(sheet: Sheet, trigger: Trigger) -> str:
    """What happens, by whom, where, and while what holds."""
    said = [_happening(sheet, trigger)]
    where = trigger.where
    if "who" in where:
        said.append(sheet.words.text("waits-by", {"who": _named(sheet.box, where["who"])}))
    if "place" in where:
        said.append(sheet.words.text("waits-place", {"place": f"place:{where['place']}"}))
    conditions = _all(trigger.given)
    told = [text for condition in conditions if (text := _condition(sheet, condition))]
    more = [sheet.words.text("waits-more")] if len(told) < len(conditions) else []
    return sheet.text("waits", what=", ".join([*said, *told, *more]))


def _happening(sheet: Sheet, trigger: Trigger) -> str:
    """An action of a kind, cards of a kind, or something else that happens."""
    if deed := trigger.where.get("deed"):
        return sheet.words.text(f"waits-deed-{deed}")
    if kind := trigger.where.get("kind"):
        return sheet.words.text("waits-Played-kind", {"kind": f"kind:{kind}"})
    args = {"number": trigger.where.get("number", 1)} if trigger.when == "Contributed" else {}
    return sheet.words.text(f"waits-{trigger.when}", args)


def _all(given: Condition | None) -> list[Any]:
    """Conditions that must all hold, one by one."""
    if isinstance(given, AllOf):
        return [single for condition in given.of for single in _all(condition)]
    return [given] if given else []


def _condition(sheet: Sheet, condition: Condition) -> str:
    """Nothing for those that take too many words."""
    words = sheet.words
    if isinstance(condition, Present):
        return words.text("waits-present", {"who": _named(sheet.box, condition.who)})
    if isinstance(condition, Signs):
        return words.text(f"waits-sign-{condition.of}")
    if isinstance(condition, At):
        away = condition.place == "away"
        return words.text("waits-away" if away else "waits-place", {"place": f"place:{condition.place}"})
    return ""


def _named(box: Box, who: str | int) -> str:
    """The survivor of that bare name; one who isn't in the box is just a name."""
    return next((one.reference for one in box.survivors if bare(one.id) == who), str(who))
