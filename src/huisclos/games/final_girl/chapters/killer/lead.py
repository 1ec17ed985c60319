"""FG-12.1: Victims who are led somewhere: which of them go, and which way."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from huisclos.engine.rules.choice import Choice
from huisclos.engine.rules.effect import Effect
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
from huisclos.games.final_girl.chapters.board.routes import nearest
from huisclos.games.final_girl.chapters.board.victims import victim_options
from huisclos.games.final_girl.chapters.killer.panic import Name, Runs, ZoneIndex
from huisclos.games.final_girl.state.names import NEAR_AND_FAR, Tag, Where, ZoneNames
from huisclos.games.final_girl.state.state import Film

Some = Annotated[int, Meta(ge=0, le=21)]


class Lead(Effect, frozen=True):
    """Victims in these zones, all or so many in each, go one zone towards others, the nearest of them, by a
    shortest way.

    ```toml
    { type = "Lead", at = "everywhere", to = "killer" }
    ```
    """

    to: Where
    at: Where = "it"
    zones: ZoneNames = ()
    tag: Tag = ""
    number: Some = 0
    """None given: all of them."""

    def ask(self, s: Film) -> dict[int, Choice]:
        return which_zone(s, "which-zone", unsure(s, self.at, self.zones, self.tag))

    def go(self, s: Film, answers: Answers) -> None:
        """All are named before the first of them goes: nobody goes twice."""
        goals = one_of(s, self.to)
        groups: list[Step] = []
        for zone in meant(s, answers, self.at, self.zones, self.tag):
            if goals and zone not in goals and s.victims_at(zone):
                near = goals if self.to in NEAR_AND_FAR else nearest(s, zone, goals)
                ends = tuple(sorted({end for goal in near for end in s.plan.ahead[zone][goal]}))
                some = self.number if self.number < s.victims_at(zone) else 0
                groups.append(Led(zone, ends, s.victims[zone], tuple(s.specials_at(zone)), some))
        s.follow(groups)


class Led(Step, frozen=True):
    """Those of a zone go the same way."""

    start: ZoneIndex
    ends: tuple[ZoneIndex, ...]
    plain: Some
    special: tuple[Name, ...]
    some: Some
    """Not all of them, but so many."""

    def ask(self, s: Film) -> dict[int, Choice]:
        return which_zone(s, "which-path", self.ends, s.zone(self.start))

    def go(self, s: Film, answers: Answers) -> None:
        if self.ends:
            end = decided(s, self.ends, answers)
            going = [*[""] * self.plain, *self.special]
            s.follow(
                [LedAway(self.start, end)] * self.some
                if self.some
                else [Runs(self.start, end, name) for name in going]
            )


class LedAway(Step, frozen=True):
    """One of those who are there: which, if they differ."""

    start: ZoneIndex
    end: ZoneIndex

    def ask(self, s: Film) -> dict[int, Choice]:
        if s.ambiguity != "choose":
            return NOBODY_ASKED
        return unclear(s, "which-goes", victim_options(s, self.start), s.zone(self.start))

    def go(self, s: Film, answers: Answers) -> None:
        options = victim_options(s, self.start)
        if options:
            s.then(Runs(self.start, self.end, settled(s, options, answers)))
