"""LK-7: phase 6, they try to get in; LK-8 the Cold storage; LK-9 Martyr and badge."""

from __future__ import annotations

from functools import cache

from huisclos.engine.rules.action import Why, barred
from huisclos.engine.rules.choice import Bar, Choice
from huisclos.engine.rules.step import Answers, Step
from huisclos.games.lockdown.chapters.objects import HIDDEN
from huisclos.games.lockdown.chapters.votes import Designation, Discussion
from huisclos.games.lockdown.state import (
    ATTACK,
    CHARACTER,
    COLD_STORAGE,
    PARKING,
    PLACE,
    PLACES,
    SEAT,
    WEEPER,
    Location,
    Mall,
)

WEEPER_LAST = Why("why-weeper-last", "LK-7.4")


class Night(Step, frozen=True):
    """LK-7.1: locations are resolved in order, 1 to 6."""

    def go(self, s: Mall, answers: Answers) -> None:
        """One after the other, and then everyone comes out from hiding."""
        s.phase = ATTACK
        s.then(*_LOCATIONS, ComeOut())


class Attack(Step, frozen=True):
    """LK-7.1 to LK-7.3: Monsters against Strength; a vote if they would get in."""

    place: Location

    def go(self, s: Mall, answers: Answers) -> None:
        """Nothing happens where nobody is, and where the doors hold."""
        place = self.place
        s.pistols = [0] * s.seats
        if not s.monsters[place] or not s.crowd(place):
            return
        excess = s.excess(place)
        if excess > 0:
            if s.log is not None:
                s.tell("siege", place=PLACE[place].id, monsters=s.monsters[place], excess=excess)
            s.then(*assault(place))
        else:
            s.tell("held", place=PLACE[place].id)


_LOCATIONS = tuple(Attack(place) for place in PLACES)


@cache
def assault(place: int) -> tuple[Step, ...]:
    """LK-7.3: discussion, and then the comparison is made again."""
    return Discussion(place), BreakIn(place)


class BreakIn(Step, frozen=True):
    """LK-7.3 to LK-7.5: do they still get in, and do they find anybody?"""

    place: Location

    def go(self, s: Mall, answers: Answers) -> None:
        """Everyone hidden: they leave."""
        place = self.place
        if s.excess(place) <= 0:
            s.tell("held", place=PLACE[place].id)
        elif s.hidden and not s.voters(place):
            s.tell("nobody-found", place=PLACE[place].id)
            s.send_back(place, s.monsters[place])
        else:
            s.tell("vote", place=PLACE[place].id)
            s.then(Designation(place), Devour(place))


class Devour(Step, frozen=True):
    """LK-7.4, LK-7.7: the designated player chooses who is devoured."""

    place: Location

    def ask(self, s: Mall) -> dict[int, Choice]:
        """One of their face-up Characters there; no question if there is only one."""
        prey = self.prey(s)
        if len(prey) == 1:
            return {}
        return {s.chosen: _whom(tuple(prey), self.place)}

    def go(self, s: Mall, answers: Answers) -> None:
        """The Monsters leave: all of them, or one in the Parking lot, where the next one attacks."""
        role = answers[s.chosen][0].value if answers else self.prey(s)[0]
        place = self.place
        die(s, s.chosen, role, place)
        if place != PARKING:
            s.send_back(place, s.monsters[place])
            return
        s.send_back(place, 1)
        if s.monsters[place] and s.voters(place):
            s.then(*assault(place))
        else:
            s.send_back(place, s.monsters[place])

    def prey(self, s: Mall) -> list[int]:
        """Whom the designated player may choose."""
        return [role for role in self.here(s) if not self.obstacle(s, role)]

    def here(self, s: Mall) -> list[int]:
        """Who of their family is there."""
        return [role for role, x in enumerate(s.where[s.chosen]) if x == self.place]

    def obstacle(self, s: Mall, role: int) -> Why | None:
        """Whoever is hidden isn't found; variant 12: a Weeper only if nobody else."""
        if (s.chosen, role) in s.hidden:
            return HIDDEN
        spared = role == WEEPER and s.figures.weepers_last
        return WEEPER_LAST if spared and len(s.face_up(s.chosen, self.place)) > 1 else None

    def bars(self, s: Mall, seat: int) -> list[Bar]:
        return barred({CHARACTER[role].id: self.obstacle(s, role) for role in self.here(s)})


@cache
def _whom(prey: tuple[int, ...], place: int) -> Choice:
    return Choice("devour", tuple(CHARACTER[role] for role in prey), "LK-7.4", (PLACE[place].id,))


def die(s: Mall, seat: int, role: int, place: int) -> None:
    """LK-7.4, LK-9.1: into the Cold storage; the Martyr goes to the owner."""
    s.where[seat][role] = COLD_STORAGE
    s.cold += ((seat, role),)
    s.martyr = seat
    if s.log is not None:
        s.tell("devoured", seat=SEAT[seat].id, character=CHARACTER[role].id, place=PLACE[place].id)
    fill_row(s)
    if s.badge == seat and not s.alive(seat):
        pass_badge(s)


def fill_row(s: Mall) -> None:
    """LK-8.2, LK-8.3: a full row makes things worse."""
    filled = 0
    for row, spaces in enumerate(s.figures.rows):
        filled += spaces
        if filled == len(s.cold):
            dice = s.on_rows[row]
            s.box += dice
            s.on_rows = (*s.on_rows[:row], 0, *s.on_rows[row + 1 :])
            equal = int(row == 0 and not s.figures.equal_gets_in)
            s.tell("row-full", row=row + 1, dice=dice, equal=equal)


def pass_badge(s: Mall) -> None:
    """LK-9.2: to the first player on the left who still has Characters."""
    heir = next((seat for seat in s.clockwise(s.badge) if s.alive(seat)), s.badge)
    if heir != s.badge:
        s.badge = heir
        s.tell("badge", seat=SEAT[heir].id)


class ComeOut(Step, frozen=True):
    """LK-7.8e: what was hidden is hidden until the end of the night."""

    def go(self, s: Mall, answers: Answers) -> None:
        """Face up again, and Pistols put away."""
        s.hidden = ()
        s.pistols = [0] * s.seats
