"""Setting up a town for a test: a position made by hand, played on through the public face."""

from __future__ import annotations

from typing import Any

import huisclos
from huisclos.engine.game.installed import find
from tests.support.dice import load_dice

NAMES = ["Ana", "Bo", "Cy", "Di", "Eli"]
CHARACTERS = ["fighter", "runner", "defender", "exterminator", "rescuer"]
ZONES = [range(1, 10), range(10, 19), range(19, 28), range(28, 37)]
SQUARES = [3, 5, 7, 8, 9, 11, 13, 15, 17, 18, 20, 22, 24, 26, 27, 29, 31, 33, 34, 35]


def card(name: str, *wrong: str, **more: Any) -> dict[str, Any]:
    """A question of a table's own; without wrong answers an open one."""
    words = {
        language: {
            "question": f"{name} {language}?",
            "answer": f"{name} yes {language}",
            "explanation": f"{name} because {language}",
            "wrong": [f"{name} {answer} {language}" for answer in wrong],
        }
        for language in ("en", "fr")
    }
    return {"id": name, "theme": "tides", "words": words, **more}


PACK = [
    card("moon", "never", "maybe", "often"),
    card("salt"),
    card("wave", "no", challenge=True),
    card("sand", challenge=True),
]
MOON, SALT, WAVE, SAND = range(4)


def start(seats: int = 2, seed: int = 1, *, faces: Any = (), orders: Any = (), **options: Any):
    """A new game; `faces` and `orders` load its dice."""
    return huisclos.new(load_dice(find("critico-ville"), faces, orders), NAMES[:seats], seed, options)


def town(*steps: str, seats: int = 2, holds: dict[int, str] | None = None, **board: Any) -> huisclos.Match:
    """A match that goes on with these steps, in a town that is empty but for what is given.

    `holds` has the characters of seats, `rolls` what the die shows, `orders` how shuffles end, `cards` the
    zombie cards that come next, `asks` the questions that come next, of a pack of four. Steps that aren't
    named never come: the game ends after those that are.
    """
    settings = {"hard": board.pop("hard", False), "first": 0, "pack": PACK, **board.pop("options", {})}
    position = start(seats, **settings).position()
    state = position["state"]
    deck = sorted(state["pile"])
    for number in (cards := board.pop("cards", ())):
        deck.remove(number)
    asks, held = board.pop("asks", None), holds or {}
    if asks is not None:
        state["used"] = [number for number in state["questions"] if number not in asks]
        state["questions"] = list(reversed(asks))
    state["pile"] = [*deck, *reversed(cards)]
    state["characters"] = [held.get(seat, "").split() for seat in range(seats)]
    game = load_dice(find("critico-ville"), board.pop("rolls", ()), board.pop("orders", ()))
    state |= {"turn": 1, "zombies": [], **board}
    state["stack"] = [{"type": step} for step in reversed(steps)]
    state |= {"step": None, "answers": {}}
    return huisclos.load(position, game=game)
