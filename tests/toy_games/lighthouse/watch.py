"""LH-2.3: what a keeper may do in a night."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from huisclos.engine.rules.action import Action, Why
from huisclos.engine.rules.choice import Option

from .state import Lighthouse
from .verbs import Tended, frighten

TEND, FETCH, REST = Option("tend", 0), Option("fetch", 1), Option("rest", 2)
NO_OIL = Why("why-no-oil", "LH-2.3")


class Tend(Action, frozen=True):
    """LH-2.3: a measure of oil makes light; storms may make it more."""

    name: ClassVar[str] = "tend"

    def needs(self, s: Lighthouse, who: int) -> int:
        """So much oil."""
        return s.value("cost", 1)

    def obstacle(self, s: Lighthouse, who: int, about: Any) -> Why | None:
        return NO_OIL if s.oil < self.needs(s, who) else None

    def offers(self, s: Lighthouse, who: int, about: Any) -> Sequence[Option]:
        return (TEND,)

    def does(self, s: Lighthouse, who: int, what: Any) -> None:
        s.oil -= self.needs(s, who)
        s.light += 1
        s.tell("tended", seat=f"seat:{who}")
        s.happen(Tended(who))


class Fetch(Action, frozen=True):
    """LH-2.3: two measures, and the way there and back."""

    name: ClassVar[str] = "fetch"

    def offers(self, s: Lighthouse, who: int, about: Any) -> Sequence[Option]:
        return (FETCH,)

    def does(self, s: Lighthouse, who: int, what: Any) -> None:
        s.oil += 2
        s.tell("fetched", seat=f"seat:{who}")
        frighten(s, who, 1)


class Rest(Action, frozen=True):
    """LH-2.3: one fear less."""

    name: ClassVar[str] = "rest"

    def offers(self, s: Lighthouse, who: int, about: Any) -> Sequence[Option]:
        return (REST,)

    def does(self, s: Lighthouse, who: int, what: Any) -> None:
        frighten(s, who, -1)


ACTIONS: tuple[Action, ...] = (Tend(), Fetch(), Rest())
"""In the order in which they are offered; the value of an option is its place here."""
