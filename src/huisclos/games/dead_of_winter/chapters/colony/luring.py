"""DW-2.6: zombies come from elsewhere."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from huisclos.engine.rules.choice import Choice
from huisclos.engine.rules.effect import Effect
from huisclos.engine.rules.step import NOBODY_ASKED, Answers, Step
from huisclos.games.dead_of_winter.chapters.colony.barricade import free_doors
from huisclos.games.dead_of_winter.chapters.colony.zombies import PlaceIndex
from huisclos.games.dead_of_winter.printed.places import ENTRANCE, NOWHERE, EntranceNumber
from huisclos.games.dead_of_winter.state.colony import Colony

Some = Annotated[int, Meta(ge=1, le=99)]


class MoveZombies(Effect, frozen=True):
    """DW-2.6: so many zombies of your choice come from other places to the place of whoever acts, as long as
    there is room.

    ```toml
    { type = "MoveZombies", number = 2 }
    ```
    """

    number: Some

    def go(self, s: Colony, answers: Answers) -> None:
        if s.here() != NOWHERE:
            s.follow([LureFrom(s.here())] * self.number)


class LureFrom(Step, frozen=True):
    """DW-2.6: which zombie comes."""

    place: PlaceIndex

    def _doors(self, s: Colony) -> list[int]:
        if not free_doors(s, self.place):
            return []
        return [n for n, number in enumerate(s.zombies) if number and s.box.place_of[n] != self.place]

    def ask(self, s: Colony) -> dict[int, Choice]:
        doors = self._doors(s)
        if len(doors) < 2:
            return NOBODY_ASKED
        return {s.you(): Choice("attract-from", tuple([ENTRANCE[n] for n in doors]), "DW-2.6")}

    def go(self, s: Colony, answers: Answers) -> None:
        doors = self._doors(s)
        if doors:
            s.then(LureTo(answers[s.you()][0].value if answers else doors[0], self.place))


class LureTo(Step, frozen=True):
    """DW-2.6: and to which space it goes."""

    entrance: EntranceNumber
    place: PlaceIndex

    def ask(self, s: Colony) -> dict[int, Choice]:
        doors = free_doors(s, self.place)
        if len(doors) < 2:
            return NOBODY_ASKED
        return {s.you(): Choice("attract-to", tuple([ENTRANCE[n] for n in doors]), "DW-2.6")}

    def go(self, s: Colony, answers: Answers) -> None:
        to = answers[s.you()][0].value if answers else free_doors(s, self.place)[0]
        s.zombies[self.entrance] -= 1
        s.zombies[to] += 1
        s.tell("zombie-lured", entrance=ENTRANCE[self.entrance].id, to=ENTRANCE[to].id)
