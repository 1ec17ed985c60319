"""CV-2.2: the question."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

from msgspec.structs import replace

from huisclos.engine.choice import PASS, Choice, Option
from huisclos.engine.step import Answers, Step
from huisclos.games.critico_ville.bank import LONGEST_REPLY, MOST_WRONG, own_words
from huisclos.games.critico_ville.judging import Judge, OwnJudge, settle
from huisclos.games.critico_ville.powers import PowersOnOffer
from huisclos.games.critico_ville.state import QUESTION, SEAT, Shown, Town

_ANSWER = tuple(Option(f"answer:{number}", number) for number in range(MOST_WRONG + 1))
_REPLY = Option("reply", "", writes=LONGEST_REPLY)
_HAND_ON = Option("hand-on")
_TAKE = Option("take", "take")
_OPEN = Choice("reply", (_REPLY, _HAND_ON), "CV-2.2")


class DrawQuestion(Step, frozen=True):
    """CV-2.2: a question card is drawn."""

    def go(self, s: Town, answers: Answers) -> None:
        """CV-0.2: those asked before are shuffled back when the pile is empty."""
        s.action = QUESTION
        if not s.questions:
            shuffle_back(s)
        lay_out(s, s.questions.pop())


def shuffle_back(s: Town) -> None:
    """The questions asked before come into the pile again."""
    s.questions, s.used = s.questions + s.used, []
    s.dice.shuffle(s.questions)


def lay_out(s: Town, number: int) -> None:
    """Everyone reads it; the answers to choose from are in an order of chance."""
    card = s.bank[number]
    s.used.append(number)
    order = list(range(len(card.options)))
    s.dice.shuffle(order)
    s.solution = (number, order.index(0) if order else -1)
    options = tuple(card.options[answer] for answer in order)
    s.question = Shown(card.id, card.theme, card.challenge, card.kind, s.active, card.question, options)
    s.tell(
        "question",
        seat=SEAT[s.active].id,
        theme=card.topic,
        text=s.question.text,
        challenge=int(card.challenge),
    )
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

    def thinker(self, s: Town) -> int:
        """Somebody may have taken it on."""
        return asked(s).seat

    def choice(self, s: Town) -> Choice:
        """CV-2.2: with the help of the others: somebody else may answer."""
        return _reply_for(s.active) if self.taken_on else _OPEN

    def chosen(self, s: Town, option: Option | None) -> None:
        """The model answer is shown, then the reply is judged."""
        assert option is not None
        seat = SEAT[asked(s).seat].id
        if option is _HAND_ON:
            s.tell("handed-on", seat=seat)
            s.then(TakeOn())
            return
        show_answer(s, said=option.value)
        if option.value:
            s.tell("replied", seat=seat, text=own_words(option.value))
        else:
            s.tell("said-aloud", seat=seat)
        s.then(Judge() if s.hard else OwnJudge())


@cache
def _reply_for(seat: int) -> Choice:
    return Choice("reply-for", (_REPLY,), "CV-2.2", about=(SEAT[seat].id,))


class TakeOn(Step, frozen=True):
    """CV-2.2, CV-5.2: the others may answer a question that was handed on."""

    window: ClassVar[bool] = True

    def ask(self, s: Town) -> dict[int, Choice]:
        """All at once; the first who wants to does."""
        choice = _take_on(s.active)
        return {seat: choice for seat in s.clockwise(s.active) if seat != s.active}

    def go(self, s: Town, answers: Answers) -> None:
        """If nobody does, there is a multiple-choice question instead."""
        for seat, picks in answers.items():
            if picks[0] is _TAKE:
                s.question = replace(asked(s), seat=seat)
                s.tell("taken-on", seat=SEAT[seat].id)
                s.then(Reply(taken_on=True))
                return
        offer_choices(s)


@cache
def _take_on(seat: int) -> Choice:
    return Choice("take-on", (_TAKE, PASS), "CV-2.2", about=(SEAT[seat].id,))


def offer_choices(s: Town) -> None:
    """CV-5.2: so that bots can answer. A table without such questions leaves this one unanswered."""
    number = first_with_choices(s, s.questions)
    if number is None and first_with_choices(s, s.used) is not None:
        shuffle_back(s)
        number = first_with_choices(s, s.questions)
    if number is None:
        show_answer(s)
        settle(s, right=False)
    else:
        s.questions.remove(number)
        lay_out(s, number)


def first_with_choices(s: Town, pile: list[int]) -> int | None:
    """The uppermost question of a pile that has answers to choose from."""
    bank = s.bank
    return next((number for number in reversed(pile) if bank[number].options), None)


def show_answer(s: Town, **given: Any) -> None:
    """CV-2.2: the answer is shown, with its explanation."""
    number, right = s.solution
    card = s.bank[number]
    s.solution = ()
    s.question = replace(asked(s), right=right, answer=card.answer, explanation=card.explanation, **given)


def asked(s: Town) -> Shown:
    """The question on the table."""
    assert s.question is not None
    return s.question
