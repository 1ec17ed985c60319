"""DW-2, DW-3: what each thing is worth that I could do now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from huisclos.engine.choice import Choice, Option
from huisclos.games.dead_of_winter.attack import attack_value
from huisclos.games.dead_of_winter.bots import cleaning, luring, moving, searching
from huisclos.games.dead_of_winter.bots.crisis import my_gifts
from huisclos.games.dead_of_winter.bots.dangers import risk
from huisclos.games.dead_of_winter.bots.food import food_worth
from huisclos.games.dead_of_winter.bots.needs import CHANGES, Uses, uses
from huisclos.games.dead_of_winter.bots.sabotage import wrong_card
from huisclos.games.dead_of_winter.bots.sight import Sight
from huisclos.games.dead_of_winter.bots.voting import accusation
from huisclos.games.dead_of_winter.bots.word import honour
from huisclos.games.dead_of_winter.bots.worth import barricade, kill, worth
from huisclos.games.dead_of_winter.colony_phase import food_due
from huisclos.games.dead_of_winter.places import COLONY
from huisclos.games.dead_of_winter.search import search_value

ENOUGH = 0.03
"""What is worth less isn't done."""


def act(sight: Sight, choice: Choice) -> str:
    """The best thing there is to do; if nothing helps, the turn is over."""
    best, found = ENOUGH, "end"
    for option in choice.options:
        worth = score(sight, option)
        if worth > best:
            best, found = worth, option.id
    return found


def score(sight: Sight, option: Option) -> float:
    """What it is worth, in points."""
    deed, *what = option.value
    rate = _DEEDS.get(deed)
    return rate(sight, *what) if rate else 0.0


def card(sight: Sight, name: str) -> Uses:
    """What a card of my hand is worth in each way."""
    return uses(sight, name, moving.best_way(sight)[0])


def _attack(sight: Sight, survivor: int, door: int) -> float:
    """The zombies that die, less the risk."""
    s = sight.s
    rolls = s.trait(survivor, "kill", 1)
    found = kill(sight, door) * rolls
    if s.trait(survivor, "attack-risk", 1) > 0:
        found -= rolls * risk(sight, survivor, s.at[survivor])
    if s.box.place_of[door] == COLONY:
        found += honour(sight, "kill")
    return found - 0.1 * s.trait(survivor, "loud", 0)


def _search(sight: Sight, survivor: int) -> float:
    return searching.search(sight, survivor, sight.s.at[survivor])


def _barricade(sight: Sight, survivor: int, door: int) -> float:
    return barricade(sight, door) * sight.s.trait(survivor, "barricade", 1)


def _use(sight: Sight, survivor: int, number: int, item: str) -> float:
    """An ability, or something that is carried."""
    s = sight.s
    use = (s.box.items[item] if item else s.box.survivors[survivor]).use[number]
    hero, s.hero, actor, s.actor = s.hero, survivor, s.actor, sight.me
    found = worth(sight, use.do, survivor if "Leaves" in str(use.do) else -1)
    s.hero, s.actor = hero, actor
    return found - 0.25 * use.spent


def _play(sight: Sight, name: str) -> float:
    found = card(sight, name)
    said = honour(sight, "feed") if sight.s.box.items[name].kind == "food" else 0.0
    return found.play + said - max(found.crisis, found.keep)


def _equip(sight: Sight, survivor: int, name: str) -> float:
    """Whoever needs it most."""
    found = card(sight, name)
    return found.equip + suits(sight, survivor, name) - max(found.crisis, found.keep)


def suits(sight: Sight, survivor: int, name: str) -> float:
    """A weapon for bad fighters, and nothing twice."""
    s = sight.s
    item = s.box.items[name]
    changed = {change.value for change in item.changes}
    found = 0.0
    if "attack" in changed:
        found += 0.05 * attack_value(s, survivor)
    if "search" in changed or "look" in changed:
        found += 0.03 * (7 - search_value(s, survivor))
    carried = [s.box.items[other] for other, by in zip(s.gear, s.bearer, strict=True) if by == survivor]
    twice = changed & {change.value for other in carried for change in other.changes}
    return found - sum([CHANGES.get(figure, 0.0) for figure in twice]) - 0.05 * len(carried)


def _contribute(sight: Sight, name: str) -> float:
    found = card(sight, name)
    kind = sight.s.box.items[name].kind
    due = kind not in [sight.s.box.items[gift].kind for gift in my_gifts(sight)]
    said = honour(sight, "add", f"kind:{kind}") if due else 0.0
    return max(found.crisis + said - max(found.play, found.equip, found.keep), wrong_card(sight, name, found))


def _raise(sight: Sight, value: int) -> float:
    """DW-3.4: a die that does one thing more, for a food."""
    s, best = sight.s, 0.0
    if s.food <= food_due(s) or sight.wants != "life":
        return 0.0
    for survivor in sight.mine:
        for job in moving.jobs(sight, survivor, s.at[survivor]):
            if job.least == value + 1 and not any(die >= job.least for die in sight.dice):
                best = max(best, job.worth)
    idle = max(
        [job.worth for n in sight.mine for job in moving.jobs(sight, n, s.at[n]) if job.least <= value],
        default=0.0,
    )
    return best - idle + food_worth(sight, -1)


def _feed(sight: Sight, name: str) -> float:
    """DW-8.2: an exile's food is good for dice, if not for the objective."""
    return 0.1 * len(sight.dice) - card(sight, name).keep


def _ask(sight: Sight) -> float:
    """DW-3.5: while the colony is hungry and nobody else has a turn to feed it; now and then, as bots forget
    what they have done."""
    s = sight.s
    return 0.2 if s.food < food_due(s) and not sight.later and sight.morale > 0 and sight.luck < 0.5 else 0.0


def _hand(sight: Sight, giver: int, name: str, taker: int) -> float:
    """DW-3.6: to one of my own whom it suits much better."""
    s = sight.s
    if s.owner[taker] != sight.me:
        return 0.0
    n = next(
        i for i, (item, by) in enumerate(zip(s.gear, s.bearer, strict=True)) if item == name and by == giver
    )
    s.bearer[n] = -1
    found = suits(sight, taker, name) - suits(sight, giver, name) - 0.3
    s.bearer[n] = giver
    return found


_DEEDS: dict[str, Callable[..., Any]] = {
    "attack": _attack,
    "search": _search,
    "barricade": _barricade,
    "clean": cleaning.clean,
    "attract": luring.attract,
    "use": _use,
    "play": _play,
    "equip": _equip,
    "contribute": _contribute,
    "move": moving.move,
    "raise": _raise,
    "feed": _feed,
    "ask": _ask,
    "hand": _hand,
    "exile": accusation,
}
