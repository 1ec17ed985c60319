"""DW-3.1: cards are played from the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from huisclos.engine.rules.action import Why
from huisclos.engine.rules.choice import Bar, Option
from huisclos.games.dead_of_winter.chapters.actions.colony_action import ColonyAction
from huisclos.games.dead_of_winter.chapters.colony.waste import waste
from huisclos.games.dead_of_winter.printed.cards import Item
from huisclos.games.dead_of_winter.printed.places import COLONY
from huisclos.games.dead_of_winter.printed.printed_options import SEAT
from huisclos.games.dead_of_winter.state.colony import Colony
from huisclos.games.dead_of_winter.state.happenings import Played

NOT_SO = Why("why-condition", "DW-10.2")
NO_EFFECT = Why("why-no-effect", "DW-3.1")
NO_ROOM = Why("why-no-room", "DW-7.1")


class PlayAction(ColonyAction, frozen=True):
    """DW-3.1: a card does what it says, and is wasted."""

    name: ClassVar[str] = "play"

    def obstacle(self, s: Colony, seat: int, name: str) -> Why | None:
        """Of a card in this player's hand, or of one that they have asked for."""
        if name in s.box.options.anytime:
            return None
        item = s.box.items[name]
        if item.given is not None and not item.given.met(s):
            return NOT_SO
        if not item.do and not item.equip:
            return NO_EFFECT
        newcomers = s.box.options.newcomers
        return NO_ROOM if name in newcomers and newcomers[name] > room_for_newcomers(s, seat) else None

    def offers(self, s: Colony, seat: int, name: str) -> Sequence[Option]:
        return (s.box.options.play[name],)

    def bars(self, s: Colony, seat: int, name: str) -> Sequence[Bar]:
        why = self.obstacle(s, seat, name)
        return (why.bars(s.box.options.play[name].id),) if why else ()

    def does(self, s: Colony, seat: int, name: str) -> None:
        play(s, name)


PLAY = PlayAction()


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


def leave_hand(s: Colony, name: str, giver: int) -> Item:
    """It leaves the hand of the player whose turn it is, or of whoever gave it."""
    s.hands[s.turn if giver < 0 else giver].remove(name)
    return s.box.items[name]
