"""What a sensible player says to what it is asked."""

from __future__ import annotations

from huisclos.engine.game.bot import Speech
from huisclos.engine.talk.statements import Reply, Spoken
from huisclos.games.lockdown.bots.my_view import MyView
from huisclos.games.lockdown.bots.promises import HONOUR, pending, targets
from huisclos.games.lockdown.bots.risk import least_loss
from huisclos.games.lockdown.chapters.votes import weight
from huisclos.games.lockdown.state import ATTACK, PARKING, SURVEILLANCE
from huisclos.games.lockdown.talk.forms import LockdownTalk
from huisclos.games.lockdown.talk.pledges import Task

_TRUST = 0.4
"""Whose word is worth less than that isn't dealt with."""
_FAVOUR = 0.3
"""So many points it may cost to go where somebody wants me."""


def reply(sight: MyView, said: Spoken) -> Reply | Speech:
    """Deal, if what is asked costs less than what is offered is worth; else no, or the other way round."""
    asked, pledged = LockdownTalk.tasks(said["seat"], said["form"], said["args"])
    assert asked is not None
    if pledged and sight.belief(said["seat"]) < _TRUST:
        return "no"
    if _is_welcome(sight, asked, said["seat"], pledged):
        return "deal"
    if (
        said["form"] == "truck-for-card"
        and _could_give(sight, said["seat"])
        and not pending(sight, said["form"])
    ):
        return Speech("truck-for-card", {"to": f"seat:{said['seat']}"})
    return "no"


def _is_welcome(sight: MyView, asked: Task, asker: int, pledged: Task | None) -> bool:
    match asked.what:
        case "elect":
            return pledged is not None and _yields(sight, asked, PARKING, sight.deck > 1)
        case "appoint":
            return pledged is not None and _yields(sight, asked, SURVEILLANCE, pays=True)
        case "give":
            return _could_give(sight, asker)
        case "go":
            return _would_go(sight.joined_by(asker, _place(asked)) if pledged else sight, asked)
        case "spare":
            return _would_spare(sight, asker)
        case _:
            return _would_vote(sight, asked, asker, pledged)


def _yields(sight: MyView, asked: Task, place: int, pays: bool) -> bool:
    """A vote by day for somebody else: if I wouldn't win it myself, and haven't sold it already."""
    bound = targets(sight, asked.what)
    others = [seat for seat in sight.mall.voters(place) if seat != sight.me]
    mine = weight(sight.mall, sight.me, place)
    wins = bool(mine) and all(weight(sight.mall, seat, place) < mine for seat in others)
    return pays and bound <= {asked.target} and not wins


def _could_give(sight: MyView, asker: int) -> bool:
    """One card goes to somebody anyway, if there are two: why not to them."""
    return sight.deck > 1 and targets(sight, "give") <= {f"seat:{asker}"}


def _place(asked: Task) -> int:
    return int(asked.target.split(":")[1])


def _would_go(sight: MyView, asked: Task) -> bool:
    if sight.answer:
        return asked.target in sight.answer
    goal, places = _place(asked), sight.mall.open_places()
    if goal not in places or targets(sight, "go") - {asked.target}:
        return False
    return least_loss(sight, goal) <= min(least_loss(sight, place) for place in places) + _FAVOUR


def _would_spare(sight: MyView, asker: int) -> bool:
    """If somebody else is there to vote for, and I haven't promised to vote for the one who asks."""
    if f"seat:{asker}" in targets(sight, "vote"):
        return False
    votes = [place for place in sight.mall.open_places() if _in_one_vote(sight, place, asker)]
    return all(len(sight.mall.voters(place)) > 2 for place in votes) or sight.mall.phase != ATTACK


def _in_one_vote(sight: MyView, place: int, asker: int) -> bool:
    return {sight.me, asker} <= set(sight.mall.voters(place))


def _would_vote(sight: MyView, asked: Task, asker: int, pledged: Task | None) -> bool:
    """By night never for myself nor for whom I spare; for nothing only against who is in my way most."""
    me, whom = f"seat:{sight.me}", int(asked.target.split(":")[1])
    if sight.mall.phase != ATTACK:
        return whom == sight.me
    bound = targets(sight, "vote")
    if asked.target == me or asked.target in targets(sight, "spare") or not bound <= {asked.target}:
        return False
    gain = sight.threat(whom) - sight.threat(asker)
    return gain > (-HONOUR if pledged else 0.0)
