"""What a sensible player says when asked about people: who comes along, who is given up, who goes where."""

from __future__ import annotations

from huisclos.engine.rules.choice import Choice, Option
from huisclos.games.dead_of_winter.bots.knowing.my_view import MyView
from huisclos.games.dead_of_winter.bots.worth import moving, searching
from huisclos.games.dead_of_winter.bots.worth.dangers import SPREADS, risk
from huisclos.games.dead_of_winter.bots.worth.items import CHANGES, sends
from huisclos.games.dead_of_winter.bots.worth.morale_lost import outcome
from huisclos.games.dead_of_winter.bots.worth.playing import suits
from huisclos.games.dead_of_winter.chapters.card_effects.picking import Pick
from huisclos.games.dead_of_winter.chapters.colony.survivors import Dies
from huisclos.games.dead_of_winter.printed.places import PLACES

DIES = (Dies(),)


def recommend(sight: MyView, choice: Choice, option: Option) -> float:
    """DW-0.5: who searches and fights well, and can do something else."""
    number: int = option.value
    one = sight.s.box.survivors[number]
    able = sum([CHANGES.get(change.value, 0.2) for change in one.changes]) + 0.5 * len(one.use)
    return 0.3 * (7 - one.search) + 0.15 * (7 - one.attack) + able + 0.01 * number


def spread(sight: MyView, choice: Choice, option: Option) -> float:
    """DW-4.4: to give somebody up is sure; the die may save them, or take the next one, too."""
    s = sight.s
    survivor = s.box.numbers[choice.about[0]]
    if option.id == "give-up":
        return outcome(sight, DIES, survivor)
    others = [n for n in s.people(s.at[survivor]) if n != survivor and s.trait(n, "spread", 1) > 0]
    next_one = (1 + SPREADS * (len(others) > 1)) * sight.life(others[0]) if others else 0.0
    return -0.5 * (sight.life(survivor) + next_one)


def bearer(sight: MyView, choice: Choice, option: Option) -> float:
    return suits(sight, option.value, choice.about[0].removeprefix("item:"))


def flight(sight: MyView, choice: Choice, option: Option) -> float:
    """DW-8.1: where there is something to do, and few zombies."""
    survivor, place = option.value
    return moving.gain(sight, survivor, place) - risk(sight, survivor, place)


def home(sight: MyView, choice: Choice, option: Option) -> float:
    """DW-7.1: where a newcomer does best."""
    return searching.best_of(searching.worths(sight, option.value), 1) - 0.3 * sight.s.zombies_at(
        option.value
    )


def sent(sight: MyView, choice: Choice, option: Option) -> float:
    survivor = sight.s.box.numbers[choice.about[0]]
    return moving.gain(sight, survivor, option.value)


def picked(sight: MyView, choice: Choice, option: Option) -> float:
    """What the card does with it."""
    step = sight.step
    if not isinstance(step, Pick) or not option.value:
        return 0.0
    kind, _, name = option.value.partition(":")
    if kind == "survivor":
        survivor = sight.s.box.numbers[option.value]
        return outcome(sight, step.do, survivor) + (_best_goal(sight, survivor) if sends(step) else 0.0)
    return float(sight.hands[int(name)]) if kind == "seat" else 0.0


def _best_goal(sight: MyView, survivor: int) -> float:
    """What it is worth to send somebody to the best place there is."""
    s = sight.s
    open_ = [place for place in range(len(PLACES)) if s.room(place) > 0 and place != s.at[survivor]]
    return max([moving.gain(sight, survivor, place) for place in open_], default=0.0)
