"""DW-10.2: cards that let somebody draw Items, lose them, or take them from others."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from huisclos.engine.rules.choice import Choice
from huisclos.engine.rules.effect import Effect
from huisclos.engine.rules.step import NOBODY_ASKED, Answers
from huisclos.games.dead_of_winter.printed.places import COLONY, NOWHERE, PLACE, PLACES
from huisclos.games.dead_of_winter.printed.printed_options import SEAT
from huisclos.games.dead_of_winter.state.colony import Colony

Some = Annotated[int, Meta(ge=1, le=20)]
DeckName = Literal["here", "any", "start", "police", "grocery", "school", "library", "hospital", "gas"]


def decks_left(s: Colony, deck: str) -> list[int]:
    """The decks that are meant and have cards left. `start` is the rest of the starting deck, which nobody
    finds by being in the colony. DW-11.5: who is out finds none."""
    if s.out[s.you()]:
        return []
    if deck == "any":
        return [place for place in range(1, len(PLACES)) if s.decks[place]]
    if deck == "start":
        place = COLONY
    elif deck == "here":
        place = s.here()
        if place in (NOWHERE, COLONY):
            return []
    else:
        place = PLACES.index(deck)
    return [place] if s.decks[place] else []


def which_deck(s: Colony, deck: str) -> dict[int, Choice]:
    """You choose among several."""
    left = decks_left(s, deck)
    if len(left) < 2:
        return NOBODY_ASKED
    return {s.you(): Choice("deck", tuple([PLACE[place] for place in left]), "DW-10.2")}


def decks_meant(s: Colony, deck: str, answers: Answers) -> list[int]:
    """The one that was chosen, or the only one; none if there is none."""
    return [answers[s.you()][0].value] if answers else decks_left(s, deck)


class DrawItems(Effect, frozen=True):
    """You draw so many Items: from the deck of a location, of the one where you are (`here`), of `any` one
    you choose, or from what is left of the starting Items (`start`).

    ```toml
    { type = "DrawItems", number = 1, deck = "any" }
    ```
    """

    number: Some = 1
    deck: DeckName = "here"

    def ask(self, s: Colony) -> dict[int, Choice]:
        return which_deck(s, self.deck)

    def go(self, s: Colony, answers: Answers) -> None:
        for place in decks_meant(s, self.deck, answers):
            seat, deck = s.you(), s.decks[place]
            new = [deck.pop() for _ in range(min(self.number, len(deck)))]
            s.hands[seat] += new
            secret = {"items": [s.box.items[name].reference for name in new]}
            s.tell_apart(
                "draws-items", (seat,), secret, seat=SEAT[seat], number=len(new), place=PLACE[place].id
            )
