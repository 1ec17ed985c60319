"""DW-3.4, DW-8.2: food makes dice better: tokens of the supply, or for exiles cards of their own."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from huisclos.engine.rules.choice import Choice, Option
from huisclos.engine.rules.step import Answers, Step
from huisclos.games.dead_of_winter.chapters.colony.dice import change_die, chosen_die, which_die
from huisclos.games.dead_of_winter.printed.printed_options import RAISE, SEAT
from huisclos.games.dead_of_winter.state.colony import Colony


def raise_options(s: Colony, seat: int) -> list[Option]:
    """DW-3.4, DW-8.2: the colony's food is not for exiles."""
    dice = s.rolled[seat]
    if not dice or not s.food or s.exiled[seat]:
        return []
    return [RAISE[value] for value in range(1, s.box.figures.most_die) if value in dice]


def raise_die(s: Colony, value: int) -> None:
    """DW-3.4: a food token, and an unused die shows one more."""
    s.food -= 1
    s.tell("spends-food", seat=SEAT[s.turn], left=s.food)
    change_die(s, s.turn, value, value + 1)


def feed_options(s: Colony, seat: int, hand: dict[str, None]) -> list[Option]:
    """DW-8.2: the food cards of an exile, while there is a die that could be better."""
    if not s.exiled[seat] or not can_rise(s, seat):
        return []
    return [s.box.options.feed[name] for name in hand if s.box.items[name].worth]


def can_rise(s: Colony, seat: int) -> bool:
    """Whether one of the unused dice could be better."""
    dice = s.rolled[seat]
    return bool(dice) and min(dice) < s.box.figures.most_die


def feed(s: Colony, name: str) -> None:
    """DW-8.2: the card leaves the game."""
    item = s.box.items[name]
    s.hands[s.turn].remove(name)
    s.removed.append(name)
    s.tell("feeds", seat=SEAT[s.turn], item=item.reference, kind=item.sort)
    s.then(Split(item.worth))


class Split(Step, frozen=True):
    """DW-8.2: what the card is worth, one by one, on any unused dice; the rest is lost."""

    worth: Annotated[int, Meta(ge=0, le=6)]

    def ask(self, s: Colony) -> dict[int, Choice]:
        return which_die(s, s.turn, "raise-die", "DW-8.2", most=s.box.figures.most_die - 1)

    def go(self, s: Colony, answers: Answers) -> None:
        value = chosen_die(s, s.turn, answers, most=s.box.figures.most_die - 1)
        if value:
            change_die(s, s.turn, value, value + 1)
            if self.worth > 1:
                s.then(Split(self.worth - 1))
