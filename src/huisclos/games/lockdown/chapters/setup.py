"""LK-1: setup."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from msgspec import Meta

from huisclos.engine.base.bounds import Seat
from huisclos.engine.base.dice import Dice
from huisclos.engine.rules.choice import Choice, Option
from huisclos.engine.rules.state import hand_in
from huisclos.engine.rules.step import Answers, Step
from huisclos.games.lockdown.chapters.arrival import monsters_arrive
from huisclos.games.lockdown.chapters.scoring import tell_score
from huisclos.games.lockdown.chapters.turn import Day
from huisclos.games.lockdown.content import all_cards
from huisclos.games.lockdown.options import Options, check
from huisclos.games.lockdown.state import (
    CHARACTER,
    IN_THE_BOX,
    PARKING,
    PLACE,
    SEAT,
    Die,
    Mall,
    Role,
)

hand_in(Mall, cut_short=tell_score)

HAND = Meta(min_length=1, max_length=4)
"""As many as there are Characters in a family."""
_ON_THE_WAY = IN_THE_BOX
"""A Character that isn't placed yet stands nowhere."""


def set_up(seats: int, options: Options, dice: Dice) -> Mall:
    """LK-1.1, LK-1.2: the deck, the hands and the two markers."""
    figures = check(options, seats)
    deck = list(all_cards())
    dice.shuffle(deck)
    badge, martyr = _markers(seats, options, dice)
    mall = Mall(
        seats=seats,
        dice=dice,
        figures=figures,
        where=[[_ON_THE_WAY] * 4 for _ in range(seats)],
        monsters=[0] * 7,
        supply=figures.monsters,
        hands=[[deck.pop() for _ in range(figures.starting_cards)] for _ in range(seats)],
        deck=deck,
        box=figures.dice_in_box,
        on_rows=tuple(figures.dice_on_rows),
        badge=badge,
        martyr=martyr,
        pistols=[0] * seats,
        blame=[[0] * seats for _ in range(seats)],
        unlocked=tuple(options.unlocked or ()),
    )
    mall.then(Deal(), *(Placement(seat) for seat in mall.clockwise(badge)), FirstMonsters(), Day())
    return mall


def _markers(seats: int, options: Options, dice: Dice) -> tuple[int, int]:
    """LK-1.2: the host may name the two seats; else they are drawn, never the same seat."""
    badge, martyr = options.badge, options.martyr
    if badge is None:
        badge = dice.below(seats) if martyr is None else (martyr + 1 + dice.below(seats - 1)) % seats
    if martyr is None:
        martyr = (badge + 1 + dice.below(seats - 1)) % seats
    return badge, martyr


class Deal(Step, frozen=True):
    """LK-1.1: everyone looks at the card they got."""

    def go(self, s: Mall, answers: Answers) -> None:
        """Tell each seat its own hand; with nobody to tell there is nothing to do."""
        if s.log is None:
            return
        for seat, hand in enumerate(s.hands):
            secret = {"cards": [f"card:{card}" for card in hand]}
            s.tell_apart("dealt", [seat], secret, seat=SEAT[seat].id, count=len(hand))
        s.tell("markers", badge=SEAT[s.badge].id, martyr=SEAT[s.martyr].id)


class Placement(Step, frozen=True):
    """LK-1.3: a player rolls a die for each Character (LK-0.2: the Useless only in a game of three)."""

    seat: Seat

    def go(self, s: Mall, answers: Answers) -> None:
        size = s.roles()
        dice = sorted(s.dice.roll(size))
        s.tell("placement-dice", seat=SEAT[self.seat].id, dice=dice)
        s.then(PlaceOne(self.seat, tuple(dice), tuple(range(size))))


class PlaceOne(Step, frozen=True):
    """LK-1.3: one die for one Character, one after the other."""

    seat: Seat
    dice: Annotated[tuple[Die, ...], HAND]
    roles: Annotated[tuple[Role, ...], HAND]

    def check(self, reader: Any, path: str) -> None:
        """A die for each Character."""
        if len(self.dice) != len(self.roles) or len(set(self.roles)) < len(self.roles):
            reader.fault(path, "fault-odd", problem="dice, roles")

    def ask(self, s: Mall) -> dict[int, Choice]:
        """Which Character goes where a die shows; the last one isn't asked about."""
        if len(self.roles) == 1:
            return {}
        return {self.seat: _put(self.roles, self.dice)}

    def go(self, s: Mall, answers: Answers) -> None:
        """Put it there, or in the Parking lot if there is no room."""
        role, die = answers[self.seat][0].value if answers else (self.roles[0], self.dice[0])
        place = PARKING if s.full(die) else die
        s.where[self.seat][role] = place
        if s.log is not None:
            s.tell("placed", seat=SEAT[self.seat].id, character=CHARACTER[role].id, place=PLACE[place].id)
        if len(self.roles) > 1:
            s.then(PlaceOne(self.seat, _without(self.dice, die), _without(self.roles, role)))


@cache
def _without(values: tuple[int, ...], value: int) -> tuple[int, ...]:
    at = values.index(value)
    return values[:at] + values[at + 1 :]


_PUT = [
    [Option(f"{character.id}+place:{die}", (role, die)) for die in range(7)]
    for role, character in enumerate(CHARACTER)
]


@cache
def _put(roles: tuple[int, ...], dice: tuple[int, ...]) -> Choice:
    options = tuple(_PUT[role][die] for role in roles for die in sorted(set(dice)))
    return Choice("place", options, "LK-1.3")


class FirstMonsters(Step, frozen=True):
    """LK-1.4: the first Monsters, by the dice in the box."""

    def go(self, s: Mall, answers: Answers) -> None:
        """Roll, and let them come."""
        dice = sorted(s.dice.roll(s.box))
        s.tell("first-dice", dice=dice)
        monsters_arrive(s, dice)
