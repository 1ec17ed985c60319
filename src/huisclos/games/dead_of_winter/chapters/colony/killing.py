"""DW-2.1: zombies are killed, and what that costs."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from huisclos.engine.rules.choice import Choice
from huisclos.engine.rules.effect import Effect
from huisclos.engine.rules.step import NOBODY_ASKED, Answers, Step
from huisclos.games.dead_of_winter.chapters.colony.risk import RiskRoll
from huisclos.games.dead_of_winter.chapters.colony.zombies import PlaceIndex
from huisclos.games.dead_of_winter.printed.places import ENTRANCE, NOWHERE, PLACES
from huisclos.games.dead_of_winter.state.boards import NONE
from huisclos.games.dead_of_winter.state.colony import Colony
from huisclos.games.dead_of_winter.state.happenings import ZombieKilled
from huisclos.games.dead_of_winter.state.where import Where, places

Some = Annotated[int, Meta(ge=1, le=99)]
HowRisky = Literal["each", "once", "none"]


class KillZombies(Effect, frozen=True):
    """DW-2.1: you kill so many zombies; whoever acts rolls the risk die for each, or once, or not at all.

    ```toml
    { type = "KillZombies", number = 2, at = "here", risk = "once" }
    ```
    """

    number: Some = 1
    at: Where = "here"
    risk: HowRisky = "each"

    def go(self, s: Colony, answers: Answers) -> None:
        s.then(KillOne(self.number, self.at, self.risk))


class KillOne(Step, frozen=True):
    """DW-2.1: one zombie after the other; you say which."""

    left: Some
    at: Where
    risk: HowRisky

    def ask(self, s: Colony) -> dict[int, Choice]:
        doors = _killable(s, self.at, self.risk)
        if len(doors) < 2:
            return NOBODY_ASKED
        return {s.you(): Choice("zombie", tuple([ENTRANCE[door] for door in doors]), "DW-2.1")}

    def go(self, s: Colony, answers: Answers) -> None:
        doors = _killable(s, self.at, self.risk)
        if not doors:
            return
        ((_, picks),) = answers.items() if answers else ((NONE, []),)
        entrance = picks[0].value if picks else doors[0]
        last = self.left == 1 or (len(doors) == 1 and s.zombies[entrance] == 1)
        if not last:
            s.then(KillOne(self.left - 1, self.at, self.risk))
        if self.risk == "each" or (self.risk == "once" and last):
            s.then(KillerRolls(s.box.place_of[entrance]))
        kill(s, entrance, _hero(s))


class KillerRolls(Step, frozen=True):
    """DW-2.1: whoever killed a zombie there rolls the risk die; you name them if the card doesn't."""

    place: PlaceIndex

    def ask(self, s: Colony) -> dict[int, Choice]:
        if _hero(s) != NONE:
            return NOBODY_ASKED
        seat = s.you()
        people = [n for n in s.people(self.place) if s.owner[n] == seat]
        if len(people) < 2:
            return NOBODY_ASKED
        return {seat: Choice("killer", tuple([s.box.people[n] for n in people]), "DW-2.1")}

    def go(self, s: Colony, answers: Answers) -> None:
        survivor = _hero(s)
        if answers:
            survivor = answers[s.you()][0].value
        elif survivor == NONE:
            seat = s.you()
            people = [n for n in s.people(self.place) if s.owner[n] == seat]
            survivor = people[0] if people else NONE
        if survivor != NONE and s.trait(survivor, "attack-risk", 1) > 0:
            s.then(RiskRoll(survivor))


def _hero(s: Colony) -> int:
    """Whoever acts, if they are still there."""
    return s.hero if s.hero != NONE and s.at[s.hero] != NOWHERE else NONE


def _killable(s: Colony, at: str, risk: str) -> list[int]:
    """DW-2.1: entrances with zombies; if nobody acts, where you have somebody to roll the die."""
    found = places(s, at)
    if _hero(s) == NONE and risk != "none":
        seat = s.you()
        found = [place for place in found if any(s.owner[n] == seat for n in s.people(place))]
    return [door for place in found for door in s.box.doors[place] if s.zombies[door]]


def kill(s: Colony, entrance: int, by: int) -> None:
    """DW-2.1: a zombie dies, by a survivor's hand or (-1) otherwise. Call it last."""
    place = PLACES[s.box.place_of[entrance]]
    s.zombies[entrance] -= 1
    if by == NONE:
        s.tell("zombie-gone", entrance=ENTRANCE[entrance].id, place=f"place:{place}")
        s.happen(ZombieKilled(place))
    else:
        s.tell("zombie-killed", survivor=s.said(by), entrance=ENTRANCE[entrance].id, place=f"place:{place}")
        s.happen(ZombieKilled(place, s.box.called[by], s.said(by)))
