"""LK-5: phases 3 and 4, where to go, and going."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from huisclos.engine.base.bounds import Seat
from huisclos.engine.rules.choice import PASS, Bar, Choice, Option
from huisclos.engine.rules.step import Answers, Step
from huisclos.games.lockdown.chapters.objects import cards_for_later, spend
from huisclos.games.lockdown.state import (
    CARD,
    CHARACTER,
    COLD_STORAGE,
    OVER_HERE,
    PARKING,
    PLACE,
    PLACES,
    SEAT,
    WHERE_TO,
    Location,
    Mall,
    Some,
)


class WhereTo(Step, frozen=True):
    """LK-5.1 to LK-5.3: the holder announces, the others choose in secret, all is shown."""

    def go(self, s: Mall, answers: Answers) -> None:
        """Variant 17: nobody announces anything."""
        s.phase = WHERE_TO
        s.destination = [0] * s.seats
        s.then(ChooseInSecret(), Show())
        if s.figures.announce:
            s.then(Announce())


class Announce(Step, frozen=True):
    """LK-5.1: openly, and it holds."""

    def ask(self, s: Mall) -> dict[int, Choice]:
        return {s.badge: _where("announce", "LK-5.1", s.closed, home(s, s.badge))}

    def go(self, s: Mall, answers: Answers) -> None:
        option = answers[s.badge][0]
        s.destination[s.badge] = option.value
        s.tell("announced", seat=SEAT[s.badge].id, place=option.id)

    def bars(self, s: Mall, seat: int) -> list[Bar]:
        return where_bars(s, seat)


class ChooseInSecret(Step, frozen=True):
    """LK-5.2: everyone else, in secret and at the same time; a family with nobody left chooses nothing."""

    def ask(self, s: Mall) -> dict[int, Choice]:
        """Any open location, full or not."""
        asked = [seat for seat, x in enumerate(s.destination) if not x and s.alive(seat)]
        if s.figures.strict_moves:
            return {seat: _where("choose", "LK-5.2", s.closed, home(s, seat)) for seat in asked}
        return dict.fromkeys(asked, _where("choose", "LK-5.2", s.closed, 0))

    def go(self, s: Mall, answers: Answers) -> None:
        """LK-5.3: shown together."""
        for seat, picks in answers.items():
            s.destination[seat] = picks[0].value

    def bars(self, s: Mall, seat: int) -> list[Bar]:
        return where_bars(s, seat)


@cache
def _where(prompt: str, rule: str, closed: tuple[int, ...], home: int) -> Choice:
    places = [place for place in PLACES if place not in closed and place != home]
    return Choice(prompt, tuple(PLACE[place] for place in places or [home]), rule)


def home(s: Mall, seat: int) -> int:
    """LK-5.6, strict moves: where the whole family stands, so that going there would move nobody; else 0."""
    if not s.figures.strict_moves:
        return 0
    places = {x for x in s.where[seat] if x > COLD_STORAGE}
    return min(places) if len(places) == 1 else 0


def where_bars(s: Mall, seat: int) -> list[Bar]:
    """LK-5.6: where moves are strict, one can't stay at home."""
    barred, at_home = closed_bars(s), home(s, seat)
    if at_home and len(s.closed) < len(PLACES) - 1:
        barred.append(Bar(PLACE[at_home].id, "why-all-there", "LK-5.6"))
    return barred


def closed_bars(s: Mall) -> list[Bar]:
    """LK-10.1: a closed location can't be entered."""
    return [Bar(PLACE[place].id, "why-closed", "LK-10.1") for place in s.closed]


class Show(Step, frozen=True):
    """LK-5.3: destinations, then dice."""

    def go(self, s: Mall, answers: Answers) -> None:
        if s.log is not None:
            for seat in s.clockwise(s.badge):
                if s.destination[seat]:
                    s.tell("destination", seat=SEAT[seat].id, place=PLACE[s.destination[seat]].id)
        s.looked = s.clockwise(0)
        s.tell("dice-shown", dice=list(s.arrival))


class OverHere(Step, frozen=True):
    """LK-5.4: clockwise from the badge holder, each moves, and may then drink."""

    def go(self, s: Mall, answers: Answers) -> None:
        """A family with nobody left has no go. LK-5.7, as an option: all who have moved may still drink."""
        s.phase = OVER_HERE
        movers = [seat for seat in s.clockwise(s.badge) if s.destination[seat]]
        for n in range(len(movers), 0, -1):
            seat = movers[n - 1]
            s.then(
                Move(seat), EnergyDrinks(tuple(movers[:n])) if s.figures.late_drinks else EnergyDrink(seat)
            )


class Move(Step, frozen=True):
    """LK-5.5: where the move ends, now that it is the player's go."""

    seat: Seat

    def go(self, s: Mall, answers: Answers) -> None:
        """In the Parking lot if the destination is full."""
        goal = s.destination[self.seat]
        s.then(WhoGoes(self.seat, PARKING if s.full(goal) else goal))


class WhoGoes(Step, frozen=True):
    """LK-5.4, LK-5.6: one Character must go, of those that aren't there yet, nor in the full room chosen."""

    seat: Seat
    end: Location

    def ask(self, s: Mall) -> dict[int, Choice]:
        """Which one, if more than one could."""
        movers = self.movers(s)
        if len(movers) < 2:
            return {}
        return {self.seat: _who(tuple(movers), self.end)}

    def go(self, s: Mall, answers: Answers) -> None:
        """It goes; nobody does if all are there already."""
        if answers:
            move(s, self.seat, answers[self.seat][0].value, self.end)
        elif movers := self.movers(s):
            move(s, self.seat, movers[0], self.end)
        else:
            s.tell("stayed", seat=SEAT[self.seat].id)

    def movers(self, s: Mall) -> list[int]:
        """The Characters that can go."""
        there = self.end, s.destination[self.seat]
        return [role for role, x in enumerate(s.where[self.seat]) if x > COLD_STORAGE and x not in there]

    def bars(self, s: Mall, seat: int) -> list[Bar]:
        """Those who are there already."""
        there = [role for role, x in enumerate(s.where[seat]) if x in (self.end, s.destination[seat])]
        return [Bar(CHARACTER[role].id, "why-there", "LK-5.6") for role in there]


@cache
def _who(movers: tuple[int, ...], end: int) -> Choice:
    return Choice("move", tuple(CHARACTER[role] for role in movers), "LK-5.4", (PLACE[end].id,))


class EnergyDrink(Step, frozen=True):
    """LK-5.7: right after their own move. LK-2.8: asked whatever they hold; again after each one played."""

    seat: Seat

    def ask(self, s: Mall) -> dict[int, Choice]:
        return {self.seat: drink(s, self.seat)}

    def bars(self, s: Mall, seat: int) -> list[Bar]:
        return why_not_drink(s, seat)

    def go(self, s: Mall, answers: Answers) -> None:
        """Drink, run, and perhaps again."""
        if answers[self.seat][0].value:
            spend(s, self.seat, "drink")
            s.then(Sprint(self.seat), EnergyDrink(self.seat))


class EnergyDrinks(Step, frozen=True):
    """LK-5.7, as an option: until the last has moved, all who have moved may drink, whatever they hold."""

    window: ClassVar[bool] = True
    moved: Some

    def ask(self, s: Mall) -> dict[int, Choice]:
        return {seat: drink(s, seat) for seat in self.moved}

    def bars(self, s: Mall, seat: int) -> list[Bar]:
        return why_not_drink(s, seat)

    def go(self, s: Mall, answers: Answers) -> None:
        """Who drinks runs, and all are asked again."""
        for seat, picks in answers.items():
            if picks[0].value:
                spend(s, seat, "drink")
                s.then(Sprint(seat), EnergyDrinks(self.moved))


_DRINK = Choice("drink", (CARD["drink"], PASS), "LK-5.7")
_NO_DRINK = Choice("drink", (PASS,), "LK-5.7")


def drink(s: Mall, seat: int) -> Choice:
    """Whether to drink, if there is something to drink and somewhere to run."""
    return _DRINK if "drink" in s.hands[seat] and sprints(s, seat) else _NO_DRINK


def why_not_drink(s: Mall, seat: int) -> list[Bar]:
    """Other cards; and a drink, where nobody could run anywhere."""
    stuck = "drink" in s.hands[seat] and not sprints(s, seat)
    barred = [Bar(CARD["drink"].id, "why-no-run", "LK-5.7")] if stuck else []
    return cards_for_later(s, seat, "drink") + barred


class Sprint(Step, frozen=True):
    """LK-5.7: one of their Characters goes to any other open location with room."""

    seat: Seat

    def ask(self, s: Mall) -> dict[int, Choice]:
        return {self.seat: Choice("sprint", sprints(s, self.seat), "LK-5.7")}

    def bars(self, s: Mall, seat: int) -> list[Bar]:
        """What is closed or full, and where all of the family are."""
        family = {x for x in s.where[seat] if x > COLD_STORAGE}
        why = {place: "why-full" for place in s.open_places() if s.full(place)}
        if len(family) == 1:
            why |= dict.fromkeys(family, "why-there")
        return closed_bars(s) + [Bar(PLACE[place].id, reason, "LK-5.7") for place, reason in why.items()]

    def go(self, s: Mall, answers: Answers) -> None:
        role, place = answers[self.seat][0].value
        move(s, self.seat, role, place)


_RUN = [
    [Option(f"{character.id}+{place.id}", (role, place.value)) for place in PLACE]
    for role, character in enumerate(CHARACTER)
]


def sprints(s: Mall, seat: int) -> tuple[Option, ...]:
    """Every run an Energy drink allows."""
    goals = [place for place in s.open_places() if not s.full(place)]
    return tuple(
        _RUN[role][goal]
        for role, x in enumerate(s.where[seat])
        if x > COLD_STORAGE
        for goal in goals
        if goal != x
    )


def move(s: Mall, seat: int, role: int, place: int) -> None:
    """A Character goes to a place."""
    s.where[seat][role] = place
    if s.log is not None:
        s.tell("moved", seat=SEAT[seat].id, character=CHARACTER[role].id, place=PLACE[place].id)
