"""FG-7: Items: two hands, a backpack, and what is found."""

from __future__ import annotations

from itertools import combinations
from typing import Literal

from huisclos.engine.rules.choice import Choice, Option
from huisclos.engine.rules.effect import Effect
from huisclos.engine.rules.step import NOBODY_ASKED, Answers, Step
from huisclos.games.final_girl.printed.pieces import ItemName
from huisclos.games.final_girl.state.state import GIRL, Film

HANDS = 2


class Arrange(Step, frozen=True):
    """FG-7.1, FG-7.2: what she holds in her hands; the rest is in the backpack."""

    def ask(self, s: Film) -> dict[int, Choice]:
        ways = arrangements(s)
        if len(ways) < 2:
            return NOBODY_ASKED
        options = tuple(Option("+".join(f"item:{s.items[n]}" for n in way), way) for way in ways)
        return {GIRL: Choice("arrange", options, "FG-7.2")}

    def go(self, s: Film, answers: Answers) -> None:
        ways = arrangements(s)
        way = tuple(answers[GIRL][0].value) if answers else (ways[0] if ways else ())
        s.held = [int(n in way) for n in range(len(s.items))]
        for name in s.items:
            reference = s.box.items[name].reference
            if reference in s.in_force:
                s.in_force.remove(reference)
        for place, name in enumerate(s.items):
            item = s.box.items[name]
            if active(s, place) and (item.rules or item.changes):
                s.in_force.append(item.reference)
        if answers:
            s.tell("holds", items=[f"item:{s.items[n]}" for n in way])


class TakeItem(Effect, frozen=True):
    """FG-10.4: she draws an Item: from the pile of her zone, from any pile of her choice, or this one.

    ```toml
    { type = "TakeItem", pile = "any" }
    ```
    """

    pile: Literal["here", "any"] = "any"
    item: ItemName = ""

    def ask(self, s: Film) -> dict[int, Choice]:
        piles = self._piles(s)
        if self.item or len(piles) < 2:
            return NOBODY_ASKED
        searches = s.plan.searches
        options = tuple(Option(s.zone(searches[pile]), pile) for pile in piles)
        return {GIRL: Choice("which-pile", options, "FG-10.4")}

    def _piles(self, s: Film) -> list[int]:
        searches = s.plan.searches
        return [n for n, pile in enumerate(s.piles) if pile and (self.pile == "any" or searches[n] == s.here)]

    def go(self, s: Film, answers: Answers) -> None:
        if self.item:
            get(s, self.item)
            return
        piles = [answers[GIRL][0].value] if answers else self._piles(s)
        if piles:
            get(s, draw(s, piles[0]))


class DiscardPile(Effect, frozen=True):
    """FG-4.10: all Items of the search zone that the card speaks of are discarded.

    ```toml
    { type = "DiscardPile" }
    ```
    """

    def go(self, s: Film, answers: Answers) -> None:
        for n, zone in enumerate(s.plan.searches):
            if s.zone(zone) == s.it and s.piles[n]:
                s.lost += s.piles[n]
                s.piles[n], s.tops[n] = [], ""
                s.tell("pile-lost", zone=s.zone(zone))


class CyclePiles(Effect, frozen=True):
    """The top card of every pile of Items goes face down below it, and the next one is turned up.

    ```toml
    { type = "CyclePiles" }
    ```
    """

    def go(self, s: Film, answers: Answers) -> None:
        for n, pile in enumerate(s.piles):
            if len(pile) > 1:
                pile.insert(0, pile.pop())
            if pile:
                s.tops[n] = pile[-1]
        s.tell("piles-cycled", items=[f"item:{name}" for name in s.tops if name])


def active(s: Film, place: int) -> bool:
    """FG-7.1: what has a hand icon works only in hand."""
    return not s.box.items[s.items[place]].hands or s.held[place] > 0


def arrangements(s: Film) -> list[tuple[int, ...]]:
    """All ways to have full hands: the numbers of the Items in them. Two Items alike make no difference."""
    single = [n for n, name in enumerate(s.items) if s.box.items[name].hands == 1]
    double = [n for n, name in enumerate(s.items) if s.box.items[name].hands == HANDS]
    ways: list[tuple[int, ...]] = list(combinations(single, min(HANDS, len(single)))) if single else []
    ways += [(n,) for n in double]
    return list({tuple(sorted(s.items[n] for n in way)): way for way in reversed(ways)}.values())[::-1]


def draw(s: Film, pile: int) -> str:
    """The top card. FG-2.9: the next one isn't turned up."""
    s.tops[pile] = ""
    return s.piles[pile].pop()


def get(s: Film, name: str) -> None:
    """FG-7.2: it is hers, and she may rearrange what she carries."""
    item = s.box.items[name]
    if item.kept:
        s.items.append(name)
        s.uses.append(item.uses)
        s.held.append(0)
        s.perform(item.reference, item.found)
        s.then(Arrange())
    else:
        s.lost.append(name)
        s.perform(item.reference, item.found)
    s.tell("finds", item=item.reference)


def discard_item(s: Film, place: int) -> None:
    """FG-7.3: it is gone."""
    name = s.items.pop(place)
    del s.uses[place], s.held[place]
    s.lost.append(name)
    reference = s.box.items[name].reference
    if reference in s.in_force:
        s.in_force.remove(reference)
