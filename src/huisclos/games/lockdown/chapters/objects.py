"""The Objects that are played in a discussion (LK-7.8, LK-7.9), and when each can be."""

from __future__ import annotations

from huisclos.engine.base.bounds import Seat
from huisclos.engine.rules.action import Why, barred
from huisclos.engine.rules.choice import Bar, Choice
from huisclos.engine.rules.step import Answers, Step
from huisclos.games.lockdown.state import (
    ATTACK,
    CARD,
    CHARACTER,
    COLD_STORAGE,
    PLACE,
    PLACES,
    SEAT,
    Location,
    Mall,
)

RULE = {
    "walkie": "LK-4.4",
    "drink": "LK-5.7",
    "pistol": "LK-7.9",
    "can": "LK-7.8d",
    "bat": "LK-7.8a",
    "chainsaw": "LK-7.8b",
    "meat": "LK-7.8e",
    "molotov": "LK-7.8c",
    "keys": "LK-10.4",
}
WEAPONS = {"bat": 1, "chainsaw": 2, "molotov": 99}
"""How many Monsters each drives back."""
_MOMENT = {"walkie": "why-walkie", "drink": "why-drink", "keys": "why-keys", "pistol": "why-discussion"}
"""By card: when it can be played, if not at night."""
LATER = {card: Why(_MOMENT.get(card, "why-night"), rule) for card, rule in RULE.items()}
"""By card: it is for another moment than this one."""
NO_BALLOT = Why("why-no-ballot", "LK-7.9")
ALL_HIDDEN = Why("why-all-hidden", "LK-7.8e")
NO_MONSTER = {card: Why("why-no-monster", RULE[card]) for card in ("can", *WEAPONS)}
NO_SPACE = Why("why-no-space", "LK-7.8d")
FROM_HERE = Why("why-from-here", "LK-7.8d")
CLOSED = Why("why-closed", "LK-7.8d")
FULL = Why("why-full-of-monsters", "LK-7.8d")
HIDDEN = Why("why-hidden", "LK-7.8e")
ELSEWHERE = Why("why-elsewhere", "LK-7.8e")


def obstacle(s: Mall, seat: int, card: str, place: int) -> Why | None:
    """Why a card can't be played in the discussion there; None if it can."""
    if card == "pistol":
        return None if not s.hidden or s.face_up(seat, place) else NO_BALLOT
    if s.phase != ATTACK or card in _MOMENT:
        return LATER[card]
    if card == "meat":
        return None if not s.hidden or s.face_up(seat, place) else ALL_HIDDEN
    if not s.monsters[place]:
        return NO_MONSTER[card]
    return NO_SPACE if card == "can" and not lures(s, place) else None


def playable(s: Mall, seat: int, place: int) -> tuple[str, ...]:
    """The kinds of cards in the seat's hand that can be played in the discussion there."""
    hand = s.hands[seat]
    if not hand:
        return ()
    cards = [card for card in hand if not obstacle(s, seat, card, place)]
    return tuple(sorted(set(cards))) if len(cards) > 1 else tuple(cards)


def play(s: Mall, seat: int, card: str, place: int) -> None:
    """A card is played in the discussion there."""
    if card == "pistol":
        s.pistols[seat] += 1
    spend(s, seat, card)
    if card == "can":
        s.then(Lure(seat, place))
    elif card == "meat":
        s.then(Hide(seat, place))
    elif card in WEAPONS:
        s.send_back(place, WEAPONS[card])


def spend(s: Mall, seat: int, card: str) -> None:
    """The card leaves the hand, seen by all."""
    s.hands[seat].remove(card)
    s.spent += (card,)
    s.tell("card-played", seat=SEAT[seat].id, card=CARD[card].id)


def lures(s: Mall, place: int) -> list[int]:
    """LK-7.8d: where a Tin can may send a Monster."""
    return [goal for goal in PLACES if not lure_obstacle(s, place, goal)]


def lure_obstacle(s: Mall, place: int, goal: int) -> Why | None:
    """It goes somewhere else, where a Monster space is free."""
    if goal == place:
        return FROM_HERE
    if s.free_for_monster(goal):
        return None
    return CLOSED if goal in s.closed else FULL


class Lure(Step, frozen=True):
    """LK-7.8d, LK-7.10: a Monster goes elsewhere, and what is resolved stays resolved."""

    seat: Seat
    place: Location

    def ask(self, s: Mall) -> dict[int, Choice]:
        options = tuple(PLACE[goal] for goal in lures(s, self.place))
        return {self.seat: Choice("lure", options, "LK-7.8d")}

    def bars(self, s: Mall, seat: int) -> list[Bar]:
        return barred({PLACE[goal].id: lure_obstacle(s, self.place, goal) for goal in PLACES})

    def go(self, s: Mall, answers: Answers) -> None:
        goal = answers[self.seat][0].value
        s.monsters[self.place] -= 1
        s.monsters[goal] += 1
        s.still = 0
        s.tell("lured", place=PLACE[self.place].id, goal=PLACE[goal].id)


class Hide(Step, frozen=True):
    """LK-7.8e: a Character is hidden until the end of the night."""

    seat: Seat
    place: Location

    def ask(self, s: Mall) -> dict[int, Choice]:
        """Which one, if there is more than one."""
        roles = s.face_up(self.seat, self.place)
        if len(roles) == 1:
            return {}
        return {self.seat: Choice("hide", tuple(CHARACTER[role] for role in roles), "LK-7.8e")}

    def bars(self, s: Mall, seat: int) -> list[Bar]:
        """Those who are hidden, and those who are elsewhere."""
        here = s.face_up(seat, self.place)
        others = [n for n, x in enumerate(s.where[seat]) if x > COLD_STORAGE and n not in here]
        return barred({CHARACTER[n].id: HIDDEN if (seat, n) in s.hidden else ELSEWHERE for n in others})

    def go(self, s: Mall, answers: Answers) -> None:
        role = answers[self.seat][0].value if answers else s.face_up(self.seat, self.place)[0]
        s.hidden += ((self.seat, role),)
        s.tell("hid", seat=SEAT[self.seat].id, character=CHARACTER[role].id)
