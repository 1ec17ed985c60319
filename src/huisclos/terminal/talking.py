"""Saying something of a fixed form: a few numbers, and the others read it in their language."""

from __future__ import annotations

from typing import Any

from huisclos.engine.match import Match
from huisclos.engine.talk import Slot, Statement
from huisclos.terminal.screen import Screen


def show_statement(screen: Screen, statement: Statement) -> None:
    """Who says what."""
    said = screen.words.text(f"talk-{statement.form}", statement.args)
    seat = f"seat:{statement.seat}"
    screen.say("terminal-says", f"seat-{statement.seat}", name=seat, said=said)


def ask_statement(screen: Screen, match: Match, seat: int) -> Statement | None:
    """Let a person choose a form and fill it; None if they think better of it."""
    forms = match.game.talk.forms(len(match.names))
    if not forms:
        screen.say("terminal-no-talk")
        return None
    number = _number(screen, [screen.words.text(f"form-{form.name}") for form in forms])
    if number is None:
        return None
    args: dict[str, Any] = {}
    for name, slot in forms[number].slots.items():
        screen.say(f"slot-{name}", "ask")
        filled = _fill(screen, slot)
        if filled is None:
            return None
        args[name] = filled
    return match.say(seat, forms[number].name, **args)


def _fill(screen: Screen, slot: Slot) -> Any:
    """One reference, or several numbers on a line where several may be named."""
    _menu(screen, [screen.words.name(reference) for reference in slot.allowed])
    numbers = _read(screen, len(slot.allowed))
    if not numbers or (len(numbers) > 1 and not slot.many):
        return None
    return [slot.allowed[n] for n in numbers] if slot.many else slot.allowed[numbers[0]]


def _number(screen: Screen, labels: list[str]) -> int | None:
    _menu(screen, labels)
    numbers = _read(screen, len(labels))
    return numbers[0] if len(numbers) == 1 else None


def _menu(screen: Screen, labels: list[str]) -> None:
    for number, label in enumerate(labels, 1):
        screen.line(f"  {number:2} {label}")


def _read(screen: Screen, most: int) -> list[int]:
    """Numbers as typed, from 0; none of them if one is out of range, or if nothing is typed."""
    typed = screen.console.input(">> ").replace(",", " ").split()
    numbers = [int(word) - 1 for word in typed if word.isdigit() and 0 < int(word) <= most]
    return list(dict.fromkeys(numbers)) if len(numbers) == len(typed) else []
