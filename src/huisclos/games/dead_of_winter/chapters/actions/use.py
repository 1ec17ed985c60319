"""DW-2.7: what a survivor can do, and what they can do with what they carry."""

from __future__ import annotations

from huisclos.engine.rules.choice import Option
from huisclos.games.dead_of_winter.chapters.colony.dice import UseDie
from huisclos.games.dead_of_winter.chapters.colony.waste import waste
from huisclos.games.dead_of_winter.printed.cards import Item, Use
from huisclos.games.dead_of_winter.printed.places import COLONY, PLACES
from huisclos.games.dead_of_winter.printed.printed_options import item_uses
from huisclos.games.dead_of_winter.state.colony import Colony
from huisclos.games.dead_of_winter.state.used_up import mark


def use_options(s: Colony, mine: list[int], best: int) -> list[Option]:
    """What these survivors may use now, if the best unused die shows so much."""
    found: list[Option] = []
    use, bearer = s.box.options.use, s.bearer
    for survivor in mine:
        if use[survivor] or survivor in bearer:
            found += _use_options(s, survivor, best)
    return found


def _use_options(s: Colony, survivor: int, best: int) -> list[Option]:
    found: list[Option] = []
    card = s.box.survivors[survivor]
    if card.use:
        found += _open(s, survivor, card.use, s.box.options.use[survivor], "", best)
    if survivor in s.bearer:
        for name in carried(s, survivor):
            item = s.box.items[name]
            if item.use:
                options = item_uses(name, len(item.use), survivor, s.said(survivor))
                found += _open(s, survivor, item.use, options, name, best)
    return found


def _open(
    s: Colony, survivor: int, uses: tuple[Use, ...], options: tuple[Option, ...], item: str, best: int
) -> list[Option]:
    """Those that nothing is in the way of; most often that is the lack of a die, so it is looked at first."""
    return [
        options[n]
        for n, use in enumerate(uses)
        if use.die <= best and not obstacle(s, survivor, use, n, item, best)
    ]


def carried(s: Colony, survivor: int) -> dict[str, None]:
    """What a survivor carries, equal Items once."""
    return dict.fromkeys([name for name, by in zip(s.gear, s.bearer, strict=True) if by == survivor])


def obstacle(s: Colony, survivor: int, use: Use, number: int, item: str, best: int) -> str:
    """Why it can't be used now; empty if it can."""
    if use.once and used_up(s, survivor, use, number, item):
        return "why-used-round" if use.once == "round" else "why-used-turn"
    place = s.at[survivor]
    if use.at and (place == COLONY if use.at == "away" else PLACES[place] != use.at):
        return "why-other-place"
    if use.die > best:
        return "why-die" if best else "why-no-die"
    if use.given is not None and not holds_for(s, survivor, use):
        return "why-condition"
    return ""


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


def use(s: Colony, survivor: int, number: int, item: str) -> None:
    """DW-2.7: a die if it takes one; what it does comes next."""
    card: Item | None = s.box.items[item] if item else None
    chosen = (card.use if card is not None else s.box.survivors[survivor].use)[number]
    if chosen.once:
        (s.spent_round if chosen.once == "round" else s.spent).append(mark(s.said(survivor), number, item))
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


def drop(s: Colony, survivor: int, item: str) -> None:
    """A survivor no longer carries it."""
    for n, (name, by) in enumerate(zip(s.gear, s.bearer, strict=True)):
        if name == item and by == survivor:
            del s.gear[n], s.bearer[n]
            return
