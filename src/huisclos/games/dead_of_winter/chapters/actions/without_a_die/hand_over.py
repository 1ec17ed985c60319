"""DW-3.6: equipment goes from one survivor to another at the same place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from huisclos.engine.rules.action import Why
from huisclos.engine.rules.choice import Bar, Choice, Option
from huisclos.engine.rules.step import NOBODY_ASKED, Answers, Step
from huisclos.games.dead_of_winter.chapters.actions.colony_action import ColonyAction
from huisclos.games.dead_of_winter.chapters.actions.with_a_die.use import carried, copies
from huisclos.games.dead_of_winter.printed.printed_options import hand_over
from huisclos.games.dead_of_winter.state.boards import NONE
from huisclos.games.dead_of_winter.state.bounded import Name, SurvivorNumber
from huisclos.games.dead_of_winter.state.colony import Colony
from huisclos.games.dead_of_winter.state.used_up import pass_on

ACCEPT, DECLINE = Option("accept", 1), Option("decline", 0)
CHOICES = (ACCEPT, DECLINE)
NOBODY_HERE = Why("why-nobody-here", "DW-3.6")
PASSED = Why("why-passed", "DW-3.6")


class HandAction(ColonyAction, frozen=True):
    """DW-3.6: what a survivor carries, to any of the others where they are."""

    name: ClassVar[str] = "hand"
    by_survivor: ClassVar[bool] = True

    def obstacle(self, s: Colony, survivor: int, what: tuple[str, int]) -> Why | None:
        """Of an Item and whoever would get it; NONE if nobody is there."""
        item, taker = what
        if taker == NONE:
            return NOBODY_HERE
        return PASSED if s.passed and passing(s, item, taker) in s.passed else None

    def offers(self, s: Colony, survivor: int, about: None) -> Sequence[Option]:
        said, items = s.said(survivor), carried(s, survivor)
        return [
            hand_over(item, survivor, taker, said, s.said(taker))
            for taker in takers(s, survivor)
            for item in items
            if not self.obstacle(s, survivor, (item, taker))
        ]

    def bars(self, s: Colony, survivor: int, about: None) -> Sequence[Bar]:
        found: list[Bar] = []
        for taker in takers(s, survivor) or [NONE]:
            for item in carried(s, survivor):
                why = self.obstacle(s, survivor, (item, taker))
                to = f"+{s.said(taker)}" if taker != NONE else ""
                if why:
                    found.append(why.bars(f"hand+{s.box.items[item].reference}+{s.said(survivor)}{to}"))
        return found

    def does(self, s: Colony, survivor: int, what: tuple[str, int]) -> None:
        item, taker = what
        if s.owner[taker] != s.turn:
            s.tell("offers", survivor=s.said(survivor), item=s.box.items[item].reference, to=s.said(taker))
        s.then(HandOver(survivor, item, taker))


HAND = HandAction()


def takers(s: Colony, survivor: int) -> list[int]:
    """All others where they are."""
    return [taker for taker in s.people(s.at[survivor]) if taker != survivor]


def passing(s: Colony, item: str, survivor: int) -> str:
    """What is noted of one who gave it away, or didn't want it: it isn't offered to them before something
    else is done, so nobody can hold up the table."""
    return f"item:{item}+{s.said(survivor)}"


class HandOver(Step, frozen=True):
    """Another player may say no. What was used already stays used."""

    survivor: SurvivorNumber
    item: Name
    taker: SurvivorNumber

    def ask(self, s: Colony) -> dict[int, Choice]:
        owner = s.owner[self.taker]
        if owner == s.turn:
            return NOBODY_ASKED
        return {owner: Choice("hand", CHOICES, "DW-3.6", about=(s.box.items[self.item].reference,))}

    def go(self, s: Colony, answers: Answers) -> None:
        said, to = s.said(self.survivor), s.said(self.taker)
        item = s.box.items[self.item].reference
        if answers and answers[s.owner[self.taker]][0] is DECLINE:
            s.passed.append(passing(s, self.item, self.taker))
            s.tell("declines", survivor=to, item=item)
            return
        s.passed.append(passing(s, self.item, self.survivor))
        pass_on(s, self.item, said, copies(s, self.survivor, self.item), to)
        for n, name in enumerate(s.gear):
            if name == self.item and s.bearer[n] == self.survivor:
                s.bearer[n] = self.taker
                break
        s.tell("handed", survivor=said, item=item, to=to)
