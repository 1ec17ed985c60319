"""Bots at a match: each says what it has to say, hears the answers, and picks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from huisclos.engine.game.bot import Bot, Speech
from huisclos.engine.game.game import Result
from huisclos.engine.match.match import Match
from huisclos.engine.rules.choice import Choice
from huisclos.engine.sight.view import View
from huisclos.engine.talk.statements import MOST_SAID, Reply

MOST_INSTEAD = 6
"""So often bots say something else in place of an answer, before somebody plays on."""


def drive(match: Match, bots: list[Bot]) -> tuple[int, Result]:
    """Let bots play a match to its end: each says what it has to say, the others answer, then it picks."""
    decisions, players = 0, dict(enumerate(bots))
    while choices := match.choices():
        seat, choice = next((seat, choice) for seat, choice in choices.items() if choice.waits)
        take_turn(match, seat, choice, bots[seat], players)
        decisions += 1
    assert match.result is not None
    return decisions, match.result


class Hearer(Protocol):
    """Somebody who can be spoken to."""

    def reply(self, view: View, number: int) -> Reply | Speech | None:
        """See Bot."""


def take_turn(
    match: Match, seat: int, choice: Choice, bot: Bot, listeners: Mapping[int, Hearer] = {}
) -> None:
    """A bot says what it has to say, as long as anything can be said, hears the answers, and picks."""
    view, before = match.view(seat), len(match.statements)
    speeches = bot.speak(view, choice)[: MOST_SAID - before]
    for speech in speeches:
        match.say(seat, speech.form, **speech.args)
    if speeches:
        hear(match, listeners, before)
        view = match.view(seat)
    match.act(seat, bot.pick(view, choice), house=True)


def hear(match: Match, listeners: Mapping[int, Hearer], first: int) -> None:
    """They answer what was said to them, from that statement on; also what is said instead of an answer."""
    last = min(len(match.statements) + MOST_INSTEAD, MOST_SAID)
    number = first
    while number < len(match.statements):
        to = match.statements[number].to
        if to is not None and to in listeners and number in match.unanswered(to):
            reply = listeners[to].reply(match.view(to), number)
            if isinstance(reply, Speech):
                if len(match.statements) < last:
                    match.counter(to, number, reply.form, **reply.args)
            elif reply:
                match.answer(to, number, reply)
        number += 1
