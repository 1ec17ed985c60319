"""Victims who could be led out: who is worth the way, and where to."""

from __future__ import annotations

from huisclos.games.final_girl.state.state import NOWHERE, Film

FADES = 0.8
"""What each zone of the way leaves of a rescue's worth: it may go wrong at every step."""
HUNTED = 0.5
"""What is left of it for Victims who have the Killer next to them."""


def led_out(s: Film) -> tuple[float, int]:
    """How many Victims she could lead out at once, less the longer the way is; and from which zone."""
    best, found = 0.0, NOWHERE
    far, exits, killer = s.plan.distance[s.here], _exits(s), s.killer_at
    near = s.plan.distance[killer] if killer != NOWHERE else None
    most = s.box.figures.most_followers
    for zone in range(len(s.victims)):
        number = s.victims_at(zone)
        if number and zone != killer and exits:
            way = far[zone] + min(s.plan.distance[zone][end] for end in exits)
            hope = min(most, number) * FADES**way * (HUNTED if near and near[zone] == 1 else 1)
            if hope > best:
                best, found = hope, zone
    return best, found


def rescue_zone(s: Film) -> int:
    """Where to go next to save somebody: to Victims, and with them to an exit; NOWHERE if there are none."""
    zone = led_out(s)[1]
    if zone != s.here:
        return zone
    return min(_exits(s), key=lambda end: s.distance(s.here, end))


def _exits(s: Film) -> list[int]:
    """Those that the Killer doesn't stand on."""
    return [zone for zone in s.plan.exits if zone != s.killer_at]
