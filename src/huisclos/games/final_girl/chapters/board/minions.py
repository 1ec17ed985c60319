"""FG-11: minions."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from huisclos.engine.rules.choice import Choice
from huisclos.engine.rules.effect import Effect
from huisclos.engine.rules.step import Answers
from huisclos.games.final_girl.chapters.board.ambiguity import decided, one_of, which_zone
from huisclos.games.final_girl.chapters.board.too_few_for_all import Share
from huisclos.games.final_girl.state.happenings import EnemyEnters
from huisclos.games.final_girl.state.names import Tag, Where, ZoneNames
from huisclos.games.final_girl.state.state import NOWHERE, Film


class Spawn(Effect, frozen=True):
    """FG-11.1: so many minions come to one of these zones, or to each, as long as there are tokens.

    ```toml
    { type = "Spawn", number = 1, at = "killer" }
    ```
    """

    number: Annotated[int, Meta(ge=1, le=12)] = 1
    at: Where = "killer"
    zones: ZoneNames = ()
    tag: Tag = ""
    each: bool = False
    """To each of these zones, not to one of them."""

    def _zones(self, s: Film) -> list[int]:
        return one_of(s, self.at, self.zones, self.tag) if NOWHERE in s.minions else []

    def ask(self, s: Film) -> dict[int, Choice]:
        return which_zone(s, "which-zone", () if self.each else self._zones(s))

    def go(self, s: Film, answers: Answers) -> None:
        found = self._zones(s)
        if self.each:
            s.then(MinionsCome(tuple(found), self.number))
        elif found:
            spawn(s, decided(s, found, answers), self.number)


class MinionsCome(Share, frozen=True):
    """FG-11.1: to each of these zones."""

    def left(self, s: Film) -> int:
        return s.minions.count(NOWHERE)

    def bring(self, s: Film, zone: int) -> None:
        spawn(s, zone, self.number)


class MoveMinions(Effect, frozen=True):
    """All minions on the board are put into one of these zones.

    ```toml
    { type = "MoveMinions", at = "girl" }
    ```
    """

    at: Where = "it"
    zones: ZoneNames = ()
    tag: Tag = ""

    def _zones(self, s: Film) -> list[int]:
        out = any(zone != NOWHERE for zone in s.minions)
        return one_of(s, self.at, self.zones, self.tag) if out else []

    def ask(self, s: Film) -> dict[int, Choice]:
        return which_zone(s, "which-zone", self._zones(s))

    def go(self, s: Film, answers: Answers) -> None:
        found = self._zones(s)
        if found:
            end = decided(s, found, answers)
            s.minions = [NOWHERE if zone == NOWHERE else end for zone in s.minions]
            s.tell("minions-gather", zone=s.zone(end))
            s.happen(EnemyEnters(s.zone(end), "minion"))


def spawn(s: Film, zone: int, number: int) -> None:
    """So many come to this zone, as long as there are tokens."""
    for place in [place for place, at in enumerate(s.minions) if at == NOWHERE][:number]:
        kind = s.foe.minions
        assert kind is not None
        s.minions[place], s.minion_health[place] = zone, kind.health
        s.tell("minion-comes", minion=f"minion:{kind.id}", zone=s.zone(zone))


def hurt_minion(s: Film, number: int) -> None:
    """One damage. The last takes it off the board; it may come back."""
    kind = s.foe.minions
    assert kind is not None
    name = f"minion:{kind.id}"
    if s.value("shield", 0) > s.shielded[number]:
        s.shielded[number] += 1
        s.tell("minion-shrugs", minion=name)
        return
    s.minion_health[number] -= 1
    if not s.minion_health[number]:
        zone, s.minions[number] = s.minions[number], NOWHERE
        s.tell("minion-falls", minion=name, zone=s.zone(zone))
