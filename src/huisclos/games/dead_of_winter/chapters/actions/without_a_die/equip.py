"""DW-3.1: equipment is played from the hand, and stays with a survivor."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from huisclos.engine.rules.action import Why
from huisclos.engine.rules.choice import Bar, Option
from huisclos.games.dead_of_winter.chapters.actions.colony_action import ColonyAction
from huisclos.games.dead_of_winter.chapters.actions.without_a_die.play import PLAY, leave_hand
from huisclos.games.dead_of_winter.printed.printed_options import SEAT
from huisclos.games.dead_of_winter.state.colony import Colony
from huisclos.games.dead_of_winter.state.happenings import Played
from huisclos.games.dead_of_winter.state.used_up import pass_on


class EquipAction(ColonyAction, frozen=True):
    """DW-3.1: whoever may play the card may give it to each of their survivors."""

    name: ClassVar[str] = "equip"
    by_survivor: ClassVar[bool] = True

    def obstacle(self, s: Colony, seat: int, about: tuple[str, list[int]]) -> Why | None:
        """What is in the way of the card, whoever would carry it."""
        return PLAY.obstacle(s, seat, about[0])

    def offers(self, s: Colony, seat: int, about: tuple[str, list[int]]) -> Sequence[Option]:
        """To each of these survivors."""
        name, mine = about
        options = s.box.options.equip[name]
        return [options[survivor] for survivor in mine]

    def bars(self, s: Colony, seat: int, about: tuple[str, list[int]]) -> Sequence[Bar]:
        """None but the card's."""
        return ()

    def does(self, s: Colony, survivor: int, name: str) -> None:
        equip(s, survivor, name)


EQUIP = EquipAction()


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
