"""What a reader may be told at any time: how each place stands, who plays, whether dice lie in the box."""

from __future__ import annotations

from huisclos.engine.rules.choice import Fact, Facts
from huisclos.games.lockdown.state import (
    ARRIVAL,
    BADGE,
    CHARACTER,
    OVER_HERE,
    PARKING,
    PLACE,
    SEAT,
    WHERE_TO,
    Mall,
)


def facts(s: Mall) -> Facts:
    """All of it is there to be seen."""
    found: Facts = {
        "families": [Fact("mall-roles", {"roles": [role.id for role in CHARACTER[: s.roles()]]})],
        "box": [Fact("mall-box-dice", {"count": s.box, "lie": int(dice_lie(s))})],
    }
    if s.equal_is_enough() and not s.figures.equal_gets_in:
        found["cold-storage"] = [Fact("mall-row-equal")]
    return found | {PLACE[place].id: [_balance(s, place)] for place in s.open_places()}


def dice_lie(s: Mall) -> bool:
    """LK-4, LK-6: whether dice lie under the box, for those who have looked: until they have brought their
    Monsters. Yesterday's, which all know, lie there until it is shaken."""
    unshaken = s.phase == BADGE and len(s.looked) < s.seats
    return unshaken or BADGE < s.phase <= ARRIVAL


def _balance(s: Mall, place: int) -> Fact:
    """LK-7.2, LK-7.7: Monsters against Strength; and who is known to be heading there today."""
    monsters, excess = s.monsters[place], s.excess(place)
    state = "none" if not monsters or not s.crowd(place) else "in" if excess > 0 else "held"
    today = s.phase in (WHERE_TO, OVER_HERE)
    heading = [SEAT[seat].id for seat, goal in enumerate(s.destination) if today and goal == place]
    args = {"monsters": monsters, "excess": excess, "state": state, "heading": heading}
    if place == PARKING:
        return Fact("mall-monsters", args)
    return Fact("mall-balance", {**args, "strength": s.strength(place)})
