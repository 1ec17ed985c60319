"""The steps of a game as plain data, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from huisclos.engine.errors import BadRecord
from huisclos.engine.reading import Proofreader
from huisclos.engine.state import DEEPEST, State
from huisclos.engine.step import Step
from huisclos.engine.view import Steps
from huisclos.engine.vocabulary import Vocabulary
from huisclos.words import Sentence


def steps_of(state: State) -> Steps:
    """What is under way, and what is to follow. It holds no secrets."""
    plain: Steps = msgspec.to_builtins({"stack": state.stack, "step": state.step})
    return plain


def read_steps(kinds: Vocabulary, data: Mapping[str, Any]) -> tuple[list[Step], Step | None]:
    """The stack and the step under way; BadRecord names the first thing that is none."""
    reader = Proofreader(kinds)
    stack: list[Step] = reader.read(data["stack"], list[Step], "stack")
    step: Step | None = reader.read(data["step"], Step | None, "step")
    if not reader.faults and len(stack) > DEEPEST:
        reader.fault("stack", "fault-count", count=len(stack), least=0, most=DEEPEST)
    for fault in reader.faults:
        problem = Sentence("fault-at", {"path": fault.path, "fault": Sentence(fault.key, fault.args)})
        raise BadRecord("error-position", problem=problem)
    return stack, step
