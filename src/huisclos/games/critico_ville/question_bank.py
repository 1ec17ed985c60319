"""CV-0.3: question cards, those of the box and those that a table brings along."""

from __future__ import annotations

import re
import tomllib
from functools import cache, cached_property
from importlib.resources import files
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from huisclos.words import LANGUAGES

Kind = Literal["open", "choice"]
LONGEST = {"theme": 60, "question": 700, "answer": 400, "wrong": 200, "explanation": 1200, "source": 200}
"""Letters."""
MOST_QUESTIONS = 500
MOST_WRONG = 5
"""Answers to choose from, beside the right one."""
LONGEST_REPLY = 300

Name = Annotated[str, Meta(max_length=60)]
Text = Annotated[str, Meta(max_length=max(LONGEST.values()))]
Spoken = Annotated[str, Meta(max_length=2, extra_json_schema={"enum": list(LANGUAGES)})]
BY_LANGUAGE = Meta(max_length=len(LANGUAGES))
Saying = Annotated[dict[str, Text], BY_LANGUAGE]
"""A text by language."""


def own_words(text: str) -> Saying:
    """What somebody wrote: the same for all readers, and never taken for a reference."""
    return dict.fromkeys(LANGUAGES, text)


@cache
def topic(theme: str) -> str | Saying:
    """A theme of the aide-memoire has a name in every language, any other is its own name."""
    known = re.fullmatch(r"[\w-]+", theme, re.ASCII)
    return f"theme:{theme}" if known else own_words(theme)


class Wording(Struct, frozen=True, forbid_unknown_fields=True):
    """A question in one language. Without wrong answers to choose from, it is an open one."""

    question: Text
    answer: Text
    explanation: Text
    wrong: Annotated[tuple[Text, ...], Meta(max_length=MOST_WRONG)] = ()

    @property
    def options(self) -> tuple[str, ...]:
        """All answers to choose from, the right one first; none for an open question."""
        return (self.answer, *self.wrong) if self.wrong else ()


class Question(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """A question card. What follows from its words is worked out once: it is laid out in game after game."""

    id: Name
    theme: Name
    words: Annotated[dict[Spoken, Wording], BY_LANGUAGE]
    challenge: bool = False

    def __post_init__(self) -> None:
        """A card says the same in all its languages."""
        wrong = {len(wording.wrong) for wording in self.words.values()}
        if len(wrong) != 1 or not set(self.words) <= set(LANGUAGES):
            raise ValueError(f"{self.id}: words, wrong")

    @cached_property
    def kind(self) -> Kind:
        """CV-5.1: open, or multiple choice."""
        return "choice" if self.options else "open"

    @cached_property
    def question(self) -> Saying:
        """What is asked, in all its languages."""
        return {language: wording.question for language, wording in self.words.items()}

    @cached_property
    def answer(self) -> Saying:
        """The model answer, likewise."""
        return {language: wording.answer for language, wording in self.words.items()}

    @cached_property
    def explanation(self) -> Saying:
        """Why that is so, likewise."""
        return {language: wording.explanation for language, wording in self.words.items()}

    @cached_property
    def options(self) -> tuple[Saying, ...]:
        """The answers to choose from, likewise, the right one first; none for an open question."""
        answers = zip(*(wording.options for wording in self.words.values()), strict=True)
        return tuple(dict(zip(self.words, answer, strict=True)) for answer in answers)


@cache
def bank() -> tuple[Question, ...]:
    """The question cards of the box, file by file. Some are traps: their theme is that of another file."""
    folder = files(__package__) / "questions"
    cards = []
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        for number, row in enumerate(tomllib.loads(file.read_text(encoding="utf-8"))["question"], 1):
            words = {language: row.pop(language) for language in LANGUAGES}
            cards.append({"id": f"{file.name.partition('.')[0]}-{number}", "words": words, **row})
    return msgspec.convert(tuple(cards), tuple[Question, ...])
