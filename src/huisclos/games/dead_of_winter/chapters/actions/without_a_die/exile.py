"""DW-3.7: a vote on an exile is called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from huisclos.engine.rules.action import Why
from huisclos.engine.rules.choice import Bar, Option
from huisclos.games.dead_of_winter.chapters.actions.colony_action import ColonyAction
from huisclos.games.dead_of_winter.chapters.colony.exile import ExileVote
from huisclos.games.dead_of_winter.printed.printed_options import EXILE, SEAT
from huisclos.games.dead_of_winter.state.boards import NONE
from huisclos.games.dead_of_winter.state.colony import Colony

COOPERATIVE = Why("why-cooperative", "DW-11.1")
NOT_FOR_EXILES = Why("why-exile", "DW-8.2")
EXILED = Why("why-exiled", "DW-3.7")
CALLED = Why("why-called", "DW-3.7")


class ExileAction(ColonyAction, frozen=True):
    """DW-3.7: once a turn, about somebody else."""

    name: ClassVar[str] = "exile"

    def obstacle(self, s: Colony, seat: int, other: int) -> Why | None:
        """About that player, or about anybody (NONE)."""
        if s.cooperative:
            return COOPERATIVE
        if s.exiled[seat]:
            return NOT_FOR_EXILES
        if other != NONE and other not in s.voters():
            return EXILED
        return CALLED if s.called else None

    def offers(self, s: Colony, seat: int, about: int) -> Sequence[Option]:
        return [EXILE[other] for other in s.voters() if other != seat]

    def bars(self, s: Colony, seat: int, about: int) -> Sequence[Bar]:
        found = {other: self.obstacle(s, seat, other) for other in s.playing() if other != seat}
        return [why.bars(EXILE[other].id) for other, why in found.items() if why]

    def does(self, s: Colony, seat: int, other: int) -> None:
        s.called = True
        s.tell("calls-vote", seat=SEAT[seat], other=SEAT[other])
        s.then(ExileVote(other))


EXILING = ExileAction()
