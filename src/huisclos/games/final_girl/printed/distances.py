"""A board as the rules use it: zones are numbers, and how far it is from one to another is known."""

from __future__ import annotations

from msgspec import Struct

from huisclos.engine.rules.choice import Option
from huisclos.games.final_girl.printed.zones import Zone

FAR = 99
"""A zone that can't be reached."""


class Plan(Struct, frozen=True):
    """Made of the zones of a Location, once."""

    names: tuple[str, ...]
    references: tuple[str, ...]
    """The zones as players read them."""
    options: tuple[Option, ...]
    """The options to choose a zone."""
    near: tuple[tuple[int, ...], ...]
    """By zone: its neighbours."""
    panic: tuple[tuple[int, ...], ...]
    """By zone: where each face of a die leads."""
    distance: tuple[tuple[int, ...], ...]
    """By zone: how far it is to each zone, in zones."""
    rings: tuple[tuple[tuple[int, ...], ...], ...]
    """By zone: all zones, those that are equally far together, from itself outwards."""
    ahead: tuple[tuple[tuple[int, ...], ...], ...]
    """By zone: the neighbours by which one gets nearer to each zone."""
    exits: tuple[int, ...]
    searches: tuple[int, ...]
    tags: dict[str, tuple[int, ...]]

    @staticmethod
    def of(zones: tuple[Zone, ...]) -> Plan:
        names = tuple(zone.id for zone in zones)
        references = tuple(f"zone:{name}" for name in names)
        near = tuple(tuple(names.index(way.to) for way in zone.paths) for zone in zones)
        distance = tuple(_distances(near, n) for n in range(len(names)))
        every = sorted({tag for zone in zones for tag in zone.tags})
        return Plan(
            names=names,
            references=references,
            options=tuple(Option(reference, n) for n, reference in enumerate(references)),
            near=near,
            panic=tuple(_panic(zone, names) for zone in zones),
            distance=distance,
            rings=tuple(tuple(_ring(far, away) for away in sorted(set(far))) for far in distance),
            ahead=tuple(
                tuple(
                    tuple(zone for zone in ways if distance[zone][goal] < distance[here][goal])
                    for goal in range(len(names))
                )
                for here, ways in enumerate(near)
            ),
            exits=tuple(n for n, zone in enumerate(zones) if zone.exit),
            searches=tuple(n for n, zone in enumerate(zones) if zone.search),
            tags={tag: tuple(n for n, zone in enumerate(zones) if tag in zone.tags) for tag in every},
        )


def _panic(zone: Zone, names: tuple[str, ...]) -> tuple[int, ...]:
    leads = {face: way.to for way in zone.paths for face in way.faces}
    return tuple(names.index(leads.get(face, zone.id)) for face in range(1, 7))


def _ring(distances: tuple[int, ...], away: int) -> tuple[int, ...]:
    return tuple(zone for zone, far in enumerate(distances) if far == away)


def _distances(near: tuple[tuple[int, ...], ...], start: int) -> tuple[int, ...]:
    found = [FAR] * len(near)
    found[start] = 0
    edge, steps = [start], 0
    while edge:
        steps += 1
        edge = [zone for here in edge for zone in near[here] if found[zone] == FAR and zone != start]
        for zone in edge:
            found[zone] = steps
    return tuple(found)
