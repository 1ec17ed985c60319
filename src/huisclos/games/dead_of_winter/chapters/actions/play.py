"""DW-3.1: cards are played from the hand; equipment stays with a survivor."""

from __future__ import annotations

from huisclos.engine.rules.choice import Option
from huisclos.games.dead_of_winter.chapters.colony.waste import waste
from huisclos.games.dead_of_winter.printed.cards import Item
from huisclos.games.dead_of_winter.printed.places import COLONY
from huisclos.games.dead_of_winter.printed.printed_options import SEAT
from huisclos.games.dead_of_winter.state.colony import Colony
from huisclos.games.dead_of_winter.state.happenings import Played
from huisclos.games.dead_of_winter.state.used_up import pass_on


def play_options(s: Colony, seat: int, mine: list[int], hand: dict[str, None]) -> list[Option]:
    """Each kind of card once; equipment for each of the player's survivors."""
    found: list[Option] = []
    play, equip = s.box.options.play, s.box.options.equip
    for name in hand:
        if obstacle(s, seat, name):
            continue
        if name in equip:
            options = equip[name]
            found += [options[survivor] for survivor in mine]
        else:
            found.append(play[name])
    return found


def obstacle(s: Colony, seat: int, name: str) -> str:
    """Why this player can't play a card now; empty if they can."""
    if name in s.box.options.anytime:
        return ""
    item = s.box.items[name]
    if item.given is not None and not item.given.met(s):
        return "why-condition"
    if not item.do and not item.equip:
        return "why-no-effect"
    newcomers = s.box.options.newcomers
    return "why-no-room" if name in newcomers and newcomers[name] > room_for_newcomers(s, seat) else ""


def room_for_newcomers(s: Colony, seat: int) -> int:
    """DW-7.1: in the colony; for exiles anywhere else."""
    if not s.exiled[seat]:
        return s.room(COLONY)
    return sum([s.room(place) for place in range(1, len(s.box.spaces))])


def play(s: Colony, name: str, giver: int = -1) -> None:
    """DW-3.1: it lies on the waste pile, and does what it says. DW-3.5: a card of another hand is played by
    whoever asked for it."""
    item = leave_hand(s, name, giver)
    waste(s, s.turn, name)
    s.it = item.reference
    s.tell("plays", seat=SEAT[s.turn], item=item.reference, kind=item.sort)
    s.perform(item.reference, item.do)
    s.happen(Played(item.kind))


def equip(s: Colony, survivor: int, name: str, giver: int = -1) -> None:
    """DW-3.1: it stays with that survivor."""
    holder = s.turn if giver < 0 else giver
    pass_on(s, name, SEAT[holder], s.hands[holder].count(name), s.said(survivor))
    item = leave_hand(s, name, giver)
    s.gear.append(name)
    s.bearer.append(survivor)
    s.tell("equips", seat=SEAT[s.turn], item=item.reference, kind=item.sort, survivor=s.said(survivor))
    s.perform(item.reference, item.do)
    s.happen(Played(item.kind))


def leave_hand(s: Colony, name: str, giver: int) -> Item:
    """It leaves the hand of the player whose turn it is, or of whoever gave it."""
    s.hands[s.turn if giver < 0 else giver].remove(name)
    return s.box.items[name]
