"""FG-4.3 to FG-4.6, FG-11.4: a Killer action: whom it looks for, where it goes, whom it hits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta

from huisclos.engine.choice import Choice, Option
from huisclos.engine.effect import Effect
from huisclos.engine.step import NOBODY_ASKED, Answers, Step

from .ambiguity import decided, which_zone
from .happenings import EnemyEnters
from .interrupt import Interrupt
from .last_health import killer
from .places import NEAR_AND_FAR, Tag, Where, ZoneNames, alike, larger, zones
from .reaction import attack_girl
from .state import GIRL, NOWHERE, Film
from .victims import kill, traits

Target = Literal["victim", "girl", "nearest"]
Icons = Annotated[int, Meta(ge=0, le=9)]
Actor = Annotated[int, Meta(ge=-1, le=99)]
"""A minion's number, or -1: the Killer."""
ZoneIndex = Annotated[int, Meta(ge=0, le=39)]
THE_KILLER = -1
PLAIN_VICTIM = Option("victim:1", "")


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

    def go(self, s: Film, answers: Answers) -> None:
        s.kills = 0
        actors = [n for n, zone in enumerate(s.minions) if zone != NOWHERE] if self.by != "killer" else []
        if self.by != "minions" and s.killer_at != NOWHERE:
            actors.append(THE_KILLER)
        s.follow([Hunt(actor, self.target, self.moves, self.attacks) for actor in actors])


class Hunt(Step, frozen=True):
    """FG-4.3: one enemy's target: the nearest, of equally near ones the larger group.

    FG-4.5: without any to reach it still attacks whoever is with it.
    """

    actor: Actor
    target: Target
    moves: Icons
    attacks: Icons

    def ask(self, s: Film) -> dict[int, Choice]:
        if s.ambiguity != "choose" or (start := where(s, self.actor)) == NOWHERE:
            return NOBODY_ASKED
        return which_zone(s, "which-target", aims(s, start, self.target)[0], who(s, self.actor))

    def go(self, s: Film, answers: Answers) -> None:
        start = where(s, self.actor)
        if start == NOWHERE:
            return
        goals, her = aims(s, start, self.target)
        attacks = self._attacks(s, her=her)
        if not goals:
            s.tell("no-target", who=who(s, self.actor))
            s.follow(attacks)
            return
        goal = decided(s, goals, answers)
        if s.log is not None:
            _explain(s, self.actor, start, goal, her=her, tied=len(goals) > 1)
        s.follow(attacks)
        if self.moves and start != goal:
            s.then(Stride(self.actor, goal, min(self.moves * speed(s, self.actor), 99)))

    def _attacks(self, s: Film, *, her: bool) -> list[Step]:
        """FG-7.6: who has something to use may do so before each."""
        strike = Strike(self.actor, her)
        if not s.items and not s.flipped:
            return [strike] * self.attacks
        return [step for _ in range(self.attacks) for step in (Interrupt(), strike)]


class Stride(Step, frozen=True):
    """FG-4.4: a zone nearer to the target, by a shortest way, until it is reached or the move is over.

    A minion that is too far from the Killer goes back to it.
    """

    actor: Actor
    goal: ZoneIndex
    left: Annotated[int, Meta(ge=0, le=99)]

    def _ways(self, s: Film) -> Sequence[int]:
        start = where(s, self.actor)
        if not self.left or start in (NOWHERE, self.goal):
            return ()
        plan = s.plan
        ways = plan.ahead[start][self.goal]
        if self.actor == THE_KILLER or s.killer_at == NOWHERE:
            return ways
        leash, away = _leash(s), plan.distance[s.killer_at]
        if away[start] > leash:
            return plan.ahead[start][s.killer_at]
        return [zone for zone in ways if away[zone] <= leash]

    def ask(self, s: Film) -> dict[int, Choice]:
        if s.ambiguity != "choose":
            return NOBODY_ASKED
        return which_zone(s, "which-way", self._ways(s), who(s, self.actor))

    def go(self, s: Film, answers: Answers) -> None:
        ways = self._ways(s)
        if ways:
            s.then(Stride(self.actor, self.goal, self.left - 1))
            put_enemy(s, self.actor, decided(s, ways, answers))


class Strike(Step, frozen=True):
    """FG-4.5: one attack on one target in its zone: Victims first, unless it is after her."""

    actor: Actor
    her: bool
    more: bool = False
    """A card has added it."""

    def _options(self, s: Film) -> list[Option]:
        """FG-12: which Victim, if they differ."""
        zone = where(s, self.actor)
        if zone == NOWHERE or (self.her and s.here == zone):
            return []
        specials = s.specials_at(zone)
        if not specials:
            return [PLAIN_VICTIM] if s.victims[zone] else []
        hunted = [name for name in specials if (one := traits(s, name)) and one.hunted]
        plain = [PLAIN_VICTIM] if s.victims[zone] and not hunted else []
        return [*(Option(f"victim:{name}", name) for name in hunted or specials), *plain]

    def ask(self, s: Film) -> dict[int, Choice]:
        if s.ambiguity != "choose":
            return NOBODY_ASKED
        options = self._options(s)
        if len(options) < 2 or _sweeps(s, self.actor):
            return NOBODY_ASKED
        return {GIRL: Choice("which-victim", tuple(options), "FG-12.1", about=(who(s, self.actor),))}

    def go(self, s: Film, answers: Answers) -> None:
        zone = where(s, self.actor)
        if zone == NOWHERE:
            return
        if _sweeps(s, self.actor):
            self._sweep(s, zone)
        elif options := self._options(s):
            kind = "minion" if self.actor >= 0 else "killer"
            kill(s, zone, self._victim(s, options, answers), kind)
        elif s.here == zone:
            attack_girl(s, self.actor, more=self.more)

    def _victim(self, s: Film, options: list[Option], answers: Answers) -> str:
        """FG-12: the worst is a special one."""
        chosen = (
            options[s.dice.below(len(options))]
            if s.ambiguity == "random" and len(options) > 1
            else options[0]
        )
        name: str = answers[GIRL][0].value if answers else chosen.value
        return name

    def _sweep(self, s: Film, zone: int) -> None:
        """A power by which an attack hits everybody there."""
        if s.here == zone:
            s.then(StrikeGirl(self.actor))
        number = s.victims_at(zone)
        s.follow([KillOne(zone)] * number)


class KillOne(Step, frozen=True):
    """One of all those whom an attack hits."""

    zone: ZoneIndex

    def go(self, s: Film, answers: Answers) -> None:
        special = s.specials_at(self.zone)
        if s.victims_at(self.zone):
            kill(s, self.zone, special[0] if special else "", "killer")


class StrikeGirl(Step, frozen=True):
    """FG-4.7: an attack on her, wherever her attacker is."""

    actor: Actor

    def go(self, s: Film, answers: Answers) -> None:
        attack_girl(s, self.actor)


class AttackAgain(Effect, frozen=True):
    """The Killer attacks once more, in its zone: Victims first, or her.

    ```toml
    { type = "AttackAgain", girl = true }
    ```
    """

    girl: bool = False

    def go(self, s: Film, answers: Answers) -> None:
        if s.killer_at != NOWHERE:
            s.then(Interrupt(), Strike(THE_KILLER, self.girl, more=True))


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
        """FG-12.1: of Victims equally far away, any."""
        if s.killer_at == NOWHERE:
            return []
        unclear = self.at in NEAR_AND_FAR and not self.zones and not self.tag
        return alike(s, self.at) if unclear else zones(s, self.at, self.zones, self.tag)

    def ask(self, s: Film) -> dict[int, Choice]:
        return which_zone(s, "which-target", self._zones(s), killer(s))

    def go(self, s: Film, answers: Answers) -> None:
        found = self._zones(s)
        if found:
            put_enemy(s, THE_KILLER, decided(s, found, answers))


class Lure(Effect, frozen=True):
    """Every enemy goes one zone towards these, by a shortest way.

    ```toml
    { type = "Lure", to = "girl" }
    ```
    """

    to: Where

    def go(self, s: Film, answers: Answers) -> None:
        goals = zones(s, self.to)
        if goals:
            actors = [n for n, zone in enumerate(s.minions) if zone != NOWHERE]
            s.follow([Stride(actor, goals[0], 1) for actor in (*actors, THE_KILLER)])


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


def where(s: Film, actor: int) -> int:
    """The zone of an enemy."""
    return s.killer_at if actor == THE_KILLER else s.minions[actor]


def who(s: Film, actor: int) -> str:
    """An enemy as players read it."""
    kind = s.foe.minions
    return killer(s) if actor == THE_KILLER or kind is None else f"minion:{kind.id}"


def speed(s: Film, actor: int) -> int:
    """FG-9.1: by the row of the bloodlust track; minions are as fast."""
    move = s.foe.rows[s.bloodlust].move
    return max(0, s.value("move" if actor == THE_KILLER else "minion-move", move))


def put_enemy(s: Film, actor: int, zone: int) -> None:
    """It comes into a zone. Call it last: cards may have waited for it."""
    if actor == THE_KILLER:
        s.killer_at = zone
    else:
        s.minions[actor] = zone
    name = s.zone(zone)
    s.tell("enemy-moves", who=who(s, actor), zone=name)
    if s.in_force:
        s.happen(EnemyEnters(name, "killer" if actor == THE_KILLER else "minion"))


def _leash(s: Film) -> int:
    kind = s.foe.minions
    return s.value("leash", kind.leash if kind else 99)


def _sweeps(s: Film, actor: int) -> bool:
    return actor == THE_KILLER and s.value("sweep", 0) > 0
