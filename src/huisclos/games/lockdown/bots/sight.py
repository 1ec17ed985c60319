"""What a player makes of a view: who stands where, whom to believe, what the night may bring."""

from __future__ import annotations

from typing import Any

import msgspec

from huisclos.engine.view import View
from huisclos.games.lockdown.content import Figures
from huisclos.games.lockdown.state import COLD_STORAGE, PARKING, PLACES, ROOMS, WEEPER

_DIE = 6
"""A die shows each location equally often."""


class Sight:
    """A view of the mall, read by the seat it belongs to."""

    def __init__(self, view: View) -> None:
        seat = view["seat"]
        assert seat is not None
        self.me = seat
        self.board: dict[str, Any] = view["board"]
        self.talk = view["talk"]
        self.figures = msgspec.convert(self.board["figures"], Figures)
        self.where: list[list[int]] = self.board["where"]
        self.hidden: list[list[int]] = self.board["hidden"]
        self.seats = range(len(self.where))
        self.hand: list[str] = self.board["hands"][seat]
        self.equal = self.figures.equal_gets_in or len(self.board["cold"]) >= self.figures.rows[0]

    def roles_at(self, seat: int, place: int) -> list[int]:
        """The seat's Characters there that aren't hidden."""
        return [r for r, x in enumerate(self.where[seat]) if x == place and [seat, r] not in self.hidden]

    def voters(self, place: int) -> list[int]:
        """Who takes part in a vote there."""
        return [seat for seat in self.seats if self.roles_at(seat, place)]

    def weight(self, seat: int, place: int) -> int:
        """What a seat's ballot weighs there."""
        votes = self.figures.votes
        return sum(votes[role] for role in self.roles_at(seat, place)) + int(self.board["pistols"][seat])

    def strength(self, place: int) -> int:
        """What holds the doors there."""
        by_role = self.figures.strength
        return sum(by_role[r] for family in self.where for r, x in enumerate(family) if x == place)

    def missing(self, place: int) -> int:
        """How many Monsters too many there are."""
        monsters = int(self.board["monsters"][place])
        return monsters if place == PARKING else monsters + self.equal - self.strength(place)

    def worth(self, role: int) -> int:
        """The points of a Character."""
        return self.figures.points[role]

    def standing(self, seat: int) -> int:
        """The points a seat has on the table now."""
        return sum(self.worth(role) for role, x in enumerate(self.where[seat]) if x > COLD_STORAGE)

    def threat(self, seat: int) -> float:
        """How much a seat is in the way: its points, and how often it voted for me to be devoured."""
        return self.standing(seat) + 3 * float(self.board["blame"][seat][self.me])

    def belief(self, seat: int) -> float:
        """How far a seat's claims are believed: more with each true one, less with each false one."""
        own = [said for said in self.talk if said["seat"] == seat and not said["form"].startswith("ask-")]
        verdicts = [said["verdict"] for said in own]
        good = verdicts.count("true") + verdicts.count("kept")
        bad = verdicts.count("false") + verdicts.count("broken")
        return (good + 2) / (good + bad + 3)

    def arrivals(self) -> list[float]:
        """How many Monsters the dice are thought to bring to each place."""
        dice = self.board["arrival"]
        if isinstance(dice, list) and dice:
            come = [float(dice.count(place)) for place in range(7)]
        else:
            come = self._hearsay([0.0] + [self.board["box"] / _DIE] * 6)
        for place in ROOMS:
            if place in self.board["closed"]:
                come[PARKING] += come[place]
                come[place] = 0.0
        return come

    def _hearsay(self, come: list[float]) -> list[float]:
        """The odds, bent by the claims on which there is no verdict yet."""
        for said in self.talk:
            if said["verdict"] is None and said["form"] in ("monsters", "no-monsters"):
                belief = self.belief(said["seat"]) if said["seat"] in self.board["looked"] else 0.0
                expected = 1.3 if said["form"] == "monsters" else 0.0
                for reference in said["args"]["places"]:
                    place = int(reference.split(":")[1])
                    come[place] += belief * (expected - come[place])
        return come

    def night(self, family: list[int]) -> list[float]:
        """How many Monsters there may be at each place tonight, if my family stood like this."""
        where = [family if seat == self.me else other for seat, other in enumerate(self.where)]
        monsters = [m + come for m, come in zip(self.board["monsters"], self.arrivals(), strict=True)]
        weepers = [sum(other[WEEPER] == place for other in where) for place in PLACES]
        crowds = [sum(other.count(place) for other in where) for place in PLACES]
        for counts in (weepers, crowds):
            for place, count in zip(PLACES, counts, strict=True):
                if count and count == max(counts):
                    monsters[place] += 1
        return monsters
