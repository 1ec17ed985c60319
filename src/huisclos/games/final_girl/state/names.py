"""What cards mean when they say where."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated

from msgspec import Meta

from huisclos.engine.rules.choice import Option
from huisclos.engine.rules.effect import Known, Named
from huisclos.games.final_girl.printed.zones import ZoneName
from huisclos.games.final_girl.state.state import NOWHERE, Film

Where = Annotated[str, Known("where")]
"""A zone or several, by how things stand."""
ZoneNames = Annotated[tuple[ZoneName, ...], Meta(max_length=40)]
"""Zones of the pack's own board, by name."""
Tag = Annotated[str, Meta(max_length=20), Named("tag", "bare")]
"""What some zones of a board are called together."""

A_UNIT = 8
"""To mean so many zones takes a unit of what may be spent: whoever asks looks at each of them."""
NEAR_AND_FAR = ("nearest-victims", "farthest-victims", "nearest-to-girl")
"""Seen from the Killer, or from her."""


def zones(s: Film, where: str, named: tuple[str, ...] = (), tag: str = "") -> list[int]:
    """The zones that are meant, in the order of the board. Names that this board doesn't have mean none."""
    found = _meant(s, where, named, tag)
    s.pay(len(found) // A_UNIT)
    return found


def _meant(s: Film, where: str, named: tuple[str, ...], tag: str) -> list[int]:
    plan = s.plan
    if named:
        wanted = set(named)
        return [n for n, name in enumerate(plan.names) if name in wanted]
    if tag:
        return list(plan.tags.get(tag, ()))
    if where == "everywhere":
        return list(range(len(plan.names)))
    if where in ("exits", "searches"):
        return list(plan.exits if where == "exits" else plan.searches)
    if where in ("girl-start", "killer-start"):
        setup = s.board.setups[s.setup]
        return [plan.names.index(setup.girl if where == "girl-start" else setup.killer)]
    if where in NEAR_AND_FAR:
        return sorted(alike(s, where), key=lambda zone: (s.distance(zone, s.here), zone))[:1]
    if where in ("away", "victims", "minions", "enemies"):
        return [n for n in range(len(plan.names)) if _is_meant(s, n, where)]
    return it(s) if where == "it" else _around(s, where)


def zone_options(s: Film, found: Iterable[int]) -> tuple[Option, ...]:
    """To choose one of these."""
    options = s.plan.options
    return tuple([options[zone] for zone in found])


def _is_meant(s: Film, zone: int, where: str) -> bool:
    """One of several zones all over the board."""
    if where == "victims":
        return s.victims_at(zone) > 0
    if where in ("minions", "enemies"):
        return zone in s.minions or (where == "enemies" and zone == s.killer_at)
    return zone != s.here


def it(s: Film) -> list[int]:
    """The zone that the effects of a card speak of, or that of the special Victim they speak of."""
    kind, _, name = s.it.partition(":")
    if kind == "zone":
        return [s.plan.names.index(name)] if name in s.plan.names else []
    if kind == "victim" and name in s.special:
        return [s.special_at[s.special.index(name)]]
    return []


def alike(s: Film, where: str, only: Sequence[int] = ()) -> list[int]:
    """All zones with Victims that are equally near or far, and as many: which is meant is unclear. With
    `only`, a number for each zone, those that have one."""
    start = s.here if where == "nearest-to-girl" else s.killer_at
    there = only or [s.victims_at(zone) for zone in range(len(s.victims))]
    if start == NOWHERE:
        return [zone for zone, number in enumerate(there) if number]
    rings = s.plan.rings[start]
    for ring in rings[::-1] if where == "farthest-victims" else rings:
        found = [zone for zone in ring if there[zone]]
        if found:
            return larger(s, found)
    return []


def larger(s: Film, found: list[int]) -> list[int]:
    """Of these zones, those with the most Victims."""
    if len(found) == 1:
        return found
    most = max([s.victims_at(zone) for zone in found])
    return [zone for zone in found if s.victims_at(zone) == most]


def _around(s: Film, where: str) -> list[int]:
    """Her zone or the Killer's; with `near` its neighbours, with `beside` these and itself."""
    how, _, who = where.rpartition("-")
    middle = s.here if who == "girl" else s.killer_at
    if middle == NOWHERE:
        return []
    if not how:
        return [middle]
    around = sorted(s.plan.near[middle])
    return around if how == "near" else sorted({middle, *around})
