"""What a sensible player says to what it is asked: by what it costs."""

from __future__ import annotations

from collections.abc import Callable

from huisclos.engine.talk.statements import Reply, Spoken
from huisclos.games.dead_of_winter.bots.deciding.voting import would_exile
from huisclos.games.dead_of_winter.bots.knowing.my_view import MyView
from huisclos.games.dead_of_winter.bots.knowing.promises import HONOUR, belief, binds
from huisclos.games.dead_of_winter.bots.knowing.suspicion import doubts
from huisclos.games.dead_of_winter.bots.worth.crisis import fits, hopeless
from huisclos.games.dead_of_winter.bots.worth.dangers import risk
from huisclos.games.dead_of_winter.bots.worth.playing import card
from huisclos.games.dead_of_winter.bots.worth.zombies_about import kill
from huisclos.games.dead_of_winter.chapters.actions.with_a_die.attack import ATTACK
from huisclos.games.dead_of_winter.printed.places import COLONY
from huisclos.games.dead_of_winter.talk.forms import ColonyTalk
from huisclos.games.dead_of_winter.talk.pledges import Task, TaskKind

TRUST = 0.4
"""Whose word is worth less than that isn't dealt with."""
DOUBTS = 0.4
"""Who may be the traitor so likely isn't spared."""


def reply(sight: MyView, said: Spoken) -> Reply:
    """Deal, if it costs less than one's word is worth."""
    asked, pledged = ColonyTalk.tasks(said["seat"], said["form"], said["args"])
    assert asked is not None
    if pledged and belief(sight, said["seat"]) < TRUST:
        return "no"
    return "deal" if _WELCOME[asked.what](sight, asked, said["seat"]) else "no"


def _add(sight: MyView, asked: Task, asker: int) -> bool:
    """I have one, a turn to give it, and no better use; a traitor with any card says yes."""
    if not has_turn(sight) or sight.exiled:
        return False
    if sight.betrays:
        return bool(sight.s.hands[sight.me])
    names = _of_kind(sight, asked.target)
    if hopeless(sight, sum([fits(sight, name) for name in sight.s.hands[sight.me]])):
        return False
    return any(_price(sight, name) < HONOUR / 2 for name in names)


def _price(sight: MyView, name: str) -> float:
    """What it costs to put a card into the crisis."""
    found = card(sight, name)
    return max(found.play, found.equip, found.keep) - found.crisis


def _give(sight: MyView, asked: Task, asker: int) -> bool:
    """A card that does more good when they play it, or nearly."""
    if sight.wants != "life" or doubts(sight)[asker] > DOUBTS:
        return False
    return any(_favour(sight, name) < HONOUR / 2 for name in _of_kind(sight, asked.kind))


def _favour(sight: MyView, name: str) -> float:
    found = card(sight, name)
    return max(found.crisis, found.keep, found.equip) - found.play


def _kill(sight: MyView, asked: Task, asker: int) -> bool:
    """One of mine is there, a die is good enough, and it is worth the risk, or nearly."""
    s = sight.s
    best = max(sight.dice, default=0)
    able = [n for n in sight.mine if s.at[n] == COLONY and best >= ATTACK.needs(s, n)]
    doors = [door for door in s.box.doors[COLONY] if s.zombies[door]]
    if not able or not doors or not has_turn(sight):
        return False
    danger = min([risk(sight, n, COLONY) for n in able])
    return danger - max([kill(sight, door) for door in doors]) < 0.3 * HONOUR


def _exile(sight: MyView, asked: Task, asker: int) -> bool:
    """If I nearly would anyway."""
    whom = int(asked.target.removeprefix("seat:"))
    if whom == sight.me or sight.exiled or binds(sight, "spare", asked.target):
        return False
    return would_exile(sight, whom)


def _spare(sight: MyView, asked: Task, asker: int) -> bool:
    return not sight.exiled and doubts(sight)[asker] < DOUBTS and not binds(sight, "exile", asked.target)


_WELCOME: dict[TaskKind, Callable[[MyView, Task, int], bool]] = {
    "add": _add,
    "give": _give,
    "kill": _kill,
    "exile": _exile,
    "spare": _spare,
}


def has_turn(sight: MyView) -> bool:
    """Mine is still to come in this round, or under way."""
    s = sight.s
    order = [seat for seat in s.clockwise(s.first) if not s.out[seat]]
    return s.phase == "players" and order.index(sight.me) >= s.turns - 1


def _of_kind(sight: MyView, kind: str) -> list[str]:
    items = sight.s.box.items
    return [name for name in dict.fromkeys(sight.s.hands[sight.me]) if items[name].sort == kind]
