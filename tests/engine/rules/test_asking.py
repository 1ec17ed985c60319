"""Asking: who is waited for, when an answer counts, and what a step gets to know."""

from __future__ import annotations

from typing import ClassVar

import pytest

import huisclos
from huisclos.engine.rules.choice import PASS, Choice, Option
from huisclos.engine.rules.step import Answers, Mark, Step
from tests.engine import tiny
from tests.engine.tiny import Note, play

DO = Option("do", "do")


class Together(Step, frozen=True):
    """Those who are waited for, and those who have it on offer."""

    waited: tuple[int, ...]
    offered: tuple[int, ...] = ()

    def ask(self, s: tiny.Room) -> dict[int, Choice]:
        asked = {seat: Choice("do", (DO, PASS), "T-7", min=0) for seat in self.waited}
        return asked | {seat: Choice("offer", (DO,), "T-7", waits=False) for seat in self.offered}

    def go(self, s: tiny.Room, answers: Answers) -> None:
        s.done.append(" ".join(f"{seat}:{','.join(o.id for o in picks)}" for seat, picks in answers.items()))


class Window(Together, frozen=True):
    window: ClassVar[bool] = True


def begun(step: Step) -> huisclos.Match:
    return play(tiny.Tiny(step, Note("z")), 4)


def test_answers_wait_until_all_are_in():
    match = begun(Together((2, 0, 1)))
    for seat in (1, 2):
        match.act(seat, ["do"])
        assert match.state.done == []
    assert (sorted(match.choices()), match.view(3)["answered"]) == ([0], [1, 2])
    match.act(0, ["pass"])
    assert match.state.done == ["1:do 2:do 0:pass", "z"]
    assert match.view(3)["answered"] == []


@pytest.mark.parametrize("seat", [0, 1])
def test_an_answer_is_given_once(seat):
    match = begun(Together((0, 1)))
    match.act(seat, ["do"])
    with pytest.raises(huisclos.IllegalAction):
        match.act(seat, ["do"])


def test_nobody_waits_for_an_offer():
    match = begun(Together((0, 1), (2, 3)))
    assert [asked["seat"] for asked in match.view(0)["waiting"]] == [0, 1]
    match.act(0, ["do"])
    assert match.state.done == []
    match.act(1, ["do"])
    assert match.state.done == ["0:do 1:do", "z"]


def test_an_offer_that_is_taken_counts_at_once_with_the_answers_so_far():
    match = begun(Together((0, 1), (2, 3)))
    match.act(0, ["pass"])
    match.act(3, ["do"])
    assert match.state.done == ["0:pass 3:do", "z"]


def test_in_a_window_what_somebody_does_counts_at_once_and_a_pass_waits():
    match = begun(Window((0, 1, 2)))
    match.act(2, ["pass"])
    match.act(1, [])
    assert match.state.done == []
    match.act(0, ["do"])
    assert match.state.done == ["2:pass 1: 0:do", "z"]
    match = begun(Window((0, 1, 2)))
    match.act(1, ["do"])
    assert match.state.done == ["1:do", "z"]


def test_what_counts_at_once():
    assert Window(()).counts([DO])
    assert not Window(()).counts([PASS])
    assert not Window(()).counts([])
    assert not Together(()).counts([DO])
    assert not Mark("end").counts([DO])


def test_every_action_is_counted_and_every_event_names_the_one_that_caused_it():
    match = begun(Together((0, 1)))
    assert match.state.acts == 0
    match.act(0, ["do"])
    assert match.state.acts == 1
    match.act(1, ["do"])
    assert match.state.acts == 2
    assert [event["action"] for event in match.events_since(0, None)] == [2]
    assert match.state.asked == {}
    assert match.choices() == {}


def test_events_have_secrets_for_some():
    match = begun(Together((0,)))
    match.state.tell_apart("looked", [1, 2], {"die": 6}, place="place:1")
    for seat, known in ((None, False), (0, False), (1, True), (2, True)):
        (event,) = match.events_since(0, seat)
        args = {"place": "place:1", "die": 6} if known else {"place": "place:1"}
        assert (event["key"], event["args"], event["known"]) == ("looked", args, known)
    assert match.state.log[0].to == (1, 2)
