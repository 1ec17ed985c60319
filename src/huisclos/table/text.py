"""What people write at a table: names, lines of chat, and what they add to an answer."""

from __future__ import annotations

from huisclos.engine.choice import Choice
from huisclos.engine.inputs import can_be_shown


def one_line(text: str) -> str:
    """With plain spaces only; empty if nothing is to be seen, or something in it can't be shown."""
    line = " ".join(text.split())
    return line if can_be_shown(line) else ""


def tidy(pick: str, choice: Choice) -> str:
    """A pick, with what somebody wrote on one line; the kernel refuses it if nothing of that is left."""
    for option in choice.options:
        text = option.added(pick)
        if text is not None:
            return f"{option.id}:{one_line(text)}"
    return pick
