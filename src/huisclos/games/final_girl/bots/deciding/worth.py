"""What a table is worth to her at the start of a turn: how likely she is to win from here.

Most weights are those of a logistic regression over games played by habit, from positions of all kinds.
Habit strikes as soon as it can and saves whoever is on its way, so two things can't be learnt from it: what
is in her hand is worth no more than the time to get it again, or she would keep it and never strike (`CARDS`,
`strength`, `lack`); and whoever is led out is one less for the Killer to grow by (`saved`, `lead`). These
were found by series of whole games.
"""

from __future__ import annotations

from math import exp

from huisclos.games.final_girl.bots.knowing.leading import led_out
from huisclos.games.final_girl.bots.knowing.strength import (
    GOOD_WEAPON,
    armed,
    blow,
    expected,
    left,
    weapon_of,
)
from huisclos.games.final_girl.chapters.girl.roll import dice
from huisclos.games.final_girl.state.state import NOWHERE, TOP, Film

WEIGHTS = {
    "one": 1.99,
    "killer": -2.13,
    "killer-low": -1.76,
    "killer-arm": -1.11,
    "late-kill": 0.22,
    "killer-white": 0.25,
    "strength": 0.10,
    "lack": -0.09,
    "arm": 0.97,
    "arm1": -0.13,
    "tops": 0.06,
    "health": 0.20,
    "white": -0.69,
    "maxhp": -0.70,
    "hit": 0.59,
    "stands": 0.44,
    "hp-kh": -0.24,
    "horror": -1.53,
    "dice": 0.13,
    "top": -0.27,
    "bloodlust": -1.32,
    "move": -0.16,
    "ending": -0.19,
    "saved": 3.50,
    "flipped": 0.09,
    "items": 0.14,
    "hand": 0.23,
    "cost": 0.18,
    "weapon-near": 0.74,
    "weapon-search": 0.25,
    "here": 0.43,
    "near": 0.35,
    "two": 0.24,
    "victims": -0.43,
    "lead": 1.20,
}
CARDS = {
    "focus": 0.02,
    "short-rest": -0.01,
    "close-call": -0.02,
    "search": 0.01,
    "guard": -0.03,
    "distraction": -0.01,
    "improvise": -0.07,
    "retaliate": 0.08,
    "furious-strike": 0.10,
    "long-rest": -0.06,
    "critical-strike": 0.20,
}
"""Of each such Action card in her hand."""


def worth(s: Film) -> float:
    """Between 0, she is dead, and 1, the Killer is."""
    if s.outcome:
        return float(s.outcome > 0)
    total = sum(WEIGHTS[name] * value for name, value in features(s).items())
    total += sum(CARDS.get(card, 0.0) for card in s.hand)
    return 1 / (1 + exp(-total))


def features(s: Film) -> dict[str, float]:
    """What counts, each about as large as 1 at most."""
    return {"one": 1.0, **_fight(s), **_track(s), **_table(s)}


def _fight(s: Film) -> dict[str, float]:
    """Her against the Killer."""
    killer, arm, health, hit = left(s), armed(s), s.health + 1, max(1, blow(s))
    strength, stands = expected(s), min(3.0, health / hit)
    return {
        "killer": killer / 12,
        "killer-low": min(killer, 4) / 4,
        "killer-arm": killer / (1 + arm) / 12,
        "late-kill": killer / 12 * s.bloodlust / 10,
        "killer-white": float(s.killer_white),
        "strength": strength / 6,
        "lack": max(0.0, killer - strength) / 12,
        "arm": float(arm),
        "arm1": float(arm > 0),
        "tops": max((weapon_of(s.box.items[top]) for top in s.tops if top), default=0) * float(arm < 2),
        "health": health / 6,
        "white": float(s.white),
        "maxhp": s.heroine.health / 6,
        "hit": hit / 3,
        "stands": stands,
        "hp-kh": stands * (1 - killer / 12),
    }


def _track(s: Film) -> dict[str, float]:
    """How far things have come, and what she has got."""
    return {
        "horror": s.horror / TOP,
        "dice": float(dice(s)),
        "top": float(s.horror == TOP),
        "bloodlust": s.bloodlust / 10,
        "move": s.foe.rows[s.bloodlust].move / 2,
        "ending": float(bool(s.ending)),
        "saved": s.saved / 6,
        "flipped": float(s.flipped),
        "items": len(s.items) / 3,
        "hand": len(s.hand) / 10,
        "cost": sum(s.box.actions[card].cost for card in s.hand) / 10,
    }


def _table(s: Film) -> dict[str, float]:
    """Who is where."""
    away = s.distance(s.killer_at, s.here) if s.killer_at != NOWHERE else 5
    weapon = _in_sight(s)
    searches = any(s.box.actions[card].search for card in s.hand)
    return {
        "weapon-near": weapon,
        "weapon-search": weapon * searches,
        "here": float(away == 0),
        "near": float(away == 1),
        "two": float(away == 2),
        "victims": s.on_board() / 10,
        "lead": led_out(s)[0] / 2,
    }


def _in_sight(s: Film) -> float:
    """How near there is a better weapon than hers on a pile, as long as she needs one."""
    arm, far = armed(s), s.plan.distance[s.here]
    tops = zip(s.plan.searches, s.tops, strict=True) if arm < GOOD_WEAPON else ()
    near = [(weapon_of(s.box.items[top]) - arm) / (1 + far[zone]) for zone, top in tops if top]
    return max(0.0, *near, 0.0)
