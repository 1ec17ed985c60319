"""The table. No `from __future__ import annotations` here: a file of rules may do without."""

import tomllib
import typing as t
from collections.abc import Mapping
from pathlib import Path

import huisclos.engine.choice as choices
import msgspec
from huisclos.engine.audience import CONTENT, EVERYONE, SECRET_CONTENT
from huisclos.engine.cards import Card
from huisclos.engine.state import State
from huisclos.engine.step import Answers, Step

from huisclos import Option

GOAL: int = tomllib.loads(Path(__file__).with_name("figures.toml").read_text("utf-8"))["goal"]
XY = tuple[int, int]
USUAL = 2
NAMES: dict[int, str] = {}
NAMES[1] = "one"
LISTED = [1, 2]
LISTED += [3]
TAKE, LEAVE = Option("take", 1), choices.Option("leave")


class Deal(t.NamedTuple):
    """Two options."""

    yes: Option
    no: Option = LEAVE


DEAL = Deal(TAKE)


class Wax(Card, frozen=True):
    """Content."""

    worth: int = 1


class Blow(Step, frozen=True):
    """Others derive from it, in another file."""

    factor: t.ClassVar[int] = 2
    by: int = USUAL

    def go(self, s: t.Any, answers: Answers) -> None:
        s.score += self.by * self.factor


class Line(msgspec.Struct, frozen=True):
    """Holds steps, without being one."""

    steps: tuple[Step, ...] = ()
    least: int = 0


class Table(State, kw_only=True):
    """A float with a default before a field without one, and a field that can be None, but isn't at first."""

    rate: t.Annotated[float, EVERYONE] = 0.5
    cards: t.Annotated[dict[str, Wax], CONTENT]
    more: t.Annotated[Mapping[str, Wax], SECRET_CONTENT]
    score: t.Annotated[int, EVERYONE] = 0
    at: t.Annotated[tuple[int, int], EVERYONE] = (0, 0)
    deal: t.Annotated[tuple[str, ...], EVERYONE] = ()
    told: t.Annotated[int, EVERYONE] = 0

    def count(self) -> int:
        """Changes something, so that it shows whether it was called."""
        self.told += 1
        return self.told
