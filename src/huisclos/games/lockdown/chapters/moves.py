"""LK-5: phases 3 and 4, where to go, and going."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from huisclos.engine.base.bounds import Seat
from huisclos.engine.rules.action import Why, barred
from huisclos.engine.rules.choice import PASS, Bar, Choice, Option
from huisclos.engine.rules.step import Answers, Step
from huisclos.games.lockdown.chapters.objects import LATER, spend
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

CLOSED = Why("why-closed", "LK-10.1")
ALL_THERE = Why("why-all-there", "LK-5.6")
THERE = Why("why-there", "LK-5.6")
NO_RUN = Why("why-no-run", "LK-5.7")
ALL_HERE = Why("why-there", "LK-5.7")
FULL = Why("why-full", "LK-5.7")


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
        return {seat: _where("choose", "LK-5.2", s.closed, home(s, seat)) for seat in asked}

    def go(self, s: Mall, answers: Answers) -> None:
        """LK-5.3: shown together."""
        for seat, picks in answers.items():
            s.destination[seat] = picks[0].value

    def bars(self, s: Mall, seat: int) -> list[Bar]:
        return where_bars(s, seat)


@cache
def _where(prompt: str, rule: str, closed: tuple[int, ...], home: int) -> Choice:
    places = [PLACE[place] for place in PLACES if not obstacle(place, closed, home)]
    return Choice(prompt, tuple(places), rule)


def where_bars(s: Mall, seat: int) -> list[Bar]:
    """For both who announce and who choose."""
    at_home, places = home(s, seat), (*s.closed, *s.open_places())
    return barred({PLACE[place].id: obstacle(place, s.closed, at_home) for place in places})


def obstacle(place: int, closed: tuple[int, ...], home: int) -> Why | None:
    """LK-10.1: what is closed can't be entered; LK-5.6: nor can one stay at home, where moves are strict."""
    if place in closed:
        return CLOSED
    return ALL_THERE if place == home else None


def home(s: Mall, seat: int) -> int:
    """LK-5.6, strict moves: where the whole family stands, so that going there would move nobody, unless
    nothing else is open; else 0."""
    if not s.figures.strict_moves or len(s.closed) == len(PLACES) - 1:
        return 0
    return together(s, seat)


def together(s: Mall, seat: int) -> int:
    """Where all Characters of a family are who are alive; 0 if they aren't in one place."""
    places = {x for x in s.where[seat] if x > COLD_STORAGE}
    return min(places) if len(places) == 1 else 0


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
        there = self.there(s)
        return [role for role, x in enumerate(s.where[self.seat]) if x > COLD_STORAGE and x not in there]

    def there(self, s: Mall) -> tuple[int, int]:
        """Whoever is in one of these has arrived already."""
        return self.end, s.destination[self.seat]

    def bars(self, s: Mall, seat: int) -> list[Bar]:
        there = self.there(s)
        return barred({CHARACTER[n].id: THERE for n, x in enumerate(s.where[seat]) if x in there})


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
    return _DRINK if "drink" in s.hands[seat] and not drink_obstacle(s, seat, "drink") else _NO_DRINK


def why_not_drink(s: Mall, seat: int) -> list[Bar]:
    """Of the cards in hand."""
    return barred({CARD[card].id: drink_obstacle(s, seat, card) for card in sorted(s.hands[seat])})


def drink_obstacle(s: Mall, seat: int, card: str) -> Why | None:
    """Other cards are for later; and a drink is in vain where nobody could run anywhere."""
    if card != "drink":
        return LATER[card]
    return None if sprints(s, seat) else NO_RUN


class Sprint(Step, frozen=True):
    """LK-5.7: one of their Characters goes to any other open location with room."""

    seat: Seat

    def ask(self, s: Mall) -> dict[int, Choice]:
        return {self.seat: Choice("sprint", sprints(s, self.seat), "LK-5.7")}

    def bars(self, s: Mall, seat: int) -> list[Bar]:
        """First what is closed, then what is full."""
        family = together(s, seat)
        places = (*s.closed, *sorted(s.open_places(), key=s.full, reverse=True))
        return barred({PLACE[place].id: run_obstacle(s, place, family) for place in places})

    def go(self, s: Mall, answers: Answers) -> None:
        role, place = answers[self.seat][0].value
        move(s, self.seat, role, place)


_RUN = [
    [Option(f"{character.id}+{place.id}", (role, place.value)) for place in PLACE]
    for role, character in enumerate(CHARACTER)
]


def sprints(s: Mall, seat: int) -> tuple[Option, ...]:
    """Every run an Energy drink allows."""
    family = together(s, seat)
    goals = [place for place in PLACES if not run_obstacle(s, place, family)]
    return tuple(
        _RUN[role][goal]
        for role, x in enumerate(s.where[seat])
        if x > COLD_STORAGE
        for goal in goals
        if goal != x
    )


def run_obstacle(s: Mall, place: int, family: int) -> Why | None:
    """Nobody of a family can run to what is closed or full, nor to where they all are."""
    if place in s.closed:
        return CLOSED
    if place == family:
        return ALL_HERE
    return FULL if s.full(place) else None


def move(s: Mall, seat: int, role: int, place: int) -> None:
    """A Character goes to a place."""
    s.where[seat][role] = place
    if s.log is not None:
        s.tell("moved", seat=SEAT[seat].id, character=CHARACTER[role].id, place=PLACE[place].id)
