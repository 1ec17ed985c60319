"""FG-2.5, FG-2.6: she moves, and Victims follow."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from huisclos.engine.rules.action import Why, barred
from huisclos.engine.rules.choice import Bar, Choice, Option
from huisclos.engine.rules.effect import Effect
from huisclos.engine.rules.step import NOBODY_ASKED, Answers, Step
from huisclos.games.final_girl.chapters.board.ambiguity import one_of
from huisclos.games.final_girl.chapters.board.victims import send, traits
from huisclos.games.final_girl.chapters.girl.rescue import STAY, AtExit, rescue, rescue_options
from huisclos.games.final_girl.state.happenings import GirlEnters
from huisclos.games.final_girl.state.names import Tag, Where, ZoneNames, zone_options, zones
from huisclos.games.final_girl.state.state import GIRL, Film

Some = Annotated[int, Meta(ge=1, le=9)]
ZoneIndex = Annotated[int, Meta(ge=0, le=39)]


FAR = Why("why-far", "FG-2.5")


class Move(Effect, frozen=True):
    """FG-2.5: she may go so many zones, one after the other.

    ```toml
    { type = "Move", zones = 1 }
    ```
    """

    zones: Some

    def ask(self, s: Film) -> dict[int, Choice]:
        """FG-2.7: on an exit she may also save Victims on the way, and take what that gives her."""
        options = (*zone_options(s, neighbours(s)), *rescue_options(s), STAY)
        return {GIRL: Choice("move", options, "FG-2.5", about=(f"zones:{self.zones}",))}

    def go(self, s: Film, answers: Answers) -> None:
        chosen = answers[GIRL][0]
        if chosen is STAY:
            return
        if not chosen.id.startswith("zone:"):
            s.then(self)
            rescue(s, chosen)
            return
        s.then(Follow(chosen.value), Move(self.zones - 1) if self.zones > 1 else AtExit())

    def bars(self, s: Film, seat: int) -> list[Bar]:
        """Zones that are no neighbours."""
        near = neighbours(s)
        far = [zone for zone in range(len(s.plan.names)) if zone not in near and zone != s.here]
        return barred({s.zone(zone): FAR for zone in far})


class Follow(Step, frozen=True):
    """FG-2.6: up to two Victims of her zone come along; not into the Killer's zone."""

    to: ZoneIndex

    def ask(self, s: Film) -> dict[int, Choice]:
        options, most = followers(s, self.to)
        if not options or not most:
            return NOBODY_ASKED
        return {GIRL: Choice("follow", tuple(options), "FG-2.6", about=(s.zone(self.to),), min=0, max=most)}

    def go(self, s: Film, answers: Answers) -> None:
        picks = answers[GIRL] if answers else []
        start, s.here = s.here, self.to
        for pick in picks:
            send(s, start, self.to, pick.value)
        s.tell("moves", zone=s.zone(self.to), followers=len(picks))
        if s.in_force:
            s.happen(GirlEnters(s.zone(self.to)))


class GoTo(Effect, frozen=True):
    """She goes straight to one of these zones, and Victims may follow.

    ```toml
    { type = "GoTo", at = "exits" }
    ```
    """

    at: Where = "it"
    zones: ZoneNames = ()
    tag: Tag = ""
    within: Annotated[int, Meta(ge=0, le=99)] = 99
    """No farther than this."""

    def _zones(self, s: Film) -> list[int]:
        found = one_of(s, self.at, self.zones, self.tag)
        return [zone for zone in found if zone != s.here and s.distance(s.here, zone) <= self.within]

    def ask(self, s: Film) -> dict[int, Choice]:
        found = self._zones(s)
        if len(found) < 2:
            return NOBODY_ASKED
        return {GIRL: Choice("go-to", zone_options(s, found), "FG-2.5")}

    def go(self, s: Film, answers: Answers) -> None:
        found = [answers[GIRL][0].value] if answers else self._zones(s)
        if found:
            s.then(Follow(found[0]), AtExit())


class Tunnel(Effect, frozen=True):
    """Two of these zones, by her choice, are neighbours from now on, for her and for Victims.

    ```toml
    { type = "Tunnel", at = "searches" }
    ```
    """

    at: Where = "searches"
    zones: ZoneNames = ()
    tag: Tag = ""

    def ask(self, s: Film) -> dict[int, Choice]:
        found = zones(s, self.at, self.zones, self.tag)
        if len(found) < 3:
            return NOBODY_ASKED
        return {GIRL: Choice("tunnel", zone_options(s, found), "FG-10.1", min=2, max=2)}

    def go(self, s: Film, answers: Answers) -> None:
        found = [pick.value for pick in answers[GIRL]] if answers else zones(s, self.at, self.zones, self.tag)
        if len(found) == 2:
            s.tunnel = sorted(found)
            s.tell("tunnel", zones=[s.zone(zone) for zone in s.tunnel])


def neighbours(s: Film) -> list[int]:
    """FG-2.5: where she may go from here."""
    near = list(s.plan.near[s.here])
    if s.here in s.tunnel:
        near += [zone for zone in s.tunnel if zone != s.here and zone not in near]
    return near


def followers(s: Film, to: int) -> tuple[list[Option], int]:
    """FG-2.6: the Victims who would come along, and how many of them may."""
    most = max(0, s.value("followers", s.box.figures.most_followers))
    if not s.victims_at(s.here):
        return [], 0
    feared = to == s.killer_at and not s.value("fearless", 0)
    options = []
    if not feared:
        options = [Option(f"victim:{n}", "") for n in range(1, min(most, s.victims[s.here]) + 1)]
    for name in s.specials_at(s.here):
        one = traits(s, name)
        if one and not one.alone and (one.brave or not feared):
            options.append(Option(f"victim:{name}", name))
    return options, min(most, len(options))
