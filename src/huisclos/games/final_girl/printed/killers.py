"""FG-13.2: a Killer, and its track of bloodlust."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from huisclos.engine.rules.effect import Script, Worded
from huisclos.games.final_girl.printed.cards import DarkPower, Finale, TerrorCard
from huisclos.games.final_girl.printed.pieces import Health, Minions, Strength


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """FG-9.1: a row of the bloodlust track."""

    attack: Strength
    move: Annotated[int, Meta(ge=0, le=9)]
    do: Script = ()


class Killer(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a Killer brings along."""

    id: Annotated[str, Worded("killer", ("text", "line"))]
    health: Health
    horror: Annotated[int, Meta(ge=0, le=7)]
    rows: Annotated[tuple[Row, ...], Meta(min_length=2, max_length=20)]
    """From the bottom of the track to its top."""
    final: Script
    """FG-9.1: what each further rise does."""
    start: Script
    """FG-4.1: the action on the back of the Finale cards."""
    terror: Annotated[tuple[TerrorCard, ...], Meta(min_length=1, max_length=40)]
    finales: Annotated[tuple[Finale, ...], Meta(min_length=1, max_length=6)]
    powers: Annotated[tuple[DarkPower, ...], Meta(min_length=1, max_length=6)]
    legend: DarkPower | None = None
    minions: Minions | None = None

    @property
    def top(self) -> int:
        """The number of the highest row."""
        return len(self.rows) - 1
