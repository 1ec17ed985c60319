"""LK-11: the table of epilogues, read from top to bottom."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from huisclos.games.lockdown.chapters.objects import WEAPONS
from huisclos.games.lockdown.state import BLOCKER, COLD_STORAGE, LEADER, PARKING, SURVEILLANCE, WEEPER, Mall

LAST = 21
"""When nothing else fits. It is never used up, and opens no variant."""


class Ending(Struct, frozen=True):
    """What the conditions look at."""

    mall: Mall
    winners: list[int]

    def alive(self) -> list[int]:
        """The places of the Characters alive."""
        return [x for family in self.mall.where for x in family if x > COLD_STORAGE]

    def alive_of(self, role: int) -> int:
        """How many of a role are alive."""
        return sum(family[role] > COLD_STORAGE for family in self.mall.where)

    def hands(self) -> list[list[str]]:
        """The hands of the players who survived."""
        return [hand for seat, hand in enumerate(self.mall.hands) if self.mall.alive(seat)]

    def lost_families(self) -> int:
        """How many players lost all their Characters."""
        return sum(not self.mall.alive(seat) for seat in range(self.mall.seats))

    def together(self) -> bool:
        """All Characters alive are in one location, not the Parking lot."""
        return len(set(self.alive())) == 1 and PARKING not in self.alive()


# LK-11.2, in the order in which they are tried; "two" is two or more wherever it isn't "exactly two".
TABLE: list[tuple[int, Callable[[Ending], bool]]] = [
    (11, lambda e: not e.alive()),
    (2, lambda e: any(e.mall.whole(seat) for seat in range(e.mall.seats))),
    (17, lambda e: len(e.alive()) == 1),
    (19, lambda e: len(e.winners) >= 2),
    (5, lambda e: any(sum(card in WEAPONS for card in hand) >= 2 for hand in e.hands())),
    (4, lambda e: len(e.alive()) == 2),
    (14, lambda e: any(len(hand) >= 2 for hand in e.hands())),
    (3, lambda e: e.alive_of(WEEPER) >= 3),
    (18, lambda e: not e.mall.closed),
    (8, lambda e: len(e.mall.closed) >= 2),
    (16, lambda e: set(e.alive()) == {PARKING}),
    (12, lambda e: not e.alive_of(WEEPER)),
    (10, lambda e: e.alive_of(BLOCKER) >= 3),
    (1, lambda e: any("keys" in hand for hand in e.hands())),
    (7, lambda e: e.together()),
    (9, lambda e: e.lost_families() >= 2),
    (15, lambda e: e.alive_of(LEADER) >= 3),
    (6, lambda e: any(SURVEILLANCE in e.mall.where[seat] for seat in e.winners)),
    (20, lambda e: any(not hand for hand in e.hands())),
    (13, lambda e: not e.mall.deck),
    (LAST, lambda e: True),
]


def epilogue(s: Mall, winners: list[int]) -> int:
    """LK-11.1: the first whose condition holds, skipping those unlocked before."""
    ending = Ending(s, winners)
    return next(n for n, holds in TABLE if (n == LAST or n not in s.unlocked) and holds(ending))
