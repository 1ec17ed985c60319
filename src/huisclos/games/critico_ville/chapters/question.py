"""CV-2.2: the question."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

from msgspec.structs import replace

from huisclos.engine.rules.choice import PASS, Choice, Option
from huisclos.engine.rules.step import Answers, Step
from huisclos.games.critico_ville.chapters.judging import Judge, OwnJudge, settle
from huisclos.games.critico_ville.chapters.powers import PowersOnOffer, beside_powers, used_instead
from huisclos.games.critico_ville.question_bank import LONGEST_REPLY, MOST_WRONG, own_words
from huisclos.games.critico_ville.state import QUESTION, SEAT, Shown, Town

_ANSWER = tuple(Option(f"answer:{number}", number) for number in range(MOST_WRONG + 1))
_REPLY = Option("reply", "", writes=LONGEST_REPLY)
_HAND_ON = Option("hand-on")
_GIVE_UP = Option("give-up")
_TAKE = Option("take", "take")
_OPEN = Choice("reply", (_REPLY, _HAND_ON), "CV-2.2")
_YOURSELF = Choice("reply-yourself", (_REPLY, _GIVE_UP), "CV-5.4")


class DrawQuestion(Step, frozen=True):
    """CV-2.2: a question card is drawn."""

    def go(self, s: Town, answers: Answers) -> None:
        """CV-0.2: those asked before are shuffled back when the pile is empty."""
        s.action = QUESTION
        if not s.questions:
            s.questions, s.used = s.used, []
            s.dice.shuffle(s.questions)
        lay_out(s, s.questions.pop())


def lay_out(s: Town, number: int) -> None:
    """Everyone reads it; the answers to choose from are in an order of chance."""
    card = s.bank[number]
    s.used.append(number)
    order = list(range(len(card.options)))
    s.dice.shuffle(order)
    s.solution = (number, order.index(0) if order else -1)
    options = tuple(card.options[answer] for answer in order)
    s.question = Shown(card.challenge, card.kind, s.active, card.question, options)
    s.tell("question", seat=SEAT[s.active].id, text=card.question, challenge=int(card.challenge))
    s.then(Answer() if order else Reply())


class Answer(PowersOnOffer, frozen=True):
    """CV-5.1: multiple choice, graded by the game."""

    def choice(self, s: Town) -> Choice:
        """One of the answers on the card."""
        return _one_of(len(asked(s).options))

    def chosen(self, s: Town, option: Option | None) -> None:
        assert option is not None
        show_answer(s, picked=option.value)
        shown = asked(s)
        s.tell("chose", seat=SEAT[shown.seat].id, option=shown.options[option.value])
        settle(s, right=option.value == shown.right)


@cache
def _one_of(count: int) -> Choice:
    return Choice("answer", _ANSWER[:count], "CV-2.2")


class Reply(PowersOnOffer, frozen=True):
    """CV-5.1: an open question, answered in the player's own words, typed or said."""

    taken_on: bool = False
    came_back: bool = False

    def thinker(self, s: Town) -> int:
        """Somebody may have taken it on."""
        return asked(s).seat

    def choice(self, s: Town) -> Choice:
        """CV-2.2, CV-5.4: with the help of the others: somebody else may answer."""
        if self.taken_on:
            return _reply_for(s.active)
        return _YOURSELF if self.came_back or s.seats == 1 else _OPEN

    def chosen(self, s: Town, option: Option | None) -> None:
        """The model answer is shown, then the reply is judged."""
        assert option is not None
        seat = SEAT[asked(s).seat].id
        if option is _HAND_ON:
            s.tell("handed-on", seat=seat)
            s.then(TakeOn())
            return
        if option is _GIVE_UP:
            show_answer(s)
            s.tell("gave-up", seat=seat)
            settle(s, right=False)
            return
        show_answer(s, said=option.value)
        if option.value:
            s.tell("replied", seat=seat, text=own_words(option.value))
        else:
            s.tell("said-aloud", seat=seat)
        s.then(Judge() if s.hard else OwnJudge())


@cache
def _reply_for(seat: int) -> Choice:
    return Choice("reply-for", (_REPLY, _GIVE_UP), "CV-5.4", about=(SEAT[seat].id,))


class TakeOn(Step, frozen=True):
    """CV-5.4: the others may answer a question that was handed on."""

    window: ClassVar[bool] = True

    def ask(self, s: Town) -> dict[int, Choice]:
        """All at once; the first who wants to does."""
        choice = _take_on(s.active)
        return beside_powers(s, {seat: choice for seat in s.clockwise(s.active) if seat != s.active})

    def go(self, s: Town, answers: Answers) -> None:
        """If nobody does, it comes back: there is no easier one instead."""
        if used_instead(s, answers):
            s.then(self)
            return
        for seat, picks in answers.items():
            if picks[0] is _TAKE:
                s.question = replace(asked(s), seat=seat)
                s.tell("taken-on", seat=SEAT[seat].id)
                s.then(Reply(taken_on=True))
                return
        s.tell("came-back", seat=SEAT[s.active].id)
        s.then(Reply(came_back=True))


@cache
def _take_on(seat: int) -> Choice:
    return Choice("take-on", (_TAKE, PASS), "CV-5.4", about=(SEAT[seat].id,))


def show_answer(s: Town, **given: Any) -> None:
    """CV-2.2, CV-0.3: the answer is shown, with its explanation and its theme."""
    number, right = s.solution
    card = s.bank[number]
    s.solution = ()
    s.question = replace(
        asked(s),
        id=card.id,
        theme=card.theme,
        right=right,
        answer=card.answer,
        explanation=card.explanation,
        house=s.house,
        **given,
    )


def asked(s: Town) -> Shown:
    """The question on the table."""
    assert s.question is not None
    return s.question
