"""DW-10.2: cards that let somebody lose cards of the hand, to the waste pile or to somebody else."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from huisclos.engine.rules.choice import Choice, Option
from huisclos.engine.rules.effect import Effect
from huisclos.engine.rules.step import NOBODY_ASKED, Answers
from huisclos.games.dead_of_winter.chapters.colony.waste import waste
from huisclos.games.dead_of_winter.printed.cards import KindOrAny
from huisclos.games.dead_of_winter.printed.printed_options import SEAT
from huisclos.games.dead_of_winter.state.boards import NONE
from huisclos.games.dead_of_winter.state.colony import Colony

Some = Annotated[int, Meta(ge=1, le=20)]
NOTHING = Option("nothing", "")


class Discard(Effect, frozen=True):
    """You choose so many cards of your hand for the waste pile, of this kind or of any; as many as there are.

    ```toml
    { type = "Discard", number = 1, kind = "medicine" }
    ```
    """

    number: Some = 1
    kind: KindOrAny = ""

    def ask(self, s: Colony) -> dict[int, Choice]:
        """How many cards a hand has is no secret, of which kind they are is one: if a kind is asked for,
        somebody who has none is asked, too."""
        seat = s.you()
        hand = s.hands[seat]
        if not hand or (not self.kind and len(hand) <= self.number):
            return NOBODY_ASKED
        items, kind = s.box.items, self.kind
        names = [name for name in dict.fromkeys(hand) if not kind or items[name].kind == kind]
        options = tuple([s.box.options.item[name] for name in names]) or (NOTHING,)
        return {seat: Choice("discard", options, "DW-10.2")}

    def go(self, s: Colony, answers: Answers) -> None:
        """One after the other."""
        seat = s.you()
        name = answers[seat][0].value if answers else next(iter(s.hands[seat]), "")
        if not name:
            s.tell("discards-nothing", seat=SEAT[seat])
            return
        throw_away(s, seat, name)
        if self.number > 1:
            s.then(Discard(self.number - 1, self.kind))


class DiscardRandom(Effect, frozen=True):
    """So many cards of your hand, by lot, go to the waste pile.

    ```toml
    { type = "DiscardRandom", number = 1 }
    ```
    """

    number: Some = 1

    def go(self, s: Colony, answers: Answers) -> None:
        seat = s.you()
        hand = s.hands[seat]
        for _ in range(min(self.number, len(hand))):
            throw_away(s, seat, hand[s.dice.below(len(hand))])


class Steal(Effect, frozen=True):
    """You take so many random cards of a player: the one it speaks of, or whose survivor it speaks of.

    ```toml
    { type = "Steal", number = 1 }
    ```
    """

    number: Some = 1

    def go(self, s: Colony, answers: Answers) -> None:
        victim, seat = player_meant(s), s.you()
        if victim not in (NONE, seat) and not s.out[seat]:
            for _ in range(self.number):
                take_random(s, victim, seat)


def player_meant(s: Colony) -> int:
    """Whom effects speak of: a seat, or the owner of a survivor; -1 if nobody."""
    if s.it.startswith("seat:"):
        return int(s.it.removeprefix("seat:"))
    survivor = s.one()
    return s.owner[survivor] if survivor != NONE else NONE


def throw_away(s: Colony, seat: int, name: str) -> None:
    """DW-8.2: of exiles it leaves the game."""
    s.hands[seat].remove(name)
    waste(s, seat, name)
    item = s.box.items[name]
    s.tell("discards", seat=SEAT[seat], item=item.reference, kind=item.sort)


def take_random(s: Colony, victim: int, seat: int) -> None:
    """A card goes from a hand to another; only these two see which."""
    hand = s.hands[victim]
    if not hand:
        return
    name = hand.pop(s.dice.below(len(hand)))
    s.hands[seat].append(name)
    secret = {"item": s.box.items[name].reference}
    s.tell_apart("card-taken", (seat, victim), secret, seat=SEAT[seat], victim=SEAT[victim])
