"""A step of the rules: one paragraph of a rulebook."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import Struct

from huisclos.engine.rules.choice import Bar, Choice, Option

Answers = dict[int, list[Option]]

NOBODY_ASKED: dict[int, Choice] = {}
"""Shared by all steps that ask nobody: never changed."""
NO_ANSWERS: Answers = {}
"""What they get: never changed either."""


class Step(Struct, frozen=True, tag=True, gc=False):
    """A value on the stack. What it needs to know is in it, what changes is in the state.

    `ask` says who is asked what and must not change the state; asking nobody, the step runs through. `go`
    gets the answers once all are in, changes the state, and says with `State.then` what follows.

    What a step holds is seen by all (`View.steps`), so it never holds a secret.
    """

    window: ClassVar[bool] = False
    """Anyone asked may do something first.

    An answer whose option has a value counts at once: `go` gets it, with the passes made so far. A pass is an
    option without a value; it waits until all have passed. To go on asking, the step puts itself back.
    """

    def ask(self, s: Any) -> dict[int, Choice]:
        """Who is asked what."""
        return NOBODY_ASKED

    def go(self, s: Any, answers: Answers) -> None:
        """Carry the step out."""
        raise NotImplementedError(type(self).__name__)

    def about(self, s: Any) -> str:
        """What it is about, as a reference: by that, people tell it from what happens at the same time."""
        return ""

    def counts(self, picks: list[Option]) -> bool:
        """Whether an answer counts at once, before the others have answered."""
        return self.window and bool(picks) and picks[0].value is not None

    def bars(self, s: Any, seat: int) -> list[Bar]:
        """What the seat can't choose here, and why."""
        return []


class Mark(Step, frozen=True):
    """A place on the stack that rules can name: the end of an action, of a phase.

    `State.after` has something done there, `State.skip_to` goes there at once.
    """

    name: str
    waiting: tuple[Step, ...] = ()

    def go(self, s: Any, answers: Answers) -> None:
        """What waited for this is done now, in the order in which it came."""
        if self.waiting:
            s.follow(self.waiting)
