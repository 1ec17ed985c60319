"""What comes next: marks on the stack, what waits for them, and what is left out."""

from __future__ import annotations

import huisclos
from huisclos.engine.rules.step import Answers, Mark, Step
from tests.engine import tiny
from tests.engine.all_games import plain
from tests.engine.tiny import Fork, Note, play


class Later(Step, frozen=True):
    """These words are noted at the mark."""

    words: tuple[str, ...]
    mark: str = "end"

    def go(self, s: tiny.Room, answers: Answers) -> None:
        s.after(self.mark, *map(Note, self.words))


class Skip(Step, frozen=True):
    mark: str = "end"

    def go(self, s: tiny.Room, answers: Answers) -> None:
        s.skip_to(self.mark)


class Finish(Step, frozen=True):
    def go(self, s: tiny.Room, answers: Answers) -> None:
        s.finish()


class Marks(tiny.Tiny):
    rules = ("tiny", "rules.test_marks")


def done(*steps: Step) -> list[str]:
    match = play(Marks(*steps))
    assert match.state.over
    return match.state.done


def test_steps_are_done_in_the_order_in_which_they_are_named():
    assert done(Note("a"), Note("b"), Note("c")) == ["a", "b", "c"]


def test_what_waits_at_a_mark_is_done_there_in_the_order_in_which_it_came():
    early, late = Later(("b", "c")), Later(("d",))
    assert done(early, late, Note("a"), Mark("end"), Note("z")) == ["a", "b", "c", "d", "z"]


def test_it_waits_for_the_next_mark_of_that_name():
    marks = (Mark("other"), Note("x"), Mark("end"), Note("y"), Mark("end"), Note("z"))
    assert done(Later(("b",)), *marks) == ["x", "b", "y", "z"]


def test_a_mark_alone_does_nothing():
    assert done(Note("a"), Mark("end"), Note("b")) == ["a", "b"]


def test_skipping_leaves_out_what_is_before_the_mark_and_keeps_what_waits_there():
    steps = (Later(("kept",)), Skip(), Note("never"), Mark("other"), Note("never"), Mark("end"), Note("z"))
    assert done(*steps) == ["kept", "z"]


def test_skipping_goes_to_the_next_mark_of_that_name():
    assert done(Skip(), Note("never"), Mark("end"), Note("a"), Mark("end"), Note("z")) == ["a", "z"]


def test_what_came_before_the_end_of_a_skip_is_done_once():
    """The mark itself is passed: it is gone afterwards."""
    match = play(Marks(Later(("kept",)), Skip(), Mark("end"), Fork()))
    assert match.state.done == ["kept"]
    assert match.state.stack == []


def test_a_finished_game_does_nothing_any_more():
    assert done(Note("a"), Finish(), Note("never"), Mark("end"), Note("never")) == ["a"]


def test_what_waits_is_in_a_position_and_in_a_view():
    match = play(Marks(Later(("b",)), Fork(), Mark("end"), Note("z")))
    _, mark = match.view(None)["steps"]["stack"]
    assert plain(mark) == plain({"type": "Mark", "name": "end", "waiting": [{"type": "Note", "word": "b"}]})
    again = huisclos.load(match.position(), game=Marks())
    again.act(0, ["on"])
    assert again.state.done == ["b", "z"]
