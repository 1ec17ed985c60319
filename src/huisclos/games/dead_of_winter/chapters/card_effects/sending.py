"""DW-3.3: survivors whom cards send somewhere, and those who may move again."""

from __future__ import annotations

from huisclos.engine.rules.choice import Choice
from huisclos.engine.rules.effect import Effect
from huisclos.engine.rules.step import NOBODY_ASKED, Answers
from huisclos.games.dead_of_winter.printed.places import COLONY, PLACE, PlaceNames
from huisclos.games.dead_of_winter.state.boards import NONE
from huisclos.games.dead_of_winter.state.colony import Colony
from huisclos.games.dead_of_winter.state.where import Where, places


class Goes(Effect, frozen=True):
    """The survivor goes to one of these places where there is room, without any risk. You pick among several.

    ```toml
    { type = "Goes", to = "colony" }
    ```
    """

    to: Where = "colony"
    places: PlaceNames = ()

    def ask(self, s: Colony) -> dict[int, Choice]:
        found = self._open(s)
        if len(found) < 2:
            return NOBODY_ASKED
        options = tuple([PLACE[place] for place in found])
        return {s.you(): Choice("send-to", options, s.card_rule, (s.said(s.one()),))}

    def go(self, s: Colony, answers: Answers) -> None:
        found = self._open(s)
        if found:
            place = answers[s.you()][0].value if answers else found[0]
            s.at[s.one()] = place
            s.tell("goes", survivor=s.said(s.one()), place=PLACE[place].id)

    def _open(self, s: Colony) -> list[int]:
        """DW-8.4: exiles' survivors don't enter the colony."""
        survivor = s.one()
        if survivor == NONE:
            return []
        barred = s.exiled[s.owner[survivor]] and not s.exiles_return
        return [
            place
            for place in places(s, self.to, self.places)
            if place != s.at[survivor] and s.room(place) > 0 and not (barred and place == COLONY)
        ]


class Ready(Effect, frozen=True):
    """DW-3.3: the survivor may move again this turn.

    ```toml
    { type = "Ready" }
    ```
    """

    def go(self, s: Colony, answers: Answers) -> None:
        if s.one() != NONE and s.moved[s.one()]:
            s.moved[s.one()] = 0
            s.tell("ready", survivor=s.said(s.one()))
