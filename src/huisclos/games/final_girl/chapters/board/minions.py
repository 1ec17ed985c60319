"""FG-11: minions."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from huisclos.engine.rules.choice import Choice
from huisclos.engine.rules.effect import Effect
from huisclos.engine.rules.step import Answers
from huisclos.games.final_girl.state.ambiguity import decided, one_of, which_zone
from huisclos.games.final_girl.state.happenings import EnemyEnters
from huisclos.games.final_girl.state.names import Tag, Where, ZoneNames
from huisclos.games.final_girl.state.state import NOWHERE, Film


class Spawn(Effect, frozen=True):
    """FG-11.1: so many minions come to one of these zones, as long as there are tokens.

    ```toml
    { type = "Spawn", number = 1, at = "killer" }
    ```
    """

    number: Annotated[int, Meta(ge=1, le=12)] = 1
    at: Where = "killer"
    zones: ZoneNames = ()
    tag: Tag = ""

    def _zones(self, s: Film) -> list[int]:
        return one_of(s, self.at, self.zones, self.tag) if NOWHERE in s.minions else []

    def ask(self, s: Film) -> dict[int, Choice]:
        return which_zone(s, "which-zone", self._zones(s))

    def go(self, s: Film, answers: Answers) -> None:
        found, kind = self._zones(s), s.foe.minions
        if kind is None or not found:
            return
        zone = decided(s, found, answers)
        for _ in range(self.number):
            if NOWHERE in s.minions:
                number = s.minions.index(NOWHERE)
                s.minions[number], s.minion_health[number] = zone, kind.health
                s.tell("minion-comes", minion=f"minion:{kind.id}", zone=s.zone(zone))


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
