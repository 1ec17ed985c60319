"""What a sensible player says: what it saw, where it goes, whom it spares, and now and then a lie."""

from __future__ import annotations

import random

from huisclos.engine.bot import Speech
from huisclos.engine.choice import Choice
from huisclos.games.lockdown.bots.sight import Sight
from huisclos.games.lockdown.votes import weight

_LIES = 0.15
"""How often a claim is a lie."""
_TALKS = 0.5
"""How often it says anything at a vote."""


def promised(sight: Sight, form: str) -> str | None:
    """What I said in a form on which there is no verdict yet: whom, or where."""
    for said in reversed(sight.talk):
        if said["seat"] == sight.me and said["form"] == form and said["verdict"] is None:
            return str(next(iter(said["args"].values())))
    return None


def say(sight: Sight, choice: Choice, rng: random.Random) -> list[Speech]:
    """At most one thing, and nothing twice."""
    speech = None
    if choice.prompt == "announce":
        speech = _report(sight, rng)
    elif choice.prompt == "discuss-6":
        speech = _plead(sight, int(choice.about[0].split(":")[1]), rng)
    elif choice.prompt == "discuss-1":
        speech = _bargain(sight, int(choice.about[0].split(":")[1]), rng)
    if speech is None or promised(sight, speech.form) is not None:
        return []
    return [speech]


def _report(sight: Sight, rng: random.Random) -> Speech | None:
    """The badge holder who looked tells where Monsters come; a liar names the other places."""
    dice = sight.mall.arrival
    if not dice:
        return None
    lie = rng.random() < _LIES
    named = [place for place in sight.mall.open_places() if (place in dice) != lie]
    return Speech("monsters", {"places": [f"place:{place}" for place in named]}) if named else None


def _plead(sight: Sight, place: int, rng: random.Random) -> Speech | None:
    """In a vote of the night: name a common enemy, or ask the heaviest ballot for mercy."""
    others = [seat for seat in sight.mall.voters(place) if seat != sight.me]
    if not others or rng.random() > _TALKS:
        return None
    if len(others) > 1 and rng.random() < 0.5:
        enemy = max(others, key=lambda seat: (sight.threat(seat), -seat))
        return Speech("vote", {"whom": f"seat:{enemy}"})
    strongest = max(others, key=lambda seat: (weight(sight.mall, seat, place), -seat))
    return Speech("spare-for-truck", {"to": f"seat:{strongest}"})


def _bargain(sight: Sight, place: int, rng: random.Random) -> Speech | None:
    """At the truck: a card for a vote."""
    others = [seat for seat in sight.mall.voters(place) if seat != sight.me]
    if not others or rng.random() > _TALKS:
        return None
    return Speech("truck-for-card", {"to": f"seat:{rng.choice(others)}"})
