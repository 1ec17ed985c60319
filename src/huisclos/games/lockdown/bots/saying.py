"""What a sensible player says: what it saw, and what the other side would want too; now and then a lie."""

from __future__ import annotations

import random

from huisclos.engine.game.bot import Speech
from huisclos.engine.rules.choice import Choice
from huisclos.games.lockdown.bots.my_view import MyView
from huisclos.games.lockdown.bots.promises import owed, pending, talks, targets
from huisclos.games.lockdown.bots.risk import least_loss
from huisclos.games.lockdown.chapters.votes import weight

_LIES = 0.15
"""How often a claim is a lie."""
_TALKS = 0.8
"""How often it makes an offer where it could."""
_SAME = 0.5
"""So many points more or less are all the same to somebody who is asked along."""


def say(sight: MyView, choice: Choice, rng: random.Random) -> list[Speech]:
    """What it saw, and at most one offer; nothing twice."""
    here = int(choice.about[0].split(":")[1]) if choice.about else 0
    speeches = [_report(sight, rng)] if choice.prompt == "announce" else []
    if rng.random() < _TALKS:
        speeches.append(_offer(sight, choice, here))
    return [speech for speech in speeches if speech and not pending(sight, speech.form)]


def _offer(sight: MyView, choice: Choice, here: int) -> Speech | None:
    match choice.prompt:
        case "announce" | "choose":
            return _invite(sight, choice)
        case "discuss-6":
            return _conspire(sight, here)
        case "discuss-1":
            return _bargain(sight, here)
        case "discuss-2":
            return _canvass(sight, here)
    return None


def _to(form: str, seat: int, **args: str) -> Speech:
    return Speech(form, {"to": f"seat:{seat}", **args})


def _others(sight: MyView, place: int) -> list[int]:
    return [seat for seat in sight.mall.voters(place) if seat != sight.me]


def _report(sight: MyView, rng: random.Random) -> Speech | None:
    """The badge holder who looked tells where Monsters come; a liar names the other places."""
    dice = sight.mall.arrival
    if not dice:
        return None
    lie = rng.random() < _LIES
    named = [place for place in sight.mall.open_places() if (place in dice) != lie]
    return Speech("monsters", {"places": [f"place:{place}" for place in named]}) if named else None


def _conspire(sight: MyView, place: int) -> Speech | None:
    """In a vote of the night: two against a third. Who is bound already isn't asked."""
    others = _others(sight, place)
    if len(others) < 2 or targets(sight, "vote"):
        return None
    free = [seat for seat in others if talks(sight, seat) and not targets(sight, "vote", seat)]
    spared = targets(sight, "spare")
    enemies = [seat for seat in others if f"seat:{seat}" not in spared]
    pairs = [(friend, enemy) for friend in free for enemy in enemies if friend != enemy]
    if not pairs:
        return None

    def gain(pair: tuple[int, int]) -> float:
        friend, enemy = pair
        helped = weight(sight.mall, friend, place) - weight(sight.mall, enemy, place)
        return sight.threat(enemy) - sight.threat(friend) + 2.0 * helped

    friend, enemy = max(pairs, key=gain)
    return _to("vote-together", friend, whom=f"seat:{enemy}")


def _bargain(sight: MyView, place: int) -> Speech | None:
    """At the truck: a card for a vote of somebody who can't win alone; else my vote for a card."""
    others = [seat for seat in _others(sight, place) if talks(sight, seat)]
    free = [seat for seat in others if not targets(sight, "elect", seat)]
    if not free or sight.deck < 2 or any(task.what in ("elect", "give") for task in owed(sight, sight.me)):
        return None
    mine = weight(sight.mall, sight.me, place)
    strongest = max(_others(sight, place), key=lambda seat: (weight(sight.mall, seat, place), -seat))
    best = weight(sight.mall, strongest, place)
    helpers = [seat for seat in free if mine + weight(sight.mall, seat, place) > best and seat != strongest]
    if helpers or mine >= best:
        friend = min(helpers or free, key=lambda seat: (sight.threat(seat), seat))
        return _to("truck-for-card", friend)
    return _to("card-for-truck", strongest) if strongest in free else None


def _canvass(sight: MyView, place: int) -> Speech | None:
    """For the badge: mercy tonight for a vote."""
    free = [s for s in _others(sight, place) if talks(sight, s) and not targets(sight, "appoint", s)]
    if not free or targets(sight, "appoint"):
        return None
    return _to("badge-for-spare", max(free, key=lambda seat: (weight(sight.mall, seat, place), -seat)))


def _invite(sight: MyView, choice: Choice) -> Speech | None:
    """Two hold a room that one can't: along with somebody who loses nothing by it."""
    if targets(sight, "go"):
        return None
    places = [int(option.id.split(":")[1]) for option in choice.options]
    goal = min(places, key=lambda place: least_loss(sight, place))
    if sight.mall.figures.spots[goal] - sight.mall.crowd(goal) < 2:
        return None
    alone = least_loss(sight, goal)
    for seat in sight.mall.clockwise(sight.me):
        if seat == sight.me or not sight.mall.alive(seat) or sight.mall.destination[seat]:
            continue
        if seat in sight.answered or not talks(sight, seat) or targets(sight, "go", seat):
            continue
        other = sight.as_if(seat)
        there = least_loss(other.joined_by(sight.me, goal), goal)
        helped = least_loss(sight.joined_by(seat, goal), goal) < alone
        if helped and there <= min(least_loss(other, place) for place in places) + _SAME:
            return _to("go-together", seat, place=f"place:{goal}")
    return None
