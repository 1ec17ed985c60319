"""What can't be taken back: the kernel finds out by itself, whatever the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from huisclos.engine.base.audience import CONTENT, EVERYONE, SECRET_CONTENT, audiences, discreet_fields
from huisclos.engine.rules.diff import KERNEL_FIELDS
from huisclos.engine.rules.state import State


def shows_something(state: State, answer: Callable[[], None]) -> bool:
    """Answer, and tell whether a die was rolled or anything secret changed, was told or was shown by it."""
    asked = sum(choice.waits for choice in state.asked.values())
    in_window = state.step is not None and state.step.window
    opens_answers = not in_window and asked > 1 and len(state.answers) + 1 == asked
    told = len(state.log or ())
    before = _secrets(state)
    answer()
    return (
        opens_answers
        or state.over
        or _secrets(state) != before
        or any(event.secret for event in (state.log or [])[told:])
    )


def _secrets(state: State) -> list[Any]:
    """What is hidden, and from whom: the secret fields, the seats that were shown them, and the dice."""
    fields, unnoticed = audiences(type(state)), {*KERNEL_FIELDS, *discreet_fields(type(state))}
    open_ = (EVERYONE, CONTENT, SECRET_CONTENT)
    hidden = [f for f in fields if fields[f] not in open_ and f not in unnoticed]
    shown = [fields[f].by for f in hidden if fields[f].by]
    values = (getattr(state, field) for field in hidden + shown)
    secrets: list[Any] = msgspec.to_builtins([state.dice.count, *values])
    return secrets
