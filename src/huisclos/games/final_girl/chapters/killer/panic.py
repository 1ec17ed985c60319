"""FG-5: panic."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from huisclos.engine.rules.choice import Choice, Option
from huisclos.engine.rules.effect import Effect
from huisclos.engine.rules.step import NOBODY_ASKED, Answers, Step
from huisclos.games.final_girl.chapters.board.ambiguity import decided, meant, one_of, unsure, which_zone
from huisclos.games.final_girl.chapters.board.victims import PLAIN_VICTIM, enemy_zones, send
from huisclos.games.final_girl.state.happenings import GirlEnters, PhaseBegins
from huisclos.games.final_girl.state.names import Tag, Where, ZoneNames
from huisclos.games.final_girl.state.state import GIRL, PANIC, Film

ZoneIndex = Annotated[int, Meta(ge=0, le=39)]
Name = Annotated[str, Meta(max_length=80)]
Some = Annotated[int, Meta(ge=1, le=21)]


class PanicPhase(Step, frozen=True):
    """FG-5.1, FG-11.3: if somebody was killed this turn, all Victims in zones with enemies panic."""

    def go(self, s: Film, answers: Answers) -> None:
        s.enter(PANIC)
        s.then(WhoPanics())
        s.happen(PhaseBegins(PANIC))


class WhoPanics(Step, frozen=True):
    """FG-5.1: settled once all is done that happens at the start of the phase."""

    def go(self, s: Film, answers: Answers) -> None:
        if s.dead_now:
            s.follow(_all(s, enemy_zones(s)))


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

    def ask(self, s: Film) -> dict[int, Choice]:
        return which_zone(s, "which-zone", unsure(s, self.at, self.zones, self.tag))

    def go(self, s: Film, answers: Answers) -> None:
        found = meant(s, answers, self.at, self.zones, self.tag)
        if self.girl and s.here in found:
            s.then(PanicGirl())
        s.follow(_all(s, found))


class InPanic(Step, frozen=True):
    """FG-5.1: those of a zone, in the order she chooses where they differ; a die each."""

    zone: ZoneIndex
    plain: Annotated[int, Meta(ge=0, le=21)]
    special: tuple[Name, ...] = ()

    def _there(self, s: Film) -> list[str]:
        """Those who haven't run yet, by name, if they have one; whoever has died meanwhile doesn't panic."""
        plain = [""] if self.plain and s.victims[self.zone] else []
        return [*plain, *(name for name in s.specials_at(self.zone) if name in self.special)]

    def ask(self, s: Film) -> dict[int, Choice]:
        there = self._there(s)
        if len(there) < 2:
            return NOBODY_ASKED
        options = tuple(Option(f"victim:{name}", name) if name else PLAIN_VICTIM for name in there)
        return {GIRL: Choice("panic-order", options, "FG-5.1", about=(s.zone(self.zone),))}

    def go(self, s: Film, answers: Answers) -> None:
        """All that are alike roll at once."""
        there = self._there(s)
        if not there:
            return
        name: str = answers[GIRL][0].value if answers else there[0]
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


class Drag(Effect, frozen=True):
    """She is in one of these zones at once, and nobody follows.

    ```toml
    { type = "Drag", at = "killer" }
    ```
    """

    at: Where = "it"
    zones: ZoneNames = ()
    tag: Tag = ""

    def ask(self, s: Film) -> dict[int, Choice]:
        return which_zone(s, "which-zone", one_of(s, self.at, self.zones, self.tag))

    def go(self, s: Film, answers: Answers) -> None:
        found = one_of(s, self.at, self.zones, self.tag)
        end = decided(s, found, answers) if found else s.here
        if end != s.here:
            s.here = end
            s.tell("dragged", zone=s.zone(s.here))
            s.happen(GirlEnters(s.zone(s.here)))


def _all(s: Film, found: list[int]) -> list[Step]:
    """All Victims of these zones, each once."""
    return [
        InPanic(zone, min(s.victims[zone], 21), tuple(s.specials_at(zone)))
        for zone in found
        if s.victims_at(zone)
    ]
