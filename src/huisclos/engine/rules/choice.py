"""What a seat is asked: a prompt, the options, and the rule behind it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from huisclos.engine.base.inputs import can_be_shown


class Option(Struct, frozen=True, gc=False):
    """One thing that may be chosen.

    `id` is what a player sends back. It names what the option points at, so that a page can put it on the
    board: ``place:3``, ``card:bat``, or several joined: ``card:bat+seat:2``. `value` is for the rules.

    With `writes`, the player may add so many letters of their own: the option ``reply`` is then picked as
    ``reply``, or as ``reply:what they wrote``, and the rules get the text as its value.

    >>> from huisclos import Option
    >>> Option("card:bat+seat:2").points_at
    ['card:bat', 'seat:2']
    """

    id: str
    """What a player sends back."""
    value: Any = None
    """What the rules make of it: not for players."""
    writes: int = 0
    """How many letters of their own a player may add."""

    @property
    def points_at(self) -> list[str]:
        """The things on the table that this option concerns."""
        return self.id.split("+")

    def picked_by(self, pick: Any) -> Option | None:
        """The option as somebody picked it, with what they wrote; None if the pick means something else."""
        if pick == self.id:
            return self
        text = self.added(pick)
        if text is None or len(text) > self.writes or not can_be_shown(text):
            return None
        return Option(pick, text)

    def added(self, pick: Any) -> str | None:
        """What a pick adds to this option, fit or not; None if it means something else."""
        start = f"{self.id}:"
        if not self.writes or not isinstance(pick, str) or not pick.startswith(start):
            return None
        return pick.removeprefix(start)


PASS = Option("pass")
"""To do nothing, where something may be done."""


class Bar(Struct, frozen=True):
    """Something that can't be chosen now, why (a key of the translations) and by which rule."""

    id: str
    """As the option would be called, if it were one."""
    why: str
    """A key of the translations."""
    rule: str
    """The id of the rule."""


class Hint(Struct, frozen=True):
    """What helps to decide: something about an option, or about another thing (`id`), as a key of the
    translations with its arguments."""

    id: str
    key: str
    args: dict[str, Any] = {}


class Fact(Struct, frozen=True):
    """What follows by the rules from the table as somebody sees it, whether they are asked or not."""

    key: str
    """Of the translations."""
    args: dict[str, Any] = {}
    """What its sentence speaks of, and what else a page may draw it from."""


Facts = dict[str, list[Fact]]
"""By what they are about."""


class Choice(Struct, frozen=True, gc=False):
    """The options offered are the legal moves: whatever is offered is accepted, and nothing else.

    `prompt` and the ids in `about` are seen by all, so they must not depend on a secret; the options are seen
    by the seat that is asked.

    Without `waits` it is a standing offer: the seat may take it up as long as the others think, which counts
    at once, but nobody waits for that.

    >>> from huisclos import Choice, Option
    >>> choice = Choice("destination", (Option("place:1"), Option("place:2")), "LK-5.1")
    >>> choice.min, choice.max
    (1, 1)
    >>> choice.chosen(["place:3"]) is None
    True
    """

    prompt: str
    """What is asked, as a key of the translations: the message `prompt-…` of the game."""
    options: tuple[Option, ...]
    """The legal moves."""
    rule: str
    """The id of the rule by which it is asked."""
    about: tuple[str, ...] = ()
    """The things on the table that the question is about."""
    min: int = 1
    """How many options must be picked."""
    max: int = 1
    """How many may be."""
    waits: bool = True
    """The game waits for the answer."""

    @property
    def passable(self) -> bool:
        """One may do nothing."""
        return self.waits and self.min <= 1 <= self.max and PASS in self.options

    def chosen(self, picks: Sequence[str]) -> list[Option] | None:
        """The options with these ids; None unless each is offered, and as many as may be, none twice."""
        if not self.min <= len(picks) <= self.max:
            return None
        options = []
        for pick in picks:
            for offered in self.options:
                if option := offered.picked_by(pick):
                    options.append(option)
                    break
        return options if len(options) == len(picks) == len(set(options)) else None
