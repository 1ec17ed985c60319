"""From what was written in a file to question cards: every trouble is noted, with its line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from huisclos.engine.errors import Trouble
from huisclos.games.critico_ville.bank import Question, Wording

MOST_QUESTIONS = 500
MOST_WRONG = 5
LONGEST = {"theme": 60, "question": 700, "answer": 400, "wrong": 200, "explanation": 1200}


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
        before = len(troubles)
        card = _Check(draft, troubles).card(f"own-{number}")
        if len(troubles) > before or card is None:
            continue
        text = next(iter(card.words.values())).question.casefold()
        if text in seen:
            troubles.append(Trouble(draft.line("question"), "pack-twice", {"line": seen[text]}))
        seen.setdefault(text, draft.line("question"))
        found.append(card)
    return found


class _Check:
    """One draft."""

    def __init__(self, draft: Draft, troubles: list[Trouble]) -> None:
        self.draft = draft
        self.troubles = troubles

    def trouble(self, where: str, key: str, **args: Any) -> None:
        self.troubles.append(Trouble(self.draft.line(where), key, args))

    def card(self, name: str) -> Question | None:
        """The card, if all is well with it."""
        draft = self.draft
        theme = self.text("theme", draft.theme)
        if not isinstance(draft.challenge, bool):
            self.trouble("challenge", "pack-challenge")
        if not draft.words:
            self.trouble("question", "pack-missing", part="part:question")
            return None
        words = {language: self.wording(language, parts) for language, parts in draft.words.items()}
        if len({len(wording.wrong) for wording in words.values()}) > 1:
            self.trouble("wrong", "pack-languages")
        return Question(name, theme, words, bool(draft.challenge))

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
        options = tuple(self.text("wrong", option, language) for option in wrong)
        same = [option for option in options if (answer, *options).count(option) > 1 and option]
        if same:
            self.trouble(f"wrong {language}", "pack-same", option=same[0])
        return Wording(question, answer, explanation, options)

    def text(self, part: str, value: Any, language: str = "") -> str:
        """A text on one line: neither missing nor too long."""
        where, args = f"{part} {language}".strip(), {"part": f"part:{part}"}
        if not isinstance(value, str) or not value.strip():
            self.trouble(where, "pack-missing", **args)
            return ""
        text = " ".join(value.split())
        if len(text) > LONGEST[part]:
            self.trouble(where, "pack-long", most=LONGEST[part], **args)
        if not text.isprintable():
            self.trouble(where, "pack-unprintable", **args)
        return text
