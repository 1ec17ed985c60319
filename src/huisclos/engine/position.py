"""A position: a full state as plain data, and back."""

from __future__ import annotations

from typing import Any, Union

import msgspec

from huisclos.engine.errors import BadRecord
from huisclos.engine.game import Game, steps_of
from huisclos.engine.record import FORMAT
from huisclos.engine.state import State

BROKEN = (
    LookupError,
    TypeError,
    ValueError,
    ArithmeticError,
    RecursionError,
    AssertionError,
    StopIteration,
)
"""What the rules may run into on a position that no game leads to."""

# Made anew from the step on loading: they follow from the rest.
_DERIVED = ("asked", "log")


def to_plain(game: Game, names: list[str], options: dict[str, Any], state: State) -> dict[str, Any]:
    """All of a state, with what is needed to go on playing from it."""
    fields = {name: getattr(state, name) for name in state.__struct_fields__ if name not in _DERIVED}
    fields["answers"] = {str(seat): [pick.id for pick in picks] for seat, picks in state.answers.items()}
    position = {
        "format": FORMAT,
        "game": game.meta.name,
        "version": game.meta.version,
        "names": names,
        "options": options,
        "state": fields,
    }
    return plain_copy(position)


def plain_copy(data: dict[str, Any]) -> dict[str, Any]:
    """The same data with nothing shared, and nothing in it that JSON doesn't have."""
    try:
        plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(data))
    except (TypeError, ValueError, RecursionError) as problem:
        raise BadRecord("error-position", problem=str(problem)) from None
    return plain


def from_plain(game: Game, data: dict[str, Any]) -> State:
    """The state of a position; BadRecord if it is none.

    A position may have steps on its stack and none under way: then they are begun.
    """
    try:
        return _state(game, data)
    except BadRecord:
        raise
    except BROKEN as problem:
        raise BadRecord("error-position", problem=f"{type(problem).__name__}: {problem}") from None


def _state(game: Game, data: dict[str, Any]) -> State:
    steps: Any = Union[tuple(steps_of(game.step))]  # noqa: UP007 - made at run time
    fields = dict(data["state"])
    stack = msgspec.convert(fields.pop("stack"), list[steps])
    step = msgspec.convert(fields.pop("step"), steps | None)
    answers = msgspec.convert(fields.pop("answers"), dict[int, list[str]], strict=False)
    state = msgspec.convert(fields, game.state)
    if state.seats != len(data["names"]):
        raise BadRecord("error-position", problem="names")
    game.check(state)
    state.stack, state.step, state.log = stack, step, []
    if step is None:
        state.advance()
    else:
        state.asked = step.ask(state)
    for seat, picks in answers.items():
        chosen = state.asked[seat].chosen(picks) if seat in state.asked else None
        if chosen is None:
            raise BadRecord("error-position", problem=f"{seat}: {picks}")
        state.answers[seat] = chosen
    return state
