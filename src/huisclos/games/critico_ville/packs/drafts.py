"""From what was written in a file to question cards: every trouble is noted, with its line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from huisclos.engine.base.errors import Trouble
from huisclos.games.critico_ville.packs.text import PACKAGE, alike, can_be_printed, on_one_line, quoted
from huisclos.games.critico_ville.packs.themes import known_theme
from huisclos.games.critico_ville.question_bank import (
    LONGEST,
    MOST_QUESTIONS,
    MOST_WRONG,
    Question,
    Wording,
    own_words,
)
from huisclos.words import Words

NEEDED = ("question", "answer", "explanation")
"""In every language; beside them a theme."""


class Draft(Struct):
    """A question as it stands in a file; `line` says where each of its parts is."""

    theme: Any
    challenge: Any
    words: dict[str, dict[str, Any]]
    """By language: question, answer, wrong, explanation, source."""
    line: Callable[[str], int]
    apart: frozenset[str] = frozenset()
    """The parts that each language has for itself: troubles with them say in which."""
    absent: frozenset[tuple[str, str]] = frozenset()
    """What the file has no place for, by part and language: that was told once, for all of it."""


def questions(drafts: list[Draft], troubles: list[Trouble]) -> list[Question]:
    """The cards that can be made of them."""
    if len(drafts) > MOST_QUESTIONS:
        extra = drafts[MOST_QUESTIONS]
        troubles.append(Trouble(extra.line("question"), "pack-many", {"most": MOST_QUESTIONS}))
    found: list[Question] = []
    seen: dict[str, int] = {}
    for number, draft in enumerate(drafts[:MOST_QUESTIONS], 1):
        check = _Check(draft)
        card = check.card(f"own-{number}")
        troubles += check.troubles
        if card is None:
            continue
        text = next(iter(card.words.values())).question.casefold()
        if text and text in seen:
            troubles.append(Trouble(draft.line("question"), "pack-twice", {"line": seen[text]}))
        seen.setdefault(text, draft.line("question"))
        found.append(card)
    return found


class _Check:
    """One draft."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        self.troubles: list[Trouble] = []

    def trouble(self, part: str, language: str, key: str, /, **args: Any) -> None:
        """Noted once, though words that are for readers of all languages are read for each."""
        spoken = language if language and part in self.draft.apart else "none"
        trouble = Trouble(self.draft.line(f"{part} {language}".strip()), key, {**args, "language": spoken})
        if trouble not in self.troubles:
            self.troubles.append(trouble)

    def card(self, name: str) -> Question | None:
        """The card, if all is well with it."""
        draft = self.draft
        theme = known_theme(self.text("theme", draft.theme))
        if not isinstance(draft.challenge, bool):
            self.trouble("challenge", "", "pack-challenge")
        if not draft.words and not draft.absent:
            self.trouble("question", "", "pack-missing", part="part:question")
        words = {language: self.wording(language, parts) for language, parts in draft.words.items()}
        if len({len(wording.wrong) for wording in words.values()}) > 1:
            self.trouble("wrong", "", "pack-languages")
        return None if self.troubles or not words else Question(name, theme, words, draft.challenge)

    def wording(self, language: str, parts: dict[str, Any]) -> Wording:
        """A question in one language."""
        question, answer, explanation = (self.text(part, parts.get(part), language) for part in NEEDED)
        return Wording(
            question, answer, self.sourced(explanation, parts, language), self.wrong(parts, answer, language)
        )

    def wrong(self, parts: dict[str, Any], answer: str, language: str) -> tuple[str, ...]:
        """The wrong answers; none of them is another one, or the right one."""
        wrong = parts.get("wrong") or []
        if not isinstance(wrong, list):
            self.trouble("wrong", language, "pack-wrong-list")
            wrong = []
        if len(wrong) > MOST_WRONG:
            self.trouble("wrong", language, "pack-wrong-many", most=MOST_WRONG)
        few = wrong[:MOST_WRONG]  # a file may have any number of them
        options = tuple(self.text("wrong", option, language, name="wrong-answer") for option in few)
        if right := [option for option in options if option and alike(option) == alike(answer)]:
            self.trouble("wrong", language, "pack-right-and-wrong", option=quoted(right[0]))
        often = Counter(alike(option) for option in options if option)
        if same := [option for option in options if often[alike(option)] > 1]:
            self.trouble("wrong", language, "pack-same", option=quoted(same[-1]))
        return options

    def sourced(self, explanation: str, parts: dict[str, Any], language: str) -> str:
        """An explanation, with its source if one is given."""
        if not parts.get("source"):
            return explanation
        source = self.text("source", parts["source"], language)
        args = {"text": own_words(explanation), "source": own_words(source)}
        told = Words(language, PACKAGE).text("pack-source", args)
        if len(told) > LONGEST["explanation"] >= len(explanation):
            most = LONGEST["explanation"] - (len(told) - len(explanation))
            self.trouble("explanation", language, "pack-long", most=most, part="part:explanation")
        return told

    def text(self, part: str, value: Any, language: str = "", *, name: str = "") -> str:
        """A text on one line: neither missing nor too long."""
        args = {"part": f"part:{name or part}"}
        if (part, language) in self.draft.absent:
            return ""
        if not isinstance(value, str) or not value.strip():
            self.trouble(part, language, "pack-missing", **args)
            return ""
        text = on_one_line(value)
        if len(text) > LONGEST[part]:
            self.trouble(part, language, "pack-long", most=LONGEST[part], **args)
        if not can_be_printed(text):
            self.trouble(part, language, "pack-unprintable", **args)
        return text
