"""DW-2: a survivor does something where they are, with one of the dice of their player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from huisclos.engine.rules.action import Circumstances, Why
from huisclos.engine.rules.choice import Bar, Hint, Option
from huisclos.games.dead_of_winter.chapters.actions.colony_action import ColonyAction
from huisclos.games.dead_of_winter.chapters.colony.barricade import free_doors
from huisclos.games.dead_of_winter.state.colony import Colony


class Here(Circumstances, frozen=True):
    """What matters of a place to all of a player's who act there, and their best unused die."""

    place: int
    best: int
    """What it shows; 0 if they have none."""
    others: list[int]
    """The survivors of others."""
    infested: list[int]
    """The entrances with zombies."""
    free: list[int]
    """Those with a free space."""
    elsewhere: int
    """How many zombies are at other places."""


def look_around(s: Colony, seat: int, place: int, best: int) -> Here:
    """Worked out once for all of this player's who are there."""
    zombies, owner = s.zombies, s.owner
    infested = [door for door in s.box.doors[place] if zombies[door]]
    elsewhere = sum(zombies) - sum([zombies[door] for door in infested])
    others = [n for n, at in enumerate(s.at) if at == place and owner[n] != seat]
    return Here(place, best, others, infested, free_doors(s, place), elsewhere)


class DieAction(ColonyAction, frozen=True):
    """DW-2: any die will do, unless the action says otherwise."""

    by_survivor: ClassVar[bool] = True
    rule: ClassVar[str] = "DW-2"

    def needs(self, s: Colony, survivor: int) -> int:
        """What the die must show at least."""
        return 1

    def obstacle(self, s: Colony, survivor: int, here: Here) -> Why | None:
        """What is missing where they are; then whether there is a die for it."""
        raise NotImplementedError(self.name)

    def lacks_die(self, best: int) -> Why:
        """The best unused die isn't good enough, or there is none."""
        return Why("why-die" if best else "why-no-die", self.rule)

    def offers(self, s: Colony, survivor: int, here: Here) -> Sequence[Option]:
        """What there is to be done there."""
        raise NotImplementedError(self.name)

    def bars(self, s: Colony, survivor: int, here: Here) -> Sequence[Bar]:
        """Whatever it would be done to."""
        why = self.obstacle(s, survivor, here)
        return (why.bars(f"{self.name}+{s.said(survivor)}"),) if why else ()

    def hint_of_die(self, s: Colony, option: Option) -> Hint:
        """What the die must show, which needn't be what is printed."""
        return Hint(option.id, "hint-die", {"die": self.needs(s, option.value[1])})
