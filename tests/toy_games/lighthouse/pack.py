"""LH-4.1: the form of a pack."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from huisclos.engine.packs.pack import Pack

from .cards import StormCard


class StormPack(Pack, frozen=True, kw_only=True):
    """LH-4.1: a pack has two storms or more."""

    storms: Annotated[tuple[StormCard, ...], Meta(min_length=2, max_length=60)]

    def check(self, reader: Any, path: str) -> None:
        names = [storm.id for storm in self.storms]
        for number, name in enumerate(names):
            if name in names[:number]:
                reader.fault(f"storms[{number}].id", "fault-odd", problem=name.partition("@")[0])


def by_name(packs: tuple[StormPack, ...]) -> dict[str, StormCard]:
    """All cards by name: made once, looked up often."""
    return {storm.id: storm for pack in packs for storm in pack.storms}
