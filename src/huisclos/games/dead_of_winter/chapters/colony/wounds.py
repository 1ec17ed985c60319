"""DW-4.1 to DW-4.3: the risk die, wounds and frostbite."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from huisclos.engine.rules.effect import Effect
from huisclos.engine.rules.step import Answers, Step
from huisclos.games.dead_of_winter.chapters.colony.survivors import die
from huisclos.games.dead_of_winter.printed.places import NOWHERE, PLACES
from huisclos.games.dead_of_winter.state.boards import NONE
from huisclos.games.dead_of_winter.state.colony import Colony
from huisclos.games.dead_of_winter.state.happenings import SurvivorHurt

Some = Annotated[int, Meta(ge=1, le=20)]
SurvivorIndex = Annotated[int, Meta(ge=0, le=199)]
BLANK: Final = 0
WOUND: Final = 1
FROSTBITE: Final = 2
BITE: Final = 3
FACES: Final = ("face:blank", "face:wound", "face:frostbite", "face:bite")


class Wound(Effect, frozen=True):
    """DW-4.3: the survivor is wounded.

    ```toml
    { type = "Wound", number = 1 }
    ```
    """

    number: Some = 1

    def go(self, s: Colony, answers: Answers) -> None:
        if s.one() != NONE:
            wound(s, s.one(), self.number)


class Frostbite(Effect, frozen=True):
    """DW-4.2: the survivor is frostbitten.

    ```toml
    { type = "Frostbite" }
    ```
    """

    def go(self, s: Colony, answers: Answers) -> None:
        if s.one() != NONE:
            frostbite(s, s.one())


class Heal(Effect, frozen=True):
    """DW-4.3: the survivor loses so many wounds, frostbite first.

    ```toml
    { type = "Heal", number = 1 }
    ```
    """

    number: Some = 1

    def go(self, s: Colony, answers: Answers) -> None:
        if s.one() != NONE:
            heal(s, s.one(), self.number)


class FrostBurns(Step, frozen=True):
    """DW-4.2: at the start of their owner's turn, frostbite wounds a survivor once more for each token."""

    survivor: SurvivorIndex

    def about(self, s: Colony) -> str:
        return s.said(self.survivor)

    def go(self, s: Colony, answers: Answers) -> None:
        if s.at[self.survivor] != NOWHERE and s.frost[self.survivor]:
            wound(s, self.survivor, s.frost[self.survivor])


def roll_risk(s: Colony, survivor: int) -> int:
    """DW-4.1: what the risk die shows."""
    faces = s.box.faces
    face = faces[s.dice.below(len(faces))]
    s.tell("risk", survivor=s.said(survivor), face=FACES[face])
    return face


def wound(s: Colony, survivor: int, number: int = 1) -> None:
    """DW-4.3: three kill. Call it last."""
    s.wounds[survivor] += number
    s.tell("wounded", survivor=s.said(survivor), number=number, wounds=s.hurt(survivor))
    _suffer(s, survivor)


def frostbite(s: Colony, survivor: int) -> None:
    """DW-4.2: a wound, and more of them to come. Call it last."""
    if s.trait(survivor, "frostbite-hurts", 1) < 1:
        wound(s, survivor)
        return
    s.frost[survivor] += 1
    s.tell("frostbitten", survivor=s.said(survivor), wounds=s.hurt(survivor))
    _suffer(s, survivor)


def _suffer(s: Colony, survivor: int) -> None:
    """DW-4.3: whoever has too many wounds dies."""
    if s.hurt(survivor) >= s.trait(survivor, "fatal", s.box.figures.fatal_wounds):
        die(s, survivor)
    else:
        name, place = s.box.called[survivor], PLACES[s.at[survivor]]
        s.happen(SurvivorHurt(place, name, s.said(survivor)))


def heal(s: Colony, survivor: int, number: int = 1) -> None:
    """Frostbite goes first: it would only get worse."""
    warmed = min(number, s.frost[survivor])
    closed = min(number - warmed, s.wounds[survivor])
    s.frost[survivor] -= warmed
    s.wounds[survivor] -= closed
    if warmed or closed:
        s.tell("healed", survivor=s.said(survivor), number=warmed + closed, wounds=s.hurt(survivor))
