"""DW-2, DW-3: the actions of a turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final

from msgspec import Meta

from huisclos.engine.rules.choice import Bar, Choice, Option
from huisclos.engine.rules.effect import Effect
from huisclos.engine.rules.step import NOBODY_ASKED, Answers, Mark, Step
from huisclos.games.dead_of_winter.chapters.actions.ask import ask
from huisclos.games.dead_of_winter.chapters.actions.attack import (
    attack,
    attack_options,
    attack_value,
    fight,
    fight_options,
)
from huisclos.games.dead_of_winter.chapters.actions.attract import attract, can_attract
from huisclos.games.dead_of_winter.chapters.actions.bars import bars
from huisclos.games.dead_of_winter.chapters.actions.contribute import contribute, contribute_options
from huisclos.games.dead_of_winter.chapters.actions.feed import feed, feed_options, raise_die, raise_options
from huisclos.games.dead_of_winter.chapters.actions.hand_over import hand, hand_options
from huisclos.games.dead_of_winter.chapters.actions.move import move, move_options
from huisclos.games.dead_of_winter.chapters.actions.play import equip, play, play_options
from huisclos.games.dead_of_winter.chapters.actions.search import can_search, search, search_value
from huisclos.games.dead_of_winter.chapters.actions.use import use, use_options
from huisclos.games.dead_of_winter.chapters.colony.barricade import barricade, barricade_options, free_doors
from huisclos.games.dead_of_winter.chapters.colony.crossroads import CheckCrossroads
from huisclos.games.dead_of_winter.chapters.colony.exile import ExileVote, still_leaving
from huisclos.games.dead_of_winter.chapters.colony.waste import clean
from huisclos.games.dead_of_winter.printed.places import COLONY, PLACES, PlaceNumber
from huisclos.games.dead_of_winter.printed.printed_options import ASK, END, EXILE, SEAT
from huisclos.games.dead_of_winter.state.boards import NONE
from huisclos.games.dead_of_winter.state.bounded import SurvivorNumber
from huisclos.games.dead_of_winter.state.colony import Colony
from huisclos.games.dead_of_winter.state.happenings import Acted


class Act(Step, frozen=True):
    """DW-2, DW-3: whoever's turn it is does one thing after the other, until they have done enough."""

    def ask(self, s: Colony) -> dict[int, Choice]:
        if s.ended or s.out[s.turn]:
            return NOBODY_ASKED
        return {s.turn: Choice("act", tuple(actions(s, s.turn)), "DW-1.2")}

    def go(self, s: Colony, answers: Answers) -> None:
        if not answers:
            s.ended = False
            return
        chosen = answers[s.turn][0]
        if chosen is END:
            s.tell("turn-ends", seat=SEAT[s.turn])
            return
        s.noted, s.refused = s.signs, False
        action, *what = chosen.value
        if action not in ("hand", "ask"):
            s.passed = []
        survivor = what[0] if action in BY_SURVIVOR else NONE
        place = what[1] if action == "move" else s.at[survivor] if survivor != NONE else NONE
        s.actor, s.hero = s.turn, survivor
        s.then(ACTION, ActionOver(action, survivor, place))
        (ALONE if survivor == NONE else BY_SURVIVOR)[action](s, *what)

    def bars(self, s: Colony, seat: int) -> list[Bar]:
        """What can't be done now, and why."""
        return bars(s, seat)


class ActionOver(Step, frozen=True):
    """DW-1.3: after each action it is seen whether the crossroads card has waited for that. DW-8.1: and
    whether there is a space now for an exile's survivor who had none."""

    deed: Annotated[str, Meta(max_length=20)]
    survivor: SurvivorNumber = NONE
    place: PlaceNumber = NONE

    def go(self, s: Colony, answers: Answers) -> None:
        s.actor, s.hero, s.it = s.turn, NONE, ""
        s.then(CHECK, *still_leaving(s), NEXT)
        place = PLACES[self.place] if self.place != NONE else ""
        if self.survivor == NONE:
            s.happen(Acted(self.deed, place=place))
        else:
            name, said = s.box.called[self.survivor], s.said(self.survivor)
            s.happen(Acted(self.deed, name, place, said))


ACTION = Mark("action")
"""The mark on the stack that comes after each action."""
CHECK, NEXT = CheckCrossroads(), Act()
"""What comes after that mark: whether the crossroads happens, and the next action."""


class EndTurn(Effect, frozen=True):
    """Your turn is over after this, if it is your turn.

    ```toml
    { type = "EndTurn" }
    ```
    """

    def go(self, s: Colony, answers: Answers) -> None:
        if s.phase == "players" and s.you() == s.turn:
            s.ended = True
            s.tell("turn-cut-short", seat=SEAT[s.turn])


Here = tuple[list[int], list[int], list[int], bool]
"""What matters of a place to all who act there: who else does, the entrances with zombies, those with a free
space, and whether zombies could be lured there."""


def look_around(s: Colony, place: int) -> Here:
    zombies, free = s.zombies, free_doors(s, place)
    infested = [door for door in s.box.doors[place] if zombies[door]]
    return s.people(place), infested, free, can_attract(s, place, free)


def actions(s: Colony, seat: int) -> list[Option]:
    """All that this player may do now."""
    dice, mine = s.rolled[seat], s.mine(seat)
    best = max(dice) if dice else 0
    found = actions_with_dice(s, mine, best) if best else []
    found += use_options(s, mine, best)
    found += move_options(s, seat, mine)
    if s.gear:
        found += hand_options(s, mine)
    if s.hands[seat]:
        hand = dict.fromkeys(s.hands[seat])
        found += play_options(s, seat, mine, hand)
        found += contribute_options(s, seat, hand)
        found += feed_options(s, seat, hand)
    found += raise_options(s, seat)
    if not s.refused and s.out.count(0) > 1:
        found.append(ASK)
    found += exile_options(s, seat)
    found.append(END)
    return found


def actions_with_dice(s: Colony, mine: list[int], best: int) -> list[Option]:
    """DW-2.1 to DW-2.6: what these survivors may do, if the best unused die shows so much."""
    found: list[Option] = []
    options = s.box.options
    around: dict[int, Here] = {}
    for survivor in mine:
        place = s.at[survivor]
        if place not in around:
            around[place] = look_around(s, place)
        people, infested, free, lures = around[place]
        if best >= attack_value(s, survivor):
            found += attack_options(s, survivor, infested)
            found += fight_options(s, survivor, people)
        if can_search(s, survivor) and best >= search_value(s, survivor):
            found.append(options.search[survivor])
        found += barricade_options(s, survivor, free)
        if place == COLONY and s.waste:
            found.append(options.clean[survivor])
        if lures:
            found.append(options.attract[survivor])
    return found


def exile_options(s: Colony, seat: int) -> list[Option]:
    """DW-3.7: once a turn; DW-11.1: not in cooperative games."""
    if s.cooperative or s.called or s.exiled[seat]:
        return []
    return [EXILE[other] for other in s.voters() if other != seat]


def call_exile_vote(s: Colony, seat: int) -> None:
    """DW-3.7."""
    s.called = True
    s.tell("calls-vote", seat=SEAT[s.turn], other=SEAT[seat])
    s.then(ExileVote(seat))


BY_SURVIVOR: Final[dict[str, Callable[..., None]]] = {
    "attack": attack,
    "fight": fight,
    "search": search,
    "barricade": barricade,
    "clean": clean,
    "attract": attract,
    "use": use,
    "equip": equip,
    "move": move,
    "hand": hand,
}
"""What a survivor does."""
ALONE: Final[dict[str, Callable[..., None]]] = {
    "play": play,
    "contribute": contribute,
    "raise": raise_die,
    "feed": feed,
    "ask": ask,
    "exile": call_exile_vote,
}
"""What their player does."""
