"""What a reader may be told at any time: where a flight ends, what a combat reaches, how full the town is."""

from __future__ import annotations

from huisclos.engine.rules.choice import Fact, Facts
from huisclos.engine.rules.step import NO_ANSWERS
from huisclos.games.critico_ville.chapters.flight import Run
from huisclos.games.critico_ville.content import zombie_cards
from huisclos.games.critico_ville.state import COMBAT, QUESTION, Town


def facts(s: Town) -> Facts:
    """All of it is there to be seen."""
    filled, free = len(s.zombies), s.room()
    state = "danger" if free <= max(zombie_cards(s.figures.deck)) else "calm"
    first, last = _reach(s)
    found: Facts = {
        "zombies": [Fact("town-filled", {"filled": filled, "all": filled + free, "state": state})],
        "pawn": [Fact("town-reach", {"first": first, "last": last})],
    }
    if s.steps:
        found["flight"] = [Fact("town-road-goal", {"square": _end(s, s.steps)})]
    elif s.action in (QUESTION, COMBAT):
        found["flight"] = _outlooks(s)
    return found


def _outlooks(s: Town) -> list[Fact]:
    """CV-2.5: where each face of the die would take the pawn, until it is rolled."""
    faces: dict[int, list[int]] = {}
    for face in range(1, s.figures.die + 1):
        faces.setdefault(_end(s, face), []).append(face)
    return [Fact("town-road-face", {"square": square, "faces": faces[square]}) for square in faces]


def _end(s: Town, steps: int) -> int:
    """Where a run of so many squares ends, as long as nobody clears the way."""
    run = s.copy()
    run.steps = steps
    Run().go(run, NO_ANSWERS)
    return run.pawn


def _reach(s: Town) -> tuple[int, int]:
    """CV-2.4: the first and the last square where a zombie could be fought."""
    full = s.copy()
    full.zombies = list(range(s.figures.squares + 1))
    near = full.near()
    return near[0], near[-1]
