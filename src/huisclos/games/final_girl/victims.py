"""FG-4.6, FG-10.2: Victims: they come, go, and die."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from huisclos.engine.effect import Effect
from huisclos.engine.step import Answers, Step

from .bloodlust import Rise
from .cards import bare
from .happenings import VictimDies, VictimEnters
from .pieces import SpecialVictim, VictimName
from .places import Tag, Where, ZoneNames, zones
from .state import NOWHERE, Film

Some = Annotated[int, Meta(ge=1, le=21)]


class AddVictims(Effect, frozen=True):
    """Victims come: so many to each of these zones, as long as there are any in the box.

    ```toml
    { type = "AddVictims", number = 2, at = "killer-start" }
    ```
    """

    number: Some
    at: Where = "it"
    zones: ZoneNames = ()
    tag: Tag = ""

    def go(self, s: Film, answers: Answers) -> None:
        for zone in zones(s, self.at, self.zones, self.tag):
            left = s.box.figures.victims - s.on_board() - s.dead - s.saved
            come = max(0, min(self.number, left))
            s.victims[zone] += come
            if come:
                s.tell("victims-come", number=come, zone=s.zone(zone))


class Kill(Effect, frozen=True):
    """Victims in these zones die: so many in each, or all; or a special one, wherever it is.

    ```toml
    { type = "Kill", number = 1, at = "killer" }
    ```
    """

    at: Where = "it"
    zones: ZoneNames = ()
    tag: Tag = ""
    number: Annotated[int, Meta(ge=0, le=21)] = 0
    """None given: all of them."""
    total: bool = False
    """So many in all, not in each zone."""
    victim: VictimName = ""

    def go(self, s: Film, answers: Answers) -> None:
        if self.victim:
            if self.victim in s.special:
                kill(s, s.special_at[s.special.index(self.victim)], self.victim, "")
            return
        deaths: list[Step] = []
        for zone in zones(s, self.at, self.zones, self.tag):
            number = min(self.number or s.victims_at(zone), s.victims_at(zone))
            if self.total and self.number:
                number = min(number, self.number - len(deaths))
            deaths += [Death(zone) for _ in range(number)]
        s.follow(deaths)


class Death(Step, frozen=True):
    """A Victim in a zone dies; special ones last."""

    zone: Annotated[int, Meta(ge=0, le=39)]

    def go(self, s: Film, answers: Answers) -> None:
        special = s.specials_at(self.zone)
        if s.victims[self.zone]:
            kill(s, self.zone, "", "")
        elif special:
            kill(s, self.zone, special[0], "")


class Special(Effect, frozen=True):
    """FG-10.2: a Victim in one of these zones is now a special one; with `new`, one comes from the box.

    ```toml
    { type = "Special", victim = "boyfriend", at = "girl" }
    ```
    """

    victim: VictimName
    at: Where = "it"
    zones: ZoneNames = ()
    tag: Tag = ""
    new: bool = False

    def go(self, s: Film, answers: Answers) -> None:
        for zone in zones(s, self.at, self.zones, self.tag):
            if self.new or s.victims[zone]:
                s.victims[zone] -= int(not self.new)
                s.special.append(self.victim)
                s.special_at.append(zone)
                s.tell("special", victim=f"victim:{self.victim}", zone=s.zone(zone))
                return


class Gone(Effect, frozen=True):
    """FG-10.3: a special Victim is out of the game, neither saved nor killed.

    ```toml
    { type = "Gone", victim = "boyfriend" }
    ```
    """

    victim: VictimName

    def go(self, s: Film, answers: Answers) -> None:
        if self.victim in s.special:
            s.tell("gone", victim=f"victim:{self.victim}")
            take_away(s, s.special_at[s.special.index(self.victim)], self.victim)


def traits(s: Film, name: str) -> SpecialVictim | None:
    """What is special about a Victim."""
    return s.box.victims.get(name)


def take_away(s: Film, zone: int, special: str) -> None:
    """A Victim leaves the board."""
    if special:
        place = s.special.index(special)
        del s.special[place], s.special_at[place]
    else:
        s.victims[zone] -= 1


def kill(s: Film, zone: int, special: str, by: str) -> None:
    """FG-4.6: it is dead, and bloodlust rises; FG-9.2: before cards that waited for it act."""
    take_away(s, zone, special)
    s.dead += 1
    s.dead_now += 1
    if by:
        s.kills += 1
    name = s.zone(zone)
    if special:
        s.tell("special-dies", zone=name, victim=f"victim:{special}")
    else:
        s.tell("victim-dies", zone=name)
    s.happen(VictimDies(name, by, bare(special)))
    s.then(Rise())


def send(s: Film, start: int, end: int, special: str) -> None:
    """A Victim goes from one zone to another. Call it last: cards may have waited for it."""
    if special:
        s.special_at[s.special.index(special)] = end
    else:
        s.victims[start] -= 1
        s.victims[end] += 1
    if s.in_force:
        s.happen(VictimEnters(s.zone(end), bare(special)))


def enemy_zones(s: Film) -> list[int]:
    """FG-11.1, in the order of the board."""
    return sorted({zone for zone in (s.killer_at, *s.minions) if zone != NOWHERE})
