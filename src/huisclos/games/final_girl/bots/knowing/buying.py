"""What Action cards are worth to her: those she takes, and those she parts with."""

from __future__ import annotations

from huisclos.engine.rules.choice import Choice, Option
from huisclos.games.final_girl.bots.knowing.strength import GOOD_WEAPON, armed, lost
from huisclos.games.final_girl.state.state import Film

WANTED = {
    "search": 6.0,
    "retaliate": 6.0,
    "furious-strike": 5.5,
    "critical-strike": 5.2,
    "guard": 5.0,
    "improvise": 4.5,
    "sprint": 4.0,
    "distraction": 3.0,
    "planning": 3.0,
    "close-call": 1.0,
    "long-rest": -1.0,
}
"""How much she would like to have a card; those of a Location are worth a try."""
SECOND = 2.0
"""So much less if she has one already."""


def plan(s: Film, choice: Choice) -> Option:
    """What she wants most, then all that is free."""
    best, found = 0.0, None
    for option in choice.options:
        if option.value in s.box.actions and s.box.actions[option.value].cost:
            wish = _wish(s, option.value)
            if wish > best:
                best, found = wish, option
    if found:
        return found
    free = [option for option in choice.options if option.id == "free"]
    free += [option for option in choice.options[:-1] if _is_free(s, option)]
    return free[0] if free else choice.options[-1]


def _is_free(s: Film, option: Option) -> bool:
    return option.value in s.box.actions and not s.box.actions[option.value].cost


def _wish(s: Film, name: str) -> float:
    card = s.box.actions[name]
    wish = WANTED.get(name, 1.0) - SECOND * s.hand.count(name)
    if card.search and armed(s) >= GOOD_WEAPON:
        wish -= 4
    if name == "long-rest":
        wish += 1.5 * lost(s)
    if name == "distraction":
        wish += 0.7 * (s.horror - 4)
    if card.attack:
        wish += 0.3 * armed(s)
    return wish


def value(s: Film, name: str) -> float:
    """What a card in her hand is worth, in time."""
    card = s.box.actions[name]
    if card.attack:
        return card.cost + 2.0
    if card.search:
        return card.cost if armed(s) < GOOD_WEAPON else 0.8
    if name == "walk":
        return 0.9 if s.hand.count(name) > 1 else 1.2
    if name == "short-rest":
        return 1.0 + 0.3 * lost(s)
    if name == "focus":
        return 0.4 + 0.1 * s.horror
    return float(card.cost)
