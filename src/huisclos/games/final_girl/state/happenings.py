"""What cards may wait for. Each speaks of a zone: that is `it` for their effects."""

from __future__ import annotations

from typing import Annotated, ClassVar

from huisclos.engine.rules.effect import Happening, Known, Named

ZoneReference = Annotated[str, Named("zone", "reference")]
Special = Annotated[str, Named("victim", "bare")]
"""As its Event calls it."""
Enemy = Annotated[str, Known("enemy")]
PhaseName = Annotated[str, Known("phase")]


class VictimDies(Happening, frozen=True):
    """A Victim was killed: in which zone, by whom (`killer`, `minion`, or nobody), and which special one."""

    speaks_of: ClassVar[str] = "zone"
    zone: ZoneReference
    by: Enemy = ""
    victim: Special = ""


class VictimSaved(Happening, frozen=True):
    """She has saved a Victim: where, how many she has saved in this phase with it, and which special one."""

    speaks_of: ClassVar[str] = "zone"
    zone: ZoneReference
    number: int
    victim: Special = ""


class VictimEnters(Happening, frozen=True):
    """A Victim has come into a zone."""

    speaks_of: ClassVar[str] = "zone"
    zone: ZoneReference
    victim: Special = ""


class GirlEnters(Happening, frozen=True):
    """She has come into a zone."""

    speaks_of: ClassVar[str] = "zone"
    zone: ZoneReference


class EnemyEnters(Happening, frozen=True):
    """The Killer or a minion has come into a zone."""

    speaks_of: ClassVar[str] = "zone"
    zone: ZoneReference
    who: Enemy


class GirlAttacked(Happening, frozen=True):
    """An attack on her is over: by whom, how much health it took, and whether a card had added it."""

    speaks_of: ClassVar[str] = "zone"
    zone: ZoneReference
    by: Enemy
    lost: int
    more: int = 0


class BloodlustRises(Happening, frozen=True):
    """Bloodlust has reached a row."""

    row: int


class PhaseBegins(Happening, frozen=True):
    """A phase begins: `action`, `planning`, `killer`, `panic` or `upkeep`."""

    phase: PhaseName


class PhaseEnds(Happening, frozen=True):
    """A phase is over."""

    phase: PhaseName
