"""The lie ledger: all that was said in a match and answered, and what became of it."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import cached_property
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from huisclos.engine.base.errors import BadStatement
from huisclos.engine.base.inputs import check_seat
from huisclos.engine.rules.event import Event
from huisclos.engine.rules.state import State
from huisclos.engine.talk.statements import MOST_SAID, Answered, Form, Reply, Sides, Statement, Talk, Verdict


class Entry(NamedTuple):
    """A statement; the verdict on it, and on each side if somebody is asked, as soon as they can be known."""

    said: Statement
    verdict: Verdict | None = None
    sides: Sides = Sides()


class Ledger:
    """Of one match. Nothing but what happened, and what was answered, leads to a verdict."""

    def __init__(self, talk: Talk, seats: int) -> None:
        self.talk = talk
        self.seats = seats
        self.said: list[Statement] = []
        self._known: dict[int, Entry] = {}
        """Those that have their verdict, or of which one side has."""
        self._judged = 0
        """So many events were there when the rest was last judged."""
        self._public: list[Event] = []

    @cached_property
    def _forms(self) -> dict[str, Form]:
        return {form.name: form for form in self.talk.forms(self.seats)}

    def say(self, seat: int, form: str, args: dict[str, Any], state: State) -> Statement:
        """BadStatement if it has no form, if there is no room for it, or if the game is over."""
        _must_go_on(state)
        statement = Statement(check_seat(seat, self.seats), state.acts, form, msgspec.to_builtins(args))
        if len(self.said) >= MOST_SAID:
            raise BadStatement("error-much-said", most=MOST_SAID)
        self.talk.check(statement, self.seats)
        self.said.append(statement)
        return statement

    def answer(self, seat: int, number: int, reply: Reply, state: State) -> None:
        """BadStatement unless that statement waits for an answer of that seat."""
        asked = self._asked(seat, number, reply, state)
        self.hear(number, replace(asked, answer=Answered(reply, state.acts)))

    def counter(self, seat: int, number: int, form: str, args: dict[str, Any], state: State) -> Statement:
        """Something else is said in place of an answer: both of it, or nothing."""
        asked = self._asked(seat, number, "else", state)
        statement = self.say(seat, form, args, state)
        self.hear(number, replace(asked, answer=Answered("else", state.acts)))
        return statement

    def _asked(self, seat: int, number: Any, reply: Reply, state: State) -> Statement:
        """The statement that waits for this answer."""
        _must_go_on(state)
        speaker = check_seat(seat, self.seats)
        if type(number) is not int or not 0 <= number < len(self.said):
            raise BadStatement("error-not-said", number=str(number)[:40])
        if reply not in ("deal", "no", "else"):
            raise BadStatement("error-reply", reply=str(reply)[:40])
        said = self.said[number]
        if said.to != speaker or not self._forms[said.form].wants_answer:
            raise BadStatement("error-not-to-you")
        if said.answer:
            raise BadStatement("error-answered")
        if number not in self.waiting(speaker, state):
            raise BadStatement("error-too-late")
        return said

    def hear(self, number: int, answered: Statement) -> None:
        """A statement has its answer now, so it is judged anew."""
        self.said[number] = answered
        self._judged = -1

    def waiting(self, seat: int, state: State) -> list[int]:
        """The numbers of the statements that wait for an answer of that seat, and may still get one."""
        if state.over:
            return []
        return [
            number
            for number, (said, verdict, sides) in enumerate(self.entries(state.log))
            if verdict is None
            and said.answer is None
            and said.to == seat
            and self._forms[said.form].wants_answer
            and sides == Sides()
        ]

    def entries(self, log: list[Event] | None) -> list[Entry]:
        """All that was said, judged by what has happened."""
        self._judge(log)
        return [self._known.get(number) or Entry(said) for number, said in enumerate(self.said)]

    def _judge(self, log: list[Event] | None) -> None:
        if log is None or len(log) == self._judged:
            return
        # A verdict is public, so it knows no more than everyone does.
        self._public += [event.public for event in log[len(self._public) :]]
        self._judged = len(log)
        for number, said in enumerate(self.said):
            if number not in self._known or self._known[number].verdict is None:
                # The game goes on whatever is said, so a judge that fails judges nothing.
                with suppress(Exception):
                    self._note(number, self._entry(said, self._public))

    def _note(self, number: int, entry: Entry) -> None:
        if entry.verdict is not None or entry.sides != Sides():
            self._known[number] = entry

    def _entry(self, said: Statement, events: Sequence[Event]) -> Entry:
        form = self._forms[said.form]
        offer = form.said == "offer"
        if said.answer and not said.is_deal and offer:
            return Entry(said, "moot")  # who says no is owed nothing
        sides = self.talk.sides(said, events) if form.wants_answer else Sides()
        sides = sides if offer else Sides(sides.asked)
        verdict = _of_both(sides, offer) if said.is_deal else self.talk.verdict(said, events)
        return Entry(said, verdict, sides)

    def undo(self, now: int) -> None:
        """What was said stays said, also if it was said after what is taken back."""
        self.said = [
            replace(
                said,
                at=min(said.at, now),
                answer=said.answer and replace(said.answer, at=min(said.answer.at, now)),
            )
            for said in self.said
        ]
        self._known, self._judged, self._public = {}, 0, []

    def copy(self) -> Ledger:
        """One of its own, for a match that keeps no events."""
        new = Ledger(self.talk, self.seats)
        new.said, new._known, new._judged = self.said[:], self._known.copy(), self._judged
        return new


def _must_go_on(state: State) -> None:
    if state.over:
        raise BadStatement("error-over")


def _of_both(sides: Sides, offer: bool) -> Verdict | None:
    """A deal is broken if one of them broke it, and kept if anything of it was kept."""
    both = (sides.asked, sides.pledged) if offer else (sides.asked,)
    if None in both:
        return None
    return next((verdict for verdict in both if verdict == "broken"), "kept" if "kept" in both else "moot")
