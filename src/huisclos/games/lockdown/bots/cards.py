"""When a card changes something."""

from __future__ import annotations

from huisclos.games.lockdown.bots.my_view import MyView
from huisclos.games.lockdown.chapters.objects import WEAPONS
from huisclos.games.lockdown.chapters.votes import weight
from huisclos.games.lockdown.state import ATTACK, PARKING

LIKING = {
    "molotov": 9.0,
    "chainsaw": 8.0,
    "meat": 7.0,
    "bat": 6.0,
    "can": 5.5,
    "drink": 5.0,
    "pistol": 4.5,
    "walkie": 3.0,
    "keys": 2.0,
}
"""How much each Object is worth in the hand."""

_REMOVES = {**WEAPONS, "can": 1}


def card_to_play(sight: MyView, place: int, offered: list[str]) -> str | None:
    """The card to play in a discussion there, or None: cards are for the night, when the vote may hit me."""
    cards = [option.split(":")[1] for option in offered]
    mine = sight.mall.face_up(sight.me, place)
    if sight.mall.phase != ATTACK or not mine or sight.mall.excess(place) <= 0:
        return None
    if not in_danger(sight, place):
        return None
    card = _repel(sight, place, cards) or _outvote(sight, place, cards) or _hide(sight, cards, mine)
    return f"card:{card}" if card else None


def in_danger(sight: MyView, place: int) -> bool:
    """Nobody else is there, or my ballot isn't the heaviest."""
    mine = weight(sight.mall, sight.me, place)
    others = [weight(sight.mall, seat, place) for seat in sight.mall.voters(place) if seat != sight.me]
    if len(others) == 1:
        return others[0] >= mine
    return not others or sum(others) > mine


def _repel(sight: MyView, place: int, cards: list[str]) -> str | None:
    """A weapon, if those in hand are enough to keep them out; in the lot, where each counts, any."""
    removers = sorted((card for card in cards if card in _REMOVES), key=lambda card: _REMOVES[card])
    in_hand = sum(_REMOVES[card] for card in sight.hand if card in _REMOVES)
    excess = sight.mall.excess(place)
    if not removers or (place != PARKING and in_hand < excess):
        return None
    if place == PARKING and removers == ["molotov"] and excess < 3:
        return None
    return next((card for card in removers if _REMOVES[card] >= excess), removers[-1])


def _outvote(sight: MyView, place: int, cards: list[str]) -> str | None:
    """A Pistol against a single rival whose ballot is no heavier than mine with it."""
    others = [seat for seat in sight.mall.voters(place) if seat != sight.me]
    if "pistol" not in cards or len(others) != 1:
        return None
    mine = weight(sight.mall, sight.me, place) + sight.hand.count("pistol")
    return "pistol" if mine > weight(sight.mall, others[0], place) else None


def _hide(sight: MyView, cards: list[str], mine: list[int]) -> str | None:
    """Rotten meat, for one worth hiding: alone in my name there, or precious."""
    if "meat" in cards and (len(mine) == 1 or max(sight.worth(role) for role in mine) >= 7):
        return "meat"
    return None
