"""What people do beside the game that their table can see, such as a line of chat.

It comes with their next action, so that a game stays a list of actions.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from huisclos.engine.base.errors import IllegalAction
from huisclos.engine.match.record import SIGNS, Action, Sign, Signed


class SignsGiven:
    """Of one match: those that came with an action, and those that wait for the next one of their seat."""

    def __init__(self) -> None:
        self._given: dict[int, tuple[Sign, ...]] = {}
        """By the number of the action, from 0."""
        self._waiting: dict[int, frozenset[Sign]] = {}

    def note(self, seat: int, *signs: Sign) -> None:
        """The seat has given a sign; twice between two actions is once."""
        self._waiting[seat] = self._waiting.get(seat, frozenset()).union(signs)

    def of(self, seat: int, more: Collection[Any] = ()) -> tuple[Sign, ...]:
        """All that come with the seat's next action; IllegalAction for one that nobody knows."""
        if not more and seat not in self._waiting:
            return ()
        wrong = [sign for sign in more if sign not in SIGNS]
        if wrong:
            raise IllegalAction("error-sign", sign=str(wrong[0])[:40], known=list(SIGNS))
        found = {*more, *self._waiting.get(seat, ())}
        return tuple(sign for sign in SIGNS if sign in found)

    def take(self, number: int, seat: int, signs: tuple[Sign, ...]) -> None:
        """They came with this action."""
        if signs:
            self._given[number] = signs
            self._waiting.pop(seat, None)

    def at(self, number: int) -> tuple[Sign, ...]:
        """Those that came with an action."""
        return self._given.get(number, ())

    def cut(self, actions: Sequence[Action], keep: int) -> None:
        """Only so many of the actions were done after all: what came with the others has happened."""
        for number in [number for number in self._given if number >= keep]:
            self.note(actions[number].seat, *self._given.pop(number))

    def written(self) -> list[Signed]:
        """For the record."""
        return [Signed(number, list(signs)) for number, signs in sorted(self._given.items())]

    def copy(self) -> SignsGiven:
        new = SignsGiven()
        new._given, new._waiting = self._given.copy(), self._waiting.copy()
        return new
