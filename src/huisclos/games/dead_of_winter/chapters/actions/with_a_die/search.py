"""DW-2.3: a location is searched. Only the searcher sees what is found there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from huisclos.engine.rules.action import Why
from huisclos.engine.rules.choice import Choice, Hint, Option
from huisclos.engine.rules.step import NOBODY_ASKED, Answers, Step
from huisclos.games.dead_of_winter.chapters.actions.with_a_die.die_action import DieAction, Here
from huisclos.games.dead_of_winter.chapters.colony.dice import UseDie
from huisclos.games.dead_of_winter.chapters.colony.noise import make_noise
from huisclos.games.dead_of_winter.printed.places import COLONY, PLACE, PlaceNumber
from huisclos.games.dead_of_winter.printed.printed_options import SEAT
from huisclos.games.dead_of_winter.state.bounded import Number, SurvivorNumber
from huisclos.games.dead_of_winter.state.colony import Colony

KEEP, NOISE = Option("keep", 0), Option("noise", 1)
AS_THEY_LIE = Option("as-they-lie", "")
SEARCH_ON = tuple([Choice("search-on", (KEEP, NOISE), "DW-2.3", about=(place.id,)) for place in PLACE])


IN_THE_COLONY = Why("why-colony", "DW-2.3")
EMPTY = Why("why-empty", "DW-2.3")


class SearchAction(DieAction, frozen=True):
    """DW-2.3: the location where they are."""

    name: ClassVar[str] = "search"
    rule: ClassVar[str] = "DW-2.3"

    def needs(self, s: Colony, survivor: int) -> int:
        """Their search value, with what they carry."""
        return s.trait(survivor, "search", s.box.survivors[survivor].search)

    def obstacle(self, s: Colony, survivor: int, here: Here) -> Why | None:
        """Not in the colony, and not where nothing is left."""
        if here.place == COLONY:
            return IN_THE_COLONY
        if not s.decks[here.place]:
            return EMPTY
        enough = here.best and here.best >= self.needs(s, survivor)
        return None if enough else self.lacks_die(here.best)

    def offers(self, s: Colony, survivor: int, here: Here) -> Sequence[Option]:
        return (s.box.options.search[survivor],)

    def does(self, s: Colony, survivor: int, what: tuple[()]) -> None:
        s.then(UseDie(self.needs(s, survivor)), Search(survivor))

    def hints(self, s: Colony, option: Option) -> Sequence[Hint]:
        return (self.hint_of_die(s, option),)


SEARCH = SearchAction()


class Search(Step, frozen=True):
    """The first card, and as many more as this survivor looks at without noise."""

    survivor: SurvivorNumber

    def go(self, s: Colony, answers: Answers) -> None:
        place = s.at[self.survivor]
        s.tell("searches", survivor=s.said(self.survivor), place=PLACE[place].id)
        s.searcher = [s.turn]
        draw(s, place, 1 + max(0, s.trait(self.survivor, "look", 0)))
        s.then(SearchOn(place, max(1, s.trait(self.survivor, "keep", 1))))


class SearchOn(Step, frozen=True):
    """Keep and stop, or make noise and draw one more, as long as there is room for it and something left."""

    place: PlaceNumber
    kept: Number

    def ask(self, s: Colony) -> dict[int, Choice]:
        place = self.place
        if not s.decks[place] or s.noise[place] >= s.box.noise[place]:
            return NOBODY_ASKED
        return {s.turn: SEARCH_ON[place]}

    def go(self, s: Colony, answers: Answers) -> None:
        if answers and answers[s.turn][0] is NOISE:
            s.then(DrawMore(self.place), self)
            make_noise(s, self.place)
        else:
            s.then(KeepItem(min(self.kept, len(s.found))), ReturnItem(self.place))


class DrawMore(Step, frozen=True):
    """One more card, for the noise."""

    place: PlaceNumber

    def go(self, s: Colony, answers: Answers) -> None:
        draw(s, self.place, 1)


class KeepItem(Step, frozen=True):
    """So many of the cards found are kept. With more of them the searcher is asked, even if all are alike."""

    number: Number

    def ask(self, s: Colony) -> dict[int, Choice]:
        if not self.number or len(s.found) <= self.number:
            return NOBODY_ASKED
        return {s.turn: Choice("keep-item", found_options(s), "DW-2.3")}

    def go(self, s: Colony, answers: Answers) -> None:
        if not self.number:
            return
        name = answers[s.turn][0].value if answers else s.found[0]
        s.found.remove(name)
        s.hands[s.turn].append(name)
        secret = {"item": s.box.items[name].reference}
        s.tell_apart("keeps", s.searcher, secret, seat=SEAT[s.turn])
        s.then(KeepItem(self.number - 1))


class ReturnItem(Step, frozen=True):
    """The others go under the deck, in the searcher's order: the first one chosen comes up first again."""

    place: PlaceNumber

    def ask(self, s: Colony) -> dict[int, Choice]:
        if len(s.found) < 2:
            return NOBODY_ASKED
        return {s.turn: Choice("return-item", (*found_options(s), AS_THEY_LIE), "DW-2.3")}

    def go(self, s: Colony, answers: Answers) -> None:
        name = answers[s.turn][0].value if answers else ""
        back = [name] if name else s.found[:]
        for card in back:
            s.found.remove(card)
            s.decks[self.place].insert(0, card)
        if s.found:
            s.then(self)
            return
        s.searcher = []
        if back:
            s.tell("returned", place=PLACE[self.place].id)


def draw(s: Colony, place: int, number: int) -> None:
    """Cards come up from the top of a location's deck, before the searcher's eyes."""
    deck = s.decks[place]
    new = [deck.pop() for _ in range(min(number, len(deck)))]
    s.found += new
    secret = {"items": [s.box.items[name].reference for name in new]}
    s.tell_apart("draws", s.searcher, secret, seat=SEAT[s.turn], number=len(new))


def found_options(s: Colony) -> tuple[Option, ...]:
    """The cards found, equal ones once."""
    items = s.box.options.item
    return tuple([items[name] for name in dict.fromkeys(s.found)])
