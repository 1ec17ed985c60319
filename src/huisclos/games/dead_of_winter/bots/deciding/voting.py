"""DW-3.7: whom to exile."""

from __future__ import annotations

from huisclos.games.dead_of_winter.bots.knowing.my_view import MyView
from huisclos.games.dead_of_winter.bots.knowing.promises import binds
from huisclos.games.dead_of_winter.bots.knowing.suspicion import doubts, is_evident
from huisclos.games.dead_of_winter.printed.printed_options import SEAT

ACCUSES, VOTES = 0.52, 0.45
"""How likely somebody must be the traitor for me to call a vote, and to vote against them."""
PRETENDS = 0.3
"""How likely it must be to others for a traitor to pretend to believe it."""
SHAME = 0.15
"""How much surer I must be after somebody was exiled: two loyal exiles are the end."""

WORD = 0.15
"""How much my word counts, either way."""


def accusation(sight: MyView, seat: int) -> float:
    """What it is worth to call a vote: nothing without evidence."""
    return 1.0 if is_evident(sight, seat) and doubts(sight)[seat] >= _bar(sight, ACCUSES) else 0.0


def thumb(sight: MyView, seat: int) -> str:
    """Up to have them exiled."""
    if seat == sight.me:
        return "thumb:down"
    return "thumb:up" if would_exile(sight, seat) else "thumb:down"


def would_exile(sight: MyView, seat: int) -> bool:
    """There is evidence, and I am sure enough; or nearly, if I gave my word."""
    if sight.betrays and any(sight.s.exiled):
        # DW-8.3: a traitor knows that this would be the second loyal one, and the end.
        return sight.wins_by_ruin
    if not is_evident(sight, seat):
        return False
    bar = _bar(sight, VOTES)
    if sight.view["talk"]:
        bar += WORD * (binds(sight, "spare", SEAT[seat]) - binds(sight, "exile", SEAT[seat]))
    return doubts(sight)[seat] >= bar


def _bar(sight: MyView, usual: float) -> float:
    if sight.betrays:
        return PRETENDS if usual == VOTES else ACCUSES
    return usual + SHAME * sum(sight.s.exiled)
