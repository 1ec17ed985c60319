"""What cards may ask of the colony."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from huisclos.engine.rules.effect import Condition, Group, Named, Value
from huisclos.games.dead_of_winter.printed.places import COLONY, NOWHERE, PLACES, PlaceName
from huisclos.games.dead_of_winter.state.boards import NONE
from huisclos.games.dead_of_winter.state.colony import Colony
from huisclos.games.dead_of_winter.state.names import THINGS

Few = Annotated[int, Meta(ge=0, le=99)]
BareName = Annotated[str, Meta(max_length=80), Named("survivor", "bare")]


class Exists(Condition, frozen=True):
    """Holds while something belongs to the group.

    ```toml
    { type = "Exists", of = "my-wounded" }
    ```
    """

    of: Group

    def holds(self, s: Colony) -> bool:
        return bool(THINGS[self.of](s) if self.of in THINGS else s.group(self.of))


class Is(Condition, frozen=True):
    """Holds while what the card speaks of belongs to the group.

    ```toml
    { type = "Is", of = "mine" }
    ```
    """

    of: Group

    def holds(self, s: Colony) -> bool:
        it = s.it
        if not it and s.one() != NONE:
            it = s.said(s.one())
        return it in s.things(self.of)


class At(Condition, frozen=True):
    """Holds while the survivor is there; `away` is anywhere but in the colony.

    ```toml
    { type = "At", place = "hospital" }
    ```
    """

    place: Literal["away"] | PlaceName

    def holds(self, s: Colony) -> bool:
        place = s.it_place()
        if self.place == "away":
            return place not in (COLONY, NOWHERE)
        return place != NOWHERE and PLACES[place] == self.place


class Present(Condition, frozen=True):
    """Holds while the survivor of that name is in play, and belongs to the group.

    ```toml
    { type = "Present", who = "cook", of = "colony" }
    ```
    """

    who: BareName
    of: Group = "survivors"

    def holds(self, s: Colony) -> bool:
        return any(s.box.called[n] == self.who for n in s.group(self.of))


class Controls(Condition, frozen=True):
    """Holds while you have so many survivors.

    ```toml
    { type = "Controls", least = 1, most = 1 }
    ```
    """

    least: Few = 0
    most: Few = 99

    def holds(self, s: Colony) -> bool:
        return self.least <= len(s.group("mine")) <= self.most


class AtMost(Condition, frozen=True):
    """Holds while a value of the game is at most so much.

    ```toml
    { type = "AtMost", value = "zombies-away", number = 3 }
    ```
    """

    value: Value
    number: Few

    def holds(self, s: Colony) -> bool:
        return s.value(self.value, s.figure(self.value)) <= self.number


class PerPlayer(Condition, frozen=True):
    """Holds while a value of the game is at least so much for each player at the table, and some more.

    ```toml
    { type = "PerPlayer", value = "progress", number = 3, plus = 1 }
    ```
    """

    value: Value
    number: Few = 1
    plus: Few = 0

    def holds(self, s: Colony) -> bool:
        return s.value(self.value, s.figure(self.value)) >= self.number * s.seats + self.plus


class LastRound(Condition, frozen=True):
    """DW-9.1: holds in the last round.

    ```toml
    { type = "LastRound" }
    ```
    """

    def holds(self, s: Colony) -> bool:
        return s.rounds <= 1


class MoraleGone(Condition, frozen=True):
    """DW-9.1: holds once morale is zero.

    ```toml
    { type = "MoraleGone" }
    ```
    """

    def holds(self, s: Colony) -> bool:
        return s.morale == 0


class Exiled(Condition, frozen=True):
    """DW-8: holds while you are exiled.

    ```toml
    { type = "Exiled" }
    ```
    """

    def holds(self, s: Colony) -> bool:
        return s.actor != NONE and s.exiled[s.actor] > 0
