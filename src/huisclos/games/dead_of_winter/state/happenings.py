"""What cards may wait for: crossroads cards during a turn, objectives at any time.

`who` is the name of the survivor it is about as its card says it, without its pack; `it` is that survivor.
"""

from __future__ import annotations

from typing import Annotated, ClassVar

from huisclos.engine.rules.effect import Happening, Known, Named

PlaceName = Annotated[str, Known("place")]
Who = Annotated[str, Named("survivor", "bare")]
Reference = Annotated[str, Named("survivor", "reference")]


class TurnBegins(Happening, frozen=True):
    """A player's turn has begun."""


class Acted(Happening, frozen=True):
    """An action is over, whatever it was: `attack`, `fight`, `search`, `barricade`, `clean`, `attract`,
    `use`, `play`, `equip`, `contribute`, `move`, `raise`, `feed`, `ask`, `hand`, `exile`."""

    speaks_of: ClassVar[str] = "survivor"
    deed: Annotated[str, Known("deed")]
    who: Who = ""
    place: PlaceName = ""
    survivor: Reference = ""


class Played(Happening, frozen=True):
    """A card was played from the hand: of which kind."""

    kind: Annotated[str, Known("sort")]


class Contributed(Happening, frozen=True):
    """A card was added to the crisis: how many that player has added in this round."""

    number: int


class ZombieKilled(Happening, frozen=True):
    """A zombie was killed: where, and by whom if a survivor did it."""

    speaks_of: ClassVar[str] = "survivor"
    place: PlaceName
    who: Who = ""
    survivor: Reference = ""


class SurvivorDies(Happening, frozen=True):
    """A survivor has died: where. A helpless one has no name."""

    place: PlaceName
    who: Who = ""


class SurvivorHurt(Happening, frozen=True):
    """A survivor was wounded or frostbitten, and lives."""

    speaks_of: ClassVar[str] = "survivor"
    place: PlaceName
    who: Who = ""
    survivor: Reference = ""


class SurvivorJoins(Happening, frozen=True):
    """A survivor has joined a group."""

    speaks_of: ClassVar[str] = "survivor"
    who: Who = ""
    survivor: Reference = ""


class NoiseMade(Happening, frozen=True):
    """A noise token was put down: where, and by whom if a survivor there made the noise."""

    speaks_of: ClassVar[str] = "survivor"
    place: PlaceName
    who: Who = ""
    survivor: Reference = ""
