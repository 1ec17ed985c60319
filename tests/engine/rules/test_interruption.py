"""Interrupting others: those who could are asked before the game goes on, or have it on offer meanwhile."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from huisclos.engine.rules.choice import PASS, Choice, Option
from huisclos.engine.rules.interruption import Interruptible, Response
from huisclos.engine.rules.step import Step
from tests.engine import tiny
from tests.engine.tiny import Note, offered, play

DUCK, SHOUT = Option("duck", "duck"), Option("shout", "shout")
LEFT, RIGHT = Option("left"), Option("right", "right")


class Duck(Response, frozen=True):
    """T-2: a stone flies; some could duck."""

    prompt: ClassVar[str] = "duck"
    rule: ClassVar[str] = "T-2"
    offer_rule: ClassVar[str] = "T-4"
    able: tuple[int, ...] = ()
    loud: tuple[int, ...] = ()

    def responses(self, s: tiny.Room) -> dict[int, tuple[Option, ...]]:
        return dict.fromkeys(self.able, (DUCK,))

    def offers(self, s: tiny.Room) -> dict[int, tuple[Option, ...]]:
        return dict.fromkeys(self.loud, (SHOUT,))

    def responded(self, s: tiny.Room, seat: int, option: Option) -> None:
        s.done.append(f"{option.value} {seat}")

    def passed(self, s: tiny.Room) -> None:
        s.done.append("hit")


class Turn(Interruptible, frozen=True):
    """T-3: somebody goes left or right, and others may shout meanwhile."""

    offer_rule: ClassVar[str] = "T-4"
    able: tuple[int, ...] = ()
    lost: bool = False

    def thinker(self, s: tiny.Room) -> int:
        return 1

    def choice(self, s: tiny.Room) -> Choice | None:
        return None if self.lost else Choice("turn", (LEFT, RIGHT), "T-3", about=("seat:1",))

    def offers(self, s: tiny.Room) -> dict[int, tuple[Option, ...]]:
        return dict.fromkeys(self.able, (SHOUT,))

    def interrupts(self, option: Option) -> bool:
        return option is SHOUT

    def interrupted(self, s: tiny.Room, seat: int, option: Option) -> None:
        s.done.append(f"{option.value} {seat}")
        s.then(Turn())

    def chosen(self, s: tiny.Room, option: Option | None) -> None:
        s.done.append(option.id if option else "lost")


def begun(step: Step) -> Any:
    return play(tiny.Tiny(Note("a"), step, Note("z")), 3)


def test_nobody_who_could_means_nobody_is_asked():
    assert begun(Duck()).state.done == ["a", "hit", "z"]


def test_those_who_could_are_asked_in_that_order_and_may_pass():
    match = begun(Duck((2, 0)))
    choice = Choice("duck", (DUCK, PASS), "T-2")
    assert list(match.choices().items()) == [(2, choice), (0, choice)]
    assert [asked["seat"] for asked in match.view(1)["waiting"]] == [0, 2]


def test_a_response_counts_at_once_whoever_has_passed_before():
    match = begun(Duck((0, 1, 2)))
    match.act(0, ["pass"])
    assert (match.state.done, sorted(match.choices())) == (["a"], [1, 2])
    match.act(2, ["duck"])
    assert match.state.done == ["a", "duck 2", "z"]


def test_while_some_are_asked_others_may_do_something_that_nobody_waits_for():
    match = begun(Duck((1, 2), loud=(0, 2)))
    assert match.choices() == {
        1: Choice("duck", (DUCK, PASS), "T-2"),
        2: Choice("duck", (DUCK, SHOUT, PASS), "T-2"),
        0: Choice("offer", (SHOUT,), "T-4", waits=False),
    }
    match.act(1, ["pass"])
    match.act(0, ["shout"])
    assert match.state.done == ["a", "shout 0", "z"]


def test_nobody_is_offered_anything_where_nobody_is_asked():
    assert begun(Duck((), loud=(0, 1))).state.done == ["a", "hit", "z"]


def test_the_first_response_is_the_only_one():
    match = begun(Duck((0, 1)))
    match.act(1, ["duck"])
    assert match.state.done == ["a", "duck 1", "z"]
    assert match.state.over


def test_once_all_have_passed_it_goes_on():
    match = begun(Duck((0, 1)))
    match.act(1, ["pass"])
    assert match.state.done == ["a"]
    match.act(0, ["pass"])
    assert match.state.done == ["a", "hit", "z"]


def test_while_one_thinks_the_others_have_offers_that_nobody_waits_for():
    match = begun(Turn((0, 2)))
    assert match.choices() == {
        1: Choice("turn", (LEFT, RIGHT), "T-3", about=("seat:1",)),
        0: Choice("offer", (SHOUT,), "T-4", waits=False),
        2: Choice("offer", (SHOUT,), "T-4", waits=False),
    }
    assert match.view(0)["waiting"] == [{"seat": 1, "prompt": "turn", "about": ["seat:1"], "rule": "T-3"}]


@pytest.mark.parametrize("pick", ["left", "right"])
def test_the_one_who_thinks_chooses_and_the_offers_are_gone(pick):
    match = begun(Turn((0, 2)))
    match.act(1, [pick])
    assert match.state.done == ["a", pick, "z"]
    assert match.state.over


def test_an_offer_counts_at_once():
    match = begun(Turn((0, 2)))
    match.act(2, ["shout"])
    assert match.state.done == ["a", "shout 2"]
    assert list(match.choices()) == [1]
    match.act(1, ["left"])
    assert match.state.done == ["a", "shout 2", "left", "z"]


def test_who_thinks_has_offers_among_the_options():
    match = begun(Turn((1,)))
    choice = match.choices()[1]
    assert offered(match, 1) == ["left", "right", "shout"]
    assert (choice.prompt, choice.rule, choice.about, choice.waits) == ("turn", "T-3", ("seat:1",), True)
    match.act(1, ["shout"])
    assert match.state.done == ["a", "shout 1"]


def test_with_nothing_to_ask_nobody_is_asked_and_nothing_is_on_offer():
    assert begun(Turn((0,), lost=True)).state.done == ["a", "lost", "z"]


@pytest.mark.parametrize(
    "call",
    [
        lambda: Response().responses(None),
        lambda: Response().responded(None, 0, PASS),
        lambda: Response().passed(None),
    ],
)
def test_a_response_has_to_say_what_it_is_about(call):
    with pytest.raises(NotImplementedError, match="Response"):
        call()


@pytest.mark.parametrize(
    "call",
    [
        lambda: Interruptible().thinker(None),
        lambda: Interruptible().choice(None),
        lambda: Interruptible().offers(None),
        lambda: Interruptible().interrupts(PASS),
        lambda: Interruptible().interrupted(None, 0, PASS),
        lambda: Interruptible().chosen(None, None),
    ],
)
def test_thinking_has_to_say_what_it_is_about(call):
    with pytest.raises(NotImplementedError, match="Interruptible"):
        call()
