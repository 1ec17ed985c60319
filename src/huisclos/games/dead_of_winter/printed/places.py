"""DW-0.1: the colony and the six other locations, and their entrances."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from huisclos.engine.rules.choice import Option

PlaceName = Literal["colony", "police", "grocery", "school", "library", "hospital", "gas"]
PLACES: Final = ("colony", "police", "grocery", "school", "library", "hospital", "gas")
COLONY: Final = 0
NOWHERE: Final = -1

PlaceNumber = Annotated[int, Meta(ge=-1, le=6)]
EntranceNumber = Annotated[int, Meta(ge=0, le=11)]
PlaceNames = Annotated[tuple[PlaceName, ...], Meta(max_length=7)]

PLACE: Final = tuple(Option(f"place:{name}", number) for number, name in enumerate(PLACES))
"""To choose one; its id is how players read it."""
ENTRANCE: Final = tuple(Option(f"entrance:{number}", number) for number in range(12))
"""Those of the colony are the first six, then each location has one."""
