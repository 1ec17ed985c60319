"""DW-9.2: who has met their objective."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from huisclos.engine.rules.effect import Condition
from huisclos.engine.rules.grammar import AllOf
from huisclos.games.dead_of_winter.state.colony import Colony

Some = Annotated[int, Meta(ge=1, le=20)]


class MostSurvivors(Condition, frozen=True):
    """Holds while you have at least so many more survivors than anybody else.

    ```toml
    { type = "MostSurvivors", by = 2 }
    ```
    """

    by: Some = 1

    def holds(self, s: Colony) -> bool:
        you = s.you()
        return s.owner.count(you) >= self.by + most_of_others(s, you)


class Unhurt(Condition, frozen=True):
    """Holds while none of your survivors has a wound.

    ```toml
    { type = "Unhurt" }
    ```
    """

    def holds(self, s: Colony) -> bool:
        return sum([s.hurt(survivor) for survivor in s.mine(s.you())]) == 0


class BarricadedEverywhere(Condition, frozen=True):
    """Holds while every location but the colony has so many barricades.

    ```toml
    { type = "BarricadedEverywhere", number = 2 }
    ```
    """

    number: Some = 1

    def holds(self, s: Colony) -> bool:
        return barricaded(s, self.number) == len(s.box.doors) - 1


class MainMet(Condition, frozen=True):
    """DW-9.2: holds once the main objective is met.

    ```toml
    { type = "MainMet" }
    ```
    """

    def holds(self, s: Colony) -> bool:
        return s.met


MAIN: Final = MainMet()


def barricaded(s: Colony, number: int) -> int:
    """How many locations have so many barricades."""
    return sum([s.barricades_at(place) >= number for place in range(1, len(s.box.doors))])


def most_of_others(s: Colony, seat: int) -> int:
    """The survivors of whoever else has most."""
    return max([s.owner.count(other) for other in s.playing() if other != seat], default=0)


def met(s: Colony, seat: int) -> bool:
    """DW-9.2, DW-8.1: whether a player has met all that their objective asks for; DW-11.1: all together."""
    return s.as_if(AllOf(goal(s, seat)).met, actor=seat)


def goal(s: Colony, seat: int) -> tuple[Condition, ...]:
    """DW-9.2: an ordinary objective needs the main one met, unless it says otherwise; a betrayal says itself
    what it needs. DW-8.1: an exile's is another one, or for a traitor the first half of it is."""
    box = s.box
    exile = box.exiles[s.exile_goals[seat][0]] if s.exile_goals[seat] else None
    for name in s.secrets[seat]:
        if name in box.betrayals:
            betrayal = box.betrayals[name]
            return exile.first if exile else betrayal.first, betrayal.goal
        card = exile or box.secrets[name]
        return (card.goal,) if card.alone else (MAIN, card.goal)
    return (MAIN,)
