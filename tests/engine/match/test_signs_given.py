"""What people do beside the game comes with their next action, and is the same in every replay."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Meta

import huisclos
from huisclos.engine.base.audience import DISCREET, EVERYONE, NOBODY
from huisclos.engine.rules.choice import Choice, Option
from huisclos.engine.rules.state import State
from huisclos.engine.rules.step import Answers, Step
from huisclos.engine.talk.statements import Form, Slot, Talk
from tests.engine.tiny import Tiny

OPTIONS = (Option("on", 1), Option("off", 0))


class Desk(State, kw_only=True):
    """What came with which answer, as the rules saw it."""

    seen: Annotated[list[Annotated[str, Meta(max_length=60)]], EVERYONE] = []
    noted: Annotated[list[int], NOBODY, DISCREET] = []


class Turn(Step, frozen=True):
    """One after the other, eight times."""

    number: int = 0

    def ask(self, s: Desk) -> dict[int, Choice]:
        return {self.number % s.seats: Choice("turn", OPTIONS, "T-1")} if self.number < 8 else {}

    def go(self, s: Desk, answers: Answers) -> None:
        if answers:
            s.seen.append(" ".join([*s.signs, *["house"] * s.house]))
            s.noted.append(self.number)
            s.then(Turn(self.number + 1))


class Words(Talk):
    def forms(self, seats: int) -> list[Form]:
        return [Form("hello", "claim", {}), Form("ask", "request", {"to": Slot(["seat:0", "seat:1"])})]

    def verdict(self, statement: Any, events: Any) -> None:
        return None


class Signalled(Tiny):
    """The smallest game in which signs are seen."""

    rules = ("match.test_signs_given",)
    state = Desk
    talk = Words()  # type: ignore[assignment]


GAME = Signalled(Turn())


def started() -> huisclos.Match:
    return huisclos.new(GAME, ["a", "b"], 1)


def again(match: huisclos.Match) -> huisclos.Match:
    text = msgspec.json.encode(match.record())
    replayed = huisclos.replay(text, game=GAME)
    assert replayed.state.seen == match.state.seen
    assert replayed.record() == match.record()
    return replayed


def test_a_statement_comes_with_the_next_action_of_whoever_made_it():
    match = started()
    match.say(1, "hello")
    match.say(1, "hello")
    match.act(0, ["on"])
    match.act(1, ["on"])
    match.act(0, ["on"])
    match.act(1, ["on"])
    assert match.state.seen == ["", "said", "", ""]
    assert match.record()["signs"] == [[1, ["said"]]]
    again(match)


def test_so_does_what_is_said_in_place_of_an_answer():
    match = started()
    match.say(0, "ask", to="seat:1")
    match.counter(1, 0, "hello")
    match.act(0, ["on"])
    match.act(1, ["on"])
    assert match.state.seen == ["said", "said"]
    again(match)


def test_at_the_end_nobody_waits_for_an_answer():
    match = started()
    match.say(0, "ask", to="seat:1")
    assert match.unanswered(1) == [0]
    for number in range(8):
        match.act(number % 2, ["on"])
    assert match.result is not None
    assert match.unanswered(1) == []


def test_a_table_tells_what_it_alone_can_see():
    match = started()
    match.say(0, "hello")
    match.act(0, ["on"], signs=["mused", "chatted"])
    match.act_together([(1, ["on"])], signs={1: ["mused"], 0: ["chatted"]})
    assert match.state.seen == ["said chatted mused", "mused"]
    assert match.state.signs == ()
    again(match)


def test_a_record_without_signs_has_no_field_for_them():
    match = started()
    match.act(0, ["on"])
    assert "signs" not in match.record()
    again(match)


@pytest.mark.parametrize("signs", [["sneezed"], [["said"]], "said"])
def test_a_sign_that_nobody_knows_is_refused(signs):
    match = started()
    with pytest.raises(huisclos.IllegalAction, match="said, chatted, mused"):
        match.act(0, ["on"], signs=signs)
    assert match.actions == []


def test_what_is_taken_back_leaves_a_sign_and_loses_none():
    match = started()
    match.act(0, ["on"], signs=["chatted"])
    match.act(1, ["on"])
    match.take_back(2)
    match.act(0, ["off"])
    match.act(1, ["off"])
    assert match.state.seen == ["chatted took-back", ""]
    assert [action.picks for action in match.actions] == [["off"], ["off"]]
    again(match)


def test_what_stays_done_is_done_again_just_as_it_was():
    match = started()
    match.act(0, ["on"], signs=["chatted"], house=True)
    match.act(1, ["on"], house=True)
    match.act(0, ["on"])
    match.take_back()
    assert match.state.seen == ["chatted house", "house"]
    assert (match.state.signs, match.state.house) == ((), False)
    again(match)


def test_a_copy_goes_its_own_way():
    match = started()
    match.say(0, "hello")
    copy = match.copy()
    copy.act(0, ["on"])
    match.act(0, ["on"], signs=["mused"])
    assert (copy.state.seen, match.state.seen) == (["said"], ["said mused"])


def test_signs_wait_if_an_action_is_refused():
    match = started()
    match.say(0, "hello")
    with pytest.raises(huisclos.IllegalAction):
        match.act_together([(0, ["on"]), (1, ["nothing"])])
    assert match.actions == []
    match.act(0, ["on"])
    assert match.state.seen == ["said"]


def test_a_discreet_secret_doesnt_stop_a_take_back():
    """Refused, it would tell that something has changed."""
    match = started()
    match.act(0, ["on"])
    assert match.state.noted == [0]
    match.take_back()
    assert match.state.noted == []


@pytest.mark.parametrize(
    "signs", [[[0, ["sneezed"]]], [[0, []]], [[-1, ["said"]]], [[0]], {"0": ["said"]}, [[0, ["said"], 1]]]
)
def test_a_forged_list_of_signs_is_refused(signs):
    match = started()
    match.act(0, ["on"])
    with pytest.raises(huisclos.BadRecord):
        huisclos.replay({**match.record(), "signs": signs}, game=GAME)
