"""DW-10.2: cards that let somebody see what is hidden."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from huisclos.engine.rules.choice import PASS, Choice, Option
from huisclos.engine.rules.effect import Effect
from huisclos.engine.rules.step import NOBODY_ASKED, Answers, Step
from huisclos.games.dead_of_winter.chapters.card_effects.decks import decks_left, decks_meant, which_deck
from huisclos.games.dead_of_winter.chapters.card_effects.losing import player_meant
from huisclos.games.dead_of_winter.printed.places import PLACE, PlaceNumber
from huisclos.games.dead_of_winter.printed.printed_options import SEAT
from huisclos.games.dead_of_winter.state.boards import NONE
from huisclos.games.dead_of_winter.state.colony import Colony

Some = Annotated[int, Meta(ge=1, le=20)]
SEEN = Option("seen")


class SeeCard(Effect, frozen=True):
    """You see a random card of a player: the one it speaks of, or whose survivor it speaks of.

    ```toml
    { type = "SeeCard" }
    ```
    """

    def go(self, s: Colony, answers: Answers) -> None:
        seat, other = s.you(), player_meant(s)
        if other in (NONE, seat) or not s.hands[other]:
            return
        name = s.hands[other][s.dice.below(len(s.hands[other]))]
        secret = {"item": s.box.items[name].reference}
        s.tell_apart("sees-card", (seat,), secret, seat=SEAT[seat], victim=SEAT[other])


class SeeDeck(Effect, frozen=True):
    """You see the top cards of a location's deck of your choice.

    ```toml
    { type = "SeeDeck", number = 1 }
    ```
    """

    number: Some = 1

    def ask(self, s: Colony) -> dict[int, Choice]:
        return which_deck(s, "any")

    def go(self, s: Colony, answers: Answers) -> None:
        """They lie before you for a moment."""
        for place in decks_meant(s, "any", answers)[:1]:
            lift(s, place, self.number, [s.you()])
            secret = {"items": [s.box.items[name].reference for name in s.found]}
            s.tell_apart(
                "sees-deck",
                s.searcher,
                secret,
                seat=SEAT[s.you()],
                place=PLACE[place].id,
                number=len(s.found),
            )
            s.then(PutBack(place))


class PutBack(Step, frozen=True):
    """Once seen, the cards go back as they were."""

    place: PlaceNumber

    def ask(self, s: Colony) -> dict[int, Choice]:
        return {s.you(): Choice("seen", (SEEN,), "DW-10.2", about=(PLACE[self.place].id,))}

    def go(self, s: Colony, answers: Answers) -> None:
        s.decks[self.place] += s.found[::-1]
        s.found, s.searcher = [], []


class SeeCrises(Effect, frozen=True):
    """You see the next crises, and put them in any order.

    ```toml
    { type = "SeeCrises", number = 2 }
    ```
    """

    number: Annotated[int, Meta(ge=1, le=9)] = 2

    def go(self, s: Colony, answers: Answers) -> None:
        """They lie before you until they are in order."""
        number = min(self.number, len(s.crises))
        if number:
            s.searcher = [s.you()]
            s.foreseen = [s.crises.pop() for _ in range(number)]
            secret = {"crises": [s.box.crises[name].reference for name in s.foreseen]}
            s.tell_apart("sees-crises", s.searcher, secret, seat=SEAT[s.you()], number=number)
            s.then(OrderCrises())


class OrderCrises(Step, frozen=True):
    """Which of the next ones comes last; then the others, up to the one that comes next."""

    def ask(self, s: Colony) -> dict[int, Choice]:
        options = tuple([Option(s.box.crises[name].reference, name) for name in s.foreseen])
        return {s.searcher[0]: Choice("order-crises", options, "DW-10.2")}

    def go(self, s: Colony, answers: Answers) -> None:
        ((_, picks),) = answers.items()
        s.foreseen.remove(picks[0].value)
        s.crises.append(picks[0].value)
        if len(s.foreseen) > 1:
            s.then(OrderCrises())
        else:
            s.crises += s.foreseen
            s.foreseen, s.searcher = [], []


class FindOutsider(Effect, frozen=True):
    """The top cards of the deck here are shown to all. You may take an outsider among them; the rest is
    shuffled into the deck again.

    ```toml
    { type = "FindOutsider", number = 4 }
    ```
    """

    number: Some = 4

    def go(self, s: Colony, answers: Answers) -> None:
        for place in decks_left(s, "here"):
            lift(s, place, self.number, list(range(s.seats)))
            items = [s.box.items[name].reference for name in s.found]
            s.tell("shows-deck", seat=SEAT[s.you()], place=PLACE[place].id, items=items)
            s.then(TakeOutsider(place))


class TakeOutsider(Step, frozen=True):
    """One of those shown, or none."""

    place: PlaceNumber

    def ask(self, s: Colony) -> dict[int, Choice]:
        items, printed = s.box.items, s.box.options.item
        options = [printed[name] for name in dict.fromkeys(s.found) if items[name].kind == "outsider"]
        if not options:
            return NOBODY_ASKED
        return {s.you(): Choice("take-outsider", (*options, PASS), "DW-10.2")}

    def go(self, s: Colony, answers: Answers) -> None:
        deck, picks = s.decks[self.place], answers[s.you()] if answers else [PASS]
        name = picks[0].value
        if name:
            s.found.remove(name)
            s.hands[s.you()].append(name)
        deck += s.found
        s.found, s.searcher = [], []
        s.dice.shuffle(deck)
        if name:
            item = s.box.items[name]
            s.tell("takes-outsider", seat=SEAT[s.you()], item=item.reference, kind=item.sort)
        s.tell("deck-shuffled", place=PLACE[self.place].id)


def lift(s: Colony, place: int, number: int, to: list[int]) -> None:
    """The top cards of a deck lie open before these players, the first one first."""
    deck = s.decks[place]
    s.searcher = to
    s.found = [deck.pop() for _ in range(min(number, len(deck)))]
