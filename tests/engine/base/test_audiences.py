"""Who sees a field: in views, in the changes of events, and what is refused at import."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

import msgspec
import pytest

from huisclos.engine.base.audience import (
    CONTENT,
    EVERYONE,
    NOBODY,
    OWNER,
    SECRET_CONTENT,
    SIZE,
    SIZES,
    UndeclaredField,
    audiences,
    content_fields,
    owner_and,
    shown_to,
)
from huisclos.engine.match.position import plain_copy
from huisclos.engine.rules.diff import changes, settled
from huisclos.engine.rules.state import State
from huisclos.engine.rules.step import Answers, Step
from huisclos.engine.sight.view import board, board_type
from tests.engine import tiny
from tests.engine.tiny import Fork, play


class Shelf(tiny.Room, kw_only=True):
    """Something for every audience."""

    open: Annotated[list[int], EVERYONE]
    hands: Annotated[list[list[int]], OWNER]
    pile: Annotated[list[int], SIZE]
    piles: Annotated[list[list[int]], SIZES]
    reader: Annotated[list[int], EVERYONE]
    letters: Annotated[list[list[str]], owner_and("reader")]
    looked: Annotated[tuple[int, ...], EVERYONE] = (1,)
    dice_shown: Annotated[tuple[int, ...], shown_to("looked")] = (6, 6)
    never: Annotated[str, NOBODY] = "never"
    cards: Annotated[dict[str, int], CONTENT]
    solutions: Annotated[dict[str, int], SECRET_CONTENT]


class Set(Step, frozen=True):
    """Fields get new values, then it is told."""

    values: dict[str, Any]

    def go(self, s: Shelf, answers: Answers) -> None:
        for field, value in self.values.items():
            setattr(s, field, msgspec.convert(value, type(getattr(s, field))))
        s.tell("set")


class Shelves(tiny.Tiny):
    rules = ("tiny", "base.test_audiences")
    state = Shelf
    table: ClassVar[dict[str, Any]] = {
        "open": [1],
        "hands": [[1], [2, 2], [3, 3, 3]],
        "pile": [1, 2],
        "piles": [[1], [], [2, 3]],
        "reader": [-1, 2, 0],
        "letters": [["a"], ["b", "b"], ["c"]],
    }

    def content(self, seats: int, options: Any) -> dict[str, Any]:
        return {"cards": {"a": 1}, "solutions": {"b": 2}}


SEEN = {
    None: {"hands": [1, 2, 3], "letters": [1, 2, 1], "dice_shown": 2},
    0: {"hands": [[1], 2, 3], "letters": [["a"], 2, ["c"]], "dice_shown": 2},
    1: {"hands": [1, [2, 2], 3], "letters": [1, ["b", "b"], 1], "dice_shown": [6, 6]},
    2: {"hands": [1, 2, [3, 3, 3]], "letters": [1, ["b", "b"], ["c"]], "dice_shown": 2},
}
FOR_ALL = {"open": [1], "pile": 2, "piles": [1, 0, 2], "reader": [-1, 2, 0], "looked": [1], "done": []}
KERNEL = {"seats": 3, "acts": 0, "it": ""}


@pytest.mark.parametrize("seat", SEEN)
def test_what_each_seat_sees(seat):
    match = play(Shelves(Fork()), 3)
    assert board(match.state, seat) == {**KERNEL, **FOR_ALL, **SEEN[seat]}
    shown = match.view(seat)["board"]
    assert shown == {**board(match.state, seat), "cards": match.scene.content_names["cards"]}


def test_a_finished_game_shows_all_but_what_is_for_nobody():
    match = play(Shelves(), 3)
    shown = match.view(None)["board"]
    assert shown["hands"] == [[1], [2, 2], [3, 3, 3]]
    assert shown["letters"] == [["a"], ["b", "b"], ["c"]]
    assert (shown["piles"], shown["dice_shown"]) == ([[1], [], [2, 3]], [6, 6])
    assert not {"never", "solutions", "dice", "stack", "answers", "log", "before"} & set(shown)


def for_all(**changes: Any) -> dict[int | None, Any]:
    return dict.fromkeys(SEEN, changes)


def told(seat: int | None, **values: Any) -> dict[str, Any]:
    """The changes of the event, for a seat."""
    match = play(Shelves(Set(values), Fork()), 3)
    (event,) = match.events_since(0, seat)
    return plain_copy(event["changes"])


@pytest.mark.parametrize(
    ("values", "changes"),
    [
        ({"open": [2]}, for_all(open=[2])),
        ({"open": [1]}, for_all()),
        ({"never": "ever"}, for_all()),
        ({"it": "card:a", "acts": 5}, for_all()),
        ({"pile": [7, 8, 9]}, for_all(pile=3)),
        ({"pile": [8, 7]}, for_all()),
        ({"piles": [[9], [], [3, 2]]}, for_all()),
        ({"hands": [[1], [2, 5], [3, 3, 3]]}, {**for_all(), 1: {"hands": [1, [2, 5], 3]}}),
        ({"piles": [[1], [5], [2, 4]]}, for_all(piles=[1, 1, 2])),
        (
            {"hands": [[1], [4], [3, 3, 3]]},
            {
                None: {"hands": [1, 1, 3]},
                0: {"hands": [[1], 1, 3]},
                1: {"hands": [1, [4], 3]},
                2: {"hands": [1, 1, [3, 3, 3]]},
            },
        ),
        (
            {"reader": [1, -1, -1]},
            {
                None: {"reader": [1, -1, -1]},
                0: {"reader": [1, -1, -1], "letters": [["a"], 2, 1]},
                1: {"reader": [1, -1, -1], "letters": [["a"], ["b", "b"], 1]},
                2: {"reader": [1, -1, -1], "letters": [1, 2, ["c"]]},
            },
        ),
        (
            {"looked": [0]},
            {
                **for_all(looked=[0]),
                0: {"looked": [0], "dice_shown": [6, 6]},
                1: {"looked": [0], "dice_shown": 2},
            },
        ),
        ({"looked": [0, 1, 2], "dice_shown": [1]}, for_all(looked=[0, 1, 2], dice_shown=[1])),
    ],
    ids=lambda value: "-".join(map(str, value)),
)
def test_what_each_seat_sees_of_a_change(values, changes):
    assert {seat: told(seat, **values) for seat in SEEN} == changes


def test_a_change_is_told_once_and_stays_as_it_was_told():
    match = play(Shelves(Set({"hands": [[5], [], []]}), Set({}), Set({"hands": [[6], [], []]}), Fork()), 3)
    match.state.hands[0].append(7)
    assert [event["changes"] for event in match.events_since(0, 0)] == [
        {"hands": [[5], 0, 0]},
        {},
        {"hands": [[6], 0, 0]},
    ]


def test_who_could_see_it_then_counts():
    match = play(Shelves(Set({"looked": [0]}), Set({"looked": [2]}), Fork()), 3)
    first, second = match.events_since(0, 0)
    assert (first["changes"]["dice_shown"], second["changes"]["dice_shown"]) == ((6, 6), 2)


def test_with_open_hands_or_quiet():
    (event,) = play(Shelves(Set({"hands": [[5], [], []], "open": [3]}), Fork()), 3).state.log
    assert event.seen_by(None, open_hands=True)["changes"] == {"hands": [[5], [], []], "open": [3]}
    assert event.seen_by(None, quiet=True)["changes"] == {}
    assert not event.same_for_all


def test_an_event_is_the_same_for_all_if_all_see_what_it_changed():
    (open_, apart) = play(Shelves(Set({"open": [3]}), Set({"pile": [3]}), Fork()), 3).state.log
    assert open_.same_for_all
    assert not apart.same_for_all


def test_the_type_of_a_board_has_sizes_where_something_is_hidden():
    (schema,), parts = msgspec.json.schema_components([board_type(Shelf, "ShelfBoard")])
    fields = parts["ShelfBoard"]["properties"]
    assert not {"never", "solutions"} & set(fields)
    size = {"type": "integer"}
    assert size in fields["piles"]["items"]["anyOf"]
    assert size in fields["letters"]["items"]["anyOf"]
    assert size in fields["pile"]["anyOf"]
    assert fields["cards"]["type"] == "object"
    assert schema


def test_content_is_known_as_such():
    assert content_fields(Shelf) == ["cards", "solutions"]
    assert audiences(Shelf)["letters"] == owner_and("reader") != OWNER


@pytest.mark.parametrize(
    ("hint", "problem"),
    [
        (Annotated[list[int], OWNER], "no size"),
        (Annotated[tuple[tuple[int, ...], ...], OWNER], "no size"),
        (Annotated[list[int], SIZES], "no size"),
        (Annotated[list[int], owner_and("seats")], "no size"),
        (Annotated[str, SIZE], "no size"),
        (Annotated[int, shown_to("seats")], "no size"),
        (Annotated[list[list[int]], owner_and("readers")], "readers"),
        (Annotated[list[int], shown_to("readers")], "readers"),
        (Annotated[list[int], "EVERYONE"], "no audience"),
        (list[int], "no audience"),
    ],
    ids=str,
)
def test_a_field_that_cant_be_hidden_as_it_says_fails_at_import(hint, problem):
    with pytest.raises(UndeclaredField, match=problem) as refusal:
        type(State)("Odd", (State,), {"__annotations__": {"thing": hint}, "__module__": __name__})
    assert "Odd.thing" in str(refusal.value)


@pytest.mark.parametrize(
    "hint",
    [
        Annotated[list[tuple[int, ...]], OWNER],
        Annotated[list[list[int]], SIZES],
        Annotated[tuple[int, ...], SIZE],
        Annotated[int, NOBODY],
        Annotated[int, "note", EVERYONE],
    ],
    ids=str,
)
def test_a_field_that_can_be_is_fine(hint):
    type(State)("Fine", (State,), {"__annotations__": {"thing": hint}, "__module__": __name__})


@pytest.mark.parametrize(
    ("later", "seat", "open_hands", "there"),
    [
        ({}, None, False, ["open", "pile"]),
        ({}, 1, False, ["open", "pile", "hands"]),
        ({}, 0, True, ["open", "pile", "hands", "piles"]),
        ({"open": [3]}, None, False, ["pile"]),
        ({"pile": [5, 6, 7]}, None, False, ["open", "pile"]),
        ({"pile": [5, 6, 7]}, None, True, ["open", "hands", "piles"]),
        ({"pile": []}, None, False, ["open"]),
        ({"hands": [[1], [8, 8], [3, 3, 3]]}, 1, False, ["open", "pile"]),
        ({"hands": [[9], [2, 5], [3, 3, 3]]}, 1, False, ["open", "pile", "hands"]),
    ],
)
def test_what_has_settled_is_what_the_seat_sees_the_same_now_as_it_did_then(later, seat, open_hands, there):
    """Neither what it couldn't see change then, nor what changed out of its sight since, shows in it."""
    state = play(Shelves(Fork()), 3).state
    for field, value in {
        "open": [2],
        "pile": [7, 8, 9],
        "hands": [[1], [2, 5], [3, 3, 3]],
        "piles": [[9], [], [3, 2]],
    }.items():
        setattr(state, field, value)
    then = changes(state)
    for field, value in later.items():
        setattr(state, field, value)
    assert sorted(settled(state, then, seat, open_hands=open_hands)) == sorted(there)


def test_a_seat_that_was_shown_something_finds_it_on_the_board_while_it_may_look():
    state = play(Shelves(Fork()), 3).state
    state.looked = [0]
    then = changes(state)
    assert settled(state, then, 0, open_hands=False) == ["looked", "dice_shown"]
    assert settled(state, then, 2, open_hands=False) == ["looked"]
    state.looked = [2]
    assert settled(state, then, 0, open_hands=False) == []
