"""CV-2.2: the question."""

from __future__ import annotations

import re
from typing import Any, ClassVar

from msgspec.structs import replace

from huisclos.engine.choice import PASS, Choice, Option
from huisclos.engine.step import Answers, Step
from huisclos.games.critico_ville.bank import MOST_WRONG, Saying, own_words
from huisclos.games.critico_ville.judging import Judge, OwnJudge, settle
from huisclos.games.critico_ville.powers import Interruptible
from huisclos.games.critico_ville.state import QUESTION, SEAT, Shown, Town

LONGEST_REPLY = 300

_ANSWER = [Option(f"answer:{number}", number) for number in range(MOST_WRONG + 1)]
_REPLY = Option("reply", "", writes=LONGEST_REPLY)
_HAND_ON = Option("hand-on")
_TAKE = Option("take", "take")


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
    order = list(range(card.choices))
    s.dice.shuffle(order)
    s.solution = (number, order.index(0) if order else -1)
    options = tuple(card.option(answer) for answer in order)
    s.question = Shown(
        card.id, card.theme, card.challenge, card.kind, s.active, card.saying("question"), options
    )
    s.tell(
        "question",
        seat=SEAT[s.active].id,
        theme=_reference(card.theme),
        text=s.question.text,
        challenge=int(card.challenge),
    )
    s.then(Answer() if order else Reply())


def _reference(theme: str) -> str | Saying:
    """For the log: a theme of the aide-memoire has a name in every language, any other is its own name."""
    return f"theme:{theme}" if re.fullmatch(r"[\w-]+", theme, re.ASCII) else own_words(theme)


class Answer(Interruptible, frozen=True):
    """CV-5.1: multiple choice, graded by the game."""

    def choice(self, s: Town) -> Choice:
        """One of the answers on the card."""
        return Choice("answer", tuple(_ANSWER[: len(asked(s).options)]), "CV-2.2")

    def chosen(self, s: Town, option: Option | None) -> None:
        """Right or wrong."""
        assert option is not None
        show_answer(s, picked=option.value)
        shown = asked(s)
        s.tell("chose", seat=SEAT[shown.seat].id, option=shown.options[option.value])
        settle(s, right=option.value == shown.right)


class Reply(Interruptible, frozen=True):
    """CV-5.1: an open question, answered in the player's own words, typed or said."""

    taken_on: bool = False

    def thinker(self, s: Town) -> int:
        """Somebody may have taken it on."""
        return asked(s).seat

    def choice(self, s: Town) -> Choice:
        """CV-2.2: with the help of the others: somebody else may answer."""
        if self.taken_on:
            return Choice("reply-for", (_REPLY,), "CV-2.2", about=(SEAT[s.active].id,))
        return Choice("reply", (_REPLY, _HAND_ON), "CV-2.2")

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


class TakeOn(Step, frozen=True):
    """CV-2.2, CV-5.2: the others may answer a question that was handed on."""

    window: ClassVar[bool] = True

    def ask(self, s: Town) -> dict[int, Choice]:
        """All at once; the first who wants to does."""
        choice = Choice("take-on", (_TAKE, PASS), "CV-2.2", about=(SEAT[s.active].id,))
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


def offer_choices(s: Town) -> None:
    """CV-5.2: so that bots can answer. A table without such questions leaves this one unanswered."""
    choices = {number for number in s.questions + s.used if s.bank[number].kind == "choice"}
    if not choices:
        show_answer(s)
        settle(s, right=False)
        return
    if choices.isdisjoint(s.questions):
        shuffle_back(s)
    number = next(number for number in reversed(s.questions) if number in choices)
    s.questions.remove(number)
    lay_out(s, number)


def show_answer(s: Town, **given: Any) -> None:
    """CV-2.2: the answer is shown, with its explanation."""
    number, right = s.solution
    card = s.bank[number]
    s.solution = ()
    s.question = replace(
        asked(s), right=right, answer=card.saying("answer"), explanation=card.saying("explanation"), **given
    )


def asked(s: Town) -> Shown:
    """The question on the table."""
    assert s.question is not None
    return s.question
