"""FG-5: panic."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from huisclos.engine.choice import Choice, Option
from huisclos.engine.effect import Effect
from huisclos.engine.step import NOBODY_ASKED, Answers, Step

from .happenings import GirlEnters, PhaseBegins
from .places import Tag, Where, ZoneNames, zones
from .state import GIRL, PANIC, Film
from .victims import enemy_zones, send

ZoneIndex = Annotated[int, Meta(ge=0, le=39)]
Name = Annotated[str, Meta(max_length=80)]
Some = Annotated[int, Meta(ge=1, le=21)]


class PanicPhase(Step, frozen=True):
    """FG-5.1, FG-11.3: if somebody was killed this turn, all Victims in zones with enemies panic."""

    def go(self, s: Film, answers: Answers) -> None:
        s.enter(PANIC)
        if s.dead_now:
            s.follow(_all(s, enemy_zones(s)))
        s.happen(PhaseBegins(PANIC))


class Panic(Effect, frozen=True):
    """FG-5.2: all Victims in these zones panic; she too, if the card says so.

    ```toml
    { type = "Panic", at = "killer" }
    ```
    """

    at: Where = "it"
    zones: ZoneNames = ()
    tag: Tag = ""
    girl: bool = False

    def go(self, s: Film, answers: Answers) -> None:
        found = zones(s, self.at, self.zones, self.tag)
        if self.girl and s.here in found:
            s.then(PanicGirl())
        s.follow(_all(s, found))


class InPanic(Step, frozen=True):
    """FG-5.1: those of a zone, in the order she chooses where they differ; a die each."""

    zone: ZoneIndex
    plain: Annotated[int, Meta(ge=0, le=21)]
    special: tuple[Name, ...] = ()

    def ask(self, s: Film) -> dict[int, Choice]:
        if len(self.special) + int(self.plain > 0) < 2:
            return NOBODY_ASKED
        plain = [Option("victim:1", "")] if self.plain else []
        options = (*plain, *(Option(f"victim:{name}", name) for name in self.special))
        return {GIRL: Choice("panic-order", options, "FG-5.1", about=(s.zone(self.zone),))}

    def go(self, s: Film, answers: Answers) -> None:
        """All that are alike roll at once."""
        if not self.plain and not self.special:
            return
        name = answers[GIRL][0].value if answers else ("" if self.plain else self.special[0])
        number = 1 if name else min(self.plain, s.victims[self.zone])
        rolled = s.dice.roll(number)
        ends = [s.plan.panic[self.zone][face - 1] for face in rolled]
        if name:
            s.tell("special-panics", zone=s.zone(self.zone), dice=rolled, victim=f"victim:{name}")
        else:
            s.tell("panics", zone=s.zone(self.zone), dice=rolled)
        left = tuple(other for other in self.special if other != name)
        s.then(InPanic(self.zone, self.plain if name else 0, left))
        for end in ends:
            if end != self.zone:
                s.then(Runs(self.zone, end, name))


class Runs(Step, frozen=True):
    """A Victim in panic goes one zone; into the Killer's, too."""

    start: ZoneIndex
    end: ZoneIndex
    special: Name = ""

    def go(self, s: Film, answers: Answers) -> None:
        if self.special in s.special if self.special else s.victims[self.start]:
            send(s, self.start, self.end, self.special)
            s.tell("runs", zone=s.zone(self.end))


class PanicGirl(Step, frozen=True):
    """FG-5.2: she panics, and nobody follows."""

    def go(self, s: Film, answers: Answers) -> None:
        rolled = s.dice.roll(1)
        end = s.plan.panic[s.here][rolled[0] - 1]
        s.tell("girl-panics", dice=rolled, zone=s.zone(end))
        if end != s.here:
            s.here = end
            s.happen(GirlEnters(s.zone(end)))


class Lead(Effect, frozen=True):
    """Victims in these zones, all or so many in each, go one zone towards others, by a shortest way.

    ```toml
    { type = "Lead", at = "everywhere", to = "killer" }
    ```
    """

    to: Where
    at: Where = "it"
    zones: ZoneNames = ()
    tag: Tag = ""
    number: Annotated[int, Meta(ge=0, le=21)] = 0
    """None given: all of them."""

    def go(self, s: Film, answers: Answers) -> None:
        goals = zones(s, self.to)
        moves: list[Step] = []
        for zone in zones(s, self.at, self.zones, self.tag):
            if goals and zone not in goals and s.victims_at(zone):
                _, goal = min((s.distance(zone, goal), goal) for goal in goals)
                end = min(s.plan.ahead[zone][goal])
                going = [*[""] * s.victims[zone], *s.specials_at(zone)]
                moves += [Runs(zone, end, name) for name in going[: self.number or len(going)]]
        s.follow(moves)


class Drag(Effect, frozen=True):
    """She is in one of these zones at once, and nobody follows.

    ```toml
    { type = "Drag", at = "killer" }
    ```
    """

    at: Where = "it"
    zones: ZoneNames = ()
    tag: Tag = ""

    def go(self, s: Film, answers: Answers) -> None:
        found = zones(s, self.at, self.zones, self.tag)
        if found and found[0] != s.here:
            s.here = found[0]
            s.tell("dragged", zone=s.zone(s.here))
            s.happen(GirlEnters(s.zone(s.here)))


def _all(s: Film, found: list[int]) -> list[Step]:
    """All Victims of these zones, each once."""
    return [
        InPanic(zone, min(s.victims[zone], 21), tuple(s.specials_at(zone)))
        for zone in found
        if s.victims_at(zone)
    ]
