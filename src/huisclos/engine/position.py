"""A position: a full state as plain data, and back."""

from __future__ import annotations

from typing import Any

import msgspec

from huisclos.engine.audience import content_fields
from huisclos.engine.errors import BadRecord, HuisClosError
from huisclos.engine.game import Game
from huisclos.engine.record import FORMAT
from huisclos.engine.stack import read_steps
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

# Made anew on loading: they follow from the rest.
_DERIVED = {"asked", "log", "before", "plain"}


def written(game: Game, names: list[str], options: dict[str, Any], state: State, content: str = "") -> bytes:
    """All of a state as JSON, with what is needed to go on playing from it.

    Its content follows from the options; `content` is its digest.
    """
    left_out = {*_DERIVED, *content_fields(type(state))}
    fields = {name: getattr(state, name) for name in state.__struct_fields__ if name not in left_out}
    fields["answers"] = {str(seat): [pick.id for pick in picks] for seat, picks in state.answers.items()}
    position = {
        "format": FORMAT,
        "game": game.meta.name,
        "version": game.meta.version,
        "names": names,
        "options": options,
        "content": content,
        "state": fields,
    }
    return _json(position)


def plain_copy(data: Any) -> Any:
    """The same data with nothing shared, and nothing in it that JSON doesn't have."""
    return msgspec.json.decode(_json(data))


def _json(data: Any) -> bytes:
    try:
        return msgspec.json.encode(data)
    except (TypeError, ValueError, RecursionError) as problem:
        raise BadRecord("error-position", problem=str(problem)) from None


def from_plain(game: Game, data: dict[str, Any]) -> State:
    """The state of a position; BadRecord if it is none.

    A position may have steps on its stack and none under way: then they are begun.
    """
    try:
        return _state(game, data)
    except BadRecord:
        raise
    except HuisClosError as problem:
        raise BadRecord("error-position", problem=problem.message) from None
    except BROKEN as problem:
        raise BadRecord("error-position", problem=f"{type(problem).__name__}: {problem}") from None


def _state(game: Game, data: dict[str, Any]) -> State:
    fields = dict(data["state"])
    stack, step = read_steps(game.kinds, {"stack": fields.pop("stack"), "step": fields.pop("step")})
    answers = msgspec.convert(fields.pop("answers"), dict[int, list[str]], strict=False)
    content = game.content(len(data["names"]), game.read_options(data["names"], data["options"]))
    state = msgspec.convert({**fields, **content}, game.state, from_attributes=True)
    if state.seats != len(data["names"]):
        raise BadRecord("error-position", problem="names")
    game.check(state)
    state.stack, state.step = stack, step
    state.start_log()
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
