"""A game without an end of its own is ended by its limit: all read so, and it replays like any other."""

from __future__ import annotations

import random
from typing import Annotated, ClassVar

import pytest

import huisclos
from huisclos.bots import hire
from huisclos.bots.taking_turns import drive
from huisclos.engine.base.audience import EVERYONE
from huisclos.engine.rules.choice import PASS, Choice
from huisclos.engine.rules.playout import play_on, playout
from huisclos.engine.rules.step import Answers, Step
from huisclos.words import LANGUAGES, Words
from tests.engine import tiny
from tests.lockdown.looking import by_chance

QUIET = {"figures": {"monster_spaces": [0] * 7}}
"""No Monster ever comes: nobody dies, and nothing would end."""


class Round(Step, frozen=True):
    """All say something, again and again."""

    def ask(self, s: Endless) -> dict[int, Choice]:
        return {seat: Choice("fork", (PASS,), "T-1") for seat in range(s.seats)}

    def go(self, s: Endless, answers: Answers) -> None:
        s.rounds += 1
        if s.rounds < s.enough:
            s.then(self)


class Endless(tiny.Room, kw_only=True):
    longest: ClassVar[int] = 20

    rounds: Annotated[int, EVERYONE] = 0
    enough: Annotated[int, EVERYONE] = 100

    def cut_short(self) -> None:
        self.tell("note", word="enough")


class Rounds(tiny.Tiny):
    rules = ("tiny", "rules.test_longest")
    state = Endless

    def __init__(self, enough: int = 100) -> None:
        super().__init__(Round())
        self.table = {"enough": enough}


def played(game: Rounds, seats: int = 3) -> huisclos.Match:
    match = tiny.play(game, seats)
    while choices := match.choices():
        match.act(min(choices), ["pass"])
    return match


def keys(match: huisclos.Match) -> list[str]:
    return [event["key"] for event in match.events_since(0, None)]


def test_it_ends_after_the_question_at_which_the_limit_is_reached():
    match = played(Rounds())
    assert match.state.acts == 21
    assert keys(match) == ["too-long", "note"]
    assert match.events_since(0, None)[0]["args"] == {"actions": 21}
    assert match.state.over
    assert match.result is not None
    assert match.view(0)["result"] is not None


def test_one_that_ends_by_itself_just_then_is_like_any_other():
    match = played(Rounds(7))
    assert (match.state.acts, keys(match)) == (21, [])
    assert keys(played(Rounds(8))) == ["too-long", "note"]


def test_everyone_reads_why():
    for language in LANGUAGES:
        assert "21" in Words(language).text("log-too-long", {"actions": 21})


def test_its_record_and_its_last_position_are_as_good_as_any():
    match = played(Rounds())
    assert huisclos.replay(match.record(), game=Rounds()).position() == match.position()
    assert huisclos.load(match.position(), game=Rounds()).state.over


def test_a_position_beyond_the_limit_is_over_with_the_next_answer():
    position = tiny.play(Rounds(), 2).position()
    position["state"]["acts"] = 500_000
    match = huisclos.load(position, game=Rounds())
    match.act(0, ["pass"])
    match.act(1, ["pass"])
    assert match.result is not None


@pytest.mark.parametrize("loop", [playout, play_on])
def test_playouts_end_there_too(loop):
    state = tiny.play(Rounds(), 3).state
    loop(state, random.Random(1) if loop is playout else [lambda choice: [PASS]] * 3)
    assert (state.acts, state.over) == (21, True)


def test_a_game_of_lockdown_that_nothing_ends():
    match = by_chance(huisclos.new("lockdown", ["Ana", "Bo", "Cy"], 1, QUIET), random.Random(1))
    told = keys(match)
    assert "too-long" in told
    assert told[-2:] == ["won", "epilogue"], "hands are shown and points counted, as at any end"
    assert min(match.result.points) >= 16, "nobody has lost anybody"
    assert huisclos.replay(match.record()).result == match.result


def test_bots_come_to_its_end_as_well():
    match = huisclos.new("lockdown", ["Ana", "Bo", "Cy"], 1, QUIET)
    decisions, result = drive(match, [hire(match, "random", random.Random(n)) for n in range(3)])
    assert decisions >= match.state.longest
    assert result == match.result


def test_a_game_in_which_too_much_is_told_is_over_as_well(monkeypatch):
    """Whoever writes a pack may have a card tell hundreds of things at every action."""
    monkeypatch.setattr("huisclos.engine.match.under_way.MOST_TOLD", 40)
    match = huisclos.new("lockdown", ["Ana", "Bo", "Cy"], 4)
    while choices := match.choices():
        seat = next(iter(choices))
        told = keys(match)
        match.act(seat, [option.id for option in choices[seat].options[: choices[seat].min]])
    assert "too-long" in keys(match)[len(told) :]
    assert len(told) <= 40
    assert match.result is not None
    assert huisclos.replay(match.record()).position() == match.position()


def test_what_has_ended_it_so_isnt_taken_back(monkeypatch):
    monkeypatch.setattr("huisclos.engine.match.under_way.MOST_TOLD", 1)
    match = tiny.play(tiny.Tiny(tiny.Fork(tiny.Note("a"), seat=1), tiny.Fork()))
    match.act(1, ["way"])
    assert keys(match)[-1] == "too-long"
    with pytest.raises(huisclos.NoTakeBack):
        match.take_back()
    assert match.state.over
