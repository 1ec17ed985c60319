"""FG-13.2: a Location, and whether one can play on its board."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from huisclos.engine.rules.effect import Worded, bare
from huisclos.games.final_girl.printed.cards import ActionCard, EventCard, Item, TerrorCard
from huisclos.games.final_girl.printed.distances import FAR, Plan
from huisclos.games.final_girl.printed.zones import Setup, Zone

VICTIMS = 21
"""In the box."""


class Location(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """FG-13.2: what a Location brings along."""

    id: Annotated[str, Worded("location", ("text", "line", "at"))]
    zones: Annotated[tuple[Zone, ...], Meta(min_length=4, max_length=40)]
    setups: Annotated[tuple[Setup, ...], Meta(min_length=1, max_length=10)]
    terror: Annotated[tuple[TerrorCard, ...], Meta(max_length=40)]
    events: Annotated[tuple[EventCard, ...], Meta(min_length=1, max_length=30)]
    items: Annotated[tuple[Item, ...], Meta(min_length=1, max_length=40)]
    traps: Annotated[tuple[Item, ...], Meta(max_length=10)] = ()
    """One of them is hidden in each pile of Items, below the top card."""
    actions: Annotated[tuple[ActionCard, ...], Meta(max_length=6)] = ()
    """Action cards that are played with here only."""

    def check(self, reader: Any, path: str) -> None:
        """A board that can be played on."""
        before = reader.count
        names = [zone.id for zone in self.zones]
        for n, zone in enumerate(self.zones):
            at = f"{path}.zones[{n}]"
            if zone.id in names[:n]:
                reader.fault(f"{at}.id", "fault-twice")
            self._check_paths(zone, names, reader, at)
        if reader.count > before:
            return
        for n, setup in enumerate(self.setups):
            self._check_setup(setup, names, reader, f"{path}.setups[{n}]")
        plan = Plan.of(self.zones)
        for n, zone in enumerate(self.zones):
            if max(plan.distance[0][n], plan.distance[n][0]) == FAR:
                reader.fault(f"{path}.zones[{n}]", "fault-unreached", zone={"": bare(zone.id)})

    def _check_setup(self, setup: Setup, names: list[str], reader: Any, at: str) -> None:
        """FG-0.7: all start somewhere, and there are so many Victims in the box."""
        placed = {f"{at}.victims[{n}].zone": victims.zone for n, victims in enumerate(setup.victims)}
        for where, zone in {f"{at}.girl": setup.girl, f"{at}.killer": setup.killer, **placed}.items():
            if zone not in names:
                reader.unknown(bare(zone), list(map(bare, names)), "kind:zone", where)
        victims = sum(placed.number for placed in setup.victims)
        if victims > VICTIMS and reader.box is not None:
            reader.fault(f"{at}.victims", "fault-count", count=victims, least=1, most=VICTIMS)

    def _check_paths(self, zone: Zone, names: list[str], reader: Any, at: str) -> None:
        faces: list[int] = []
        for n, way in enumerate(zone.paths):
            if way.to not in names:
                reader.unknown(bare(way.to), list(map(bare, names)), "kind:zone", f"{at}.paths[{n}].to")
                continue
            if way.to == zone.id or way.to in [other.to for other in zone.paths[:n]]:
                reader.fault(f"{at}.paths[{n}].to", "fault-twice")
            back = self.zones[names.index(way.to)].paths
            if not way.one_way and zone.id not in [other.to for other in back]:
                reader.fault(f"{at}.paths[{n}]", "fault-one-way", zone={"": bare(way.to)})
            for face in way.faces:
                if face in faces:
                    reader.fault(f"{at}.paths[{n}].faces", "fault-face", face=face)
                faces.append(face)
