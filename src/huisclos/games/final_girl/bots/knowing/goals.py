"""Where a sensible player wants to be."""

from __future__ import annotations

from msgspec import Struct

from huisclos.games.final_girl.bots.knowing.leading import rescue_zone
from huisclos.games.final_girl.bots.knowing.strength import (
    GOOD_WEAPON,
    armed,
    attacks,
    expected,
    left,
    weapon_of,
)
from huisclos.games.final_girl.state.state import NOWHERE, Film

SHARE = 0.5
"""She goes for the Killer with damage in her hands for this part of the Killer's health."""
ENOUGH = 2.0
"""She goes for the Killer in any case with this much damage in her hands."""
LATE = 2
"""Terror cards: with so few left, a little less will do."""
SHAKEN = 2
"""Below this health she only goes for it if she can do a lot."""
WAY_OUT = 3
"""An exit so near is worth a detour with Victims."""
REACH = 6.0
"""What is farther away than this isn't worth the way."""
ENOUGH_ITEMS = 6
"""She looks for no more than these."""


class Intent(Struct, frozen=True):
    """What she has set her mind on for this turn: a zone, or the Killer, wherever it is."""

    zone: int = NOWHERE
    strike: bool = False
    rescue: bool = False
    """Victims, and with them an exit."""


def ready(s: Film, intent: Intent | None = None) -> bool:
    """Enough cards to hurt the Killer badly; or she wants to, come what may."""
    if not attacks(s) or s.killer_at == NOWHERE:
        return False
    if intent:
        return intent.strike
    strength = expected(s)
    if strength >= SHARE * left(s):
        return True
    return s.health + 1 >= SHAKEN and strength >= ENOUGH - (len(s.terror) <= LATE)


def goal(s: Film, intent: Intent | None = None) -> int:
    """The zone to go to; NOWHERE if she stays."""
    if ready(s, intent):
        return s.killer_at
    if intent:
        return rescue_zone(s) if intent.rescue else intent.zone
    here, killer = s.here, s.killer_at
    exit_ = min(
        s.plan.exits, key=lambda zone: (s.distance(here, zone) + 3 * (zone == killer), zone), default=here
    )
    if s.victims_at(here) and s.distance(here, exit_) <= WAY_OUT and exit_ != killer:
        return exit_
    found = _best(s)
    if found != NOWHERE or safe(s, here):
        return found
    zones = range(len(s.victims))
    return max(zones, key=lambda zone: 2 * min(3, s.distance(killer, zone)) - s.distance(here, zone))


def _best(s: Film) -> int:
    """A pile to search or Victims to fetch: what is near, and safe."""
    best, found = 0.0, NOWHERE
    far, arm = s.plan.distance[s.here], armed(s)
    if arm < GOOD_WEAPON and len(s.items) < ENOUGH_ITEMS and any(s.box.actions[c].search for c in s.hand):
        for zone, pile, top in zip(s.plan.searches, s.piles, s.tops, strict=True):
            if pile and safe(s, zone):
                worth = REACH + 2 - far[zone] + (2 * max(0, weapon_of(s.box.items[top]) - arm) if top else 0)
                if worth > best:
                    best, found = worth, zone
    for zone, number in enumerate(s.victims):
        if number and safe(s, zone):
            worth = REACH - far[zone] - 0.7 * _way_out(s, zone) + min(2, number)
            if worth > best:
                best, found = worth, zone
    return found


def safe(s: Film, zone: int) -> bool:
    """The Killer isn't near, or there are others that it would turn to."""
    if s.killer_at == NOWHERE or s.distance(s.killer_at, zone) > 1:
        return True
    return zone != s.killer_at and s.victims_at(zone) > 1


def _way_out(s: Film, zone: int) -> int:
    return min((s.distance(zone, end) for end in s.plan.exits), default=0)
