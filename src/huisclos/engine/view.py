"""The one place where secrets are taken out: what a seat, or a spectator, may see of a state."""

from __future__ import annotations

from typing import Any, TypedDict

import msgspec

from huisclos.engine.audience import Audience, audiences
from huisclos.engine.choice import Choice
from huisclos.engine.state import State


class Asked(TypedDict):
    """What everyone sees of a question to a seat."""

    seat: int
    prompt: str
    about: list[str]
    rule: str


class View(TypedDict):
    """All that a seat gets to see of a match, as plain data."""

    version: int
    game: str
    names: list[str]
    options: dict[str, Any]
    seat: int | None
    board: dict[str, Any]
    waiting: list[Asked]
    answered: list[int]
    answer: list[str] | None
    talk: list[dict[str, Any]]
    commitment: str | None
    seed: str | None
    result: dict[str, Any] | None


def board(state: State, seat: int | None, *, everything: bool = False) -> dict[str, Any]:
    """The fields of a state, as plain data, as far as the seat may see them."""
    seen = {}
    for field, audience in audiences(type(state)).items():
        if audience.name == "nobody":
            continue
        value = getattr(state, field)
        seen[field] = value if everything else _hide(state, value, audience, seat)
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(seen))
    return plain


def _hide(state: State, value: Any, audience: Audience, seat: int | None) -> Any:
    match audience.name:
        case "everyone":
            return value
        case "owner":
            return [mine if owner == seat else len(mine) for owner, mine in enumerate(value)]
        case "shown" if _was_shown(state, audience, seat):
            return value
        case _:
            return len(value)


def _was_shown(state: State, audience: Audience, seat: int | None) -> bool:
    """The seats that were shown it; and when that is all of them, spectators too."""
    shown = getattr(state, audience.by)
    return seat in shown or len(shown) == state.seats


def asked(choices: dict[int, Choice]) -> list[Asked]:
    """What everyone sees of the questions: whom and what about, never the options."""
    return [
        {"seat": seat, "prompt": c.prompt, "about": list(c.about), "rule": c.rule}
        for seat, c in sorted(choices.items())
    ]
