"""From what was written in a file to question cards: every trouble is noted, with its line."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from huisclos.engine.errors import Trouble
from huisclos.games.critico_ville.bank import (
    LONGEST,
    MOST_QUESTIONS,
    MOST_WRONG,
    Question,
    Saying,
    Wording,
    own_words,
)

PACKAGE = "huisclos.games.critico_ville"
"""Where the texts are."""

# French puts a space before some marks that doesn't break the line: it stays.
_NO_BREAK = "\u00a0\u202f"
_SPACES = re.compile(rf"[^\S{_NO_BREAK}]+")
_JOINERS = re.compile(rf"[{_NO_BREAK}\u200d]")
_QUOTED = 60


def quoted(text: str) -> Saying:
    """Something in a file, as far as a message can show it."""
    return own_words("".join(letter if letter.isprintable() else "?" for letter in text[:_QUOTED]))


class Draft(Struct):
    """A question as it stands in a file; `line` says where each of its parts is."""

    theme: Any
    challenge: Any
    words: dict[str, dict[str, Any]]
    """By language: question, answer, wrong, explanation."""
    line: Callable[[str], int]


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
        if text in seen:
            troubles.append(Trouble(draft.line("question"), "pack-twice", {"line": seen[text]}))
        seen.setdefault(text, draft.line("question"))
        found.append(card)
    return found


class _Check:
    """One draft."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        self.troubles: list[Trouble] = []

    def trouble(self, where: str, key: str, **args: Any) -> None:
        """Noted once, though words that are for readers of all languages are read for each."""
        trouble = Trouble(self.draft.line(where), key, args)
        if trouble not in self.troubles:
            self.troubles.append(trouble)

    def card(self, name: str) -> Question | None:
        """The card, if all is well with it."""
        draft = self.draft
        theme = self.text("theme", draft.theme)
        if not isinstance(draft.challenge, bool):
            self.trouble("challenge", "pack-challenge")
        if not draft.words:
            self.trouble("question", "pack-missing", part="part:question")
        words = {language: self.wording(language, parts) for language, parts in draft.words.items()}
        if len({len(wording.wrong) for wording in words.values()}) > 1:
            self.trouble("wrong", "pack-languages")
        return None if self.troubles else Question(name, theme, words, draft.challenge)

    def wording(self, language: str, parts: dict[str, Any]) -> Wording:
        """A question in one language."""
        question, answer, explanation = (
            self.text(part, parts.get(part), language) for part in ("question", "answer", "explanation")
        )
        wrong = parts.get("wrong") or []
        if not isinstance(wrong, list):
            self.trouble(f"wrong {language}", "pack-wrong-list")
            wrong = []
        if len(wrong) > MOST_WRONG:
            self.trouble(f"wrong {language}", "pack-wrong-many", most=MOST_WRONG)
        few = wrong[:MOST_WRONG]  # a file may have any number of them
        options = tuple(self.text("wrong", option, language, name="wrong-answer") for option in few)
        same = [option for option in options if (answer, *options).count(option) > 1 and option]
        if same:
            self.trouble(f"wrong {language}", "pack-same", option=quoted(same[0]))
        return Wording(question, answer, explanation, options)

    def text(self, part: str, value: Any, language: str = "", *, name: str = "") -> str:
        """A text on one line: neither missing nor too long."""
        where, args = f"{part} {language}".strip(), {"part": f"part:{name or part}"}
        if not isinstance(value, str) or not value.strip():
            self.trouble(where, "pack-missing", **args)
            return ""
        text = _SPACES.sub(" ", value).strip()
        if len(text) > LONGEST[part]:
            self.trouble(where, "pack-long", most=LONGEST[part], **args)
        if not _JOINERS.sub("", text).isprintable():
            self.trouble(where, "pack-unprintable", **args)
        return text
