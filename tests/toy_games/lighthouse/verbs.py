"""LH-3: what cards can do, ask and wait for. The docstrings are the manual of packs."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from huisclos.engine.rules.effect import Condition, Effect, Happening, Seats
from huisclos.engine.rules.step import Answers

from .state import Lighthouse

Amount = Annotated[int, Meta(ge=-5, le=5)]


class Oil(Effect, frozen=True):
    """Oil is found, or lost.

    ```toml
    { type = "Oil", by = -1 }
    ```
    """

    by: Amount

    def go(self, s: Lighthouse, answers: Answers) -> None:
        s.oil = max(0, s.oil + self.by)
        s.tell("oil", by=self.by)


class Fear(Effect, frozen=True):
    """A keeper is frightened, or calmed: the one whose turn it is, `it`, or everyone.

    ```toml
    { type = "Fear", by = 1, who = "everyone" }
    ```
    """

    by: Amount
    who: Seats = "keeper"

    def go(self, s: Lighthouse, answers: Answers) -> None:
        for seat in s.named(self.who):
            frighten(s, seat, self.by)


class EndNight(Effect, frozen=True):
    """The night is over at once; whoever had no turn has none.

    ```toml
    { type = "EndNight" }
    ```
    """

    def go(self, s: Lighthouse, answers: Answers) -> None:
        s.tell("night-ends")
        s.skip_to("night")


class Frightened(Condition, frozen=True):
    """Holds while a keeper has at least so much fear.

    ```toml
    { type = "Frightened", least = 3 }
    ```
    """

    least: Annotated[int, Meta(ge=1, le=5)]
    who: Seats = "keeper"

    def holds(self, s: Lighthouse) -> bool:
        return any(s.fear[seat] >= self.least for seat in s.named(self.who))


class Tended(Happening, frozen=True):
    """A keeper has tended the lamp; the effects speak of that keeper."""

    seat: int

    def about(self) -> str:
        return f"seat:{self.seat}"


class Darkened(Happening, frozen=True):
    """A night was too dark."""


def frighten(s: Lighthouse, seat: int, by: int) -> None:
    """LH-1.2: fear is never below none."""
    s.fear[seat] = max(0, s.fear[seat] + by)
    s.tell("fear", seat=f"seat:{seat}", by=by)
