"""FG-4.3, FG-4.4, FG-11.4: a Killer action: whom it looks for, and where it goes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta

from huisclos.engine.rules.choice import Choice
from huisclos.engine.rules.effect import Effect
from huisclos.engine.rules.step import NOBODY_ASKED, Answers, Step
from huisclos.games.final_girl.chapters.board.ambiguity import decided, one_of, which_zone
from huisclos.games.final_girl.chapters.board.enemies import (
    THE_KILLER,
    Actor,
    minions_out,
    put_enemy,
    speed,
    where,
    who,
)
from huisclos.games.final_girl.chapters.board.health import killer
from huisclos.games.final_girl.chapters.board.routes import heads, nearest, ways, ways_that_differ
from huisclos.games.final_girl.chapters.board.victims import traits
from huisclos.games.final_girl.chapters.girl.interrupt import Interrupt, between, may_interrupt
from huisclos.games.final_girl.chapters.killer.strike import Strike, acting, added, in_attack
from huisclos.games.final_girl.state.names import NEAR_AND_FAR, Tag, Where, ZoneNames, larger
from huisclos.games.final_girl.state.state import NOWHERE, Film

Target = Literal["victim", "girl", "nearest"]
Icons = Annotated[int, Meta(ge=0, le=9)]
ZoneIndex = Annotated[int, Meta(ge=0, le=39)]


class KillerAction(Effect, frozen=True):
    """FG-4.3: enemies look for a target, move and attack: minions first, each wholly.

    ```toml
    { type = "KillerAction", target = "victim", moves = 2, attacks = 1 }
    ```
    """

    target: Target
    moves: Icons = 0
    attacks: Icons = 0
    by: Literal["enemies", "killer", "minions"] = "enemies"

    def check(self, reader: Any, path: str) -> None:
        """They do something."""
        if not (self.moves or self.attacks):
            reader.dead(f"{path}.attacks", "fault-empty")

    def go(self, s: Film, answers: Answers) -> None:
        """FG-4.5: what a card adds to an attack under way belongs to it, and is added once."""
        s.kills = 0
        actors = minions_out(s) if self.by != "killer" else []
        if self.by != "minions" and s.killer_at != NOWHERE:
            actors.append(THE_KILLER)
        card = acting(s) if self.attacks and s.in_force else ""
        if card and not in_attack(s):
            card = ""
        attacks = 0 if card and not added(s, card) else self.attacks
        hunts: list[Step] = [
            Hunt(actor, self.target, self.moves, attacks, more=bool(card)) for actor in actors
        ]
        s.follow([*hunts[:1], *between(s, hunts[1:])] if len(hunts) > 1 else hunts)


class Hunt(Step, frozen=True):
    """FG-4.3: one enemy's target: the nearest, of equally near ones the larger group.

    FG-4.5: without any to reach it still attacks whoever is with it.
    """

    actor: Actor
    target: Target
    moves: Icons
    attacks: Icons
    more: bool = False
    """A card has added this to an attack."""

    def _left(self, s: Film) -> int:
        return min(self.moves * speed(s, self.actor), 99) if self.moves else 0

    def ask(self, s: Film) -> dict[int, Choice]:
        if s.ambiguity != "choose" or (start := where(s, self.actor)) == NOWHERE:
            return NOBODY_ASKED
        goals = heads(s, self.actor, aims(s, start, self.target)[0], self._left(s))
        return which_zone(s, "which-target", goals, who(s, self.actor))

    def go(self, s: Film, answers: Answers) -> None:
        start = where(s, self.actor)
        if start == NOWHERE:
            return
        goals, her = aims(s, start, self.target)
        strikes: list[Step] = [Strike(self.actor, her, self.more)] * self.attacks
        s.follow([*strikes[:1], *between(s, strikes[1:])] if self.attacks > 1 else strikes)
        if not goals:
            s.tell("no-target", who=who(s, self.actor))
            return
        left = self._left(s)
        tied = heads(s, self.actor, goals, left)
        goal = decided(s, tied, answers)
        if s.log is not None:
            _explain(s, self.actor, start, goal, her=her, tied=len(tied) > 1)
        if left and start != goal:
            if strikes and may_interrupt(s):
                s.then(Interrupt())
            s.then(Stride(self.actor, goal, left))


class Stride(Step, frozen=True):
    """FG-4.4: a zone nearer to the target, by a shortest way, until it is reached or the move is over."""

    actor: Actor
    goal: ZoneIndex
    left: Annotated[int, Meta(ge=0, le=99)]

    def _ways(self, s: Film) -> Sequence[int]:
        start = where(s, self.actor)
        return ways(s, self.actor, start, self.goal) if self.left and start != NOWHERE else ()

    def _open(self, s: Film) -> Sequence[int]:
        found = self._ways(s)
        return ways_that_differ(s, self.actor, found, self.goal, self.left - 1) if len(found) > 1 else found

    def ask(self, s: Film) -> dict[int, Choice]:
        if s.ambiguity != "choose":
            return NOBODY_ASKED
        return which_zone(s, "which-way", self._open(s), who(s, self.actor))

    def go(self, s: Film, answers: Answers) -> None:
        found = self._open(s)
        if found:
            s.then(Stride(self.actor, self.goal, self.left - 1))
            put_enemy(s, self.actor, decided(s, found, answers))


class Appear(Effect, frozen=True):
    """The Killer is in one of these zones at once.

    ```toml
    { type = "Appear", at = "farthest-victims" }
    ```
    """

    at: Where = "it"
    zones: ZoneNames = ()
    tag: Tag = ""

    def _zones(self, s: Film) -> list[int]:
        return one_of(s, self.at, self.zones, self.tag) if s.killer_at != NOWHERE else []

    def ask(self, s: Film) -> dict[int, Choice]:
        return which_zone(s, "which-target", self._zones(s), killer(s))

    def go(self, s: Film, answers: Answers) -> None:
        found = self._zones(s)
        if found:
            put_enemy(s, THE_KILLER, decided(s, found, answers))


class Lure(Effect, frozen=True):
    """Every enemy goes one zone towards these, the nearest of them, by a shortest way.

    ```toml
    { type = "Lure", to = "girl" }
    ```
    """

    to: Where

    def go(self, s: Film, answers: Answers) -> None:
        goals = tuple(one_of(s, self.to))
        if goals:
            s.follow(
                [Lured(actor, goals, self.to in NEAR_AND_FAR) for actor in (*minions_out(s), THE_KILLER)]
            )


class Lured(Step, frozen=True):
    """One of them."""

    actor: Actor
    goals: tuple[ZoneIndex, ...]
    one: bool
    """Any of these may be meant, and not the nearest."""

    def _goals(self, s: Film) -> Sequence[int]:
        start = where(s, self.actor)
        if start == NOWHERE:
            return ()
        return heads(s, self.actor, self.goals if self.one else nearest(s, start, self.goals), 1)

    def ask(self, s: Film) -> dict[int, Choice]:
        return which_zone(s, "which-target", self._goals(s), who(s, self.actor))

    def go(self, s: Film, answers: Answers) -> None:
        goals = self._goals(s)
        if goals:
            s.then(Stride(self.actor, decided(s, goals, answers), 1))


def aims(s: Film, start: int, target: str) -> tuple[list[int], bool]:
    """FG-4.3: the zones that it could look to, equally, and whether it is after her."""
    if s.decoy != NOWHERE:
        return [s.decoy], False
    if target == "girl":
        return [s.here], True
    sought, hunted = s.victims, list[int]()
    if s.special:
        hunted = [at for name, at in zip(s.special, s.special_at, strict=True) if _is_hunted(s, name)]
        sought = [0] * len(s.victims) if hunted else s.victims[:]
        for zone in hunted or s.special_at:
            sought[zone] += 1
    for ring in s.plan.rings[start]:
        found = [zone for zone in ring if sought[zone]]
        if found:
            return larger(s, found), False
        if target == "nearest" and not hunted and s.here in ring:
            return [s.here], True
    return [], False


def _is_hunted(s: Film, name: str) -> bool:
    one = traits(s, name)
    return one is not None and one.hunted


def _explain(s: Film, actor: int, start: int, goal: int, *, her: bool, tied: bool) -> None:
    """One sentence: why it goes where it goes."""
    if her:
        s.tell("hunts-girl", who=who(s, actor), distance=s.distance(start, goal))
        return
    marked = [name for name in s.specials_at(goal) if _is_hunted(s, name)]
    if marked:
        s.tell("hunts-marked", who=who(s, actor), victim=f"victim:{marked[0]}", zone=s.zone(goal))
        return
    if goal == s.decoy:
        s.tell("hunts-decoy", who=who(s, actor), zone=s.zone(goal))
        return
    away, number = s.distance(start, goal), s.victims_at(goal)
    fewer = [
        zone
        for zone in range(len(s.victims))
        if zone != goal and s.distance(start, zone) == away and 0 < s.victims_at(zone) < number
    ]
    told = {"who": who(s, actor), "zone": s.zone(goal), "victims": number, "distance": away}
    if tied:
        s.tell(f"hunts-tied-{s.ambiguity}", **told)
    elif fewer:
        other = max(fewer, key=s.victims_at)
        s.tell("hunts-larger", **told, other=s.zone(other), fewer=s.victims_at(other))
    else:
        s.tell("hunts-nearest", **told)
