"""What a seat is asked: a prompt, the options, and the rule behind it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct


class Option(Struct, frozen=True, gc=False):
    """One thing that may be chosen.

    `id` is what a player sends back. It names what the option points at, so that a page can put it on the
    board: ``place:3``, ``card:bat``, or several joined: ``card:bat+seat:2``. `value` is for the rules.
    """

    id: str
    value: Any = None

    @property
    def points_at(self) -> list[str]:
        """The things on the table that this option concerns."""
        return self.id.split("+")


class Bar(Struct, frozen=True):
    """Something that can't be chosen now, why (a key of the translations) and by which rule."""

    id: str
    why: str
    rule: str


class Choice(Struct, frozen=True, gc=False):
    """The options offered are the legal moves: whatever is offered is accepted, and nothing else.

    `prompt` and the ids in `about` are seen by all, so they must not depend on a secret; the options are seen
    by the seat that is asked.
    """

    prompt: str
    options: tuple[Option, ...]
    rule: str
    about: tuple[str, ...] = ()
    min: int = 1
    max: int = 1

    def chosen(self, picks: Sequence[str]) -> list[Option] | None:
        """The options with these ids; None unless each is offered, and as many as may be, none twice."""
        if not self.min <= len(picks) <= self.max:
            return None
        options = []
        for pick in picks:
            for option in self.options:
                if option.id == pick:
                    options.append(option)
                    break
        return options if len(options) == len(picks) == len(set(options)) else None
