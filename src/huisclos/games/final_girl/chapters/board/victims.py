"""FG-4.6, FG-10.2: Victims: they come, go, and die."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from huisclos.engine.rules.choice import Choice, Option
from huisclos.engine.rules.effect import Effect, bare
from huisclos.engine.rules.step import NOBODY_ASKED, Answers, Step
from huisclos.games.final_girl.chapters.board.ambiguity import (
    decided,
    meant,
    one_of,
    settled,
    unclear,
    unsure,
    which_zone,
)
from huisclos.games.final_girl.chapters.board.bloodlust import Rise
from huisclos.games.final_girl.chapters.board.too_few_for_all import Share, ZoneIndex
from huisclos.games.final_girl.printed.pieces import SpecialVictim, VictimName
from huisclos.games.final_girl.state.happenings import VictimDies, VictimEnters
from huisclos.games.final_girl.state.names import NEAR_AND_FAR, Tag, Where, ZoneNames, alike
from huisclos.games.final_girl.state.state import NOWHERE, Film

Some = Annotated[int, Meta(ge=1, le=21)]
ALL = 99
PLAIN_VICTIM = Option("victim:1", "")


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

    def ask(self, s: Film) -> dict[int, Choice]:
        return which_zone(s, "which-zone", unsure(s, self.at, self.zones, self.tag) if s.in_box() > 0 else ())

    def go(self, s: Film, answers: Answers) -> None:
        s.then(VictimsCome(tuple(meant(s, answers, self.at, self.zones, self.tag)), self.number))


class VictimsCome(Share, frozen=True):
    """To each of these zones."""

    def left(self, s: Film) -> int:
        return s.in_box()

    def bring(self, s: Film, zone: int) -> None:
        come = min(self.number, s.in_box())
        s.victims[zone] += come
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

    def ask(self, s: Film) -> dict[int, Choice]:
        if self.victim:
            return NOBODY_ASKED
        return which_zone(s, "which-zone", unsure(s, self.at, self.zones, self.tag))

    def go(self, s: Film, answers: Answers) -> None:
        if self.victim:
            if self.victim in s.special:
                kill(s, s.special_at[s.special.index(self.victim)], self.victim, "")
            return
        found = [zone for zone in meant(s, answers, self.at, self.zones, self.tag) if s.victims_at(zone)]
        if self.total and self.number:
            s.then(Toll(tuple(found), self.number))
        else:
            most = self.number or ALL
            s.follow([Death(zone, min(most, s.victims_at(zone))) for zone in found])


class Toll(Step, frozen=True):
    """So many Victims of these zones die, wherever."""

    zones: tuple[ZoneIndex, ...]
    number: Annotated[int, Meta(ge=0, le=21)]

    def _zones(self, s: Film) -> list[int]:
        """FG-12.1: if all of them die, it doesn't matter where first."""
        found = [zone for zone in self.zones if s.victims_at(zone)] if self.number else []
        return found if sum(s.victims_at(zone) for zone in found) > self.number else []

    def ask(self, s: Film) -> dict[int, Choice]:
        return which_zone(s, "which-zone", self._zones(s))

    def go(self, s: Film, answers: Answers) -> None:
        found = self._zones(s)
        if found:
            s.then(Death(decided(s, found, answers)), Toll(self.zones, self.number - 1))
        elif self.number:
            s.follow([Death(zone, s.victims_at(zone)) for zone in self.zones])


class Death(Step, frozen=True):
    """So many Victims in a zone die, one after the other."""

    zone: ZoneIndex
    number: Annotated[int, Meta(ge=0, le=99)] = 1

    def _options(self, s: Film) -> list[Option]:
        """FG-12.1: which Victim, if they differ; not if all of them die."""
        options = victim_options(s, self.zone) if self.number else []
        return options if self.number < s.victims_at(self.zone) else options[:1]

    def ask(self, s: Film) -> dict[int, Choice]:
        if s.ambiguity != "choose":
            return NOBODY_ASKED
        return unclear(s, "which-dies", self._options(s), s.zone(self.zone))

    def go(self, s: Film, answers: Answers) -> None:
        options = self._options(s)
        if options:
            s.then(Death(self.zone, self.number - 1))
            kill(s, self.zone, settled(s, options, answers), "")


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

    def _zones(self, s: Film) -> list[int]:
        """Where there is a Victim who isn't special yet: the nearest or farthest of these."""
        if self.at in NEAR_AND_FAR and not self.zones and not self.tag and not self.new:
            return alike(s, self.at, s.victims)
        found = one_of(s, self.at, self.zones, self.tag)
        return found if self.new else [zone for zone in found if s.victims[zone]]

    def ask(self, s: Film) -> dict[int, Choice]:
        return which_zone(s, "which-special", self._zones(s), f"victim:{self.victim}")

    def go(self, s: Film, answers: Answers) -> None:
        found = self._zones(s)
        if found:
            zone = decided(s, found, answers)
            s.victims[zone] -= int(not self.new)
            s.special.append(self.victim)
            s.special_at.append(zone)
            key = "newcomer" if self.new else "special"
            s.tell(key, victim=f"victim:{self.victim}", zone=s.zone(zone))


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


def victim_options(s: Film, zone: int) -> list[Option]:
    """FG-12.1: the Victims of a zone, as far as they differ; the worst to lose is a special one."""
    special = [Option(f"victim:{name}", name) for name in s.specials_at(zone)]
    return [*special, PLAIN_VICTIM] if s.victims[zone] else special


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
    s.special_dead += bool(special)
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
