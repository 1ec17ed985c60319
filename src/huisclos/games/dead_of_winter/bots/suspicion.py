"""Who may be the traitor: what the crises tell about those who gave for them, and those who didn't.

At most one player was dealt a betrayal. So there is one story for each other seat, and one in which there is
no traitor; each crisis makes some of them likelier.
"""

from __future__ import annotations

from huisclos.engine.view import View
from huisclos.games.dead_of_winter.bots.sight import Sight
from huisclos.games.dead_of_winter.fields import Reckoning
from huisclos.games.dead_of_winter.state import Colony

WRONG = 0.4
"""How many of a traitor's cards are wrong ones;"""
MISTAKE = 0.03
"""and of everybody else's."""
MEAN = 1.25
"""How much likelier a traitor is to give nothing with a full hand, when it wasn't enough;"""
FULL = 3
"""such a hand has so many cards."""


def suspicion(view: View) -> list[float]:
    """How likely each player is the traitor, by what this seat can know; nobody suspects themselves."""
    return doubts(Sight(view))


def doubts(sight: Sight) -> list[float]:
    """The same, for whoever has looked already."""
    s = sight.s
    if s.cooperative:
        return [0.0] * s.seats
    others = [seat for seat in range(s.seats) if seat != sight.me]
    stories = {seat: _prior(s) for seat in others}
    nobody = 1.0 - sum(stories.values())
    for reckoning in s.reckonings:
        nobody *= _likely(sight, reckoning, -1)
        for seat in others:
            stories[seat] *= _likely(sight, reckoning, seat)
    total = nobody + sum(stories.values())
    return [stories.get(seat, 0.0) / total for seat in range(s.seats)]


def _prior(s: Colony) -> float:
    """DW-0.3: a betrayal among so many cards, of which I have seen mine."""
    figures = s.box.figures
    each = figures.traitor_secrets_each if len(s.unseen) == 1 else figures.secrets_each
    return 1 / (each * s.seats)


def _likely(sight: Sight, reckoning: Reckoning, traitor: int) -> float:
    """How likely a crisis goes as it did, if this player is the traitor (-1: nobody)."""
    s = sight.s
    needs = s.box.crises[reckoning.crisis].needs
    wrong = sum([s.box.items[name].kind not in needs for name in reckoning.items])
    points = len(reckoning.items) - 2 * wrong
    theirs = reckoning.given[traitor] if traitor >= 0 else 0
    theirs_wrong = min(wrong, theirs)
    found = MISTAKE ** (wrong - theirs_wrong) * WRONG**theirs_wrong * (1 - WRONG) ** (theirs - theirs_wrong)
    if traitor >= 0 and not theirs and points < reckoning.needed and reckoning.held[traitor] >= FULL:
        found *= MEAN
    return found
