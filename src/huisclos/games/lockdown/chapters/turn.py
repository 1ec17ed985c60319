"""A turn: the seven phases of a day, and LK-10, its end."""

from __future__ import annotations

from huisclos.engine.rules.choice import Choice, Option
from huisclos.engine.rules.step import Answers, Step
from huisclos.games.lockdown.chapters.arrival import Arrival
from huisclos.games.lockdown.chapters.attack import Night
from huisclos.games.lockdown.chapters.badge import WhoTakesTheBadge
from huisclos.games.lockdown.chapters.moves import OverHere, WhereTo
from huisclos.games.lockdown.chapters.scoring import Score
from huisclos.games.lockdown.chapters.truck import WhoSearches
from huisclos.games.lockdown.state import CHARACTER, DAWN, PARKING, PLACE, ROOMS, SEAT, Mall


class Day(Step, frozen=True):
    """A new turn: phases 1 to 7."""

    def go(self, s: Mall, answers: Answers) -> None:
        """One phase after the other."""
        s.turn += 1
        s.tell("day", turn=s.turn)
        s.then(*_PHASES)


class Dawn(Step, frozen=True):
    """LK-10: phase 7, locations close, and the game ends or goes on."""

    def go(self, s: Mall, answers: Answers) -> None:
        """LK-10.1, then LK-10.2."""
        s.phase = DAWN
        for place in ROOMS:
            if place not in s.closed and s.monsters[place] >= s.figures.closing:
                close(s, place)
        if s.survivors() <= s.seats + s.figures.end_margin:
            s.then(Score())
        elif s.supply:
            s.still = 0
            s.then(Day())
        else:
            s.still += 1
            s.tell("standoff", days=s.still - 1)
            s.then(Standoff())


class Standoff(Step, frozen=True):
    """LK-12.1, LK-12.2: all Monsters are out, and after some unchanged days all may agree to end it there."""

    def ask(self, s: Mall) -> dict[int, Choice]:
        """Everybody, also those with nobody left: it is their evening too."""
        return dict.fromkeys(range(s.seats), _AGREE) if s.still > s.figures.standoff_days else {}

    def go(self, s: Mall, answers: Answers) -> None:
        """By the score if nobody wants to play on; otherwise it is asked again after as many days."""
        against = [seat for seat, picks in sorted(answers.items()) if picks[0] is _PLAY_ON]
        if answers and not against:
            s.tell("standoff-ended")
            s.then(Score())
            return
        if answers:
            s.still = 1
            s.tell("standoff-on", seats=[SEAT[seat].id for seat in against])
        s.then(Day())


_PLAY_ON = Option("play-on")
_AGREE = Choice("standoff", (Option("end"), _PLAY_ON), "LK-12.2")


def close(s: Mall, place: int) -> None:
    """LK-10.1: the shutter comes down; whoever was there stands in the Parking lot."""
    s.closed += (place,)
    s.tell("closed", place=PLACE[place].id)
    s.send_back(place, s.monsters[place])
    for seat, family in enumerate(s.where):
        for role, x in enumerate(family):
            if x == place:
                family[role] = PARKING
                s.tell("driven-out", seat=SEAT[seat].id, character=CHARACTER[role].id)


_PHASES = (WhoSearches(), WhoTakesTheBadge(), WhereTo(), OverHere(), Arrival(), Night(), Dawn())
