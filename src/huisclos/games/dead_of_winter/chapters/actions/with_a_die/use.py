"""DW-2.7: what a survivor can do, and what they can do with what they carry."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from huisclos.engine.rules.action import Why
from huisclos.engine.rules.choice import Bar, Hint, Option
from huisclos.games.dead_of_winter.chapters.actions.colony_action import ColonyAction
from huisclos.games.dead_of_winter.chapters.colony.dice import UseDie
from huisclos.games.dead_of_winter.chapters.colony.odds import hint_of_risk, rolls_of
from huisclos.games.dead_of_winter.chapters.colony.waste import waste
from huisclos.games.dead_of_winter.printed.cards import Item, Use
from huisclos.games.dead_of_winter.printed.places import COLONY, PLACES
from huisclos.games.dead_of_winter.printed.printed_options import Usage
from huisclos.games.dead_of_winter.state.colony import Colony
from huisclos.games.dead_of_winter.state.used_up import mark

USED_THIS_ROUND = Why("why-used-round", "DW-2.7")
USED_THIS_TURN = Why("why-used-turn", "DW-2.7")
OTHER_PLACE = Why("why-other-place", "DW-2.7")
LOW_DIE = Why("why-die", "DW-2.7")
NO_DIE = Why("why-no-die", "DW-2.7")
NOT_SO = Why("why-condition", "DW-2.7")


class UseAction(ColonyAction, frozen=True):
    """DW-2.7: a survivor's ability, or that of something they carry."""

    name: ClassVar[str] = "use"
    by_survivor: ClassVar[bool] = True

    def obstacle(self, s: Colony, survivor: int, usage: Usage) -> Why | None:
        use = usage.use
        if use.once and used_up(s, survivor, use, usage.number, usage.item):
            return USED_THIS_ROUND if use.once == "round" else USED_THIS_TURN
        place = s.at[survivor]
        if use.at and (place == COLONY if use.at == "away" else PLACES[place] != use.at):
            return OTHER_PLACE
        if use.die:
            best = max(s.rolled[s.owner[survivor]], default=0)
            if use.die > best:
                return LOW_DIE if best else NO_DIE
        return NOT_SO if use.given is not None and not holds_for(s, survivor, use) else None

    def offers(self, s: Colony, survivor: int, about: None) -> Sequence[Option]:
        return [usage.option for usage in usages(s, survivor) if not self.obstacle(s, survivor, usage)]

    def bars(self, s: Colony, survivor: int, about: None) -> Sequence[Bar]:
        found = {usage.option.id: self.obstacle(s, survivor, usage) for usage in usages(s, survivor)}
        return [why.bars(thing) for thing, why in found.items() if why]

    def does(self, s: Colony, survivor: int, what: tuple[int, str]) -> None:
        """DW-2.7: a die if it takes one; what it does comes next."""
        number, item = what
        card: Item | None = s.box.items[item] if item else None
        chosen = (card.use if card is not None else s.box.survivors[survivor].use)[number]
        if chosen.once:
            (s.spent_round if chosen.once == "round" else s.spent).append(
                mark(s.said(survivor), number, item)
            )
        s.perform(f"item:{item}" if item else s.said(survivor), chosen.do)
        if card is None:
            s.tell("uses-ability", survivor=s.said(survivor))
        else:
            if chosen.spent:
                drop(s, survivor, item)
                waste(s, s.owner[survivor], item)
            s.it = card.reference
            s.tell("uses-item", survivor=s.said(survivor), item=card.reference)
        if chosen.die:
            s.then(UseDie(chosen.die))

    def hints(self, s: Colony, option: Option) -> Sequence[Hint]:
        """Of what is dangerous."""
        _, survivor, number, item = option.value
        card = s.box.items[item] if item else s.box.survivors[survivor]
        rolls = rolls_of(s, survivor, card.use[number].do)
        return (hint_of_risk(s, option, survivor, s.at[survivor], "", rolls),) if rolls else ()


USE = UseAction()


def usages(s: Colony, survivor: int) -> Sequence[Usage]:
    """All that they might use."""
    own = s.box.options.use[survivor]
    if survivor not in s.bearer:
        return own
    found = list(own)
    for name in carried(s, survivor):
        if name in s.box.options.use_item:
            found += s.box.options.use_item[name][survivor]
    return found


def carried(s: Colony, survivor: int) -> dict[str, None]:
    """What a survivor carries, equal Items once."""
    return dict.fromkeys([name for name, by in zip(s.gear, s.bearer, strict=True) if by == survivor])


def holds_for(s: Colony, survivor: int, use: Use) -> bool:
    """Its condition, with that survivor as the one who acts."""
    assert use.given is not None
    return s.as_if(use.given.met, hero=survivor)


def used_up(s: Colony, survivor: int, use: Use, number: int, item: str) -> bool:
    """DW-3.6: of two equal Items with one survivor, each can be used."""
    spent = s.spent_round if use.once == "round" else s.spent
    if not spent:
        return False
    times = spent.count(mark(s.said(survivor), number, item))
    return times > 0 and (not item or times >= copies(s, survivor, item))


def copies(s: Colony, survivor: int, item: str) -> int:
    """How many of an Item a survivor carries."""
    return sum([name == item and by == survivor for name, by in zip(s.gear, s.bearer, strict=True)])


def drop(s: Colony, survivor: int, item: str) -> None:
    """A survivor no longer carries it."""
    for n, (name, by) in enumerate(zip(s.gear, s.bearer, strict=True)):
        if name == item and by == survivor:
            del s.gear[n], s.bearer[n]
            return
