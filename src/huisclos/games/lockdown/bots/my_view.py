"""What a player makes of a view: whom to believe, what the night may bring, who stands in the way."""

from __future__ import annotations

from copy import copy

from huisclos.engine.sight.view import View
from huisclos.engine.talk.trust import belief, verdicts_on
from huisclos.games.lockdown.chapters.arrival import fullest
from huisclos.games.lockdown.seen.imagination import seen
from huisclos.games.lockdown.state import COLD_STORAGE, PARKING, ROOMS, WEEPER

_DIE = 6
"""A die shows each location equally often."""


class MyView:
    """A view of the mall, read by the seat it belongs to."""

    def __init__(self, view: View) -> None:
        seat = view["seat"]
        assert seat is not None
        self.me = seat
        self.mall = seen(view)
        self.talk = view["talk"]
        self.answered = view["answered"]
        self.answer = view["answer"]
        """What I have chosen already, if others are still to choose."""
        self.family = self.mall.where[seat]
        self.hand = self.mall.hands[seat]
        deck = view["board"]["deck"]
        self.deck = deck if isinstance(deck, int) else len(deck)
        """How many cards are left in the truck."""

    def as_if(self, seat: int) -> MyView:
        """What somebody else may make of what I see."""
        other = copy(self)
        other.me, other.family, other.hand = seat, self.mall.where[seat], []
        return other

    def joined_by(self, seat: int, place: int) -> MyView:
        """As it would be if one of somebody's Characters, the strongest there is, came to a place."""
        strength = self.mall.figures.strength
        come = [role for role, x in enumerate(self.mall.where[seat]) if x > COLD_STORAGE and x != place]
        other = copy(self)
        if come:
            other.mall = self.mall.copy()
            other.mall.where[seat][max(come, key=lambda role: strength[role])] = place
        return other

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
        """How much a seat is in the way: its points, and how often it voted for me to be devoured.

        Less so if it kept deals with me.
        """
        return self.standing(seat) + 3.0 * self.mall.blame[seat][self.me] - 3.0 * min(self.favours(seat), 4)

    def favours(self, seat: int) -> int:
        """How often a seat did what it had agreed with me to do."""
        return sum(
            "kept" in verdicts_on(seat, said)
            for said in self.talk
            if said["answer"] == "deal" and self.me in (said["seat"], int(said["args"]["to"].split(":")[1]))
        )

    def belief(self, seat: int) -> float:
        """How far a seat's word is believed."""
        return belief(self.talk, seat)

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
