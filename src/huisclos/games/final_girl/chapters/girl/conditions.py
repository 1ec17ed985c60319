"""What cards may ask of the table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from huisclos.engine.rules.effect import Condition
from huisclos.games.final_girl.chapters.girl.attack import targets
from huisclos.games.final_girl.printed.pieces import CardName, ItemName, Range, TokenName, VictimName
from huisclos.games.final_girl.state.names import Tag, Where, ZoneNames, it, zones
from huisclos.games.final_girl.state.state import Film


class Victims(Condition, frozen=True):
    """Holds while there are at least so many Victims in these zones.

    ```toml
    { type = "Victims", at = "girl", least = 1 }
    ```
    """

    at: Where = "everywhere"
    zones: ZoneNames = ()
    tag: Tag = ""
    least: Annotated[int, Meta(ge=1, le=21)] = 1

    def holds(self, s: Film) -> bool:
        found = zones(s, self.at, self.zones, self.tag)
        return sum(s.victims_at(zone) for zone in found) >= self.least


class SheIsAt(Condition, frozen=True):
    """Holds while she is in one of these zones.

    ```toml
    { type = "SheIsAt", at = "killer" }
    ```
    """

    at: Where = "it"
    zones: ZoneNames = ()
    tag: Tag = ""

    def holds(self, s: Film) -> bool:
        return s.here in zones(s, self.at, self.zones, self.tag)


class EnemyAt(Condition, frozen=True):
    """Holds while an enemy is in one of these zones: any, the Killer, or a minion.

    ```toml
    { type = "EnemyAt", at = "girl" }
    ```
    """

    who: Literal["enemy", "killer", "minion"] = "enemy"
    at: Where = "it"
    zones: ZoneNames = ()
    tag: Tag = ""

    def holds(self, s: Film) -> bool:
        found = zones(s, self.at, self.zones, self.tag)
        killer = self.who != "minion" and s.killer_at in found
        return killer or (self.who != "killer" and any(zone in found for zone in s.minions))


class ItIs(Condition, frozen=True):
    """Holds while the zone that the card speaks of is one of these.

    ```toml
    { type = "ItIs", at = "exits" }
    ```
    """

    at: Where = "girl"
    zones: ZoneNames = ()
    tag: Tag = ""

    def holds(self, s: Film) -> bool:
        found = zones(s, self.at, self.zones, self.tag)
        return any(zone in found for zone in it(s))


class HasToken(Condition, frozen=True):
    """Holds while the token lies in the zone that the card speaks of.

    ```toml
    { type = "HasToken", token = "trap" }
    ```
    """

    token: TokenName

    def holds(self, s: Film) -> bool:
        if self.token not in s.tokens:
            return False
        here = it(s)
        return any(name == self.token and at in here for name, at in zip(s.tokens, s.token_at, strict=True))


class WithHer(Condition, frozen=True):
    """Holds while a special Victim is in her zone.

    ```toml
    { type = "WithHer", victim = "friend" }
    ```
    """

    victim: VictimName

    def holds(self, s: Film) -> bool:
        return self.victim in s.specials_at(s.here)


class OnBoard(Condition, frozen=True):
    """Holds while a special Victim is on the board.

    ```toml
    { type = "OnBoard", victim = "friend" }
    ```
    """

    victim: VictimName

    def holds(self, s: Film) -> bool:
        return self.victim in s.special


class Playing(Condition, frozen=True):
    """Holds while she plays this Action card; without a name, the one that her ability has named.

    ```toml
    { type = "Playing", card = "search" }
    ```
    """

    card: CardName = ""

    def holds(self, s: Film) -> bool:
        return bool(s.playing) and s.playing == (self.card or s.chosen)


class InTableau(Condition, frozen=True):
    """Holds while this Action card can be taken from the tableau.

    ```toml
    { type = "InTableau", card = "search" }
    ```
    """

    card: CardName

    def holds(self, s: Film) -> bool:
        return self.card in s.tableau


class InRange(Condition, frozen=True):
    """Holds while an enemy is at one of these distances.

    ```toml
    { type = "InRange", ranges = [1, 2] }
    ```
    """

    ranges: Annotated[tuple[Range, ...], Meta(min_length=1, max_length=10)]

    def holds(self, s: Film) -> bool:
        return bool(targets(s, self.ranges))


class InPhase(Condition, frozen=True):
    """Holds during a phase.

    ```toml
    { type = "InPhase", phase = "killer" }
    ```
    """

    phase: Literal["action", "planning", "killer", "panic", "upkeep"]

    def holds(self, s: Film) -> bool:
        return s.phase == self.phase


class Armed(Condition, frozen=True):
    """Holds while she carries an Item.

    ```toml
    { type = "Armed", item = "axe" }
    ```
    """

    item: ItemName

    def holds(self, s: Film) -> bool:
        return self.item in s.items
