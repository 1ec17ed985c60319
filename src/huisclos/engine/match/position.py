"""A position: a full state as plain data, and back."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any

import msgspec

from huisclos.engine.base.audience import audiences, content_fields
from huisclos.engine.base.bounds import BY_SEAT
from huisclos.engine.base.errors import BadRecord, HuisClosError
from huisclos.engine.game.game import Game
from huisclos.engine.match.record import FORMAT
from huisclos.engine.match.under_way import counted
from huisclos.engine.packs.reading import Field, Proofreader, fields_in
from huisclos.engine.rules.choice import Option
from huisclos.engine.rules.state import State
from huisclos.engine.sight.stack import read_steps, refuse_faults

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
_DERIVED = {"asked", "log", "before", "plain", "purse", "house", "signs"}

_SHOWN = 200


def written(
    game: Game,
    names: list[str],
    options: dict[str, Any],
    state: State,
    content: Mapping[str, Any] | None = None,
) -> bytes:
    """All of a state as JSON, with what is needed to go on playing from it.

    Its content follows from the options; `content` has its digest, and those of its packs.
    """
    fields = {name: getattr(state, name) for name in _written(type(state))}
    if not state.silent:
        del fields["silent"]
    fields["answers"] = {str(seat): [pick.id for pick in picks] for seat, picks in state.answers.items()}
    position = {
        "format": FORMAT,
        "game": game.meta.name,
        "version": game.meta.version,
        "names": names,
        "options": options,
        **(content or {"content": ""}),
        "state": fields,
    }
    return msgspec.json.encode(position)


def plain_copy(data: Any) -> Any:
    """The same data with nothing shared, and nothing in it that JSON doesn't have."""
    try:
        return msgspec.json.decode(msgspec.json.encode(data))
    except (TypeError, ValueError, RecursionError) as problem:
        raise BadRecord("error-position", problem=str(problem)[:_SHOWN]) from None


def from_plain(game: Game, data: dict[str, Any]) -> State:
    """The state of a position; BadRecord if it is none.

    A position may have steps on its stack and none under way: then they are begun.
    """
    try:
        return _state(game, data)
    except BadRecord:
        raise
    except HuisClosError as problem:
        raise BadRecord("error-position", package=problem.package, problem=problem.reason) from None
    except BROKEN as problem:
        told = f"{type(problem).__name__}: {problem}"[:_SHOWN]
        raise BadRecord("error-position", problem=told) from None


def _state(game: Game, data: dict[str, Any]) -> State:
    fields, seats = data["state"], len(data["names"])
    steps = {"stack": fields["stack"], "step": fields["step"]}
    stack, step = read_steps(game.kinds, steps, seats)
    reader = Proofreader(game.kinds, seats=seats)
    known = _fields(game.state)
    # An earlier version may have had fields that nobody needs any more.
    values = reader.values({name: value for name, value in fields.items() if name in known}, known, "")
    answers = reader.read(fields["answers"], dict[str, list[str]], "answers")
    refuse_faults(reader)
    content = game.content(seats, game.read_options(data["names"], data["options"]))
    state = game.state(**values, **content)
    if state.seats != seats:
        raise BadRecord("error-position", problem="names")
    game.check(state)
    state.stack, state.step = stack, step
    state.start_log()
    if step is None:
        state.advance()
    else:
        state.ask_again()
    if state.unanswerable():
        raise BadRecord("error-position", problem="step")
    if state.over:
        game.result(counted(state.copy()))  # whoever looks at it asks for that
    for seat, picks in answers.items():
        state.answers[int(seat)] = _answer(state, int(seat), picks)
    return state


def _answer(state: State, seat: int, picks: list[str]) -> list[Option]:
    chosen = state.asked[seat].chosen(picks) if seat in state.asked else None
    if chosen is None:
        raise BadRecord("error-position", problem=f"{seat}: {picks}"[:_SHOWN])
    return chosen


@cache
def _written(state: type[State]) -> list[str]:
    """The fields of a state that are written."""
    left_out = {*_DERIVED, *content_fields(state)}
    return [name for name in state.__struct_fields__ if name not in left_out]


@cache
def _fields(state: type[State]) -> dict[str, Field]:
    """The fields of a state that a position has, but for steps and answers. What belongs to owners has an
    entry for each seat, and so has what says who else sees it."""
    left_out = {*_DERIVED, *content_fields(state), "stack", "step", "answers"}
    owned = {field for field, audience in audiences(state).items() if audience.name == "owner"}
    owned |= {audiences(state)[field].by for field in owned}
    return {
        key: (name, Annotated[hint, BY_SEAT] if name in owned else hint, required)
        for key, (name, hint, required) in fields_in(state).items()
        if name not in left_out
    }
