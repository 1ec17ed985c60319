"""What she could do, and what she could be after with it; and where that would lead."""

from __future__ import annotations

from msgspec import Struct

from huisclos.engine.rules.choice import Choice
from huisclos.games.final_girl.bots.deciding.habits import habit
from huisclos.games.final_girl.bots.deciding.worth import worth
from huisclos.games.final_girl.bots.knowing.buying import value
from huisclos.games.final_girl.bots.knowing.goals import Intent
from huisclos.games.final_girl.bots.knowing.leading import rescue_zone
from huisclos.games.final_girl.bots.knowing.strength import GOOD_WEAPON, armed, attacks, steps, weapon_of
from huisclos.games.final_girl.state.state import NOWHERE, Film

WALKS = ("card:walk", "card:sprint")
MOST = 150
"""Decisions of a turn."""


class Idea(Struct, frozen=True):
    """An option, and what she means to do after it; by habit, if nothing is said."""

    pick: str
    intent: Intent | None = None


def ideas(film: Film, choice: Choice, usual: str) -> list[Idea]:
    """The usual thing first, then all others; of the cards it could sell for time only the cheapest."""
    sold = [option for option in choice.options if option.id.startswith("time+")]
    least = min(sold, key=lambda option: value(film, option.value), default=None)
    found = [Idea(usual)]
    strike, rescue = _strike(film), _rescue(film)
    away = [*_fetch(film), *rescue]
    walking = steps(film.box.actions.get(film.playing))
    for option in choice.options:
        if option.id == "arrange" or (option in sold and option is not least):
            continue
        if choice.prompt not in ("act", "move") or option.id in ("end", "stay"):
            intents: list[Intent | None] = [None, *(rescue if walking else [])]
        elif option.id.startswith("zone:") or option.id in WALKS:
            intents = [None, *strike, *away]
        else:
            intents = [Intent(), *strike, *(away if option.id.startswith("save") else [])]
        found += [Idea(option.id, intent) for intent in intents if intent or option.id != usual]
    return found


def _strike(s: Film) -> list[Intent]:
    """To strike, if she can."""
    return [Intent(strike=True)] if attacks(s) and s.killer_at != NOWHERE else []


def _fetch(s: Film) -> list[Intent]:
    """To get a better weapon that is in sight."""
    arm = armed(s)
    tops = zip(s.plan.searches, s.tops, strict=True) if arm < GOOD_WEAPON else ()
    return [Intent(zone) for zone, top in tops if top and weapon_of(s.box.items[top]) > arm]


def _rescue(s: Film) -> list[Intent]:
    """To lead Victims out."""
    return [Intent(rescue=True)] if rescue_zone(s) != NOWHERE else []


def play_on(film: Film, idea: Idea) -> float:
    """What the table is worth at the start of the next turn, if all else is done by habit."""
    turn = film.turn
    film.act(0, [next(option for option in film.asked[0].options if option.id == idea.pick)])
    for _ in range(MOST):
        asked = film.waiting()
        if not asked or film.turn != turn:
            break
        film.act(0, habit(film, asked[0], idea.intent))
    return worth(film)
