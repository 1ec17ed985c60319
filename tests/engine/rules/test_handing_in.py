"""What a state leaves to chapters: they hand it in, and whoever forgets or misspells it is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import pytest

import huisclos
from huisclos.engine.rules.choice import PASS, Choice
from huisclos.engine.rules.state import hand_in
from huisclos.engine.rules.step import Answers, Step
from tests.engine import tiny
from tests.engine.all_games import GAMES


class Round(Step, frozen=True):
    """One passes, again and again."""

    def ask(self, s: Left) -> dict[int, Choice]:
        return {0: Choice("fork", (PASS,), "T-1")}

    def go(self, s: Left, answers: Answers) -> None:
        s.then(self)


class Left(tiny.Room, kw_only=True):
    """How it ends is left to a chapter, and so is which order can be seen."""

    longest: ClassVar[int] = 3
    by_chapters: ClassVar[tuple[str, ...]] = ("cut_short", "order_matters")


class Further(Left, kw_only=True):
    """Derived from one for which it is handed in."""


class Less(Left, kw_only=True):
    """Less is left to chapters of its own."""

    by_chapters: ClassVar[tuple[str, ...]] = ("cut_short",)


class Rounds(tiny.Tiny):
    rules = ("tiny", "rules.test_handing_in")

    def __init__(self, state: type[tiny.Room]) -> None:
        super().__init__(Round())
        self.state = state


def enough(s: tiny.Room) -> None:
    s.tell("note", word="enough")


def never(s: tiny.Room, steps: Sequence[Step]) -> bool:
    return False


hand_in(Left, cut_short=enough, order_matters=never)


def played(state: type[tiny.Room]) -> huisclos.Match:
    match = tiny.play(Rounds(state), 1)
    while match.choices():
        match.act(0, ["pass"])
    return match


@pytest.mark.parametrize("state", [Left, Further])
def test_what_a_chapter_hands_in_is_done_for_its_state_and_those_that_derive_from_it(state):
    match = played(state)
    assert [event["key"] for event in match.events_since(0, None)] == ["too-long", "note"]
    assert match.state.order_matters(()) is False
    assert played(tiny.Room).state.order_matters(()) is True


def test_what_nobody_has_handed_in_is_missed():
    class Alone(tiny.Room, kw_only=True):
        longest: ClassVar[int] = 3
        by_chapters: ClassVar[tuple[str, ...]] = ("cut_short",)

    with pytest.raises(huisclos.RuleFailed) as failed:
        played(Alone)
    assert "cut_short" in str(failed.value.__cause__)
    assert "Alone" in str(failed.value.__cause__)


@pytest.mark.parametrize(
    ("state", "handed"),
    [
        (tiny.Room, {"cut_short": enough}),
        (Left, {"cut_short": enough}),
        (Less, {"cut_short": enough, "order_matters": never}),
        (Left, {"cut_shrot": enough, "order_matters": never}),
    ],
)
def test_more_or_less_than_a_state_leaves_to_chapters_is_refused(state, handed):
    with pytest.raises(TypeError, match=r"cut_shrot|left to chapters"):
        hand_in(state, **handed)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.name)
def test_all_that_games_leave_to_chapters_is_handed_in_once_they_are_set_up(game):
    match = huisclos.new(game, [f"P{n}" for n in range(game.meta.least)], 1)
    match.state.stop()
    assert match.state.over
    if "order_matters" in game.state.by_chapters:
        assert match.state.order_matters(()) is False
