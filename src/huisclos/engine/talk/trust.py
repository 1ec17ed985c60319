"""Players' word, for bots of any game: what is still owed, and whose word is worth something."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from huisclos.engine.talk.statements import Spoken, Verdict

T = TypeVar("T")
Tasks = Callable[[int, str, dict[str, Any]], tuple[T | None, T | None]]
"""What a statement (its seat, form and gaps) asks of another, and what its speaker pledges."""


def bound(said: Spoken, tasks: Tasks[T]) -> list[T]:
    """What the one who spoke and the one who agreed are bound to by a statement."""
    asked, pledged = tasks(said["seat"], said["form"], said["args"])
    if said["answer"] == "deal":
        due = [(asked, said["asked"]), (pledged, said["pledged"])]
        return [task for task, verdict in due if task and verdict is None]
    return [pledged] if pledged and asked is None else []


def pending(talk: Sequence[Spoken], seat: int, form: str) -> bool:
    """They said it, and nobody knows yet what comes of it."""
    return any(said["seat"] == seat and said["form"] == form and said["verdict"] is None for said in talk)


def belief(talk: Sequence[Spoken], seat: int) -> float:
    """How far a seat's word is believed: more with each that was true or kept, less with the others."""
    verdicts = [verdict for said in talk for verdict in verdicts_on(seat, said)]
    good = verdicts.count("true") + verdicts.count("kept")
    bad = verdicts.count("false") + verdicts.count("broken")
    return (good + 2) / (good + bad + 3)


def verdicts_on(seat: int, said: Spoken) -> list[Verdict | None]:
    """What a statement tells of a seat's word: of a deal each side has its own, and who asks for something
    says nothing that could be true."""
    mine, to = said["seat"] == seat, said["args"].get("to") == f"seat:{seat}"
    if said["answer"] == "deal":
        return [said["pledged"]] * mine + [said["asked"]] * to
    return [said["verdict"]] if mine and not said["form"].startswith("ask-") else []
