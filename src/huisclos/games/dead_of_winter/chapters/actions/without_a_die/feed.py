"""DW-8.2: exiles make their dice better with food cards of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar

from msgspec import Meta

from huisclos.engine.rules.action import Why
from huisclos.engine.rules.choice import Bar, Choice, Option
from huisclos.engine.rules.step import Answers, Step
from huisclos.games.dead_of_winter.chapters.actions.colony_action import ColonyAction
from huisclos.games.dead_of_winter.chapters.actions.without_a_die.raise_die import can_rise
from huisclos.games.dead_of_winter.chapters.colony.dice import change_die, chosen_die, which_die
from huisclos.games.dead_of_winter.printed.printed_options import SEAT
from huisclos.games.dead_of_winter.state.colony import Colony

ONLY_EXILES = Why("why-not-exiled", "DW-8.2")
NO_DIE = Why("why-no-die", "DW-8.2")
ALL_BEST = Why("why-all-best", "DW-8.2")


class FeedAction(ColonyAction, frozen=True):
    """DW-8.2: a food card, while there is a die that could be better."""

    name: ClassVar[str] = "feed"

    def obstacle(self, s: Colony, seat: int, about: None) -> Why | None:
        """Whichever food it is."""
        if not s.exiled[seat]:
            return ONLY_EXILES
        if not s.rolled[seat]:
            return NO_DIE
        return None if can_rise(s, seat) else ALL_BEST

    def offers(self, s: Colony, seat: int, hand: dict[str, None]) -> Sequence[Option]:
        options = s.box.options.feed
        return [options[name] for name in hand if name in options]

    def bars(self, s: Colony, seat: int, hand: dict[str, None]) -> Sequence[Bar]:
        why = self.obstacle(s, seat, None)
        return [why.bars(option.id) for option in self.offers(s, seat, hand)] if why else ()

    def does(self, s: Colony, seat: int, name: str) -> None:
        """DW-8.2: the card leaves the game."""
        item = s.box.items[name]
        s.hands[seat].remove(name)
        s.removed.append(name)
        s.tell("feeds", seat=SEAT[seat], item=item.reference, kind=item.sort)
        s.then(Split(item.worth))


FEED = FeedAction()


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
