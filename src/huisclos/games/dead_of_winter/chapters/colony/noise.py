"""DW-2.3, DW-5.4: noise, which zombies hear."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from huisclos.engine.rules.effect import Effect, bare
from huisclos.engine.rules.step import Answers
from huisclos.games.dead_of_winter.printed.places import PLACE, PLACES
from huisclos.games.dead_of_winter.state.boards import NONE
from huisclos.games.dead_of_winter.state.colony import Colony
from huisclos.games.dead_of_winter.state.happenings import NoiseMade
from huisclos.games.dead_of_winter.state.where import Where, places

Some = Annotated[int, Meta(ge=1, le=20)]


def make_noise(s: Colony, place: int, number: int = 1) -> None:
    """Tokens on free noise spaces, as far as there are some. Call it last."""
    number = min(number, s.box.noise[place] - s.noise[place])
    if number <= 0:
        return
    s.noise[place] += number
    by, happening = s.one(), NoiseMade(PLACES[place])
    if by == NONE or s.at[by] != place:
        s.tell("noise", place=PLACE[place].id, number=number)
    else:
        s.tell("makes-noise", survivor=s.said(by), place=PLACE[place].id, number=number)
        happening = NoiseMade(PLACES[place], bare(s.box.survivors[by].id), s.said(by))
    for _ in range(number):
        s.happen(happening)


class Noise(Effect, frozen=True):
    """So many noise tokens are put down at each of these places, as far as noise spaces are free.

    ```toml
    { type = "Noise", number = 1, at = "here" }
    ```
    """

    number: Some = 1
    at: Where = "here"

    def go(self, s: Colony, answers: Answers) -> None:
        for place in places(s, self.at):
            make_noise(s, place, self.number)


class Quiet(Effect, frozen=True):
    """So many noise tokens are taken away at each of these places.

    ```toml
    { type = "Quiet", number = 1, at = "here" }
    ```
    """

    number: Some = 1
    at: Where = "here"

    def go(self, s: Colony, answers: Answers) -> None:
        for place in places(s, self.at):
            number = min(self.number, s.noise[place])
            if number:
                s.noise[place] -= number
                s.tell("quiet", place=PLACE[place].id, number=number)
