"""DW-2, DW-3: the actions of a turn."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from huisclos.engine.rules.choice import Bar, Choice, Option
from huisclos.engine.rules.effect import Effect
from huisclos.engine.rules.step import NOBODY_ASKED, Answers, Mark, Step
from huisclos.games.dead_of_winter.chapters.actions.colony_action import ColonyAction
from huisclos.games.dead_of_winter.chapters.actions.with_a_die.attack import ATTACK
from huisclos.games.dead_of_winter.chapters.actions.with_a_die.attract import ATTRACT
from huisclos.games.dead_of_winter.chapters.actions.with_a_die.barricade import BARRICADE
from huisclos.games.dead_of_winter.chapters.actions.with_a_die.clean import CLEAN
from huisclos.games.dead_of_winter.chapters.actions.with_a_die.die_action import DieAction, Here, look_around
from huisclos.games.dead_of_winter.chapters.actions.with_a_die.fight import FIGHT
from huisclos.games.dead_of_winter.chapters.actions.with_a_die.search import SEARCH
from huisclos.games.dead_of_winter.chapters.actions.with_a_die.use import USE
from huisclos.games.dead_of_winter.chapters.actions.without_a_die.ask import ASKING
from huisclos.games.dead_of_winter.chapters.actions.without_a_die.contribute import CONTRIBUTE
from huisclos.games.dead_of_winter.chapters.actions.without_a_die.equip import EQUIP
from huisclos.games.dead_of_winter.chapters.actions.without_a_die.exile import EXILING
from huisclos.games.dead_of_winter.chapters.actions.without_a_die.feed import FEED
from huisclos.games.dead_of_winter.chapters.actions.without_a_die.hand_over import HAND
from huisclos.games.dead_of_winter.chapters.actions.without_a_die.move import MOVE, ways
from huisclos.games.dead_of_winter.chapters.actions.without_a_die.play import PLAY
from huisclos.games.dead_of_winter.chapters.actions.without_a_die.raise_die import ANY_DIE, RAISING
from huisclos.games.dead_of_winter.chapters.colony.crossroads import CheckCrossroads
from huisclos.games.dead_of_winter.chapters.colony.exile import still_leaving
from huisclos.games.dead_of_winter.printed.places import NOWHERE, PLACES, PlaceNumber
from huisclos.games.dead_of_winter.printed.printed_options import END, SEAT
from huisclos.games.dead_of_winter.state.boards import NONE
from huisclos.games.dead_of_winter.state.bounded import SurvivorNumber
from huisclos.games.dead_of_winter.state.colony import Colony
from huisclos.games.dead_of_winter.state.happenings import Acted

WITH_A_DIE: Final[tuple[DieAction, ...]] = (ATTACK, FIGHT, SEARCH, BARRICADE, CLEAN, ATTRACT)
ACTIONS: Final[tuple[ColonyAction, ...]] = (
    *WITH_A_DIE,
    *(USE, MOVE, HAND),
    *(PLAY, EQUIP, CONTRIBUTE, FEED, RAISING, ASKING, EXILING),
)
"""All there are, in the order in which they are offered."""
BY_NAME: Final[dict[str, ColonyAction]] = {action.name: action for action in ACTIONS}


class Act(Step, frozen=True):
    """DW-2, DW-3: whoever's turn it is does one thing after the other, until they have done enough."""

    def ask(self, s: Colony) -> dict[int, Choice]:
        if s.ended or s.out[s.turn]:
            return NOBODY_ASKED
        found = offers(s, s.turn)
        found.append(END)
        return {s.turn: Choice("act", tuple(found), "DW-1.2")}

    def go(self, s: Colony, answers: Answers) -> None:
        if not answers:
            s.ended = False
            return
        chosen = answers[s.turn][0]
        if chosen is END:
            s.tell("turn-ends", seat=SEAT[s.turn])
            return
        s.noted, s.refused = s.signs, False
        name, *what = chosen.value
        if name not in ("hand", "ask"):
            s.passed = []
        action = BY_NAME[name]
        survivor: int = what.pop(0) if action.by_survivor else NONE
        place = NONE if survivor == NONE else what[0] if action is MOVE else s.at[survivor]
        s.actor, s.hero = s.turn, survivor
        s.then(ACTION, ActionOver(name, survivor, place))
        given = what[0] if len(what) == 1 else tuple(what)
        action.does(s, s.turn if survivor == NONE else survivor, given)

    def bars(self, s: Colony, seat: int) -> list[Bar]:
        """What can't be done now, and why: survivor by survivor, then cards, dice and players."""
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


def offers(s: Colony, seat: int) -> list[Option]:
    """All that this player may do now."""
    mine, dice, abilities, bearer = s.mine(seat), s.rolled[seat], s.box.options.use, s.bearer
    best = max(dice) if dice else 0
    found = offers_with_a_die(s, seat, mine, best) if best else []
    for survivor in mine:
        if abilities[survivor] or survivor in bearer:
            found += USE.offers(s, survivor, None)
    places: list[int] = []
    for survivor in mine:
        if not MOVE.obstacle(s, survivor, NOWHERE):
            places = places or ways(s, seat)
            found += MOVE.offers(s, survivor, places)
    if bearer:
        for survivor in mine:
            if survivor in bearer:
                found += HAND.offers(s, survivor, None)
    if s.hands[seat]:
        found += offers_of_cards(s, seat, mine)
    if best and not RAISING.obstacle(s, seat, ANY_DIE):
        found += RAISING.offers(s, seat, ANY_DIE)
    if not ASKING.obstacle(s, seat, None):
        found += ASKING.offers(s, seat, None)
    if not EXILING.obstacle(s, seat, NONE):
        found += EXILING.offers(s, seat, NONE)
    return found


def offers_with_a_die(s: Colony, seat: int, mine: list[int], best: int) -> list[Option]:
    """DW-2.1 to DW-2.6, survivor by survivor."""
    found: list[Option] = []
    around: dict[int, Here] = {}
    for survivor in mine:
        place = s.at[survivor]
        if place not in around:
            around[place] = look_around(s, seat, place, best)
        here = around[place]
        if not ATTACK.obstacle(s, survivor, here):
            found += ATTACK.offers(s, survivor, here)
        if not FIGHT.obstacle(s, survivor, here):
            found += FIGHT.offers(s, survivor, here)
        if not SEARCH.obstacle(s, survivor, here):
            found += SEARCH.offers(s, survivor, here)
        if not BARRICADE.obstacle(s, survivor, here):
            found += BARRICADE.offers(s, survivor, here)
        if not CLEAN.obstacle(s, survivor, here):
            found += CLEAN.offers(s, survivor, here)
        if not ATTRACT.obstacle(s, survivor, here):
            found += ATTRACT.offers(s, survivor, here)
    return found


def offers_of_cards(s: Colony, seat: int, mine: list[int]) -> list[Option]:
    """DW-3.1, DW-3.2, DW-8.2: what may be done with the cards of a hand, equal ones once."""
    found: list[Option] = []
    hand, equipment = dict.fromkeys(s.hands[seat]), s.box.options.equip
    for name in hand:
        if not PLAY.obstacle(s, seat, name):
            if name in equipment:
                found += EQUIP.offers(s, seat, (name, mine))
            else:
                found += PLAY.offers(s, seat, name)
    if not CONTRIBUTE.obstacle(s, seat, None):
        found += CONTRIBUTE.offers(s, seat, hand)
    if not FEED.obstacle(s, seat, None):
        found += FEED.offers(s, seat, hand)
    return found


def bars(s: Colony, seat: int) -> list[Bar]:
    """What this player can't do now, and why: survivor by survivor, then cards, dice and players."""
    best = max(s.rolled[seat], default=0)
    found: list[Bar] = []
    for survivor in s.mine(seat):
        here = look_around(s, seat, s.at[survivor], best)
        for action in WITH_A_DIE:
            found += action.bars(s, survivor, here)
        found += USE.bars(s, survivor, None)
        found += MOVE.bars(s, survivor, None)
        found += HAND.bars(s, survivor, None)
    for name in dict.fromkeys(s.hands[seat]):
        found += PLAY.bars(s, seat, name)
        found += CONTRIBUTE.bars(s, seat, {name: None})
        found += FEED.bars(s, seat, {name: None})
    found += RAISING.bars(s, seat, ANY_DIE)
    found += ASKING.bars(s, seat, None)
    found += EXILING.bars(s, seat, NONE)
    return found
