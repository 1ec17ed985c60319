"""Reading plain data into typed values: the value, or every fault with its place and what is expected."""

from __future__ import annotations

import datetime
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct

from huisclos.engine.base.bounds import (
    BY_SEAT,
    DEEPEST,
    LARGEST,
    LONGEST_LIST,
    LONGEST_TEXT,
    MOST_PARTS,
    Seat,
)
from huisclos.engine.packs.reading import MOST_NAMES, Proofreader
from huisclos.engine.rules.effect import Effect, Known, Worded


class Knock(Effect, frozen=True):
    times: int = 1


class Lamp(Struct, frozen=True):
    oil: int
    name: str = "lamp"


class Ghost(Struct, frozen=True, tag=True):
    pale: bool = True


class Window(Struct, frozen=True):
    panes: int

    def __post_init__(self) -> None:
        if self.panes == 13:
            raise ValueError("thirteen panes")

    def check(self, reader: Proofreader, path: str) -> None:
        if self.panes > 99:
            reader.fault(path, "fault-odd", problem="a wall")


def reader(**more: Any) -> Proofreader:
    return Proofreader({Effect: {"Knock": Knock}}, **more)


def faults(data: Any, hint: Any, **more: Any) -> list[tuple[str, str, dict[str, Any]]]:
    one = reader(**more)
    one.read(data, hint, "it")
    return [tuple(fault) for fault in one.faults]


def shown(text: str) -> dict[str, str]:
    return {"": text}


@pytest.mark.parametrize(
    ("data", "hint", "value"),
    [
        (3, int, 3),
        (3, float, 3),
        (2.5, float, 2.5),
        ("x", str, "x"),
        (True, bool, True),
        (None, int | None, None),
        ("x", int | str, "x"),
        ("b", Literal["a", "b"], "b"),
        ([1, 2], list[int], [1, 2]),
        ([1, 2], tuple[int, ...], (1, 2)),
        ([1, "a"], tuple[int, str], (1, "a")),
        ((1, 2), list[int], [1, 2]),
        ({"a": 1}, dict[str, int], {"a": 1}),
        ({"oil": 2}, Lamp, Lamp(2)),
        ({"oil": 2, "name": "x"}, Lamp, Lamp(2, "x")),
        ({"type": "Knock"}, Effect, Knock()),
        ({"type": "Ghost", "pale": False}, Ghost, Ghost(pale=False)),
        ({"anything": [1]}, Any, {"anything": [1]}),
        (5, Annotated[int, Meta(ge=5, le=5)], 5),
        ("", Annotated[str, Meta(max_length=2)], ""),
        ("ab", Annotated[str, Meta(max_length=2)], "ab"),
        ("", Annotated[str, Known("door")], ""),
        ("a" * LONGEST_TEXT, str, "a" * LONGEST_TEXT),
        ([0] * LONGEST_LIST, list[int], [0] * LONGEST_LIST),
        (LARGEST, int, LARGEST),
        (-LARGEST, int, -LARGEST),
        (LARGEST + 1, Annotated[int, Meta(le=LARGEST + 1)], LARGEST + 1),
        ("a" * 3000, Annotated[str, Meta(max_length=3000)], "a" * 3000),
        ([0] * 4000, Annotated[list[int], Meta(max_length=4000)], [0] * 4000),
        (99, Seat, 99),
    ],
)
def test_what_fits_is_read(data, hint, value):
    one = reader(names={})
    assert one.read(data, hint) == value
    assert one.faults == []


def out_of_range(value: Any, least: int, most: int) -> tuple[str, str, dict[str, Any]]:
    return ("it", "fault-range", {"value": value, "least": f"{least}", "most": f"{most}"})


def expected(value: str, kind: str) -> tuple[str, str, dict[str, Any]]:
    return ("it", "fault-expected", {"value": shown(value), "kind": kind})


@pytest.mark.parametrize(
    ("data", "hint", "fault"),
    [
        ("3", int, expected('"3"', "kind:int")),
        (True, int, expected("true", "kind:int")),
        (1, bool, expected("1", "kind:bool")),
        (1, str, expected("1", "kind:str")),
        ("1", float, expected('"1"', "kind:float")),
        (None, str, expected("null", "kind:str")),
        ([], int, expected("[…]", "kind:int")),
        ({}, int, expected("{…}", "kind:int")),
        (datetime.date(2026, 1, 1), str, expected("?", "kind:str")),
        ("x" * 99, int, expected('"' + "x" * 59, "kind:int")),
        ("a\u200bb", int, expected('"a?b"', "kind:int")),
        ("x", list[int], expected('"x"', "kind:list")),
        ([], dict[str, int], expected("[…]", "kind:table")),
        ({1: 2}, dict[str, int], expected("{…}", "kind:table")),
        ([], Lamp, expected("[…]", "kind:table")),
        ([], Effect, expected("[…]", "kind:effect")),
        ([], Ghost, expected("[…]", "kind:table")),
        ("x", int | None, expected('"x"', "kind:int")),
        ("x", None | int, expected('"x"', "kind:int")),
        ({}, Lamp, ("it.oil", "fault-missing", {})),
        ("a" * (LONGEST_TEXT + 1), str, ("it", "fault-long", {"most": LONGEST_TEXT})),
        ([1], tuple[int, str], ("it", "fault-count", {"count": 1, "least": 2, "most": 2})),
        ([1, "a", 2], tuple[int, str], ("it", "fault-count", {"count": 3, "least": 2, "most": 2})),
        (
            [0] * (LONGEST_LIST + 1),
            list[int],
            ("it", "fault-count", {"count": LONGEST_LIST + 1, "least": 0, "most": LONGEST_LIST}),
        ),
        (
            {str(n): 0 for n in range(LONGEST_LIST + 1)},
            dict[str, int],
            ("it", "fault-count", {"count": LONGEST_LIST + 1, "least": 0, "most": LONGEST_LIST}),
        ),
        (
            4,
            Annotated[int, Meta(ge=5)],
            ("it", "fault-range", {"value": 4, "least": "5", "most": f"{LARGEST}"}),
        ),
        (
            6,
            Annotated[int, Meta(le=5)],
            ("it", "fault-range", {"value": 6, "least": f"-{LARGEST}", "most": "5"}),
        ),
        (
            "abc",
            Annotated[str, Meta(max_length=2)],
            ("it", "fault-long", {"most": 2}),
        ),
        (
            [],
            Annotated[list[int], Meta(min_length=1)],
            ("it", "fault-count", {"count": 0, "least": 1, "most": LONGEST_LIST}),
        ),
        (
            "",
            Annotated[str, Meta(min_length=1)],
            ("it", "fault-count", {"count": 0, "least": 1, "most": LONGEST_TEXT}),
        ),
        (LARGEST + 1, int, out_of_range(LARGEST + 1, -LARGEST, LARGEST)),
        (-LARGEST - 1, int, out_of_range(-LARGEST - 1, -LARGEST, LARGEST)),
        (LARGEST + 0.5, float, out_of_range(LARGEST + 0.5, -LARGEST, LARGEST)),
        (10**30, int, out_of_range(shown(f"{10**30}"), -LARGEST, LARGEST)),
        (LARGEST + 2, Annotated[int, Meta(le=LARGEST + 1)], out_of_range(LARGEST + 2, -LARGEST, LARGEST + 1)),
        (3, Seat, out_of_range(3, 0, 2)),
        (-1, Seat, out_of_range(-1, 0, 2)),
        ([0] * 2, Annotated[list[int], BY_SEAT], ("it", "fault-count", {"count": 2, "least": 3, "most": 3})),
        ({"a" * (LONGEST_TEXT + 1): 1}, dict[str, int], ("it." + "a" * 60, "fault-long", {"most": 2000})),
        (
            [[0] * (LONGEST_LIST - 1)] * (MOST_PARTS // LONGEST_LIST + 1),
            list[list[int]],
            ("it[16][1998]", "fault-large", {"most": MOST_PARTS}),
        ),
        (
            "B",
            Annotated[str, Meta(pattern="^[a-z]$")],
            ("it", "fault-pattern", {"value": shown('"B"'), "pattern": shown("^[a-z]$")}),
        ),
        ({"panes": 13}, Window, ("it", "fault-odd", {"problem": "thirteen panes"})),
        ({"panes": 100}, Window, ("it", "fault-odd", {"problem": "a wall"})),
    ],
)
def test_what_doesnt_fit_is_one_fault_at_its_place(data, hint, fault):
    assert faults(data, hint, seats=3) == [fault]


def test_faults_inside_have_their_own_place():
    assert [path for path, _, _ in faults([1, "a", 2, []], list[int])] == ["it[1]", "it[3]"]
    assert [path for path, _, _ in faults({"a": 1, "b": "x"}, dict[str, int])] == ["it.b"]
    assert [path for path, _, _ in faults({"oil": "x", "name": 1}, Lamp)] == ["it.oil", "it.name"]
    one = reader()
    one.read({"oil": "x"}, Lamp)
    assert one.faults[0].path == "oil"


def none_such(path: str, value: str, kind: str, *names: str) -> tuple[str, str, dict[str, Any]]:
    listed = [shown(f'"{name}"') for name in names]
    return (path, "fault-none-such", {"value": shown(value), "kind": kind, "names": listed})


def near(path: str, value: str, kind: str, name: str) -> tuple[str, str, dict[str, Any]]:
    return (path, "fault-not-known", {"value": shown(value), "kind": kind, "near": shown(f'"{name}"')})


@pytest.mark.parametrize(
    ("data", "hint", "fault"),
    [
        ("c", Literal["a", "b"], none_such("it", '"c"', "kind:word", "a", "b")),
        (1, Literal[True], none_such("it", "1", "kind:word", "True")),
        ({"type": "Knok"}, Effect, near("it.type", '"Knok"', "kind:effect", "Knock")),
        ({"type": 7}, Effect, none_such("it.type", "7", "kind:effect", "Knock")),
        ({"type": "Gost"}, Ghost, near("it.type", '"Gost"', "kind:table", "Ghost")),
        ({"oil": 1, "nam": "x"}, Lamp, near("it.nam", '"nam"', "kind:field", "name")),
        ("gate", Annotated[str, Known("door")], none_such("it", '"gate"', "kind:door", "front", "rear")),
        ("frnt", Annotated[str, Known("door")], near("it", '"frnt"', "kind:door", "front")),
        (
            "x",
            Annotated[str, Known("key")],
            ("it", "fault-none-here", {"value": shown('"x"'), "kind": "kind:key"}),
        ),
    ],
)
def test_what_isnt_known_says_what_is(data, hint, fault):
    assert faults(data, hint, names={"door": ("rear", "front")}) == [fault]


def test_a_list_of_names_that_is_cut_says_so():
    names = [f"{n:03}" for n in range(65)]
    ((_, key, args),) = faults("x", Annotated[str, Known("n")], names={"n": names[:MOST_NAMES]})
    assert (key, len(args["names"])) == ("fault-none-such", MOST_NAMES)
    ((_, key, args),) = faults("x", Annotated[str, Known("n")], names={"n": names})
    assert key == "fault-none-of-many"
    assert args["names"] == [shown(f'"{name}"') for name in names[:MOST_NAMES]]
    assert args["more"] == 65 - MOST_NAMES


def test_without_names_anything_may_be_named():
    assert faults("gate", Annotated[str, Known("door")]) == []


def test_what_players_read_is_looked_up_and_gets_its_name_space():
    hint = Annotated[str, Worded("card")]
    words = {"en": {"card-axe"}, "fr": set()}
    assert reader(words=words, pack="fog").read("axe", hint) == "axe@fog"
    assert reader(words=words).read("axe", hint) == "axe"
    assert reader(pack="fog").read("saw", hint) == "saw@fog"
    assert faults("saw", hint, words=words) == [("it", "fault-no-message", {"key": shown('"card-saw"')})]


def nested(hint: Any, depth: int, wrap: Any) -> tuple[Any, Any]:
    data: Any = 1
    for _ in range(depth):
        data, hint = wrap(data, hint)
    return data, hint


@pytest.mark.parametrize(
    "wrap",
    [lambda data, hint: ([data], list[hint]), lambda data, hint: ({"a": data}, dict[str, hint])],
    ids=["lists", "tables"],
)
def test_how_deep_things_lie_has_an_end(wrap):
    data, hint = nested(int, DEEPEST, wrap)
    assert faults(data, hint) == []
    data, hint = nested(int, DEEPEST + 1, wrap)
    ((path, key, args),) = faults(data, hint)
    assert (key, args) == ("fault-deep", {})
    assert path.count("[0]") + path.count(".a") == DEEPEST + 1


def test_what_is_wrapped_in_bounds_or_choices_is_as_deep_as_it_is():
    def wrap(data: Any, hint: Any) -> tuple[Any, Any]:
        return [data], Annotated[list[hint] | None, Meta(max_length=5)]

    assert [fault[1] for fault in faults(*nested(int, DEEPEST + 1, wrap))] == ["fault-deep"]
