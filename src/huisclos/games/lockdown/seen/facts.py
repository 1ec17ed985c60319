"""What a reader may be told at any time: how each place stands, who plays, which dice lie under the box."""

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


def facts(s: Mall, seat: int | None) -> Facts:
    """For all what all see; for a seat the dice, if it knows them."""
    found: Facts = {}
    if dice := known_dice(s):
        found["box"] = [Fact("mall-box-known", {"dice": dice})]
    if seat is not None:
        return found
    found["families"] = [Fact("mall-roles", {"roles": [role.id for role in CHARACTER[: s.roles()]]})]
    if s.equal_is_enough() and not s.figures.equal_gets_in:
        found["cold-storage"] = [Fact("mall-row-equal")]
    return found | {PLACE[place].id: [_balance(s, place)] for place in s.open_places()}


def known_dice(s: Mall) -> tuple[int, ...]:
    """LK-4, LK-6: those under the box, until they have brought their Monsters. Yesterday's, which all know,
    lie there until it is shaken."""
    unshaken = s.phase == BADGE and len(s.looked) < s.seats
    return s.arrival if unshaken or BADGE < s.phase <= ARRIVAL else ()


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
