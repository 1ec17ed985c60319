"""What a traitor does for the colony's end, as long as nobody can tell who it was."""

from __future__ import annotations

from huisclos.games.dead_of_winter.bots.knowing.my_view import BRINK, MyView
from huisclos.games.dead_of_winter.bots.worth.crisis import averted, fits, lacking, stake, to_come
from huisclos.games.dead_of_winter.bots.worth.items import Uses
from huisclos.games.dead_of_winter.chapters.rounds.colony_phase import food_due

CROWD = 2
"""So many others must have given something for a wrong card to be anybody's."""
SUBTLE = 0.2
"""What small harm is worth."""


def wrong_card(sight: MyView, name: str, found: Uses) -> float:
    """What a card is worth that counts against the colony."""
    if sight.wants != "ruin" or fits(sight, name):
        return 0.0
    others = sum([number > 0 for seat, number in enumerate(sight.s.given) if seat != sight.me])
    if others < CROWD and not finishing(sight):
        return 0.0
    lack, coming = lacking(sight), to_come(sight)
    harm = -stake(sight) * (averted(lack, coming) - averted(lack + 1, coming))
    return harm - max(0.0, found.keep)


def squandered(sight: MyView) -> float:
    """DW-3.4: what it is worth to spend food on a die: nobody can tell what for, as long as there is enough
    of it tonight."""
    enough = sight.s.food > food_due(sight.s) or finishing(sight)
    return SUBTLE if sight.wants == "ruin" and sight.morale < 0 and enough else 0.0


def overt(sight: MyView) -> bool:
    """What does harm before everybody's eyes isn't for somebody who has to hide."""
    return sight.wants == "ruin" and not finishing(sight)


def finishing(sight: MyView) -> bool:
    """It is nearly over, and I have got what I want: no need to hide any more."""
    return sight.wants == "ruin" and sight.content and sight.s.morale <= BRINK
