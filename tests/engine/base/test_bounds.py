"""Nothing from outside has an unbounded size: states and steps at import, options, positions and records."""

from __future__ import annotations

import random
from typing import Annotated, Any, ClassVar, Literal

import msgspec
import pytest
from msgspec import Meta, Struct

import huisclos
from huisclos.engine.base.audience import EVERYONE, OWNER, owner_and
from huisclos.engine.base.bounds import BY_SEAT, LARGEST, LONGEST_LIST, Seat, UnboundedField, has_bounds
from huisclos.engine.game.game import LARGEST_OPTIONS, refuse_endless
from huisclos.engine.match.record import LARGEST_RECORD, MOST_ACTIONS
from huisclos.engine.packs.vocabulary import vocabulary
from huisclos.engine.rules.choice import Choice, Option
from huisclos.engine.rules.state import State
from huisclos.engine.rules.step import Step
from huisclos.engine.talk.statements import MOST_SAID
from huisclos.words import Words
from tests.engine import tiny
from tests.engine.all_games import GAMES, each_game, plain, play
from tests.engine.tiny import Fork, Note
from tests.lockdown.positions import start

Word = Annotated[str, Meta(max_length=9)]


class Card(Struct, frozen=True):
    name: str
    inside: tuple[Card, ...] = ()


class Loose(Struct, frozen=True):
    thing: Any


@pytest.mark.parametrize(
    "hint",
    [int, Seat, str | None, tuple[tuple[int, str], ...], Literal["a"], Card, tuple[Card, ...]],
    ids=str,
)
def test_what_has_an_end_without_a_word(hint):
    assert has_bounds(hint)


@pytest.mark.parametrize(
    "hint", [bytes, frozenset[int], Loose, tuple[Loose, ...], Annotated[int, Meta(gt=1, lt=3)]], ids=str
)
def test_a_state_with_a_field_of_any_size_fails_at_import(hint):
    members = {"__annotations__": {"thing": Annotated[hint, EVERYONE]}, "__module__": __name__}
    with pytest.raises(UnboundedField, match=r"Odd\.thing"):
        type(State)("Odd", (State,), members)


class Anything(Step, frozen=True):
    thing: Any = None


def test_a_step_with_a_field_of_any_size_is_refused_with_its_game():
    with pytest.raises(UnboundedField, match=r"Anything\.thing"):
        vocabulary("tests.engine.base", ("test_bounds",))


@pytest.mark.parametrize(
    "hint",
    [
        *(int, str, list[Word], dict[Word, Word], tuple[Word, ...], Any, Card),
        *(Annotated[int, Meta(ge=1)], Annotated[int, Meta(le=1)], int | None),
        *(Annotated[dict[str, Word], Meta(max_length=3)], Annotated[list[str], Meta(max_length=3)]),
    ],
    ids=str,
)
def test_every_option_says_how_large_it_may_be(hint):
    with pytest.raises(UnboundedField, match=r"Odd\.thing"):
        refuse_endless(msgspec.defstruct("Odd", [("thing", hint)], forbid_unknown_fields=True))


def test_options_that_take_unknown_ones_are_refused():
    with pytest.raises(UnboundedField, match="unknown"):
        refuse_endless(msgspec.defstruct("Odd", [("thing", bool)]))


@each_game
def test_the_options_of_every_game_have_bounds(game):
    refuse_endless(game.options)
    with pytest.raises(huisclos.BadOptions):
        huisclos.new(game, ["P"] * game.meta.least, 1, {"no such thing": 1})


def test_options_are_small_in_all():
    lighthouse = next(game for game in GAMES if game.meta.name == "lighthouse")
    with pytest.raises(huisclos.BadOptions, match="too long"):
        huisclos.new(lighthouse, ["P"], 1, {"pack": {"words": {"en": "x" * LARGEST_OPTIONS}}})


@pytest.mark.parametrize(
    ("figures", "place"),
    [
        ({"dice_in_box": 10**9}, "figures.dice_in_box"),
        ({"spots": [1] * 8}, "figures.spots"),
        ({"x": 1}, "figures.x"),
    ],
)
def test_a_figure_that_cant_be_is_named_with_its_place_in_every_language(figures, place):
    with pytest.raises(huisclos.BadOptions) as refusal:
        start(figures=figures)
    for language in ("en", "fr"):
        assert place in refusal.value.read(Words(language))


# -- positions -----------------------------------------------------------------------------------------


class Shelves(tiny.Room, kw_only=True):
    """Fields with bounds of every kind."""

    level: Annotated[int, EVERYONE, Meta(ge=0, le=5)] = 0
    points: Annotated[list[int], EVERYONE, BY_SEAT]
    hands: Annotated[list[Annotated[list[int], Meta(max_length=3)]], OWNER]
    shown: Annotated[list[list[int]], owner_and("readers")]
    readers: Annotated[list[int], EVERYONE]
    first: Annotated[Seat, EVERYONE] = 0
    name: Annotated[Word, EVERYONE] = ""


class Library(tiny.Tiny):
    state = Shelves
    table: ClassVar = {"points": [0, 0], "hands": [[], []], "shown": [[], []], "readers": [-1, -1]}


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"level": 6}, "level"),
        ({"level": -1}, "level"),
        ({"level": 10**30}, "level"),
        ({"points": [1]}, "points"),
        ({"points": [1, LARGEST + 1]}, "points[1]"),
        ({"hands": [[]]}, "hands"),
        ({"hands": [[1] * 4, []]}, "hands[0]"),
        ({"shown": [[], [], []]}, "shown"),
        ({"readers": []}, "readers"),
        ({"first": 2}, "first"),
        ({"name": "x" * 10}, "name"),
        ({"done": [""] * (LONGEST_LIST + 1)}, "done"),
        ({"seats": 0}, "seats"),
        ({"seats": 3}, "names"),
        ({"acts": -1}, "acts"),
        ({"acts": 10**9}, "acts"),
        ({"it": "x" * 10_000}, "it"),
        ({"dice": {"seed": "x" * 201}}, "dice.seed"),
        ({"dice": {"seed": "1", "count": -1}}, "dice.count"),
        ({"answers": {"0": ["x"] * (LONGEST_LIST + 1)}}, "answers.0"),
        ({"step": {"type": "Fork", "seat": 9}}, "step"),
        ({"stack": [{"type": "Note", "word": "x" * 10_000}]}, "stack[0].word"),
        (
            {"stack": [{"type": "Mark", "name": "", "waiting": [{"type": "Note", "word": 1}]}]},
            "waiting[0].word",
        ),
    ],
    ids=str,
)
def test_a_position_out_of_bounds_is_refused_with_its_place(change, place):
    position = tiny.play(Library(Fork(Note("a")))).position()
    huisclos.load(position, game=Library())
    position["state"] |= change
    with pytest.raises(huisclos.BadRecord, match=place.replace("[", r"\[")):
        huisclos.load(position, game=Library())


def test_a_position_whose_options_cant_be_is_a_bad_position():
    for change in ({"options": {"x": 1}}, {"names": ["x" * 201, "Bo"]}, {"names": ["Ana"] * 9}):
        with pytest.raises(huisclos.BadRecord):
            huisclos.load({**tiny.play(Library(Fork())).position(), **change}, game=Library())


def test_a_position_that_would_roll_a_million_dice_rolls_none():
    position = start().position()
    position["state"] |= {"box": 10**6, "stack": [{"type": "ShakeTheBox", "look": True}] * 9, "step": None}
    with pytest.raises(huisclos.BadRecord, match="box"):
        huisclos.load(position)


# -- records -------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def record():
    return play(start(seed=3), random.Random(3), 40).record()


@pytest.mark.parametrize(
    "change",
    [
        {"actions": [[0, ["pass"]]] * (MOST_ACTIONS + 1)},
        {"actions": [[0, ["pass"] * 1001]]},
        {"actions": [[0, ["x" * 2001]]]},
        {"actions": [[10**30, ["pass"]]]},
        {"actions": [[0, ["pass"], 1]]},
        {"talk": [{"seat": 0, "at": 0, "form": "go", "args": {"place": "place:1"}}] * (MOST_SAID + 1)},
        {"talk": [{"seat": 0, "at": 0, "form": "x" * 101, "args": {}}]},
        {"talk": [{"seat": 0, "at": 0, "form": "monsters", "args": {"places": ["place:1"] * 5000}}]},
        {"talk": [{"seat": 0, "at": n, "form": "go", "args": {"place": "place:1"}} for n in (1, 0)]},
        {"seats": ["x"] * 101},
        {"seats": ["x" * 201] * 4},
        {"seed": "x" * 201},
        {"commitment": "x" * 201},
        {"version": 10**30},
        {"format": 10**30},
        {"content": "x" * 201},
    ],
    ids=lambda change: next(iter(change)),
)
def test_a_record_out_of_bounds_is_refused(record, change):
    assert huisclos.replay(record).actions
    with pytest.raises(huisclos.BadRecord) as refusal:
        huisclos.replay({**record, **change})
    assert str(refusal.value)


def test_a_record_has_a_size(record):
    assert huisclos.replay(plain(record)).actions
    with pytest.raises(huisclos.BadRecord):
        huisclos.replay(plain(record) + b" " * LARGEST_RECORD)


def test_so_much_can_be_said_and_its_record_replays():
    match = start()
    for _ in range(MOST_SAID):
        match.say(0, "go", place="place:1")
    with pytest.raises(huisclos.BadStatement, match=r"1,000"):
        match.say(0, "go", place="place:1")
    assert len(huisclos.replay(match.record()).talk()) == MOST_SAID


# -- questions -----------------------------------------------------------------------------------------


class Silence(Step, frozen=True):
    """A question that nobody can answer."""

    names: tuple[str, ...] = ()
    seat: int = 0

    def ask(self, s: Shelves) -> dict[int, Choice]:
        return {self.seat: Choice("fork", tuple(map(Option, self.names)), "T-1")}


class Silent(Library):
    kinds = {Step: {"Fork": Fork, "Silence": Silence}}


@pytest.mark.parametrize("silence", [Silence(), Silence(("a", "a")), Silence(("a",), seat=2)])
def test_what_cant_be_answered_isnt_asked(silence):
    """As the next question it is a mistake of the rules, and in a position a mistake of whoever made it."""
    match = tiny.play(Silent(Fork(), silence))
    before = plain(match.position())
    with pytest.raises(huisclos.RuleFailed):
        match.act(0, ["on"])
    assert plain(match.position()) == before
    position = match.position()
    position["state"] |= {"step": msgspec.to_builtins(silence), "stack": []}
    with pytest.raises(huisclos.BadRecord):
        huisclos.load(position, game=Silent())
