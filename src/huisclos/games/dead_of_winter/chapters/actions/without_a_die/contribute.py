"""DW-3.2: cards are added to the crisis, face down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar

from msgspec import Meta

from huisclos.engine.rules.action import Why
from huisclos.engine.rules.choice import Bar, Choice, Option
from huisclos.engine.rules.effect import Effect
from huisclos.engine.rules.step import Answers
from huisclos.games.dead_of_winter.chapters.actions.colony_action import ColonyAction
from huisclos.games.dead_of_winter.chapters.card_effects.decks import DeckName, decks_meant, which_deck
from huisclos.games.dead_of_winter.printed.places import PLACE
from huisclos.games.dead_of_winter.printed.printed_options import SEAT
from huisclos.games.dead_of_winter.state.colony import Colony
from huisclos.games.dead_of_winter.state.happenings import Contributed

NOT_FOR_EXILES = Why("why-exile", "DW-8.2")
NO_CRISIS = Why("why-no-crisis", "DW-3.2")


class ContributeAction(ColonyAction, frozen=True):
    """DW-3.2: any card will do."""

    name: ClassVar[str] = "contribute"

    def obstacle(self, s: Colony, seat: int, about: None) -> Why | None:
        """Whichever card it is."""
        if s.exiled[seat]:
            return NOT_FOR_EXILES
        return None if s.crisis else NO_CRISIS

    def offers(self, s: Colony, seat: int, hand: dict[str, None]) -> Sequence[Option]:
        options = s.box.options.contribute
        return [options[name] for name in hand]

    def bars(self, s: Colony, seat: int, hand: dict[str, None]) -> Sequence[Bar]:
        why = self.obstacle(s, seat, None)
        return [why.bars(s.box.options.contribute[name].id) for name in hand] if why else ()

    def does(self, s: Colony, seat: int, name: str) -> None:
        """DW-3.2: only the giver knows what it is."""
        s.hands[seat].remove(name)
        s.pile.append(name)
        s.given[seat] += 1
        s.gave[seat].append(f"{s.round}:{name}")
        secret = {"item": s.box.items[name].reference}
        s.tell_apart("contributes", (seat,), secret, seat=SEAT[seat], number=s.given[seat])
        s.happen(Contributed(s.given[seat]))


CONTRIBUTE = ContributeAction()


class PileOn(Effect, frozen=True):
    """The top cards of a deck are added to the crisis, unseen by all.

    ```toml
    { type = "PileOn", number = 1, deck = "here" }
    ```
    """

    number: Annotated[int, Meta(ge=1, le=20)] = 1
    deck: DeckName = "here"

    def ask(self, s: Colony) -> dict[int, Choice]:
        return which_deck(s, self.deck)

    def go(self, s: Colony, answers: Answers) -> None:
        for place in decks_meant(s, self.deck, answers):
            deck = s.decks[place]
            number = min(self.number, len(deck))
            for _ in range(number):
                s.pile.append(deck.pop())
            s.tell("piled-on", place=PLACE[place].id, number=number)
