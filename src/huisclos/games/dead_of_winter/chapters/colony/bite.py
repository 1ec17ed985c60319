"""DW-4.4: a bite, and how it spreads."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from huisclos.engine.rules.cards import in_any_order
from huisclos.engine.rules.choice import Choice, Option
from huisclos.engine.rules.effect import Effect
from huisclos.engine.rules.step import NOBODY_ASKED, Answers, Step
from huisclos.games.dead_of_winter.chapters.colony.survivors import fall, mourn
from huisclos.games.dead_of_winter.chapters.colony.wounds import BITE, BLANK, FACES, roll_risk, wound
from huisclos.games.dead_of_winter.printed.places import PLACES
from huisclos.games.dead_of_winter.state.boards import NONE
from huisclos.games.dead_of_winter.state.colony import Colony
from huisclos.games.dead_of_winter.state.happenings import SurvivorDies

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
    heirs: tuple[Step, ...] = ()
    """DW-7.4: who follows those it has killed so far. They come once it is over, and can't catch it."""

    def ask(self, s: Colony) -> dict[int, Choice]:
        survivor = catches(s, self.place)
        if survivor == NONE:
            return NOBODY_ASKED
        return {s.owner[survivor]: Choice("spread", (GIVE_UP, RISK_IT), "DW-4.4", (s.said(survivor),))}

    def go(self, s: Colony, answers: Answers) -> None:
        """The one dies and it ends; or the die says whether they are healed, or dead like the one before."""
        survivor = catches(s, self.place)
        if survivor == NONE:
            _over(s, self.heirs)
            return
        ((_, picks),) = answers.items()
        if picks[0].id == GIVE_UP.id:
            s.tell("given-up", survivor=s.said(survivor))
            _kill(s, survivor, self.heirs, ends=True)
        elif roll_risk(s, survivor) == BLANK:
            s.tell("unbitten", survivor=s.said(survivor))
            _over(s, self.heirs)
        else:
            _kill(s, survivor, self.heirs)


def bite(s: Colony, survivor: int) -> None:
    """DW-4.4: it kills at once, and spreads. Call it last."""
    if s.trait(survivor, "bite-kills", 1) < 1:
        wound(s, survivor)
        return
    s.tell("bitten", survivor=s.said(survivor), place=f"place:{PLACES[s.at[survivor]]}")
    _kill(s, survivor, ())


def _kill(s: Colony, survivor: int, heirs: tuple[Step, ...], *, ends: bool = False) -> None:
    """DW-4.4: one more is dead, and it spreads, unless it ends with that. Call it last."""
    seat, place = s.owner[survivor], s.at[survivor]
    heirs += fall(s, survivor)
    if ends:
        _over(s, heirs)
    else:
        s.then(Spread(place, heirs))
    s.happen(SurvivorDies(PLACES[place], s.box.called[survivor]))
    mourn(s, seat)


def _over(s: Colony, heirs: tuple[Step, ...]) -> None:
    """DW-7.4, DW-10.2: new leaders and new groups, in the order that the first player says."""
    s.follow(in_any_order(heirs, FACES[BITE]))


def catches(s: Colony, place: int) -> int:
    """DW-4.4: whom it would spread to there; -1 if there is nobody."""
    for survivor in s.people(place):
        if s.trait(survivor, "spread", 1) > 0:
            return survivor
    return NONE
