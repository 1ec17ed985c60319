"""Verdicts on talk are public, so nothing secret reaches the one who judges."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Annotated, Any, ClassVar

import pytest

import huisclos
from huisclos.engine.base.audience import EVERYONE, OWNER, shown_to
from huisclos.engine.rules.event import Event
from huisclos.engine.rules.step import Answers, Step
from huisclos.engine.talk.statements import Form, Slot, Statement, Talk, Verdict
from tests.engine import tiny
from tests.engine.all_games import plain, something_to_say
from tests.engine.tiny import Fork, play


class Hearing(tiny.Room, kw_only=True):
    hands: Annotated[list[list[str]], OWNER]
    seen_by: Annotated[tuple[int, ...], EVERYONE] = (0,)
    card: Annotated[tuple[str, ...], shown_to("seen_by")] = ()


class Deal(Step, frozen=True):
    """A card for seat 0 alone: in an event, in a hand, and in a field that is shown to it."""

    card: str

    def go(self, s: Hearing, answers: Answers) -> None:
        s.hands[0] = [self.card]
        s.card = (self.card,)
        s.tell_apart("dealt", [0], {"card": self.card}, seat="seat:0")
        s.hands[0] = [*s.hands[0], self.card]
        s.tell("dealt again", seat="seat:0")


class Show(Step, frozen=True):
    """Everyone sees it."""

    def go(self, s: Hearing, answers: Answers) -> None:
        s.tell("shown", card=s.card[0])


class Greedy(Talk):
    """Would judge by anything it can get hold of."""

    heard: ClassVar[list[Event]] = []

    def forms(self, seats: int) -> list[Form]:
        asked = Form("ask", "request", {"to": Slot(["seat:0", "seat:1"])})
        return [Form("have", "claim", {"card": Slot(["ace", "two"])}), asked]

    def verdict(self, statement: Statement, events: Sequence[Event]) -> Verdict | None:
        self.heard[:] = events
        if statement.form == "ask":
            return "moot" if events else None
        for event in events:
            if card := event.args.get("card") or (event.secret or {}).get("card"):
                return "true" if card == statement.args["card"] else "false"
            for change in event.changes.values():
                known = getattr(change, "value", change)
                if "ace" in str(known) or "two" in str(known):
                    return "true" if statement.args["card"] in str(known) else "false"
        return None


class Court(tiny.Tiny):
    rules = ("tiny", "match.test_verdicts")
    state = Hearing
    table: ClassVar[dict[str, Any]] = {"hands": [[], []]}
    talk = Greedy()


def heard(card: str, *after: Step) -> Any:
    match = play(Court(Fork(), Deal(card), Fork(), *after, Fork()))
    match.say(0, "have", card="ace")
    match.act(0, ["on"])
    return match


def test_a_verdict_isnt_known_before_everyone_may_know_it():
    assert [verdict for _, verdict in heard("ace").talk()] == [None]
    for seat in (None, 0, 1):
        views = [heard(card).view(seat) for card in ("ace", "two")]
        assert [view["talk"][0]["verdict"] for view in views] == [None, None]
        assert seat == 0 or plain(views[0]) == plain(views[1])


def test_the_judge_gets_the_events_as_everyone_knows_them():
    match = heard("ace")
    match.talk()
    assert [event.key for event in Greedy.heard] == ["forked", "dealt", "dealt again"]
    for event in Greedy.heard:
        assert (event.secret, event.to, event.changes) == (None, (), {})
    assert [event.args for event in Greedy.heard[1:]] == [{"seat": "seat:0"}] * 2


@pytest.mark.parametrize(("card", "verdict"), [("ace", "true"), ("two", "false")])
def test_it_is_known_as_soon_as_everyone_does_and_stays(card, verdict):
    match = heard(card, Show())
    assert match.talk()[0][1] is None
    match.act(0, ["on"])
    assert match.talk()[0][1] == verdict
    copy = match.copy()
    assert copy.talk()[0][1] == verdict
    copy.say(1, "have", card="two")
    assert [found for _, found in copy.talk()] == [verdict, None]
    assert len(match.talk()) == 1


def test_a_move_taken_back_takes_its_verdict_with_it():
    match = play(Court(Deal("ace"), Fork(), Show(), Fork()))
    match.say(0, "have", card="ace")
    match.act(0, ["on"])
    assert match.talk()[0][1] == "true"
    match.take_back()
    assert match.talk()[0][1] is None


def test_what_couldnt_be_said_in_place_of_an_answer_leaves_no_verdict():
    match = play(Court(Fork(), Deal("ace"), Show(), Fork()))
    match.say(0, "ask", to="seat:1")
    match.act(0, ["on"])
    with pytest.raises(huisclos.BadStatement) as refusal:
        match.counter(1, 0, "have", card="two")
    assert refusal.value.message.key == "error-too-late"
    match.say(1, "have", card="ace")
    match.act(0, ["on"])
    assert [(said.form, verdict) for said, verdict in match.talk()] == [("ask", "moot"), ("have", "true")]


def test_what_tests_say_by_chance_can_be_said():
    match, rng = heard("ace"), random.Random(1)
    for _ in range(5):
        seat, form, args = something_to_say(match, rng)
        match.say(seat, form, **args)
    assert len(match.talk()) == 6
