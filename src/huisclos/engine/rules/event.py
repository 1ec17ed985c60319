"""What happened, for the log, the animation and the lie ledger."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypedDict

import msgspec
from msgspec import Struct

from huisclos.engine.rules.diff import Hidden


class Told(TypedDict):
    """An event as a seat may see it; `n` is its number in the log, `known` that it holds a secret.

    `changes` are the fields of the board that have changed since the event before, as they were then;
    `settled` are those that one finds so on the board that comes with it.
    """

    n: int
    action: int
    key: str
    args: dict[str, Any]
    known: bool
    changes: dict[str, Any]
    settled: list[str]


class Event(Struct, frozen=True, gc=False):
    """A key of the translations with its arguments.

    `action` is the number of the action that caused it (0: the setup). `secret` holds the arguments that
    only the seats in `to` get; that there was such an event is seen by all.
    """

    action: int
    key: str
    args: dict[str, Any]
    secret: dict[str, Any] | None = None
    to: tuple[int, ...] = ()
    changes: dict[str, Any] = {}
    """The fields of the board that it changed; what some don't see is Hidden."""

    def seen_by(
        self,
        seat: int | None,
        *,
        number: int = 0,
        open_hands: bool = False,
        quiet: bool = False,
        settled: Sequence[str] = (),
    ) -> Told:
        """The event as plain data for a seat, or for a spectator (None).

        `open_hands`: with all secrets open. `quiet`: without its changes, for who won't see it happen.
        `settled`: the changes that the reader finds on the board anyway, and needn't get twice.
        """
        known = self.secret is not None and (open_hands or seat in self.to)
        changes = {} if quiet else self._changes(seat, settled, open_hands=open_hands)
        return {
            "n": number,
            "action": self.action,
            "key": self.key,
            "args": msgspec.to_builtins({**self.args, **(self.secret or {})} if known else self.args),
            "known": known,
            "changes": msgspec.to_builtins(changes),
            "settled": list(settled),
        }

    def _changes(self, seat: int | None, settled: Sequence[str], *, open_hands: bool) -> dict[str, Any]:
        seen = {}
        for field, value in self.changes.items():
            if field in settled:
                continue
            if type(value) is not Hidden:
                seen[field] = value
            elif open_hands:
                seen[field] = value.value
            elif value.changed_for(seat, looks := value.seen_by(seat)):
                seen[field] = looks
        return seen

    @property
    def same_for_all(self) -> bool:
        """Nothing in it depends on who reads it."""
        return self.secret is None and not any(type(value) is Hidden for value in self.changes.values())

    @property
    def public(self) -> Event:
        """What everyone gets to know of it: neither its secret nor what it changed where not all may look."""
        return Event(self.action, self.key, self.args)
