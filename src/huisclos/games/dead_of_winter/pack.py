"""DW-12.1: the form of a pack: any cards of the game, in any number."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from huisclos.engine.base.fault import repeated
from huisclos.engine.packs.pack import Pack
from huisclos.games.dead_of_winter.printed.cards import (
    Betrayal,
    Crisis,
    Crossroads,
    ExileObjective,
    Item,
    MainObjective,
    SecretObjective,
    Survivor,
)


class WinterPack(Pack, frozen=True, kw_only=True):
    """DW-12.1: at least one card."""

    survivors: Annotated[tuple[Survivor, ...], Meta(max_length=60)] = ()
    items: Annotated[tuple[Item, ...], Meta(max_length=80)] = ()
    crises: Annotated[tuple[Crisis, ...], Meta(max_length=40)] = ()
    crossroads: Annotated[tuple[Crossroads, ...], Meta(max_length=80)] = ()
    objectives: Annotated[tuple[MainObjective, ...], Meta(max_length=20)] = ()
    secrets: Annotated[tuple[SecretObjective, ...], Meta(max_length=40)] = ()
    betrayals: Annotated[tuple[Betrayal, ...], Meta(max_length=20)] = ()
    exiles: Annotated[tuple[ExileObjective, ...], Meta(max_length=20)] = ()

    def check(self, reader: Any, path: str) -> None:
        """No name twice, no rank twice, and something at all."""
        decks = {
            field: getattr(self, field)
            for field in self.__struct_fields__
            if field not in Pack.__struct_fields__
        }
        if not any(decks.values()):
            reader.fault(", ".join(decks), "fault-all-missing")
        for where, cards in decks.items():
            for n in repeated([card.id for card in cards]):
                reader.fault(f"{where}[{n}].id", "fault-twice")
        for n in repeated([survivor.influence for survivor in self.survivors]):
            reader.fault(f"survivors[{n}].influence", "fault-twice")
