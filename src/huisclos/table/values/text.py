"""What people write at a table: names, lines of chat, and what they add to an answer."""

from __future__ import annotations

from collections.abc import Iterable

from huisclos.engine.base.inputs import can_be_shown
from huisclos.engine.rules.choice import Choice
from huisclos.table.values.refused import Refused

LONGEST_NAME = 24
LONGEST_CHAT = 400


def one_line(text: str) -> str:
    """With plain spaces only; empty if nothing is to be seen, or something in it can't be shown."""
    line = " ".join(text.split())
    return line if can_be_shown(line) else ""


def fit_name(name: str, others: Iterable[str]) -> str:
    """A name as it is shown; Refused if it can't be, or if one of the others has it."""
    name = one_line(name)
    if not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
        raise Refused("table-name", most=LONGEST_NAME)
    if name.casefold() in {other.casefold() for other in others}:
        raise Refused("table-name-taken", name=name)
    return name


def chat_line(text: str) -> str:
    """A line of chat as it is shown; Refused if it is empty or too long."""
    text = one_line(text)
    if not text:
        raise Refused("table-chat")
    if len(text) > LONGEST_CHAT:
        raise Refused("table-chat-long", most=LONGEST_CHAT)
    return text


def tidy(pick: str, choice: Choice) -> str:
    """A pick, with what somebody wrote on one line; the kernel refuses it if nothing of that is left."""
    for option in choice.options:
        text = option.added(pick)
        if text is not None:
            return f"{option.id}:{one_line(text)}"
    return pick
