"""CV-2.1: the invasion."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import ClassVar

from huisclos.engine.rules.action import Why, barred
from huisclos.engine.rules.choice import Bar, Choice, Option
from huisclos.engine.rules.step import Answers, Step
from huisclos.games.critico_ville.chapters.powers import Power, PowersOnOffer, PowerWindow
from huisclos.games.critico_ville.state import DEFENDER, EXTERMINATOR, INVASION, SEAT, SQUARE, Town

ZOMBIE_THERE = Why("why-zombie-there", "CV-2.1a")
ZONE_LATER = Why("why-zone-later", "CV-2.1b")


class Invasion(Step, frozen=True):
    """CV-2.1: a zombie card is drawn."""

    def go(self, s: Town, answers: Answers) -> None:
        """CV-0.2: from the discard, shuffled, when the pile is empty."""
        s.action = INVASION
        if not s.pile:
            s.pile, s.discard = s.discard, []
            s.dice.shuffle(s.pile)
        s.card = s.left = s.pile.pop()
        s.placed = ()
        s.discard.append(s.card)
        s.tell("invasion", seat=SEAT[s.active].id, count=s.card)
        s.then(Alarm())


class Alarm(PowerWindow, frozen=True):
    """CV-4.3: the Defender may undo the invasion; the Exterminator is asked when it would fill the town."""

    prompt: ClassVar[str] = "power-invasion"
    rule: ClassVar[str] = "CV-4.3"

    def helps(self, s: Town) -> tuple[int, ...]:
        """Whoever can still prevent the worst."""
        return (DEFENDER, EXTERMINATOR) if s.room() <= s.left else (DEFENDER,)

    def used(self, s: Town, seat: int) -> None:
        undo_invasion(s, seat)

    def passed(self, s: Town) -> None:
        s.then(PlaceZombie())


@cache
def _where(squares: tuple[int, ...]) -> Choice:
    return Choice("place", tuple(SQUARE[square] for square in squares), "CV-2.1b")


class PlaceZombie(PowersOnOffer, frozen=True):
    """CV-2.1a, CV-2.1b: one zombie, on a free zombie square."""

    powers: ClassVar[tuple[int, ...]] = (DEFENDER, EXTERMINATOR)

    def choice(self, s: Town) -> Choice | None:
        """Nothing to ask where only one square is left."""
        squares = open_squares(s)
        return _where(squares) if len(squares) > 1 else None

    def chosen(self, s: Town, option: Option | None) -> None:
        """CV-3.2: lost at once when it was the last free square."""
        square = option.value if option else open_squares(s)[0]
        s.put(square)
        s.left -= 1
        s.placed += (square,)
        s.tell("placed", seat=SEAT[s.active].id, square=SQUARE[square].id)
        if not s.room():
            s.end(won=False)
        elif s.left:
            s.then(PlaceZombie())

    def bars(self, s: Town, seat: int) -> list[Bar]:
        """What isn't free, of the zones that are being filled; and the zones that come later."""
        offered = open_squares(s)
        if seat != s.active or not offered:
            return []
        ends = s.figures.zones
        filled = {_zone(square, ends) for square in offered}
        taken = [square for square in s.zombies if _zone(square, ends) in filled]
        later = {_zone(square, ends) for square in s.figures.zombie_squares if square not in s.zombies}
        return barred(
            {SQUARE[square].id: ZOMBIE_THERE for square in sorted(taken)}
            | {f"zone:{zone}": ZONE_LATER for zone in sorted(later - filled)}
        )

    def used(self, s: Town, seat: int, power: Power) -> None:
        """CV-4.3: also in the middle of it."""
        if power.character == DEFENDER:
            undo_invasion(s, seat)
        else:
            s.placed = tuple(square for square in s.placed if square != power.square)
            s.then(self)


def undo_invasion(s: Town, seat: int) -> None:
    """CV-4.3: no zombie is placed, and those already placed go again."""
    back, s.left, s.placed = s.placed, 0, ()
    for square in back:
        s.zombies.remove(square)
    s.tell("spared", seat=SEAT[seat].id, squares=[SQUARE[square].id for square in back])


def open_squares(s: Town) -> tuple[int, ...]:
    """CV-2.1b: the free squares of the pawn's zone, else of all zones ahead, else of all behind."""
    zombies = s.zombies
    for part in _parts_from(s.pawn, s.figures.zones, s.figures.zombie_squares):
        squares = [square for square in part if square not in zombies]
        if squares:
            return tuple(squares)
    return ()


def _zone(square: int, ends: tuple[int, ...]) -> int:
    """CV-0.1: its number, from 1."""
    return next(number for number, end in enumerate(ends, 1) if square <= end)


@cache
def _parts_from(pawn: int, ends: tuple[int, ...], squares: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """CV-0.1, CV-2.1b: the zombie squares here, ahead and behind; the start is in the first zone."""
    first, last = next((before, end) for before, end in pairwise((0, *ends)) if pawn <= end)
    here = tuple(square for square in squares if first < square <= last)
    ahead = tuple(square for square in squares if square > last)
    return here, ahead, tuple(square for square in squares if square <= first)
