"""What a sensible player says to every question but what to do."""

from __future__ import annotations

from collections.abc import Callable

from huisclos.engine.choice import Choice, Option
from huisclos.games.dead_of_winter.bots import moving, searching
from huisclos.games.dead_of_winter.bots.acting import act, card, suits
from huisclos.games.dead_of_winter.bots.dangers import SPREADS, risk
from huisclos.games.dead_of_winter.bots.luring import crowd, lure
from huisclos.games.dead_of_winter.bots.needs import CHANGES, sends, uses
from huisclos.games.dead_of_winter.bots.sight import Sight
from huisclos.games.dead_of_winter.bots.voting import thumb
from huisclos.games.dead_of_winter.bots.word import owes_card
from huisclos.games.dead_of_winter.bots.worth import barricade, kill, worth
from huisclos.games.dead_of_winter.cards import Crossroads
from huisclos.games.dead_of_winter.picking import Pick
from huisclos.games.dead_of_winter.places import PLACES
from huisclos.games.dead_of_winter.survivors import Recruit

GIVES = 0.2
"""What a card must be worth to whoever asks, beyond what it is worth to me."""
LOW = 3
"""A die that shows no more is rolled again."""


def answer(sight: Sight, choice: Choice) -> list[str]:
    """One option, or as many as must be, by the kind of question."""
    if choice.prompt == "act":
        return [act(sight, choice)]
    if choice.prompt == "reroll":
        return [option.id for option in choice.options if option.value <= LOW][: choice.max]
    rate = _RATES.get(choice.prompt)
    if rate is None:
        return [option.id for option in choice.options[: max(1, choice.min)]]
    rated = sorted(choice.options, key=lambda option: -rate(sight, choice, option))
    return [option.id for option in rated[: max(1, choice.min)]]


Rate = Callable[[Sight, Choice, Option], float]


def _recommend(sight: Sight, choice: Choice, option: Option) -> float:
    """DW-0.5: who searches and fights well, and can do something else."""
    number: int = option.value
    one = sight.s.box.survivors[number]
    able = sum([CHANGES.get(change.value, 0.2) for change in one.changes]) + 0.5 * len(one.use)
    return 0.3 * (7 - one.search) + 0.15 * (7 - one.attack) + able + 0.01 * number


def _low(sight: Sight, choice: Choice, option: Option) -> float:
    """The lowest die that will do."""
    return -float(option.value)


def _high(sight: Sight, choice: Choice, option: Option) -> float:
    return float(option.value)


def _search_on(sight: Sight, choice: Choice, option: Option) -> float:
    """DW-2.3: keep, or make noise."""
    place = PLACES.index(choice.about[0].removeprefix("place:"))
    best = max([uses(sight, name).best() for name in sight.s.found], default=0.0)
    pays = searching.noise_pays(sight, place, best)
    return float(pays == (option.id == "noise"))


def _treasure(sight: Sight, choice: Choice, option: Option) -> float:
    """The best card found; what is left goes back, the best first."""
    return uses(sight, option.value).best() if option.value else -1.0


def _spare(sight: Sight, choice: Choice, option: Option) -> float:
    """The card I need least."""
    return -card(sight, option.value).best() if option.value else 0.0


def _lured(sight: Sight, choice: Choice, option: Option) -> float:
    s = sight.s
    place = s.here() if s.here() >= 0 else 0
    return lure(sight, option.value, place) if any(s.free(door) > 0 for door in s.box.doors[place]) else 0.0


def _spread(sight: Sight, choice: Choice, option: Option) -> float:
    """DW-4.4: to give somebody up is sure; the die may save them, or take the next one, too."""
    s = sight.s
    survivor = s.box.numbers[choice.about[0]]
    if option.id == "give-up":
        return -sight.life(survivor)
    others = [n for n in s.people(s.at[survivor]) if n != survivor and s.trait(n, "spread", 1) > 0]
    next_one = (1 + SPREADS * (len(others) > 1)) * sight.life(others[0]) if others else 0.0
    return -0.5 * (sight.life(survivor) + next_one)


def _give(sight: Sight, choice: Choice, option: Option) -> float:
    """DW-3.5: a card that helps the colony more than me."""
    if not option.value:
        return GIVES
    if sight.wants != "life":
        return 0.0
    found = card(sight, option.value)
    said = owes_card(sight, choice.about[0], f"kind:{sight.s.box.items[option.value].kind}")
    return found.play + said - max(found.crisis, found.keep, found.equip)


def _bearer(sight: Sight, choice: Choice, option: Option) -> float:
    return suits(sight, option.value, choice.about[0].removeprefix("item:"))


def _thumb(sight: Sight, choice: Choice, option: Option) -> float:
    return float(option.id == thumb(sight, int(choice.about[0].removeprefix("seat:"))))


def _flight(sight: Sight, choice: Choice, option: Option) -> float:
    """DW-8.1: where there is something to do, and few zombies."""
    survivor, place = option.value
    return moving.gain(sight, survivor, place) - risk(sight, survivor, place)


def _home(sight: Sight, choice: Choice, option: Option) -> float:
    """DW-7.1: where a newcomer does best."""
    return searching.best_of(searching.worths(sight, option.value), 1) - 0.3 * sight.s.zombies_at(
        option.value
    )


def _way(sight: Sight, choice: Choice, option: Option) -> float:
    """What a way out of a crossroads leads to, if one may know."""
    s = sight.s
    known: Crossroads = s.box.crossroads[choice.about[0].removeprefix("crossroads:")]
    return 0.0 if s.hidden_outcomes else worth(sight, known.ways[option.value].do)


def _sent(sight: Sight, choice: Choice, option: Option) -> float:
    survivor = sight.s.box.numbers[choice.about[0]]
    return moving.gain(sight, survivor, option.value)


def _picked(sight: Sight, choice: Choice, option: Option) -> float:
    """What the card does with it."""
    step = sight.step
    if not isinstance(step, Pick) or not option.value:
        return 0.0
    kind, _, name = option.value.partition(":")
    if kind == "survivor":
        survivor = sight.s.box.numbers[option.value]
        return worth(sight, step.do, survivor) + (_best_goal(sight, survivor) if sends(step) else 0.0)
    return float(sight.hands[int(name)]) if kind == "seat" else 0.0


def _best_goal(sight: Sight, survivor: int) -> float:
    """What it is worth to send somebody to the best place there is."""
    s = sight.s
    open_ = [place for place in range(len(PLACES)) if s.room(place) > 0 and place != s.at[survivor]]
    return max([moving.gain(sight, survivor, place) for place in open_], default=0.0)


def _last_crisis(sight: Sight, choice: Choice, option: Option) -> float:
    """The worst one comes last."""
    return -worth(sight, sight.s.box.crises[option.value].do)


def _outsider(sight: Sight, choice: Choice, option: Option) -> float:
    if not option.value:
        return 0.0
    script = sight.s.box.items[option.value].do
    return worth(sight, tuple(effect for effect in script if isinstance(effect, Recruit)))


_RATES: dict[str, Rate] = {
    "leader": _recommend,
    "follower": _recommend,
    "die": _low,
    "lose-die": _low,
    "reroll-die": _low,
    "set-die": _low,
    "raise-die": _high,
    "search-on": _search_on,
    "keep-item": _treasure,
    "return-item": _treasure,
    "salvage": _treasure,
    "discard": _spare,
    "attract-from": _lured,
    "attract-to": lambda sight, choice, option: -crowd(sight, option.value),
    "zombie": lambda sight, choice, option: kill(sight, option.value),
    "killer": lambda sight, choice, option: -risk(sight, option.value, sight.s.at[option.value]),
    "barricade": lambda sight, choice, option: barricade(sight, option.value),
    "break": lambda sight, choice, option: -barricade(sight, option.value),
    "spread": _spread,
    "ask": _give,
    "equip": _bearer,
    "exile-vote": _thumb,
    "exile-tie": _thumb,
    "exile-move": _flight,
    "new-leader": _high,
    "join-at": _home,
    "crossroads": _way,
    "crossroads-vote": _way,
    "crossroads-tie": _way,
    "pick": _picked,
    "send-to": _sent,
    "deck": _home,
    "order-crises": _last_crisis,
    "take-outsider": _outsider,
}
