"""Steps from outside: what a view or a position says is under way, and answers that are made up."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, ClassVar

import pytest

import huisclos
from huisclos.engine.base.dice import QuickDice
from huisclos.engine.base.errors import BadRecord
from huisclos.engine.rules.choice import PASS, Choice, Option
from huisclos.engine.rules.state import DEEPEST
from huisclos.engine.rules.step import Answers, Mark, Step
from huisclos.engine.sight.stack import read_steps, steps_of
from tests.engine import tiny
from tests.engine.tiny import Fork, Note, play

THINGS = tuple(Option(name, name) for name in ("axe", "bat", "can"))


class Pack(Step, frozen=True):
    """All choose in secret what to take along: nothing, or one or two things."""

    def ask(self, s: tiny.Room) -> dict[int, Choice]:
        return {seat: Choice("pack", THINGS, "T-5", min=0, max=2) for seat in range(s.seats)}

    def go(self, s: tiny.Room, answers: Answers) -> None:
        s.done += [f"{seat}:{pick.id}" for seat, picks in sorted(answers.items()) for pick in picks]


class Grab(Step, frozen=True):
    """Whoever is first takes something; one may pass."""

    window: ClassVar[bool] = True

    def ask(self, s: tiny.Room) -> dict[int, Choice]:
        return {seat: Choice("grab", (*THINGS, PASS), "T-6") for seat in range(s.seats)}

    def go(self, s: tiny.Room, answers: Answers) -> None:
        s.done += [f"{seat}:{picks[0].id}" for seat, picks in answers.items()]


class Packing(tiny.Tiny):
    rules = ("tiny", "sight.test_resuming")


def imagined(match: huisclos.Match, seat: int | None, times: int = 60) -> list[Any]:
    return [match.game.imagine(match.view(seat), random.Random(n)) for n in range(times)]


def ids(picks: list[Option]) -> tuple[str, ...]:
    return tuple(pick.id for pick in picks)


@pytest.mark.parametrize("picks", [[], ["bat"], ["can", "axe"]])
def test_ones_own_answer_stands(picks):
    match = play(Packing(Pack(), Note("z")), 3)
    match.act(0, picks)
    for state in imagined(match, 0):
        assert ids(state.answers[0]) == tuple(picks)
        assert list(state.answers) == [0]


def test_what_others_have_answered_is_any_answer_they_could_have_given():
    match = play(Packing(Pack(), Note("z")), 3)
    match.act(0, ["bat"])
    for reader in (None, 1):
        counts = Counter(len(state.answers[0]) for state in imagined(match, reader))
        assert set(counts) == {0, 1, 2}
        given = {ids(state.answers[0]) for state in imagined(match, reader)}
        assert {("axe",), ("bat",), ("can",)} < given


def test_an_imagined_answer_counts_when_the_others_are_in():
    match = play(Packing(Pack(), Note("z")), 2)
    match.act(0, ["bat"])
    state = next(state for state in imagined(match, 1) if ids(state.answers[0]) == ("axe",))
    state.act(1, [THINGS[2]])
    assert state.done == ["0:axe", "1:can", "z"]
    assert match.state.done == []


def test_in_a_window_others_can_only_have_passed():
    """Had they done something, the game would have gone on."""
    match = play(Packing(Grab(), Note("z")), 3)
    match.act(2, ["pass"])
    for state in imagined(match, 1):
        assert {seat: ids(picks) for seat, picks in state.answers.items()} == {2: ("pass",)}
        assert sorted(state.waiting()) == [0, 1]


def test_what_is_to_follow_is_there_and_the_dice_are_quick_and_new():
    match = play(Packing(Pack(), Mark("end", (Note("b"),)), Note("z")), 2)
    one, other = imagined(match, 0, 2)
    assert one.stack == [Note("z"), Mark("end", (Note("b"),))]
    assert one.step == Pack()
    assert type(one.dice) is QuickDice
    assert one.dice.seed == ""
    assert one.dice.pool != other.dice.pool


def test_a_finished_game_stays_finished():
    match = play(Packing(Note("z")), 2)
    (state,) = imagined(match, 0, 1)
    assert state.over
    assert (state.asked, state.answers, state.stack) == ({}, {}, [])


# -- steps as plain data -------------------------------------------------------------------------------


def test_steps_are_read_as_they_were_written():
    match = play(Packing(Fork(Note("b")), Mark("end", (Note("c"),)), Note("z")))
    plain = steps_of(match.state)
    assert plain["step"] == {"type": "Fork", "way": {"type": "Note", "word": "b"}, "seat": 0}
    assert [step["type"] for step in plain["stack"]] == ["Note", "Mark"]
    assert read_steps(match.game.kinds, plain) == (match.state.stack, match.state.step)
    assert read_steps(match.game.kinds, {"stack": [], "step": None}) == ([], None)


def refusal(stack: Any = (), step: Any = None) -> Any:
    with pytest.raises(BadRecord) as refused:
        read_steps(Packing().kinds, {"stack": list(stack), "step": step})
    assert refused.value.message.key == "error-position"
    return refused.value.message.args["problem"].args


def test_what_is_no_step_is_refused_with_its_place():
    assert refusal([{"type": "Note", "word": "a"}, {"type": "Dance"}])["path"] == "stack[1].type"
    assert refusal([{"type": "Note", "word": 3}])["path"] == "stack[0].word"
    assert refusal(step={"type": "Dance"})["path"] == "step.type"
    assert refusal(step=[])["path"] == "step"


def test_a_stack_from_outside_has_a_bound():
    note = {"type": "Note", "word": "a"}
    stack, _ = read_steps(Packing().kinds, {"stack": [note] * DEEPEST, "step": None})
    assert len(stack) == DEEPEST
    problem = refusal([note] * (DEEPEST + 1))
    assert problem["path"] == "stack"
    assert problem["fault"] == ("fault-count", {"count": 501, "least": 0, "most": 500})
