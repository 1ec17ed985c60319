"""DW-3.6: equipment goes from one survivor to another at the same place."""

from __future__ import annotations

from huisclos.engine.rules.choice import Choice, Option
from huisclos.engine.rules.step import NOBODY_ASKED, Answers, Step
from huisclos.games.dead_of_winter.chapters.actions.use import carried, copies
from huisclos.games.dead_of_winter.printed.printed_options import hand_over
from huisclos.games.dead_of_winter.state.bounded import Name, SurvivorNumber
from huisclos.games.dead_of_winter.state.colony import Colony
from huisclos.games.dead_of_winter.state.used_up import pass_on

ACCEPT, DECLINE = Option("accept", 1), Option("decline", 0)
CHOICES = (ACCEPT, DECLINE)


def hand_options(s: Colony, mine: list[int]) -> list[Option]:
    """What these survivors carry, to each of the others where they are."""
    found: list[Option] = []
    for survivor in mine:
        if survivor in s.bearer:
            said, names = s.said(survivor), carried(s, survivor)
            takers = [taker for taker in s.people(s.at[survivor]) if taker != survivor]
            found += [
                hand_over(name, survivor, taker, said, s.said(taker))
                for taker in takers
                for name in names
                if not s.passed or passing(s, name, taker) not in s.passed
            ]
    return found


def hand(s: Colony, survivor: int, item: str, taker: int) -> None:
    if s.owner[taker] != s.turn:
        s.tell("offers", survivor=s.said(survivor), item=s.box.items[item].reference, to=s.said(taker))
    s.then(HandOver(survivor, item, taker))


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
