"""What she does in her Action phase, by habit."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec import Struct, structs

from huisclos.engine.rules.choice import Choice, Option
from huisclos.engine.rules.effect import Script
from huisclos.games.final_girl.bots.knowing.buying import value
from huisclos.games.final_girl.bots.knowing.goals import Intent, goal, ready
from huisclos.games.final_girl.bots.knowing.strength import GOOD_WEAPON, armed, attacks, blow, helps, lost
from huisclos.games.final_girl.chapters.board.bloodlust import StripPower
from huisclos.games.final_girl.chapters.board.tracks import Health, Time
from huisclos.games.final_girl.chapters.girl.attack import Shoot
from huisclos.games.final_girl.chapters.girl.roll import HorrorRoll
from huisclos.games.final_girl.state.state import NOWHERE, Film

SPRINT_FIRST, WALK_FIRST = ("card:sprint", "card:walk"), ("card:walk", "card:sprint")
ITEMS = 4
"""She searches until she has so many."""
SORE, BATTERED = 2, 3
"""Lost health that is worth a short rest, and a long one."""
NERVOUS = 2
"""So much horror is worth a card."""
CALMING = 2
"""With so much time left she may spend some on it."""
SELL = 1.0
"""A card that is worth less than this is sold for time."""


def act(s: Film, choice: Choice, intent: Intent | None = None) -> Option:
    """Save, strike, use, flee, search, rest, walk, calm down; then sell what isn't needed, and stop."""
    first = start(choice, "save") or start(choice, "reward:")
    if first:
        return first
    here = s.here == s.killer_at
    strike = _strike(s, choice) if here and ready(s, intent) else None
    if strike:
        steady_hand = named(choice, "card:focus") if s.horror in (2, 7) and s.time >= CALMING else None
        return steady_hand or strike
    danger = here and not s.victims_at(s.here)
    option = (
        _use(s, choice) or (_walk(s, choice, intent) if danger and _afraid(s) else None) or _search(s, choice)
    )
    if not option and not danger and s.time > 0:
        option = _rest(s, choice)
    return option or _go(s, choice, intent) or _calm(s, choice) or _sell(s, choice) or choice.options[-1]


def named(choice: Choice, *ids: str) -> Option | None:
    """The first of these that is offered."""
    for wanted in ids:
        for option in choice.options:
            if option.id == wanted:
                return option
    return None


def start(choice: Choice, start: str) -> Option | None:
    """The first option that is named so."""
    return next((option for option in choice.options if option.id.startswith(start)), None)


def _strike(s: Film, choice: Choice) -> Option | None:
    """First what makes it surer, then the hardest card."""
    cards = attacks(s)
    if len(cards) > 1 and not s.sure and not s.luck:
        for option in choice.options:
            if option.id.startswith("card:") and helps(s.box.actions[option.value]):
                return option
    return named(choice, *(f"card:{card}" for card in cards))


def _afraid(s: Film) -> bool:
    guarded = any(s.box.actions[card].kind == "reaction" for card in s.hand)
    return not guarded or s.health + 1 <= 2 * blow(s)


def _use(s: Film, choice: Choice) -> Option | None:
    """What she carries, when it does some good."""
    for option in choice.options:
        if option.id.startswith("use+"):
            used = _effects(_script(s, option.value))
            heals = any(isinstance(one, Health) and one.by > 0 for one in used)
            hurries = any(isinstance(one, Time) and one.by > 0 for one in used)
            strikes = any(isinstance(one, HorrorRoll | Shoot | StripPower) for one in used)
            if strikes or (heals and lost(s) >= SORE) or (hurries and s.time <= s.box.figures.time):
                return option
    return None


def _script(s: Film, value: str) -> Script:
    card, _, turn = value.partition("+turn:")
    kind, _, name = card.partition(":")
    return (s.box.items[name].use if kind == "item" else s.box.girls[name].use)[int(turn)].do


@cache
def _effects(script: Script) -> tuple[Struct, ...]:
    """All that it may do, with what is in its options."""
    return tuple(_inside(script))


def _inside(thing: Any) -> Iterator[Struct]:
    if isinstance(thing, tuple):
        for one in thing:
            yield from _inside(one)
    elif isinstance(thing, Struct):
        yield thing
        for one in structs.astuple(thing):
            yield from _inside(one)


def _walk(s: Film, choice: Choice, intent: Intent | None) -> Option | None:
    end = goal(s, intent)
    return named(choice, *(WALK_FIRST if end != NOWHERE and s.distance(s.here, end) <= 1 else SPRINT_FIRST))


def _go(s: Film, choice: Choice, intent: Intent | None) -> Option | None:
    end = goal(s, intent)
    wanted = end not in (s.here, NOWHERE) and (s.time > 0 or end == s.killer_at)
    return _walk(s, choice, intent) if wanted else None


def _search(s: Film, choice: Choice) -> Option | None:
    return named(choice, "card:search") if armed(s) < GOOD_WEAPON or len(s.items) < ITEMS else None


def _rest(s: Film, choice: Choice) -> Option | None:
    rest = named(choice, "card:long-rest") if lost(s) >= BATTERED else None
    return rest or (named(choice, "card:short-rest") if lost(s) >= SORE else None)


def _calm(s: Film, choice: Choice) -> Option | None:
    if s.horror < NERVOUS:
        return None
    calm = named(choice, "card:focus") if s.time >= CALMING else None
    return calm or (named(choice, "card:distraction") if s.time <= CALMING + 1 else None)


def _sell(s: Film, choice: Choice) -> Option | None:
    """Cards that she won't need next turn are time for better ones."""
    sold = [option for option in choice.options if option.id.startswith("time+")]
    least = min(sold, key=lambda option: value(s, option.value), default=None)
    return least if least and value(s, least.value) < SELL else None
