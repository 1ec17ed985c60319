"""DW-10.2: cards that say several things at once."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from huisclos.engine.base.fault import repeated
from huisclos.engine.rules.cards import in_any_order
from huisclos.engine.rules.effect import Effect, Script
from huisclos.engine.rules.grammar import Branch
from huisclos.engine.rules.step import Answers, Step
from huisclos.games.dead_of_winter.state.colony import Colony

Parts = Annotated[tuple[Branch, ...], Meta(min_length=2, max_length=12)]


class AtOnce(Effect, frozen=True):
    """DW-10.2: several things happen at once. Where it can be seen in which order, the first player says so.

    ```toml
    { type = "AtOnce", parts = [{ name = "open", do = [] }, { name = "wait", do = [] }] }
    ```
    """

    parts: Parts

    def check(self, reader: Any, path: str) -> None:
        for n in repeated([part.name for part in self.parts]):
            reader.fault(f"{path}.parts[{n}].name", "fault-twice")

    def go(self, s: Colony, answers: Answers) -> None:
        open_ = [part for part in self.parts if part.given is None or part.given.holds(s)]
        s.follow(in_any_order([Part(part.id, part.do) for part in open_], s.cause()))


class Part(Step, frozen=True):
    """One of several things that happen at once."""

    name: Annotated[str, Meta(max_length=200)]
    do: Script = ()

    def about(self, s: Colony) -> str:
        return self.name

    def go(self, s: Colony, answers: Answers) -> None:
        s.follow(self.do)
