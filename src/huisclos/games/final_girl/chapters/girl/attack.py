"""FG-2.11, FG-2.12, FG-7.4, FG-7.5, FG-11.2: she attacks."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from huisclos.engine.rules.choice import Choice, Option
from huisclos.engine.rules.effect import Effect
from huisclos.engine.rules.step import NOBODY_ASKED, Answers, Step
from huisclos.games.final_girl.chapters.board.ambiguity import meant, unsure, which_zone
from huisclos.games.final_girl.chapters.board.health import hurt_girl, hurt_killer, killer
from huisclos.games.final_girl.chapters.board.minions import hurt_minion
from huisclos.games.final_girl.chapters.girl.items import discard_item
from huisclos.games.final_girl.printed.pieces import Range
from huisclos.games.final_girl.state.names import Tag, Where, ZoneNames
from huisclos.games.final_girl.state.state import GIRL, NOWHERE, Film

Some = Annotated[int, Meta(ge=1, le=20)]
ZoneIndex = Annotated[int, Meta(ge=0, le=39)]
BARE_HANDS = -1
_HERE, _ANY = (0,), tuple(range(10))
Blow = tuple[int, bool, int]
"""The zone, whether it is the Killer or minions there, and the number of the weapon."""


class Damage(Effect, frozen=True):
    """FG-2.11: her Action card deals damage to an enemy in reach.

    ```toml
    { type = "Damage", by = 1 }
    ```
    """

    by: Some

    def ask(self, s: Film) -> dict[int, Choice]:
        """FG-11.2: the Killer or minions, never both; FG-7.5: one weapon."""
        blows = ways_to_hit(s, s.playing)
        if len(blows) < 2:
            return NOBODY_ASKED
        return {GIRL: Choice("attack", tuple(Option(_name(s, blow), blow) for blow in blows), "FG-2.11")}

    def go(self, s: Film, answers: Answers) -> None:
        blows = ways_to_hit(s, s.playing)
        if blows:
            land(s, answers[GIRL][0].value if answers else blows[0], self.by)


class StrikeBack(Effect, frozen=True):
    """FG-4.8, FG-2.12: a reaction deals damage to whoever attacks her.

    ```toml
    { type = "StrikeBack", by = 1 }
    ```
    """

    by: Some

    def _blows(self, s: Film) -> list[Blow]:
        return [(zone, foe, arm) for zone, foe, arm in ways_to_hit(s, s.playing) if foe is (s.attacker < 0)]

    def ask(self, s: Film) -> dict[int, Choice]:
        blows = self._blows(s)
        if len(blows) < 2:
            return NOBODY_ASKED
        return {GIRL: Choice("attack", tuple(Option(_name(s, blow), blow) for blow in blows), "FG-2.12")}

    def go(self, s: Film, answers: Answers) -> None:
        blows = self._blows(s)
        if blows:
            land(s, answers[GIRL][0].value if answers else blows[0], self.by)


class Shoot(Effect, frozen=True):
    """FG-7.5: a weapon that is used on its own deals damage to an enemy at one of these distances.

    ```toml
    { type = "Shoot", by = 1, ranges = [1, 2] }
    ```
    """

    by: Some
    ranges: Annotated[tuple[Range, ...], Meta(min_length=1, max_length=10)]

    def ask(self, s: Film) -> dict[int, Choice]:
        blows = targets(s, self.ranges)
        if len(blows) < 2:
            return NOBODY_ASKED
        return {GIRL: Choice("attack", tuple(Option(_name(s, blow), blow) for blow in blows), "FG-7.4")}

    def go(self, s: Film, answers: Answers) -> None:
        blows = targets(s, self.ranges)
        if blows:
            zone, foe, _ = answers[GIRL][0].value if answers else blows[0]
            deal(s, zone, self.by, foe=foe)


class Wound(Effect, frozen=True):
    """Everybody in these zones but Victims loses health: enemies, then she.

    ```toml
    { type = "Wound", by = 1, at = "killer" }
    ```
    """

    by: Some = 1
    at: Where = "it"
    zones: ZoneNames = ()
    tag: Tag = ""

    def ask(self, s: Film) -> dict[int, Choice]:
        """FG-12.1: not if nobody would feel it."""
        found = unsure(s, self.at, self.zones, self.tag)
        felt = any(zone == s.here or s.enemies_at(zone) for zone in found)
        return which_zone(s, "which-zone", found if felt else ())

    def go(self, s: Film, answers: Answers) -> None:
        """FG-8.4: if both die of it, she has won."""
        found = meant(s, answers, self.at, self.zones, self.tag)
        hers = [WoundGirl(self.by)] if s.here in found else []
        killers = [HurtKiller(self.by)] if s.killer_at in found else []
        minions = [HurtMinion(n, self.by) for n, zone in enumerate(s.minions) if zone in found]
        s.then(*minions, *killers, *hers)


class HurtMinion(Step, frozen=True):
    """A minion loses health."""

    number: Annotated[int, Meta(ge=0, le=99)]
    by: Some

    def go(self, s: Film, answers: Answers) -> None:
        for _ in range(self.by):
            if s.minions[self.number] != NOWHERE:
                hurt_minion(s, self.number)


class HurtKiller(Effect, frozen=True):
    """The Killer loses health, wherever it is.

    ```toml
    { type = "HurtKiller", by = 2 }
    ```
    """

    by: Some = 1

    def go(self, s: Film, answers: Answers) -> None:
        hurt_killer(s, self.by)


class WoundGirl(Step, frozen=True):
    """She loses health, and can't help it."""

    by: Some

    def go(self, s: Film, answers: Answers) -> None:
        hurt_girl(s, self.by)


class Split(Step, frozen=True):
    """FG-11.2: damage to the minions of a zone is split as she likes."""

    zone: ZoneIndex
    damage: Annotated[int, Meta(ge=0, le=400)]

    def _hit(self, s: Film) -> list[int]:
        """One of those that are alike stands for all of them."""
        there = [n for n, zone in enumerate(s.minions) if zone == self.zone] if self.damage else []
        alike = {(s.minion_health[n], s.shielded[n]): n for n in reversed(there)}
        return sorted(alike.values())

    def ask(self, s: Film) -> dict[int, Choice]:
        hit = self._hit(s)
        if len(hit) < 2:
            return NOBODY_ASKED
        return {GIRL: Choice("split", tuple(Option(f"minion:{n}", n) for n in hit), "FG-11.2")}

    def go(self, s: Film, answers: Answers) -> None:
        hit = self._hit(s)
        if hit:
            s.then(Split(self.zone, self.damage - 1))
            hurt_minion(s, answers[GIRL][0].value if answers else hit[0])


def ways_to_hit(s: Film, card: str) -> list[Blow]:
    """FG-2.11: everyone in reach with this Action card, and with what. What wears off may be spared."""
    if not s.items:
        return targets(s, _HERE)
    found: list[Blow] = []
    for zone, foe, _ in targets(s, _ANY):
        away = s.distance(s.here, zone)
        armed = [n for n in range(len(s.items)) if fits(s, n, card, away) and s.items[n] not in s.items[:n]]
        if not away and not any(not s.uses[n] for n in armed):
            found.append((zone, foe, BARE_HANDS))
        found += [(zone, foe, n) for n in armed]
    return found


def targets(s: Film, ranges: tuple[int, ...]) -> list[Blow]:
    """The enemies at these distances."""
    found: list[Blow] = []
    away = s.plan.distance[s.here]
    if s.killer_at != NOWHERE and away[s.killer_at] in ranges:
        found.append((s.killer_at, True, BARE_HANDS))
    there = {zone for zone in s.minions if zone != NOWHERE and away[zone] in ranges}
    return found + [(zone, False, BARE_HANDS) for zone in sorted(there)] if there else found


def fits(s: Film, place: int, card: str, away: int) -> bool:
    """FG-7.4, FG-7.5: the weapon is in her hands, it reaches that far, and it goes with this card."""
    weapon = s.box.items[s.items[place]].weapon
    return bool(weapon and s.held[place] and away in weapon.ranges and weapon.only in ("", card))


def land(s: Film, blow: Blow, by: int) -> None:
    """FG-2.12: the damage of the card, and what weapon, items and abilities add."""
    zone, foe, place = blow
    if place != BARE_HANDS:
        weapon = s.box.items[s.items[place]].weapon
        assert weapon is not None
        by += weapon.damage
        if s.uses[place] > 1:
            s.uses[place] -= 1
        elif s.uses[place]:
            discard_item(s, place)
    by = s.value("damage", by)
    if zone == s.here:
        by = s.value("damage-here", by)
    deal(s, zone, by, foe=foe)


def deal(s: Film, zone: int, by: int, *, foe: bool) -> None:
    """To the Killer, or to the minions of a zone. Call it last."""
    if foe:
        hurt_killer(s, by)
    else:
        s.then(Split(zone, by))


def _name(s: Film, blow: Blow) -> str:
    zone, foe, place = blow
    whom = killer(s) if foe else f"minions+{s.zone(zone)}"
    return whom if place == BARE_HANDS else f"{whom}+item:{s.items[place]}"
