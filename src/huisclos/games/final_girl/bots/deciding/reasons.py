"""Why `steady` would do something, in a sentence."""

from __future__ import annotations

from huisclos.engine.rules.choice import Choice, Hint
from huisclos.games.final_girl.bots.knowing.goals import goal
from huisclos.games.final_girl.bots.knowing.strength import armed, damage_of
from huisclos.games.final_girl.state.state import NOWHERE, Film


def reason(s: Film, choice: Choice, pick: str) -> Hint | None:
    """None where there is nothing to say."""
    kind, _, name = pick.partition(":")
    card = s.box.actions.get(name) if kind == "card" else None
    if choice.prompt == "plan" and card:
        return Hint(pick, "reason-plan", {"card": pick})
    if card and card.attack:
        return Hint(pick, "reason-attack", {"damage": damage_of(card.two) + armed(s)})
    if card and card.search:
        return Hint(pick, "reason-search")
    if card and card.kind in _KINDS:
        return Hint(pick, _KINDS[card.kind])
    if card and name in _CARDS:
        return Hint(pick, _CARDS[name])
    if kind == "zone" and choice.prompt == "move":
        return _way(s, choice, pick)
    return Hint(pick, _PICKS[pick.partition("+")[0]]) if pick.partition("+")[0] in _PICKS else None


_KINDS = {"reaction": "reason-guard", "roll": "reason-reroll"}
_CARDS = {
    "focus": "reason-calm",
    "distraction": "reason-calm",
    "short-rest": "reason-rest",
    "long-rest": "reason-rest",
    "walk": "reason-walk",
    "sprint": "reason-walk",
}
_PICKS = {
    "save": "reason-save",
    "end": "reason-end",
    "convert": "reason-convert",
    "apply": "reason-apply",
    "take-it": "reason-take-it",
}


def _way(s: Film, choice: Choice, pick: str) -> Hint:
    """Where this step leads to."""
    zone = next(option.value for option in choice.options if option.id == pick)
    here, killer = s.here, s.killer_at
    if zone == killer:
        return Hint(pick, "reason-to-killer", {"killer": f"killer:{s.killer}"})
    if killer == here:
        return Hint(pick, "reason-away")
    nearer = [end for end in s.plan.exits if s.distance(zone, end) < s.distance(here, end)]
    if s.victims_at(here) and nearer:
        end = min(nearer, key=lambda end: s.distance(zone, end))
        return Hint(pick, "reason-to-exit", {"zone": s.zone(end)})
    end = goal(s)
    there = end if end != NOWHERE and s.distance(zone, end) < s.distance(here, end) else zone
    return Hint(pick, "reason-to-zone", {"zone": s.zone(there)})
