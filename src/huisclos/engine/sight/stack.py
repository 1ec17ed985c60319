"""The steps of a game as plain data, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from huisclos.engine.base.errors import BadRecord
from huisclos.engine.packs.reading import Proofreader
from huisclos.engine.packs.vocabulary import Vocabulary
from huisclos.engine.rules.state import DEEPEST, State
from huisclos.engine.rules.step import Step
from huisclos.engine.sight.view import Steps


def steps_of(state: State) -> Steps:
    """What is under way, and what is to follow. It holds no secrets."""
    plain: Steps = msgspec.to_builtins({"stack": state.stack, "step": state.step})
    if state.silent:
        plain["silent"] = list(state.silent)
    return plain


def read_steps(
    kinds: Vocabulary, data: Mapping[str, Any], seats: int | None = None
) -> tuple[list[Step], Step | None]:
    """The stack and the step under way; BadRecord names the first thing that is none."""
    reader = Proofreader(kinds, seats=seats)
    stack: list[Step] = reader.read(data["stack"], _STACK, "stack")
    step: Step | None = reader.read(data["step"], Step | None, "step")
    refuse_faults(reader)
    return stack, step


_STACK = Annotated[list[Step], Meta(max_length=DEEPEST)]


def refuse_faults(reader: Proofreader) -> None:
    """BadRecord with the first thing that is wrong with a position."""
    for fault in reader.faults:
        raise BadRecord("error-position", problem=fault.sentence)
