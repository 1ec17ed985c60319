"""A state: plain typed data, and the stack of what is still to do."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

from msgspec import Struct

from huisclos.engine.audience import EVERYONE, NOBODY, declare
from huisclos.engine.choice import Choice, Option
from huisclos.engine.dice import Dice
from huisclos.engine.event import Event
from huisclos.engine.step import Step, Window

S = TypeVar("S", bound="State")

_FLAT: dict[type, tuple[str, ...]] = {}
_NESTED: dict[type, tuple[str, ...]] = {}


class State(Struct, kw_only=True):
    """What the kernel needs of every game; a game adds its own fields, each with its audience.

    Fields are numbers, texts, tuples, flat lists of values, and lists of such lists: then a copy costs
    microseconds. Tuples cost nothing: they suit what seldom changes, and is then replaced.
    """

    seats: Annotated[int, EVERYONE]
    dice: Annotated[Dice, NOBODY]
    stack: Annotated[list[Step], NOBODY] = []
    step: Annotated[Step | None, NOBODY] = None
    answers: Annotated[dict[int, list[Option]], NOBODY] = {}
    asked: Annotated[dict[int, Choice], NOBODY] = {}
    acts: Annotated[int, EVERYONE] = 0
    log: Annotated[list[Event] | None, NOBODY] = None

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        declare(cls)
        flat: list[str] = []
        nested: list[str] = []
        for field, hint in get_type_hints(cls).items():
            if get_origin(hint) is list and field != "stack":
                (nested if get_origin(get_args(hint)[0]) is list else flat).append(field)
        _FLAT[cls], _NESTED[cls] = tuple(flat), tuple(nested)

    # -- for the rules -------------------------------------------------------------------------------

    def then(self, *steps: Step) -> None:
        """Do these next, in this order, before anything that was waiting."""
        self.stack += steps[::-1]

    def tell(self, key: str, /, **args: Any) -> None:
        """Something happened that everyone sees."""
        if self.log is not None:
            self.log.append(Event(self.acts, key, args))

    def tell_apart(self, key: str, to: Sequence[int], secret: dict[str, Any], /, **args: Any) -> None:
        """Something happened of which only some seats learn all."""
        if self.log is not None:
            self.log.append(Event(self.acts, key, args, secret, tuple(to)))

    # -- for those who drive a game ------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Nobody is asked anything any more."""
        return self.step is None

    def waiting(self) -> dict[int, Choice]:
        """The seats that may answer, and what they are asked; standing offers too."""
        answers = self.answers
        return {seat: c for seat, c in self.asked.items() if seat not in answers} if answers else self.asked

    def act(self, seat: int, picks: list[Option]) -> None:
        """Take an answer that is known to be legal, and go on to the next question."""
        step = self.step
        assert step is not None
        self.acts += 1
        answers = self.answers
        answers[seat] = picks
        if len(answers) < len(self.asked) and self._waits_after(seat, picks):
            return
        self.answers = {}
        step.go(self, answers)
        self.advance()

    def _waits_after(self, seat: int, picks: list[Option]) -> bool:
        """Whether others have to answer before anything happens."""
        if not self.asked[seat].waits or (isinstance(self.step, Window) and self.step.counts(picks)):
            return False
        return any(choice.waits for choice in self.waiting().values())

    def advance(self) -> None:
        """Run the steps that ask nobody, up to one that does or to the end."""
        stack = self.stack
        while stack:
            step = stack.pop()
            asked = step.ask(self)
            if asked:
                self.step, self.asked = step, asked
                return
            step.go(self, {})
        self.step, self.asked = None, {}

    def copy(self: S) -> S:
        """A state of its own, to play on from here. The copy keeps no log."""
        new = copy(self)
        cls = type(self)
        for field in _FLAT[cls]:
            setattr(new, field, getattr(self, field)[:])
        for field in _NESTED[cls]:
            setattr(new, field, [inner[:] for inner in getattr(self, field)])
        new.stack = self.stack[:]
        new.answers = self.answers.copy()
        new.dice = copy(self.dice)
        new.log = None
        return new
