"""What a copy shares and what it doesn't. A field that it would share, and that can change, is refused."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

import pytest
from msgspec import Meta, Struct

from huisclos.engine.base.audience import CONTENT, EVERYONE, NOBODY, SECRET_CONTENT, SIZE
from huisclos.engine.base.dice import Dice
from huisclos.engine.base.shareable import SharedField, is_fixed, lists_of
from huisclos.engine.rules.interruption import Interruptible, Response
from huisclos.engine.rules.state import State
from huisclos.engine.rules.step import Mark, Step
from tests.engine import tiny
from tests.engine.all_games import each_game
from tests.engine.tiny import Fork, Note, play


class Card(Struct, frozen=True):
    name: str
    texts: dict[str, str] = {}


class Loose(Struct):
    name: str


FINE = [
    int,
    float,
    bool,
    str,
    bytes,
    None,
    type(None),
    Card,
    Literal["a", "b"],
    tuple[int, ...],
    tuple[tuple[int, str], ...],
    frozenset[int],
    Card | None,
    int | str,
    Annotated[int, Meta(ge=1)],
    tuple[Annotated[int, Meta(ge=1)], ...],
]
CHANGES = [
    dict[str, int],
    set[int],
    Loose,
    Loose | None,
    tuple[Loose, ...],
    tuple[int, list[int]],
    frozenset[Loose],
    dict,
    list,
    set,
    object,
    Any,
    Annotated[set[int], "note"],
    Dice,
]


@pytest.mark.parametrize("kind", FINE, ids=str)
def test_what_never_changes_is_fine_alone_in_a_list_and_in_a_list_of_lists(kind):
    assert is_fixed(kind)
    hints = {"one": kind, "flat": list[kind], "nested": list[list[kind]], "other": int}
    assert lists_of("Some", hints) == (("flat",), ("nested",))


@pytest.mark.parametrize("kind", CHANGES, ids=str)
def test_what_can_change_is_refused_alone_in_a_list_and_in_a_list_of_lists(kind):
    assert not is_fixed(kind)
    for hint in (kind, list[kind], list[list[kind]]):
        with pytest.raises(SharedField, match=r"Some\.field"):
            lists_of("Some", {"fine": int, "field": hint})


def test_lists_go_two_deep():
    assert lists_of("Some", {"field": list[list[int]]}) == ((), ("field",))
    with pytest.raises(SharedField):
        lists_of("Some", {"field": list[list[list[int]]]})
    with pytest.raises(SharedField):
        lists_of("Some", {"field": list[int] | None})


def test_a_game_with_such_a_field_fails_at_import():
    with pytest.raises(SharedField, match=r"Careless\.found"):

        class Careless(State):
            fine: Annotated[list[list[int]], EVERYONE] = []
            found: Annotated[dict[str, int], EVERYONE] = {}


def test_content_may_be_anything_since_nobody_changes_it():
    class Bookish(State):
        texts: Annotated[dict[str, str], CONTENT] = {}
        answers_to: Annotated[dict[str, str], SECRET_CONTENT] = {}

    state = Bookish(seats=1, dice=Dice("a"), texts={"a": "b"})
    assert state.copy().texts is state.texts


class Full(tiny.Room, kw_only=True):
    """A field of every kind."""

    number: Annotated[int, EVERYONE] = 0
    pair: Annotated[tuple[int, ...], EVERYONE] = (1, 2)
    flat: Annotated[list[int], SIZE]
    nested: Annotated[list[list[int]], NOBODY]
    cards: Annotated[list[Card], EVERYONE] = []


class Fields(tiny.Tiny):
    state = Full
    table: ClassVar[dict[str, Any]] = {"flat": [1], "nested": [[1], [2]]}


def test_a_copy_is_equal_and_shares_no_list():
    state = play(Fields(Fork(), Note("later"))).state
    copy = state.copy()
    fields = [f for f in state.__struct_fields__ if f not in ("log", "before")]
    assert [getattr(copy, f) for f in fields] == [getattr(state, f) for f in fields]
    copy.number = 1
    copy.flat.append(9)
    copy.nested[0].append(9)
    copy.nested.append([9])
    copy.cards.append(Card("x"))
    copy.done.append("x")
    copy.stack.append(Mark("x"))
    copy.dice.roll(1)
    copy.answers[0] = []
    assert (state.number, state.flat, state.nested, state.cards, state.done) == (0, [1], [[1], [2]], [], [])
    assert (state.stack, state.dice.count, state.answers) == ([Note("later")], 0, {})


@each_game
def test_steps_never_change_so_that_copies_may_share_them(game):
    kinds = [Step, Response, Interruptible, *game.kinds[Step].values()]
    assert [kind.__name__ for kind in kinds if not kind.__struct_config__.frozen] == []


def test_a_copy_keeps_no_log_and_tells_nothing():
    state = play(Fields(Note("a"), Fork(), Note("b"))).state
    copy = state.copy()
    assert (copy.log, copy.before) == (None, {})
    assert len(state.log) == 1
    copy.act(0, [copy.asked[0].options[0]])
    copy.tell_apart("looked", [0], {"die": 6})
    assert copy.done == ["a", "b"]
    assert (copy.log, len(state.log), state.done) == (None, 1, ["a"])


def test_a_copy_of_a_match_goes_its_own_way():
    match = play(Fields(Note("a"), Fork(), Fork(seat=1), Note("b")))
    match.act(0, ["on"])
    before, record = match.position(), match.record()
    copy = match.copy()
    assert (copy.position(), copy.record()) == (before, record)
    assert copy.state.log is None
    assert copy.events_since(0, 0) == []
    copy.act(1, ["way"])
    assert copy.state.over
    assert [action.picks for action in copy.actions] == [["on"], ["way"]]
    assert (match.position(), match.record(), sorted(match.choices())) == (before, record, [1])
    match.act(1, ["on"])
    assert [action.picks for action in copy.actions] == [["on"], ["way"]]


def test_a_copy_of_a_match_can_take_back_and_leaves_the_other_alone():
    match = play(Fields(Fork(), Fork(seat=1)))
    match.act(0, ["on"])
    copy = match.copy()
    copy.take_back()
    assert (copy.actions, sorted(copy.choices())) == ([], [0])
    assert (len(match.actions), sorted(match.choices())) == (1, [1])
