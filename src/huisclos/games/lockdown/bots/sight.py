"""What a player makes of a view: whom to believe, what the night may bring, who stands in the way."""

from __future__ import annotations

from huisclos.engine.view import View
from huisclos.games.lockdown.arrival import fullest
from huisclos.games.lockdown.imagination import seen
from huisclos.games.lockdown.state import COLD_STORAGE, PARKING, ROOMS, WEEPER

_DIE = 6
"""A die shows each location equally often."""


class Sight:
    """A view of the mall, read by the seat it belongs to."""

    def __init__(self, view: View) -> None:
        seat = view["seat"]
        assert seat is not None
        self.me = seat
        self.mall = seen(view)
        self.talk = view["talk"]
        self.family = self.mall.where[seat]
        self.hand = self.mall.hands[seat]
        self.truck_is_empty = not view["board"]["deck"]

    def worth(self, role: int) -> int:
        """The points of a Character."""
        return self.mall.figures.points[role]

    def votes(self, roles: list[int]) -> int:
        """What these Characters weigh in a vote."""
        return sum(self.mall.figures.votes[role] for role in roles)

    def standing(self, seat: int) -> int:
        """The points a seat has on the table now."""
        return sum(self.worth(role) for role, x in enumerate(self.mall.where[seat]) if x > COLD_STORAGE)

    def threat(self, seat: int) -> float:
        """How much a seat is in the way: its points, and how often it voted for me to be devoured."""
        return self.standing(seat) + 3.0 * self.mall.blame[seat][self.me]

    def belief(self, seat: int) -> float:
        """How far a seat's claims are believed: more with each true one, less with each false one."""
        own = [said for said in self.talk if said["seat"] == seat and not said["form"].startswith("ask-")]
        verdicts = [said["verdict"] for said in own]
        good = verdicts.count("true") + verdicts.count("kept")
        bad = verdicts.count("false") + verdicts.count("broken")
        return (good + 2) / (good + bad + 3)

    def arrivals(self) -> list[float]:
        """How many Monsters the dice are thought to bring to each place."""
        mall = self.mall
        if mall.arrival:
            come = [float(mall.arrival.count(place)) for place in range(PARKING + 1)]
        else:
            come = self._hearsay([0.0] + [mall.box / _DIE] * PARKING)
        for place in ROOMS:
            if place in mall.closed:
                come[PARKING] += come[place]
                come[place] = 0.0
        return come

    def _hearsay(self, come: list[float]) -> list[float]:
        """The odds, bent by the claims on which there is no verdict yet."""
        for said in self.talk:
            if said["verdict"] is None and said["form"] in ("monsters", "no-monsters"):
                belief = self.belief(said["seat"]) if said["seat"] in self.mall.looked else 0.0
                expected = 1.3 if said["form"] == "monsters" else 0.0
                for reference in said["args"]["places"]:
                    place = int(reference.split(":")[1])
                    come[place] += belief * (expected - come[place])
        return come

    def night(self, family: list[int]) -> list[float]:
        """How many Monsters there may be at each place tonight, if my family stood like this."""
        where = [family if seat == self.me else other for seat, other in enumerate(self.mall.where)]
        monsters = [m + come for m, come in zip(self.mall.monsters, self.arrivals(), strict=True)]
        drawn = fullest([x for other in where for x in other])
        if self.mall.figures.weepers_draw:
            drawn += fullest([other[WEEPER] for other in where])
        for place in drawn:
            monsters[place] += 1
        return monsters
