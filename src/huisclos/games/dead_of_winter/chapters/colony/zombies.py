"""DW-6: zombies come, and break in."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from huisclos.engine.rules.effect import Effect
from huisclos.engine.rules.step import Answers, Step
from huisclos.games.dead_of_winter.chapters.colony.survivors import die, helpless_dies
from huisclos.games.dead_of_winter.printed.places import COLONY, ENTRANCE, PLACES, PlaceNames
from huisclos.games.dead_of_winter.state.colony import Colony
from huisclos.games.dead_of_winter.state.where import Where, places

Some = Annotated[int, Meta(ge=1, le=99)]
Count = Annotated[int, Meta(ge=0, le=999)]
PlaceIndex = Annotated[int, Meta(ge=0, le=6)]


class Zombies(Effect, frozen=True):
    """DW-6.1: so many zombies come to each of these places.

    ```toml
    { type = "Zombies", number = 3, places = ["library", "grocery"] }
    ```
    """

    number: Some
    at: Where = "here"
    places: PlaceNames = ()

    def go(self, s: Colony, answers: Answers) -> None:
        s.at_once([Arrive(place, self.number) for place in places(s, self.at, self.places)])


class Arrive(Step, frozen=True):
    """DW-6.1: zombies come to a place, from entrance to entrance; each wholly before the next."""

    place: PlaceIndex
    number: Count
    door: Annotated[int, Meta(ge=0, le=5)] = 0
    """Counted within the place."""

    def about(self, s: Colony) -> str:
        return f"place:{PLACES[self.place]}"

    def go(self, s: Colony, answers: Answers) -> None:
        doors, door = s.box.doors[self.place], self.door
        came: list[int] = []
        for left in range(self.number - 1, -1, -1):
            entrance, door = doors[door], (door + 1) % len(doors)
            if s.free(entrance) > 0:
                s.zombies[entrance] += 1
                came.append(entrance)
                continue
            _tell_came(s, self.place, came)
            came = []
            if s.barricades[entrance]:
                s.barricades[entrance] -= 1
                s.tell("barricade-falls", entrance=ENTRANCE[entrance].id, place=f"place:{PLACES[self.place]}")
            elif overrun(s, self.place, Arrive(self.place, left, door)):
                return
        _tell_came(s, self.place, came)


def _tell_came(s: Colony, place: int, came: list[int]) -> None:
    if came and s.log is not None:
        entrances = [ENTRANCE[entrance].id for entrance in came]
        s.tell("zombies", place=f"place:{PLACES[place]}", number=len(came), entrances=entrances)


def overrun(s: Colony, place: int, rest: Arrive) -> bool:
    """DW-6.2: the lowest influence there dies, a helpless one only if nobody else is there. DW-6.3: or
    nothing happens. Whether somebody died: then the rest come after all that follows from it."""
    people = s.people(place)
    if not people and (place != COLONY or not s.helpless):
        s.tell("nobody-overrun", place=f"place:{PLACES[place]}")
        return False
    s.tell("overrun", place=f"place:{PLACES[place]}")
    s.then(rest)
    if people:
        die(s, people[0])
    else:
        helpless_dies(s)
    return True
