"""Saying something of a fixed form: a few numbers, and the others read it in their language."""

from __future__ import annotations

from typing import Any

from huisclos.engine.game.bot import Speech
from huisclos.engine.match.match import Match
from huisclos.engine.talk.statements import Form, Reply, Slot, Statement
from huisclos.terminal.screen import Screen, number
from huisclos.words import Words

REPLIES: tuple[Reply, ...] = ("deal", "no", "else")


def show_statement(screen: Screen, statement: Statement) -> None:
    _show(screen, statement.seat, screen.words.text(f"talk-{statement.form}", statement.args))


def show_answer(screen: Screen, statement: Statement) -> None:
    """The words of the one who was asked."""
    if statement.to is not None:
        _show(screen, statement.to, answer_text(screen.words, statement))


def _show(screen: Screen, seat: int, said: str) -> None:
    screen.say("terminal-says", f"seat-{seat}", name=f"seat:{seat}", said=said)


def answer_text(words: Words, statement: Statement) -> str:
    """Whoever makes a deal says of what; a game may have no words for that."""
    reply = statement.answer.reply if statement.answer else "no"
    deal = f"deal-{statement.form}"
    key = deal if reply == "deal" and deal in words else f"said-{reply}"
    return words.text(key, {**statement.args, "from": f"seat:{statement.seat}"})


def ask_reply(screen: Screen, match: Match) -> Reply | Speech | None:
    """Let a person answer what a bot asks of them; None if they say nothing."""
    screen.say("terminal-answer", "ask")
    _menu(screen, [screen.words.text(f"answer-{reply}") for reply in REPLIES])
    chosen = _read(screen, len(REPLIES))
    reply = REPLIES[chosen[0]] if len(chosen) == 1 else None
    return ask_speech(screen, match) if reply == "else" else reply


def ask_speech(screen: Screen, match: Match) -> Speech | None:
    """Let a person choose a form and fill it; None if they think better of it."""
    forms = match.game.talk.forms(len(match.names))
    if not forms:
        screen.say("terminal-no-talk")
        return None
    _menu(screen, [screen.words.text(f"form-{form.name}") for form in forms])
    chosen = _read(screen, len(forms))
    form = forms[chosen[0]] if len(chosen) == 1 else None
    args = _fill_all(screen, form) if form else None
    if form is None or args is None:
        screen.say("terminal-nothing-said", "dim")
        return None
    return Speech(form.name, args)


def _fill_all(screen: Screen, form: Form) -> dict[str, Any] | None:
    args: dict[str, Any] = {}
    for name, slot in form.slots.items():
        screen.say(f"slot-{name}", "ask")
        args[name] = _fill(screen, slot)
        if args[name] is None:
            return None
    return args


def _fill(screen: Screen, slot: Slot) -> Any:
    """One reference, or several numbers on a line where several may be named."""
    _menu(screen, [screen.words.name(reference) for reference in slot.allowed])
    numbers = _read(screen, len(slot.allowed))
    if not numbers or (len(numbers) > 1 and not slot.many):
        return None
    return [slot.allowed[n] for n in numbers] if slot.many else slot.allowed[numbers[0]]


def _menu(screen: Screen, labels: list[str]) -> None:
    for n, label in enumerate(labels, 1):
        screen.line(f"  {n:2} {label}")


def _read(screen: Screen, most: int) -> list[int]:
    """Numbers as typed, from 0; none of them if one is out of range, or if nothing is typed."""
    numbers = [number(word, most) for word in screen.ask(">> ").replace(",", " ").split()]
    return [n - 1 for n in dict.fromkeys(numbers) if n] if None not in numbers else []
