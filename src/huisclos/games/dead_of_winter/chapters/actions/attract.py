"""DW-2.6: zombies are lured to where a survivor is."""

from __future__ import annotations

from huisclos.games.dead_of_winter.chapters.colony.dice import UseDie
from huisclos.games.dead_of_winter.chapters.colony.luring import MoveZombies
from huisclos.games.dead_of_winter.printed.places import PLACE
from huisclos.games.dead_of_winter.state.colony import Colony


def can_attract(s: Colony, place: int, free: list[int]) -> bool:
    """There are zombies elsewhere, and a free space there."""
    return bool(free) and sum(s.zombies) > s.zombies_at(place)


def attract(s: Colony, survivor: int) -> None:
    """Any die will do; two zombies come, or as many as this survivor lures."""
    s.tell("attracts", survivor=s.said(survivor), place=PLACE[s.at[survivor]].id)
    s.then(UseDie(1), MoveZombies(s.trait(survivor, "attract", s.box.figures.attracted)))
