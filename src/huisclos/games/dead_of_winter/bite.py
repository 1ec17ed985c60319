"""DW-4.4: a bite, and how it spreads."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from huisclos.engine.choice import Choice, Option
from huisclos.engine.effect import Effect
from huisclos.engine.step import NOBODY_ASKED, Answers, Step

from .places import PLACES
from .state import NONE, Colony
from .survivors import die
from .wounds import BLANK, roll_risk, wound

GIVE_UP = Option("give-up", 0)
RISK_IT = Option("risk-it", 1)


class Bite(Effect, frozen=True):
    """DW-4.4: the survivor is bitten.

    ```toml
    { type = "Bite" }
    ```
    """

    def go(self, s: Colony, answers: Answers) -> None:
        if s.one() != NONE:
            bite(s, s.one())


class Spread(Step, frozen=True):
    """DW-4.4: the bite spreads to the survivor of lowest influence there, whose owner chooses."""

    place: Annotated[int, Meta(ge=0, le=6)]

    def ask(self, s: Colony) -> dict[int, Choice]:
        survivor = catches(s, self.place)
        if survivor == NONE:
            return NOBODY_ASKED
        return {s.owner[survivor]: Choice("spread", (GIVE_UP, RISK_IT), "DW-4.4", (s.said(survivor),))}

    def go(self, s: Colony, answers: Answers) -> None:
        """The one dies and it ends; or the die says whether they are healed, or dead like the one before."""
        survivor = catches(s, self.place)
        if survivor == NONE:
            return
        ((_, picks),) = answers.items()
        if picks[0].id == GIVE_UP.id:
            s.tell("given-up", survivor=s.said(survivor))
            die(s, survivor)
        elif roll_risk(s, survivor) == BLANK:
            s.tell("unbitten", survivor=s.said(survivor))
        else:
            s.then(Spread(self.place))
            die(s, survivor)


def bite(s: Colony, survivor: int) -> None:
    """DW-4.4: it kills at once, and spreads. Call it last."""
    if s.trait(survivor, "bite-kills", 1) < 1:
        wound(s, survivor)
        return
    place = s.at[survivor]
    s.tell("bitten", survivor=s.said(survivor), place=f"place:{PLACES[place]}")
    s.then(Spread(place))
    die(s, survivor)


def catches(s: Colony, place: int) -> int:
    """DW-4.4: whom it would spread to there; -1 if there is nobody."""
    for survivor in s.people(place):
        if s.trait(survivor, "spread", 1) > 0:
            return survivor
    return NONE
