"""DW-2.4: barricades on free entrance spaces, and those that are lost."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from huisclos.engine.rules.choice import Choice
from huisclos.engine.rules.effect import Effect
from huisclos.engine.rules.step import NOBODY_ASKED, Answers
from huisclos.games.dead_of_winter.printed.places import ENTRANCE
from huisclos.games.dead_of_winter.state.colony import Colony
from huisclos.games.dead_of_winter.state.where import Where, places


def free_doors(s: Colony, place: int) -> list[int]:
    """The entrances of a place with a free space."""
    room, zombies, barricades = s.box.room, s.zombies, s.barricades
    return [door for door in s.box.doors[place] if room[door] > zombies[door] + barricades[door]]


class Barricade(Effect, frozen=True):
    """So many barricades on free entrance spaces of your choice at these places, as far as there are some.

    ```toml
    { type = "Barricade", number = 1, at = "here" }
    ```
    """

    number: Annotated[int, Meta(ge=1, le=20)] = 1
    at: Where = "here"

    def ask(self, s: Colony) -> dict[int, Choice]:
        doors = self._doors(s)
        if len(doors) < 2:
            return NOBODY_ASKED
        return {s.you(): Choice("barricade", tuple([ENTRANCE[door] for door in doors]), "DW-2.4")}

    def go(self, s: Colony, answers: Answers) -> None:
        """One after the other."""
        doors = [answers[s.you()][0].value] if answers else self._doors(s)
        if doors:
            build(s, doors[0])
            if self.number > 1:
                s.then(Barricade(self.number - 1, self.at))

    def _doors(self, s: Colony) -> list[int]:
        return [door for place in places(s, self.at) for door in free_doors(s, place)]


def build(s: Colony, entrance: int) -> None:
    s.barricades[entrance] += 1
    s.tell("barricaded", entrance=ENTRANCE[entrance].id)


class BreakBarricades(Effect, frozen=True):
    """DW-2.4: barricades are lost, all at these places, or so many that you choose.

    ```toml
    { type = "BreakBarricades", number = 2, at = "colony" }
    ```
    """

    number: Annotated[int, Meta(ge=1, le=99)] = 99
    at: Where = "here"

    def ask(self, s: Colony) -> dict[int, Choice]:
        doors = self._doors(s)
        if len(doors) < 2 or self.number >= sum([s.barricades[door] for door in doors]):
            return NOBODY_ASKED
        return {s.you(): Choice("break", tuple([ENTRANCE[door] for door in doors]), s.card_rule)}

    def go(self, s: Colony, answers: Answers) -> None:
        """Chosen one by one, unless all go."""
        left = self.number
        for door in [answers[s.you()][0].value] if answers else self._doors(s):
            number = min(1 if answers else left, s.barricades[door])
            left -= number
            if number:
                s.barricades[door] -= number
                s.tell("barricades-break", entrance=ENTRANCE[door].id, number=number)
        if answers and left:
            s.then(BreakBarricades(left, self.at))

    def _doors(self, s: Colony) -> list[int]:
        return [door for place in places(s, self.at) for door in s.box.doors[place] if s.barricades[door]]
