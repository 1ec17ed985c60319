"""What a sensible player says to every question but what to do."""

from __future__ import annotations

from collections.abc import Callable

from huisclos.engine.rules.cards import CardActs, InAnyOrder, SpeakOf
from huisclos.engine.rules.choice import Choice, Option
from huisclos.engine.rules.effect import Effect
from huisclos.engine.rules.grammar import Choose, Vote
from huisclos.engine.rules.step import Step
from huisclos.games.dead_of_winter.bots.deciding import people
from huisclos.games.dead_of_winter.bots.deciding.acting import act
from huisclos.games.dead_of_winter.bots.deciding.holding_back import brings_in
from huisclos.games.dead_of_winter.bots.deciding.voting import thumb
from huisclos.games.dead_of_winter.bots.knowing.my_view import MyView
from huisclos.games.dead_of_winter.bots.knowing.promises import owes_card
from huisclos.games.dead_of_winter.bots.worth import searching
from huisclos.games.dead_of_winter.bots.worth.dangers import risk
from huisclos.games.dead_of_winter.bots.worth.dicing import rerolled, turned
from huisclos.games.dead_of_winter.bots.worth.effects import worth
from huisclos.games.dead_of_winter.bots.worth.food_and_waste import litter
from huisclos.games.dead_of_winter.bots.worth.items import uses
from huisclos.games.dead_of_winter.bots.worth.luring import crowd, lure
from huisclos.games.dead_of_winter.bots.worth.morale_lost import outcome
from huisclos.games.dead_of_winter.bots.worth.playing import card
from huisclos.games.dead_of_winter.bots.worth.zombies_about import barricade, kill
from huisclos.games.dead_of_winter.chapters.card_effects.at_once import Part
from huisclos.games.dead_of_winter.chapters.card_effects.picking import PURPOSES
from huisclos.games.dead_of_winter.chapters.colony.dice import RaiseDie, SetDie
from huisclos.games.dead_of_winter.chapters.colony.survivors import Recruit
from huisclos.games.dead_of_winter.printed.cards import Crossroads
from huisclos.games.dead_of_winter.printed.places import PLACES
from huisclos.games.dead_of_winter.state.boards import NONE

GIVES = 0.2
"""What a card must be worth to whoever asks, beyond what it is worth to me."""
TOO_EARLY = 100.0
"""What it costs me that the main objective is met before my own."""


def answer(sight: MyView, choice: Choice) -> list[str]:
    """One option, or as many as must be, by the kind of question."""
    if choice.prompt == "act":
        return [act(sight, choice)]
    if choice.prompt == "reroll":
        return [option.id for option in choice.options if rerolled(sight, option.value) > 0][: choice.max]
    rate = _RATES.get(choice.prompt, _otherwise)
    rated = sorted(choice.options, key=lambda option: -rate(sight, choice, option))
    return [option.id for option in rated[: max(1, choice.min)]]


Rate = Callable[[MyView, Choice, Option], float]


def _low(sight: MyView, choice: Choice, option: Option) -> float:
    """The lowest die that will do."""
    return -float(option.value)


def _high(sight: MyView, choice: Choice, option: Option) -> float:
    return float(option.value)


def _turned(sight: MyView, choice: Choice, option: Option) -> float:
    """DW-3.4: the die that can then do more; of equal ones the lowest."""
    step, die = sight.step, int(option.value)
    to = step.value if isinstance(step, SetDie) else die + (step.by if isinstance(step, RaiseDie) else 1)
    return turned(sight, die, to) - 0.001 * die


def _search_on(sight: MyView, choice: Choice, option: Option) -> float:
    """DW-2.3: keep, or make noise."""
    place = PLACES.index(choice.about[0].removeprefix("place:"))
    best = max([uses(sight, name).best() for name in sight.s.found], default=0.0)
    pays = searching.noise_pays(sight, place, best)
    return float(pays == (option.id == "noise"))


def _treasure(sight: MyView, choice: Choice, option: Option) -> float:
    """The best card found; what is left goes back, the best first."""
    return uses(sight, option.value).best() if option.value else -1.0


def _spare(sight: MyView, choice: Choice, option: Option) -> float:
    """The card I need least."""
    return -card(sight, option.value).best() if option.value else 0.0


def _lured(sight: MyView, choice: Choice, option: Option) -> float:
    s = sight.s
    place = s.here() if s.here() >= 0 else 0
    return lure(sight, option.value, place) if any(s.free(door) > 0 for door in s.box.doors[place]) else 0.0


def _give(sight: MyView, choice: Choice, option: Option) -> float:
    """DW-3.5: a card that helps the colony more than me. All who are asked may give one at once."""
    if not option.value:
        return GIVES
    if sight.wants != "life":
        return 0.0
    found = card(sight, option.value)
    said = owes_card(sight, choice.about[0], f"kind:{sight.s.box.items[option.value].kind}")
    others = len([seat for seat in sight.s.voters() if seat not in (sight.me, sight.s.turn)])
    heap = litter(sight, more=others) - litter(sight)
    return found.play + said - heap - max(found.crisis, found.keep, found.equip)


def _thumb(sight: MyView, choice: Choice, option: Option) -> float:
    return float(option.id == thumb(sight, int(choice.about[0].removeprefix("seat:"))))


def _way(sight: MyView, choice: Choice, option: Option) -> float:
    """What a way out of a crossroads leads to, if one may know."""
    s = sight.s
    known: Crossroads = s.box.crossroads[choice.about[0].removeprefix("crossroads:")]
    if s.hidden_outcomes:
        return 0.0
    script = known.ways[option.value].do
    return outcome(sight, script) - TOO_EARLY * brings_in(sight, script)


def _last_crisis(sight: MyView, choice: Choice, option: Option) -> float:
    """The worst one comes last."""
    return -worth(sight, sight.s.box.crises[option.value].do)


def _outsider(sight: MyView, choice: Choice, option: Option) -> float:
    if not option.value:
        return 0.0
    script = sight.s.box.items[option.value].do
    return worth(sight, tuple(effect for effect in script if isinstance(effect, Recruit)))


def _otherwise(sight: MyView, choice: Choice, option: Option) -> float:
    """What a card asks, and anything new: what each option does, if one may know; the best comes first."""
    step = sight.step
    if isinstance(step, Choose | Vote):
        return outcome(sight, step.options[option.value].do)
    return _next(sight, step.cards[option.value]) if isinstance(step, InAnyOrder) else 0.0


def _next(sight: MyView, step: Step) -> float:
    """DW-10.2: of what falls together, as far as it comes from a card."""
    if isinstance(step, Effect):
        return outcome(sight, (step,))
    if isinstance(step, SpeakOf):
        return outcome(sight, step.do, sight.s.box.numbers.get(step.it, NONE))
    return outcome(sight, step.do) if isinstance(step, CardActs | Part) else 0.0


_RATES: dict[str, Rate] = {
    "leader": people.recommend,
    "follower": people.recommend,
    "die": _low,
    "lose-die": _low,
    "reroll-die": lambda sight, choice, option: rerolled(sight, option.value),
    "set-die": _turned,
    "raise-die": _turned,
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
    "spread": people.spread,
    "ask": _give,
    "equip": people.bearer,
    "exile-vote": _thumb,
    "exile-tie": _thumb,
    "exile-move": people.flight,
    "new-leader": _high,
    "join-at": people.home,
    "crossroads": _way,
    "crossroads-vote": _way,
    "crossroads-tie": _way,
    **dict.fromkeys(("pick", *PURPOSES.values()), people.picked),
    "send-to": people.sent,
    "deck": people.home,
    "order-crises": _last_crisis,
    "take-outsider": _outsider,
}
