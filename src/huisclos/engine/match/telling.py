"""What readers are told of a state as it is now: worked out once for all, and for each seat besides."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from huisclos.engine.base.errors import EndlessRules
from huisclos.engine.game.game import Game
from huisclos.engine.rules.choice import Facts
from huisclos.engine.rules.state import BUDGET, State
from huisclos.engine.sight.view import glimpse


class Telling:
    """Of one moment. `everything`: with all secrets open; `note` hears of mistakes, not whoever asks."""

    def __init__(
        self,
        game: Game,
        state: State,
        *,
        everything: bool = False,
        note: Callable[[Exception], None] | None = None,
    ) -> None:
        self.game, self.state, self.note = game, state, note
        self.everything = everything or state.over

    @cached_property
    def _outside(self) -> State:
        return glimpse(self.state, None, everything=self.everything)

    def to_all(self) -> Facts:
        """What is told to whoever looks."""
        if type(self.game).facts is Game.facts:
            return {}
        return self._told(None, self.game.facts)

    def to(self, seat: int | None) -> Facts:
        """What only the seat is told. What all are told of something, nobody is told otherwise."""
        if seat is None or type(self.game).own_facts is Game.own_facts:
            return {}
        return self._told(seat, lambda seen: self.game.own_facts(seen, seat))

    def _told(self, seat: int | None, facts: Callable[[State], Facts]) -> Facts:
        """Where rules take too much, nothing is said. All readers together cost no more than an action, and
        what one costs tells another nothing."""
        seen = glimpse(self.state, seat, everything=self.everything, outside=self._outside)
        seen.purse = BUDGET // (1 + self.state.seats)
        try:
            return facts(seen)
        except EndlessRules:
            return {}
        except Exception as problem:
            if self.note is None:
                raise
            self.note(problem)
            return {}
