"""What happened, for the log, the animation and the lie ledger."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct


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

    def seen_by(self, seat: int | None, *, open_hands: bool = False) -> dict[str, Any]:
        """The event as plain data for a seat, or for a spectator (None); `known` if it holds a secret."""
        known = self.secret is not None and (open_hands or seat in self.to)
        args = {**self.args, **(self.secret or {})} if known else self.args
        return {"action": self.action, "key": self.key, "args": msgspec.to_builtins(args), "known": known}
