"""LK-6: phase 5, Monsters arrive."""

from __future__ import annotations

from collections.abc import Sequence

from huisclos.engine.rules.step import Answers, Step
from huisclos.games.lockdown.state import ARRIVAL, COLD_STORAGE, PARKING, PLACE, PLACES, WEEPER, Mall


class Arrival(Step, frozen=True):
    """LK-6: for the dice, for the Weepers, for the crowd."""

    def go(self, s: Mall, answers: Answers) -> None:
        s.phase = ARRIVAL
        monsters_arrive(s, s.arrival)


def monsters_arrive(s: Mall, dice: Sequence[int]) -> None:
    """LK-6.1 to LK-6.3, in this order, and from location 1 to 6."""
    for place in dice:
        add_monster(s, place, "monster-die")
    if s.figures.weepers_draw:
        for place in fullest([family[WEEPER] for family in s.where]):
            add_monster(s, place, "monster-weepers")
    for place in fullest([x for family in s.where for x in family]):
        add_monster(s, place, "monster-crowd")


def fullest(characters: list[int]) -> list[int]:
    """The places where most of these Characters are: all of them on a tie, none if all are dead."""
    counts = [0] * (len(PLACES) + 1)
    for x in characters:
        if x > COLD_STORAGE:
            counts[x] += 1
    most = max(counts)
    return [place for place in PLACES if counts[place] == most] if most else []


def add_monster(s: Mall, place: int, why: str) -> None:
    """LK-6.4: to the place, else to the Parking lot, else it stays in the supply."""
    if s.free_for_monster(place):
        goal = place
    elif s.free_for_monster(PARKING):
        goal = PARKING
    else:
        goal = 0
    if not goal or not s.supply:
        s.tell("no-monster", place=PLACE[place].id)
        return
    s.supply -= 1
    s.monsters[goal] += 1
    if s.log is not None:
        s.tell(why, place=PLACE[goal].id, overflow=int(goal != place))
