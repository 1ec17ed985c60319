"""DW-2, DW-3: what each thing is worth that I could do now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from huisclos.engine.rules.choice import Choice, Option
from huisclos.games.dead_of_winter.bots.deciding.holding_back import hands_in
from huisclos.games.dead_of_winter.bots.deciding.voting import accusation
from huisclos.games.dead_of_winter.bots.knowing.my_view import MyView
from huisclos.games.dead_of_winter.bots.knowing.promises import honour
from huisclos.games.dead_of_winter.bots.worth import food_and_waste, luring, moving, playing, searching
from huisclos.games.dead_of_winter.bots.worth.dangers import risk
from huisclos.games.dead_of_winter.bots.worth.dicing import beforehand
from huisclos.games.dead_of_winter.bots.worth.food_and_waste import food_worth, litter
from huisclos.games.dead_of_winter.bots.worth.morale_lost import outcome
from huisclos.games.dead_of_winter.bots.worth.sabotage import squandered
from huisclos.games.dead_of_winter.bots.worth.zombies_about import barricade, kill
from huisclos.games.dead_of_winter.chapters.rounds.colony_phase import food_due
from huisclos.games.dead_of_winter.printed.places import COLONY

ENOUGH = 0.03
"""What is worth less isn't done."""
SPENT = 0.25
"""What it costs to have something no more, wherever it lies."""


def act(sight: MyView, choice: Choice) -> str:
    """The best thing there is to do, after what comes before all else; if nothing helps, the turn is over."""
    return _best(sight, choice, _first) or _best(sight, choice, score) or "end"


def _best(sight: MyView, choice: Choice, rate: Callable[[MyView, Option], float]) -> str:
    best, found = ENOUGH, ""
    for option in choice.options:
        worth = rate(sight, option)
        if worth > best:
            best, found = worth, option.id
    return found


def _first(sight: MyView, option: Option) -> float:
    """What is better done before dice are used."""
    action, *what = option.value
    return beforehand(sight, sight.use(*what)) if action == "use" else 0.0


def score(sight: MyView, option: Option) -> float:
    """What it is worth, in points."""
    action, *what = option.value
    rate = _ACTIONS.get(action)
    if rate is None or hands_in(sight, action, *what):
        return 0.0
    found: float = rate(sight, *what)
    return found


def _attack(sight: MyView, survivor: int, door: int) -> float:
    """The zombies that die, less the risk."""
    s = sight.s
    rolls = s.trait(survivor, "kill", 1)
    found = kill(sight, door) * rolls
    if s.trait(survivor, "attack-risk", 1) > 0:
        found -= rolls * risk(sight, survivor, s.at[survivor])
    if s.box.place_of[door] == COLONY:
        found += honour(sight, "kill")
    return found - 0.1 * s.trait(survivor, "loud", 0)


def _search(sight: MyView, survivor: int) -> float:
    return searching.search(sight, survivor, sight.s.at[survivor])


def _barricade(sight: MyView, survivor: int, door: int) -> float:
    return barricade(sight, door) * sight.s.trait(survivor, "barricade", 1)


def _use(sight: MyView, survivor: int, number: int, item: str) -> float:
    """An ability, or something that is carried."""
    s, use = sight.s, sight.use(survivor, number, item)
    waste = use.spent and not sight.exiled
    found = s.as_if(lambda _: outcome(sight, use.do, survivor, waste), hero=survivor, actor=sight.me)
    return found - max(SPENT, litter(sight)) * use.spent


def _raise(sight: MyView, value: int) -> float:
    """DW-3.4: a die that does one thing more, for a food."""
    s, best = sight.s, 0.0
    if s.food <= food_due(s) or sight.wants != "life":
        return squandered(sight)
    for survivor in sight.mine:
        for job in moving.jobs(sight, survivor, s.at[survivor]):
            if job.least == value + 1 and not any(die >= job.least for die in sight.dice):
                best = max(best, job.worth)
    idle = max(
        [job.worth for n in sight.mine for job in moving.jobs(sight, n, s.at[n]) if job.least <= value],
        default=0.0,
    )
    return best - idle + food_worth(sight, -1)


_ACTIONS: dict[str, Callable[..., Any]] = {
    "attack": _attack,
    "search": _search,
    "barricade": _barricade,
    "clean": food_and_waste.clean,
    "attract": luring.attract,
    "use": _use,
    "play": playing.play,
    "equip": playing.equip,
    "contribute": playing.contribute,
    "move": moving.move,
    "raise": _raise,
    "feed": playing.feed,
    "ask": playing.ask,
    "hand": playing.hand,
    "exile": accusation,
}
