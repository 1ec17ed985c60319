"""CV-0.3: question cards, those of the box and those that a table brings along."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec
from msgspec import Struct

from huisclos.words import LANGUAGES

Kind = Literal["open", "choice"]
Saying = dict[str, str]
"""A text by language."""

MOST_WRONG = 5
"""Answers to choose from, beside the right one."""


def own_words(text: str) -> Saying:
    """What somebody wrote: the same for all readers, and never taken for a reference."""
    return dict.fromkeys(LANGUAGES, text)


class Wording(Struct, frozen=True, forbid_unknown_fields=True):
    """A question in one language. Without wrong answers to choose from, it is an open one."""

    question: str
    answer: str
    explanation: str
    wrong: tuple[str, ...] = ()

    @property
    def options(self) -> tuple[str, ...]:
        """All answers to choose from, the right one first."""
        return (self.answer, *self.wrong)


class Question(Struct, frozen=True, forbid_unknown_fields=True):
    """A question card."""

    id: str
    theme: str
    words: dict[str, Wording]
    challenge: bool = False

    def __post_init__(self) -> None:
        """A card says the same in all its languages."""
        if len({len(wording.wrong) for wording in self.words.values()}) != 1 or self.choices > MOST_WRONG + 1:
            raise ValueError(f"{self.id}: words, wrong")

    @property
    def kind(self) -> Kind:
        """CV-5.1: open, or multiple choice."""
        return "choice" if self.choices else "open"

    @property
    def choices(self) -> int:
        """How many answers there are to choose from; none for an open question."""
        wrong = next(iter(self.words.values())).wrong
        return len(wrong) + 1 if wrong else 0

    def saying(self, part: Literal["question", "answer", "explanation"]) -> Saying:
        """A part of it in all its languages."""
        return {language: getattr(wording, part) for language, wording in self.words.items()}

    def option(self, number: int) -> Saying:
        """An answer to choose from in all its languages; 0 is the right one."""
        return {language: wording.options[number] for language, wording in self.words.items()}


@cache
def bank() -> tuple[Question, ...]:
    """The question cards of the box, theme by theme."""
    folder = files(__package__) / "questions"
    cards = []
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        for number, row in enumerate(tomllib.loads(file.read_text(encoding="utf-8"))["question"], 1):
            words = {language: row.pop(language) for language in LANGUAGES}
            cards.append({"id": f"{row['theme']}-{number}", "words": words, **row})
    return msgspec.convert(tuple(cards), tuple[Question, ...])
