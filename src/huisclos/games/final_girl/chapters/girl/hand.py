"""FG-2.1, FG-2.14, FG-3.4: the cards in her hand, and those she lets go of."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta

from huisclos.engine.rules.choice import Choice, Option
from huisclos.engine.rules.effect import Effect
from huisclos.engine.rules.step import NOBODY_ASKED, Answers, Step
from huisclos.games.final_girl.chapters.board.tracks import change_time
from huisclos.games.final_girl.printed.pieces import CardName
from huisclos.games.final_girl.state.state import GIRL, Film


class TakeCard(Effect, frozen=True):
    """FG-2.7: she takes an Action card from the tableau: that one, or one that costs at most so much.

    ```toml
    { type = "TakeCard", most = 2 }
    ```
    """

    card: CardName = ""
    most: Annotated[int, Meta(ge=0, le=12)] = 0

    def _cards(self, s: Film) -> list[str]:
        if self.card:
            return [self.card] if self.card in s.tableau else []
        return [name for name in kinds(s.tableau) if s.box.costs[name] <= self.most]

    def ask(self, s: Film) -> dict[int, Choice]:
        cards = self._cards(s)
        if len(cards) < 2:
            return NOBODY_ASKED
        return {GIRL: Choice("take-card", options_of(s, cards), "FG-2.7")}

    def go(self, s: Film, answers: Answers) -> None:
        cards = [answers[GIRL][0].value] if answers else self._cards(s)
        if cards:
            s.tableau.remove(cards[0])
            s.hand.append(cards[0])
            s.tell("takes", card=f"card:{cards[0]}")
            s.then(TooMany())


class TooMany(Step, frozen=True):
    """FG-3.4: ten cards at most."""

    def ask(self, s: Film) -> dict[int, Choice]:
        if len(s.hand) <= s.box.figures.hand:
            return NOBODY_ASKED
        return {GIRL: Choice("too-many", options_of(s, kinds(s.hand)), "FG-3.4")}

    def go(self, s: Film, answers: Answers) -> None:
        if answers:
            throw_away(s, answers[GIRL][0].value)
            s.then(self)


class DiscardCards(Effect, frozen=True):
    """She discards so many Action cards of her choice.

    ```toml
    { type = "DiscardCards", number = 1 }
    ```
    """

    number: Annotated[int, Meta(ge=1, le=10)] = 1

    def ask(self, s: Film) -> dict[int, Choice]:
        if not s.hand:
            return NOBODY_ASKED
        return {GIRL: Choice("discard", options_of(s, kinds(s.hand)), "FG-10.4")}

    def go(self, s: Film, answers: Answers) -> None:
        if answers:
            throw_away(s, answers[GIRL][0].value)
            if self.number > 1:
                s.then(DiscardCards(self.number - 1))


class ChooseCard(Effect, frozen=True):
    """She names one kind of Action card for the rest of the game.

    ```toml
    { type = "ChooseCard" }
    ```
    """

    def ask(self, s: Film) -> dict[int, Choice]:
        rolled = [card.id for card in s.box.actions.values() if card.kind != "roll"]
        return {GIRL: Choice("choose-card", options_of(s, rolled), "FG-2.8")}

    def go(self, s: Film, answers: Answers) -> None:
        s.chosen = answers[GIRL][0].value
        s.tell("card-named", card=f"card:{s.chosen}")


def discard(s: Film, card: str, *, for_time: bool = False) -> None:
    """FG-2.14: for one time, if it is for time."""
    s.hand.remove(card)
    s.played.append(card)
    if for_time:
        s.tell("discards-for-time", card=f"card:{card}")
        change_time(s, s.value("time-for-card", 1))


def throw_away(s: Film, card: str) -> None:
    """For nothing."""
    discard(s, card)
    s.tell("discards", card=f"card:{card}")


def kinds(cards: list[str]) -> dict[str, None]:
    """Each of them once, in their order."""
    return dict.fromkeys(cards)


def options_of(s: Film, cards: Iterable[str]) -> tuple[Option, ...]:
    """To choose one of these."""
    options = s.box.card_options
    return tuple([options[card] for card in cards])


def card_options(s: Film, kind: str) -> tuple[Option, ...]:
    """The cards of this kind in her hand."""
    actions = s.box.actions
    cards = [card for card in s.hand if actions[card].kind == kind]
    return options_of(s, kinds(cards)) if cards else ()


def time_options(s: Film, hand: dict[str, None]) -> list[Option]:
    """FG-2.14, FG-2.13: no time can be had any more once it is below zero."""
    if not 0 <= s.time < s.box.figures.most_time:
        return []
    options = s.box.time_options
    return [options[card] for card in hand]
