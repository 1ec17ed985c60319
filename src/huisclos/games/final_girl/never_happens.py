"""FG-13.2: what of a film could never happen, though every name in it is right."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from huisclos.engine.base.parts_of_content import parts
from huisclos.engine.rules.cards import Rule
from huisclos.games.final_girl.printed.killers import Killer
from huisclos.games.final_girl.printed.location import Location


def check_killer(killer: Killer, reader: Any) -> None:
    """It has the minions and the rows that its cards speak of."""
    for path, part in parts(killer, "killer"):
        if not killer.minions and _needs_minions(part):
            reader.dead(path, "fault-no-minions")
        row = part.where.get("row", 1) if isinstance(part, Rule) else 1
        if row not in range(1, killer.top + 1):
            reader.dead(f"{path}.where.row", "fault-range", value=row, least="1", most=str(killer.top))


def _needs_minions(part: Any) -> bool:
    match type(part).__name__:
        case "Spawn":
            return True
        case "KillerAction":
            return bool(part.by == "minions")
        case "Each":
            return bool(part.of == "minions")
        case "Rule":
            return "minion" in (part.where.get("who"), part.where.get("by"))
    return False


def check_victims(location: Location, reader: Any) -> None:
    """Some card makes each special Victim one; a slip in its name is told as such."""
    placed = {getattr(part, "victim", "") for _, part in parts(location) if type(part).__name__ == "Special"}
    if not placed <= {victim.id for event in location.events for victim in event.victims}:
        return
    for n, event in enumerate(location.events):
        for number, victim in enumerate(event.victims):
            if victim.id not in placed:
                reader.dead(f"location.events[{n}].victims[{number}]", "fault-not-placed")


def check_places(pack: Struct, reader: Any) -> None:
    """Where is said in one way only: where there are zones, a tag says nothing."""
    for path, part in parts(pack):
        if getattr(part, "zones", ()) and getattr(part, "tag", ""):
            reader.dead(f"{path}.tag", "fault-where-twice")
