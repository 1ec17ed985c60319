"""DW-6: zombies come, break in, and are killed."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from huisclos.engine.choice import Choice
from huisclos.engine.effect import Effect
from huisclos.engine.step import NOBODY_ASKED, Answers, Step

from .cards import bare
from .happenings import ZombieKilled
from .places import COLONY, ENTRANCE, NOWHERE, PLACES, PlaceNames
from .risk import RiskRoll
from .state import NONE, Colony
from .survivors import die, helpless_dies
from .where import Where, places

Some = Annotated[int, Meta(ge=1, le=99)]
Count = Annotated[int, Meta(ge=0, le=999)]
Entrance = Annotated[int, Meta(ge=0, le=11)]
PlaceIndex = Annotated[int, Meta(ge=0, le=6)]
HowRisky = Literal["each", "once", "none"]


class Zombies(Effect, frozen=True):
    """DW-6.1: so many zombies come to each of these places.

    ```toml
    { type = "Zombies", number = 3, places = ["library", "grocery"] }
    ```
    """

    number: Some
    at: Where = "here"
    places: PlaceNames = ()

    def go(self, s: Colony, answers: Answers) -> None:
        s.follow([Arrive(place, self.number) for place in places(s, self.at, self.places)])


class Arrive(Step, frozen=True):
    """DW-6.1: zombies come to a place, from entrance to entrance; each wholly before the next."""

    place: PlaceIndex
    number: Count
    door: Annotated[int, Meta(ge=0, le=5)] = 0
    """Counted within the place."""

    def go(self, s: Colony, answers: Answers) -> None:
        doors, door = s.box.doors[self.place], self.door
        came: list[int] = []
        for left in range(self.number - 1, -1, -1):
            entrance, door = doors[door], (door + 1) % len(doors)
            if s.free(entrance) > 0:
                s.zombies[entrance] += 1
                came.append(entrance)
                continue
            _tell_came(s, self.place, came)
            came = []
            if s.barricades[entrance]:
                s.barricades[entrance] -= 1
                s.tell("barricade-falls", entrance=ENTRANCE[entrance].id, place=f"place:{PLACES[self.place]}")
            elif overrun(s, self.place, Arrive(self.place, left, door)):
                return
        _tell_came(s, self.place, came)


def _tell_came(s: Colony, place: int, came: list[int]) -> None:
    if came and s.log is not None:
        entrances = [ENTRANCE[entrance].id for entrance in came]
        s.tell("zombies", place=f"place:{PLACES[place]}", number=len(came), entrances=entrances)


def overrun(s: Colony, place: int, rest: Arrive) -> bool:
    """DW-6.2: the lowest influence there dies, a helpless one only if nobody else is there. DW-6.3: or
    nothing happens. Whether somebody died: then the rest come after all that follows from it."""
    people = s.people(place)
    if not people and (place != COLONY or not s.helpless):
        s.tell("nobody-overrun", place=f"place:{PLACES[place]}")
        return False
    s.tell("overrun", place=f"place:{PLACES[place]}")
    s.then(rest)
    if people:
        die(s, people[0])
    else:
        helpless_dies(s)
    return True


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
        s.happen(ZombieKilled(place, bare(s.box.survivors[by].id), s.said(by)))


class MoveZombies(Effect, frozen=True):
    """DW-2.6: so many zombies of your choice come from other places to the place of whoever acts, as long as
    there is room.

    ```toml
    { type = "MoveZombies", number = 2 }
    ```
    """

    number: Some

    def go(self, s: Colony, answers: Answers) -> None:
        if s.here() != NOWHERE:
            s.follow([LureFrom(s.here())] * self.number)


class LureFrom(Step, frozen=True):
    """DW-2.6: which zombie comes."""

    place: PlaceIndex

    def _doors(self, s: Colony) -> list[int]:
        if not _open_doors(s, self.place):
            return []
        return [n for n, number in enumerate(s.zombies) if number and s.box.place_of[n] != self.place]

    def ask(self, s: Colony) -> dict[int, Choice]:
        doors = self._doors(s)
        if len(doors) < 2:
            return NOBODY_ASKED
        return {s.you(): Choice("attract-from", tuple([ENTRANCE[n] for n in doors]), "DW-2.6")}

    def go(self, s: Colony, answers: Answers) -> None:
        doors = self._doors(s)
        if doors:
            s.then(LureTo(answers[s.you()][0].value if answers else doors[0], self.place))


class LureTo(Step, frozen=True):
    """DW-2.6: and to which space it goes."""

    entrance: Entrance
    place: PlaceIndex

    def ask(self, s: Colony) -> dict[int, Choice]:
        doors = _open_doors(s, self.place)
        if len(doors) < 2:
            return NOBODY_ASKED
        return {s.you(): Choice("attract-to", tuple([ENTRANCE[n] for n in doors]), "DW-2.6")}

    def go(self, s: Colony, answers: Answers) -> None:
        to = answers[s.you()][0].value if answers else _open_doors(s, self.place)[0]
        s.zombies[self.entrance] -= 1
        s.zombies[to] += 1
        s.tell("zombie-lured", entrance=ENTRANCE[self.entrance].id, to=ENTRANCE[to].id)


def _open_doors(s: Colony, place: int) -> list[int]:
    """Entrances of a place with a free space."""
    return [door for door in s.box.doors[place] if s.free(door) > 0]


class BreakBarricades(Effect, frozen=True):
    """DW-2.4: barricades are lost, all at these places, or so many that you choose.

    ```toml
    { type = "BreakBarricades", number = 2, at = "colony" }
    ```
    """

    number: Some = 99
    at: Where = "here"

    def ask(self, s: Colony) -> dict[int, Choice]:
        doors = self._doors(s)
        if len(doors) < 2 or self.number >= sum([s.barricades[door] for door in doors]):
            return NOBODY_ASKED
        return {s.you(): Choice("break", tuple([ENTRANCE[door] for door in doors]), s.card_rule)}

    def go(self, s: Colony, answers: Answers) -> None:
        """Chosen one by one, unless all go."""
        left = self.number
        for door in [answers[s.you()][0].value] if answers else self._doors(s):
            number = min(1 if answers else left, s.barricades[door])
            left -= number
            if number:
                s.barricades[door] -= number
                s.tell("barricades-break", entrance=ENTRANCE[door].id, number=number)
        if answers and left:
            s.then(BreakBarricades(left, self.at))

    def _doors(self, s: Colony) -> list[int]:
        return [door for place in places(s, self.at) for door in s.box.doors[place] if s.barricades[door]]
