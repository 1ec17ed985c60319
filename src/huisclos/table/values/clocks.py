"""How long one may think. After that a bot plays that one decision."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Clock = Literal["none", "relaxed", "fast", "days"]

SECONDS: dict[Clock, float | None] = {"none": None, "relaxed": 120, "fast": 30, "days": 2 * 24 * 3600}
"""For one decision."""

REMINDERS: dict[Clock, float | None] = {"none": None, "relaxed": None, "fast": None, "days": 12 * 3600}
"""So long before time is up, those who are away and want to be called are reminded."""

LONG_THOUGHTS: dict[Clock, float] = {"none": 60, "relaxed": 60, "fast": 15, "days": 24 * 3600}
"""Who thinks for so long gives a sign, for which cards may wait."""

CONSENT_SECONDS = 60.0
"""So long the others may think about taking back; silence then means no."""

BOT_SECONDS = 20.0
"""A bot that hasn't answered by then was interrupted, and is called again."""


class Pace(Struct, frozen=True):
    """How fast the house is."""

    bots: float = 0.8
    """Seconds before bots answer; always the same, so that it tells nothing."""
    hurried: float = 0.05
    """Seconds before bots answer where only they are left, and everybody wants to see how it ends."""
    passes: tuple[float, float] = (2.5, 7.5)
    """What can be passed stays open for so many times the pause of bots: chance decides beforehand."""
    late: float = 1.0
    """Seconds before the house answers for people whose time is up; always the same, too."""
    grace: float = 60
    """So many seconds after somebody was last here a bot may step in for them."""
    afar: float = 3600
    """So many seconds after their last sign a bot may step in for those who play without a connection."""
    idle: float = 300
    """Seconds after which a table that nobody looks at leaves the memory."""
    sweep: float = 1.0
    """Seconds between two looks at all clocks."""
    stir: float = 1.0
    """Who comes and goes is told at most every so many seconds."""
