"""Who may be the traitor: what the crises tell about those who gave for them, and those who didn't; what
became of their words, and what others say of them.

At most one player was dealt a betrayal. So there is one story for each other seat, and one in which there is
no traitor; each crisis and each lie makes some of them likelier.
"""

from __future__ import annotations

from huisclos.engine.sight.view import View
from huisclos.games.dead_of_winter.bots.knowing.hearsay import credit, has_lied, rumour
from huisclos.games.dead_of_winter.bots.knowing.my_view import MyView
from huisclos.games.dead_of_winter.state.bounded import Reckoning
from huisclos.games.dead_of_winter.state.colony import Colony

WRONG = 0.4
"""How many of a traitor's cards are wrong ones."""
MISTAKE = 0.03
"""How many of everybody else's cards are wrong ones."""
IDLE, MEAN = 1.15, 1.35
"""How much likelier a traitor is to give nothing with a full hand, and when it wasn't enough."""
FULL = 3
"""A full hand has so many cards."""


def suspicion(view: View) -> list[float]:
    """How likely each player is the traitor, by what this seat can know; nobody suspects themselves."""
    return doubts(MyView(view))


def doubts(sight: MyView) -> list[float]:
    """The same, for whoever has looked already."""
    if sight.suspects is None:
        sight.suspects = [0.0] * sight.s.seats if sight.s.cooperative else _doubts(sight)
    return sight.suspects


def _doubts(sight: MyView) -> list[float]:
    """By what was done, then by what was said."""
    s = sight.s
    others = [seat for seat in range(s.seats) if seat != sight.me]
    stories = {seat: _prior(sight) for seat in others}
    nobody = 1.0 - sum(stories.values())
    for reckoning in s.reckonings:
        nobody *= _likely(sight, reckoning, -1)
        for seat in others:
            stories[seat] *= _likely(sight, reckoning, seat)
    if not sight.view["talk"]:
        return _shares(s, stories, nobody)
    for seat in others:
        stories[seat] *= credit(sight, seat)
    found = _shares(s, stories, nobody)
    for seat in others:
        stories[seat] *= rumour(sight, seat, found)
    return _shares(s, stories, nobody)


def is_evident(sight: MyView, seat: int) -> bool:
    """Something speaks against a player beside an empty hand and what others say: a wrong card where they
    gave some, or a claim that was proven false."""
    spoilt = any(
        reckoning.given[seat] and wrong_cards(sight.s, reckoning) for reckoning in sight.s.reckonings
    )
    return spoilt or has_lied(sight, seat)


def _shares(s: Colony, stories: dict[int, float], nobody: float) -> list[float]:
    total = nobody + sum(stories.values())
    return [stories.get(seat, 0.0) / total for seat in range(s.seats)]


def _prior(sight: MyView) -> float:
    """DW-0.3, DW-11.3: a betrayal among so many cards, of which I have seen mine."""
    figures = sight.s.box.figures
    few = sight.view["options"].get("variant") == "traitor"
    return 1 / ((figures.traitor_secrets_each if few else figures.secrets_each) * sight.s.seats)


def _likely(sight: MyView, reckoning: Reckoning, traitor: int) -> float:
    """How likely a crisis goes as it did, if this player is the traitor (-1: nobody)."""
    s = sight.s
    wrong, points = wrong_cards(s, reckoning), len(reckoning.items) - 2 * _unfit(s, reckoning)
    theirs = reckoning.given[traitor] if traitor >= 0 else 0
    theirs_wrong = min(wrong, theirs)
    found = MISTAKE ** (wrong - theirs_wrong) * WRONG**theirs_wrong * (1 - WRONG) ** (theirs - theirs_wrong)
    if traitor >= 0 and not theirs and reckoning.held[traitor] >= FULL:
        found *= MEAN if points < reckoning.needed else IDLE
    return found


def wrong_cards(s: Colony, reckoning: Reckoning) -> int:
    """Those that somebody gave; what came from a deck was nobody's."""
    return max(0, _unfit(s, reckoning) - len(reckoning.items) + sum(reckoning.given))


def _unfit(s: Colony, reckoning: Reckoning) -> int:
    needs = s.box.crises[reckoning.crisis].needs
    return sum([s.box.items[name].kind not in needs for name in reckoning.items])
