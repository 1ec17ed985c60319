"""What happened, for the log, the animation and the lie ledger."""

from __future__ import annotations

from typing import Any, TypedDict

import msgspec
from msgspec import Struct


class Told(TypedDict):
    """An event as a seat may see it; `n` is its number in the log, `known` that it holds a secret."""

    n: int
    action: int
    key: str
    args: dict[str, Any]
    known: bool


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

    def seen_by(self, seat: int | None, *, number: int = 0, open_hands: bool = False) -> Told:
        """The event as plain data for a seat, or for a spectator (None)."""
        known = self.secret is not None and (open_hands or seat in self.to)
        args = msgspec.to_builtins({**self.args, **(self.secret or {})} if known else self.args)
        return {"n": number, "action": self.action, "key": self.key, "args": args, "known": known}
