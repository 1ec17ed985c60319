"""Mistakes in the rules of a game: the action is refused, and the match is as it was."""

from __future__ import annotations

from typing import Any

import pytest

import huisclos
from huisclos.engine.base.errors import BadOptions, EndlessRules, RuleFailed
from huisclos.engine.game.game import Result
from huisclos.engine.rules.choice import Choice
from huisclos.engine.rules.state import A_STEP, BUDGET
from huisclos.engine.rules.step import Answers, Step
from huisclos.words import LANGUAGES, Words
from tests.engine import tiny
from tests.engine.all_games import plain, readers
from tests.engine.tiny import Fork, Note, play

MOST_STEPS = BUDGET // A_STEP


class InGo(Step, frozen=True):
    """Does half of it, and breaks."""

    def go(self, s: tiny.Room, answers: Answers) -> None:
        s.done.append("half")
        s.tell("half")
        s.dice.roll(3)
        raise ZeroDivisionError


class InAsk(Step, frozen=True):
    def ask(self, s: tiny.Room) -> Any:
        raise KeyError(s.done)


class DeadEnd(Step, frozen=True):
    """Asks what nobody can answer."""

    def ask(self, s: tiny.Room) -> Any:
        return {0: Choice("fork", (), "T-1")}


class InResult(Step, frozen=True):
    def go(self, s: tiny.Room, answers: Answers) -> None:
        s.done.append("cursed")
        s.finish()


class NoMark(Step, frozen=True):
    skip: bool

    def go(self, s: tiny.Room, answers: Answers) -> None:
        s.then(Note("here"))
        if self.skip:
            s.skip_to("nowhere")
        else:
            s.after("nowhere", Note("never"))


class Endless(Step, frozen=True):
    def go(self, s: tiny.Room, answers: Answers) -> None:
        s.tell("again")
        s.then(self)


class Countdown(Step, frozen=True):
    """So many steps, this one included."""

    left: int

    def go(self, s: tiny.Room, answers: Answers) -> None:
        if self.left > 1:
            s.then(Countdown(self.left - 1))


class EndlessIf(Step, frozen=True):
    """The card goes on for ever if the house answers, or somebody who has written something."""

    def go(self, s: tiny.Room, answers: Answers) -> None:
        if s.house or "chatted" in s.signs:
            s.perform("card:fog@mist", (Endless(),))


class Refuses(Step, frozen=True):
    def go(self, s: tiny.Room, answers: Answers) -> None:
        raise BadOptions("error-options", problem="these")


class Failing(tiny.Tiny):
    rules = ("tiny", "rules.test_failing_rules")

    def result(self, state: Any) -> Result:
        if "cursed" in state.done:
            raise IndexError
        return super().result(state)


BROKEN = {
    "go": (InGo(), "ZeroDivisionError"),
    "ask": (InAsk(), "KeyError"),
    "dead end": (DeadEnd(), "LookupError"),
    "result": (InResult(), "IndexError"),
    "skip": (NoMark(skip=True), "LookupError"),
    "after": (NoMark(skip=False), "LookupError"),
}


def everything(match: huisclos.Match) -> bytes:
    """All that anybody can know of a match."""
    seen = [(match.view(seat), match.events_since(0, seat)) for seat in readers(match)]
    return plain([match.position(), match.record(), seen, match.choices()])


def begun(step: Step, *, loaded: bool) -> huisclos.Match:
    """A match with an action and a word behind it, in which `way` leads to the step."""
    game = Failing(Note("a"), Fork(Note("b"), seat=1), Fork(step), Note("z"))
    match = play(game)
    if loaded:
        match = huisclos.load(match.position(), game=game)
    match.act(1, ["way"])
    return match


@pytest.mark.parametrize("loaded", [False, True])
@pytest.mark.parametrize("where", BROKEN)
def test_the_match_is_as_it_was_and_goes_on(where, loaded):
    step, problem = BROKEN[where]
    match = begun(step, loaded=loaded)
    before = everything(match)
    for _ in range(2):
        with pytest.raises(RuleFailed) as failure:
            match.act(0, ["way"])
        assert failure.value.message == ("error-rule-failed", {"problem": problem})
        assert everything(match) == before
    match.act(0, ["on"])
    assert match.state.done == ["a", "b", "z"]
    assert match.result is not None
    assert plain(huisclos.replay(match.record(), game=match.game).position()) == plain(match.position())


def test_rules_that_never_ask_again_are_stopped():
    match = begun(Endless(), loaded=False)
    before = everything(match)
    with pytest.raises(EndlessRules) as failure:
        match.act(0, ["way"])
    assert failure.value.message == ("error-endless", {})
    assert everything(match) == before
    match.act(0, ["on"])
    assert match.result is not None


@pytest.mark.parametrize("how", [{"house": True}, {"signs": ["chatted"]}])
def test_the_card_is_named_that_never_ends_because_of_how_one_answers(how):
    match = begun(EndlessIf(), loaded=False)
    with pytest.raises(EndlessRules) as failure:
        match.act(0, ["way"], **how)
    assert failure.value.card == "card:fog@mist"
    assert match.endless == {"card:fog@mist"}


def test_so_many_steps_may_run_through():
    assert play(Failing(Countdown(MOST_STEPS - 1), Fork())).choices()
    assert play(Failing(Countdown(MOST_STEPS - 1))).state.over
    with pytest.raises(EndlessRules):
        play(Failing(Countdown(MOST_STEPS), Fork()))


def test_every_question_has_steps_of_its_own():
    match = play(Failing(Countdown(MOST_STEPS - 1), Fork(), Countdown(MOST_STEPS - 1), Fork()))
    match.act(0, ["on"])
    assert match.choices()


@pytest.mark.parametrize(
    ("step", "error", "key"),
    [
        (InGo(), RuleFailed, "error-rule-failed"),
        (InAsk(), RuleFailed, "error-rule-failed"),
        (Endless(), EndlessRules, "error-endless"),
        (Refuses(), BadOptions, "error-options"),
    ],
)
def test_a_game_that_cant_be_set_up(step, error, key):
    with pytest.raises(error) as failure:
        play(Failing(Note("a"), step))
    assert type(failure.value) is error
    assert failure.value.message.key == key


@pytest.mark.parametrize("step", [InGo(), Endless()])
def test_a_record_that_runs_into_a_mistake_is_refused(step):
    match = begun(step, loaded=False)
    record = match.record()
    with pytest.raises(huisclos.BadRecord) as refusal:
        huisclos.replay({**record, "actions": [*record["actions"], [0, ["way"]]]}, game=match.game)
    assert refusal.value.message.key == "error-forged"
    assert refusal.value.message.args["number"] == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_can_be_read_in_any_language(language):
    assert "KeyError" in huisclos.RuleFailed("error-rule-failed", problem="KeyError").read(Words(language))
    endless = EndlessRules("error-endless-card", card={"": "Fog"}, pack={"": "mist"}).read(Words(language))
    assert "Fog" in endless
    assert "mist" in endless


def test_a_step_without_rules_says_its_name():
    class Empty(Step, frozen=True):
        pass

    with pytest.raises(NotImplementedError, match="Empty"):
        Empty().go(None, {})
    assert Empty().ask(None) == {}
    assert Empty().bars(None, 0) == []


def test_an_answer_that_has_failed_fails_again_without_a_try():
    tries = []

    class Counted(Fork, frozen=True):
        def go(self, s: Any, answers: Any) -> None:
            tries.append(1)
            raise ZeroDivisionError

    match = play(tiny.Tiny(Counted()))
    options = [option.id for option in match.choices()[0].options]
    for _ in range(3):
        with pytest.raises(huisclos.RuleFailed):
            match.act(0, options[:1])
    assert len(tries) == 1
    with pytest.raises(huisclos.RuleFailed):
        match.act(0, options[1:2])
    assert len(tries) == 2
