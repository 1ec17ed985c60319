"""FG-12: what is unclear is decided as the table wants it: the worst for her, as she chooses, or by chance.

The worst, in this order: what is nearest to her; where more Victims are; what comes first on the board.
"""

from __future__ import annotations

from collections.abc import Sequence

from huisclos.engine.choice import Choice
from huisclos.engine.step import NOBODY_ASKED, Answers

from .places import zone_options
from .state import GIRL, Film


def which_zone(s: Film, prompt: str, zones: Sequence[int], about: str) -> dict[int, Choice]:
    """She is asked, if there is something to choose and it is hers."""
    if s.ambiguity != "choose" or len(zones) < 2:
        return NOBODY_ASKED
    return {GIRL: Choice(prompt, zone_options(s, zones), "FG-12.1", about=(about,))}


def decided(s: Film, zones: Sequence[int], answers: Answers) -> int:
    """The zone that it is, of at least one."""
    if answers:
        zone: int = answers[GIRL][0].value
        return zone
    if len(zones) == 1:
        return zones[0]
    if s.ambiguity == "random":
        return zones[s.dice.below(len(zones))]
    return min(zones, key=lambda zone: (s.distance(zone, s.here), -s.victims_at(zone), zone))
