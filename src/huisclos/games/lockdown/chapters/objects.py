"""The Objects that are played in a discussion (LK-7.8, LK-7.9), and when each can be."""

from __future__ import annotations

from huisclos.engine.base.bounds import Seat
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
_ELSEWHERE = {"walkie": "why-walkie", "drink": "why-drink", "keys": "why-keys"}
"""The cards that are for other moments than discussions."""
_MOMENT = {**_ELSEWHERE, "pistol": "why-discussion"}
"""By card: when it can be played, if not at night."""


def cards_for_later(s: Mall, seat: int, *now: str) -> list[Bar]:
    """The cards in hand that are for other moments than this one, and when they can be played."""
    cards = sorted({card for card in s.hands[seat] if card not in now})
    return [Bar(CARD[card].id, _MOMENT.get(card, "why-night"), RULE[card]) for card in cards]


def obstacle(s: Mall, seat: int, card: str, place: int) -> str:
    """Why a card can't be played in the discussion there; empty if it can."""
    if card == "pistol":
        return "" if not s.hidden or s.face_up(seat, place) else "why-no-ballot"
    if card in _ELSEWHERE:
        return _ELSEWHERE[card]
    if s.phase != ATTACK:
        return "why-night"
    if card == "meat":
        return "" if not s.hidden or s.face_up(seat, place) else "why-all-hidden"
    if not s.monsters[place]:
        return "why-no-monster"
    if card == "can" and not lures(s, place):
        return "why-no-space"
    return ""


def playable(s: Mall, seat: int, place: int) -> tuple[str, ...]:
    """The kinds of cards in the seat's hand that can be played in the discussion there."""
    hand = s.hands[seat]
    if not hand:
        return ()
    if s.phase != ATTACK:
        return ("pistol",) if "pistol" in hand else ()
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
    return [goal for goal in PLACES if goal != place and s.free_for_monster(goal)]


class Lure(Step, frozen=True):
    """LK-7.8d, LK-7.10: a Monster goes elsewhere, and what is resolved stays resolved."""

    seat: Seat
    place: Location

    def ask(self, s: Mall) -> dict[int, Choice]:
        options = tuple(PLACE[goal] for goal in lures(s, self.place))
        return {self.seat: Choice("lure", options, "LK-7.8d")}

    def bars(self, s: Mall, seat: int) -> list[Bar]:
        """Where it is now, what is closed, and where there is no room for it."""
        goals = lures(s, self.place)
        why = {place: "why-closed" if place in s.closed else "why-full-of-monsters" for place in PLACES}
        why[self.place] = "why-from-here"
        return [Bar(PLACE[place].id, why[place], "LK-7.8d") for place in PLACES if place not in goals]

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
        return [
            Bar(CHARACTER[role].id, "why-hidden" if (seat, role) in s.hidden else "why-elsewhere", "LK-7.8e")
            for role, x in enumerate(s.where[seat])
            if x > COLD_STORAGE and role not in here
        ]

    def go(self, s: Mall, answers: Answers) -> None:
        role = answers[self.seat][0].value if answers else s.face_up(self.seat, self.place)[0]
        s.hidden += ((self.seat, role),)
        s.tell("hid", seat=SEAT[self.seat].id, character=CHARACTER[role].id)
