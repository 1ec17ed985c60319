"""LK-3: phase 1, who searches the truck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta

from huisclos.engine.base.bounds import Seat
from huisclos.engine.rules.action import Why, barred
from huisclos.engine.rules.choice import Bar, Choice, Option
from huisclos.engine.rules.step import Answers, Step
from huisclos.games.lockdown.chapters.votes import hold_vote
from huisclos.games.lockdown.state import (
    CARD,
    PARKING,
    SEAT,
    TRUCK,
    Mall,
    Some,
)

ONESELF = Why("why-oneself", "LK-3.4")
GIVEN = Why("why-given", "LK-3.4")


class WhoSearches(Step, frozen=True):
    """LK-3.1: a vote in the Parking lot, if anyone is there and anything is left."""

    def go(self, s: Mall, answers: Answers) -> None:
        s.phase = TRUCK
        if s.deck and s.crowd(PARKING):
            hold_vote(s, PARKING, Search())
        else:
            s.tell("no-search")


class Search(Step, frozen=True):
    """LK-3.2, LK-3.3: draw; then keep, give, and let the rest go."""

    def go(self, s: Mall, answers: Answers) -> None:
        """What is given comes first when there is too little for all."""
        seat = s.chosen
        count = min(s.figures.draw, len(s.deck))
        s.searcher = (seat,)
        s.drawn = [s.deck.pop() for _ in range(count)]
        secret = {"cards": [CARD[card].id for card in s.drawn]}
        s.tell_apart("searched", [seat], secret, seat=SEAT[seat].id, count=count)
        if count == 1:
            s.then(KeepOrGive(seat), Leave())
            return
        give = min(s.figures.give, count - 1)
        keep = min(s.figures.keep, count - give)
        s.then(*[Keep(seat)] * keep, Give(seat, give), Leave())


class Keep(Step, frozen=True):
    """LK-3.2: the searcher keeps a card."""

    seat: Seat

    def ask(self, s: Mall) -> dict[int, Choice]:
        options = tuple(CARD[card] for card in sorted(set(s.drawn)))
        return {self.seat: Choice("keep", options, "LK-3.2")}

    def go(self, s: Mall, answers: Answers) -> None:
        hand_over(s, self.seat, self.seat, answers[self.seat][0].value)


class Give(Step, frozen=True):
    """LK-3.2, LK-3.4: the searcher gives a card to another player, whoever and wherever they are."""

    seat: Seat
    count: Annotated[int, Meta(ge=1, le=2)]
    already: Some = ()

    def ask(self, s: Mall) -> dict[int, Choice]:
        """Which card to whom."""
        receivers = [to for to in s.clockwise(self.seat) if not self.obstacle(to)]
        return {self.seat: Choice("give", gifts(s, receivers), "LK-3.4")}

    def bars(self, s: Mall, seat: int) -> list[Bar]:
        return barred({SEAT[to].id: self.obstacle(to) for to in s.clockwise(seat)})

    def obstacle(self, to: int) -> Why | None:
        """Not to oneself, and not twice to the same player."""
        if to == self.seat:
            return ONESELF
        return GIVEN if to in self.already else None

    def go(self, s: Mall, answers: Answers) -> None:
        """Only giver and receiver know which."""
        card, receiver = answers[self.seat][0].value
        hand_over(s, self.seat, receiver, card)
        if self.count > 1:
            s.then(Give(self.seat, self.count - 1, (*self.already, receiver)))


class KeepOrGive(Step, frozen=True):
    """LK-3.3: the last card of the deck is kept or given."""

    seat: Seat

    def ask(self, s: Mall) -> dict[int, Choice]:
        """Giving it to oneself is keeping it."""
        return {self.seat: Choice("keep-or-give", gifts(s, s.clockwise(self.seat)), "LK-3.3")}

    def go(self, s: Mall, answers: Answers) -> None:
        """It changes hands, or not."""
        card, receiver = answers[self.seat][0].value
        hand_over(s, self.seat, receiver, card)


class Leave(Step, frozen=True):
    """LK-3.2: what is left leaves the game face down; only the searcher knows what it was."""

    def go(self, s: Mall, answers: Answers) -> None:
        left, searcher = s.drawn, s.searcher
        s.removed += tuple(left)
        s.drawn, s.searcher = [], ()
        if left:
            secret = {"cards": [CARD[card].id for card in left]}
            s.tell_apart("removed", searcher, secret, count=len(left))


def gifts(s: Mall, receivers: Sequence[int]) -> tuple[Option, ...]:
    """Every card drawn, with every seat it could go to."""
    return tuple(_GIFT[card][to] for card in sorted(set(s.drawn)) for to in receivers)


_GIFT = {
    card: [Option(f"{option.id}+seat:{seat}", (card, seat)) for seat in range(6)]
    for card, option in CARD.items()
}


def hand_over(s: Mall, seat: int, receiver: int, card: str) -> None:
    """A drawn card goes into a hand."""
    s.drawn.remove(card)
    s.hands[receiver].append(card)
    secret = {"card": CARD[card].id}
    if seat == receiver:
        s.tell_apart("kept", [seat], secret, seat=SEAT[seat].id)
    else:
        s.tell_apart("gave", [seat, receiver], secret, seat=SEAT[seat].id, to=SEAT[receiver].id)
