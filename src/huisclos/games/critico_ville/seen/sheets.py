"""What can be read and printed beside the game: the aide-memoire, a pack's sheet, a class's answers."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from huisclos.engine.game.drawing_and_papers import Papers
from huisclos.engine.sight.view import View
from huisclos.games.critico_ville.options import Options, in_use
from huisclos.games.critico_ville.question_bank import Question, bank
from huisclos.words import Words

ERRORS = (
    "hasty",
    "cause",
    "dilemma",
    "straw",
    "person",
    "authority",
    "crowd",
    "tradition",
    "emotion",
    "slope",
    "circle",
    "cherry",
    "anecdote",
)
READING = ("figures", "sources", "pictures", "facts")


def _asked(number: int, card: Question, words: Words) -> str:
    notes = [theme_name(card.theme, words)] + [words.text("sheet-challenge")] * card.challenge
    lines = [f"**{number}.** {_plain(words.saying(card.question))} *({_plain(', '.join(notes))})*"]
    if card.options:
        # In the order of the alphabet, which says nothing about which one is right.
        options = sorted(words.saying(option) for option in card.options)
        lines.append("\n".join(f"- {_plain(option)}" for option in options))
    return "\n\n".join(lines)


def _answered(number: int, card: Question, words: Words) -> str:
    answer, explanation = (words.saying(part) for part in (card.answer, card.explanation))
    return f"**{number}.** {_plain(answer)} *{_plain(explanation)}*"


def _plain(text: str) -> str:
    """A teacher's asterisks are asterisks."""
    return "".join(f"\\{letter}" if letter in "\\*_[]#`|<" else letter for letter in text)


def _by_theme(view: View, words: Words, name: str, seats: set[int]) -> list[list[str]]:
    asked: Counter[str] = Counter()
    right: Counter[str] = Counter()
    for given in view["board"]["given"]:
        if given["seat"] in seats and not given["house"]:
            asked[given["theme"]] += 1
            right[given["theme"]] += given["right"]
    return [
        [
            name,
            theme_name(theme, words),
            str(count),
            str(right[theme]),
            str(round(100 * right[theme] / count)),
        ]
        for theme, count in sorted(asked.items())
    ]


def theme_name(theme: str, words: Words) -> str:
    """A theme of ours by its name; one that a teacher made up is its own."""
    return words.text(f"theme-{theme}") if f"theme-{theme}" in words else theme


class TownPapers(Papers):
    """The papers of a table."""

    def memo(self, words: Words) -> str:
        """CV-0.5: every error of reasoning, with an example and a question to ask oneself."""
        parts = [f"# {words.text('memo-title')}"]
        for heading, themes in (("memo-errors", ERRORS), ("memo-reading", READING)):
            parts.append(f"## {words.text(heading)}")
            for theme in themes:
                what, example, check = (
                    words.form(f"theme:{theme}", form) for form in ("what", "example", "check")
                )
                parts.append(f"**{words.name(f'theme:{theme}')}.** {what}")
                parts.append(
                    f"- {words.text('memo-example')} — {example}\n- {words.text('memo-check')} — {check}"
                )
        return "\n\n".join(parts)

    def handout(self, options: dict[str, Any], words: Words) -> str:
        """CV-5.3: all questions that a table may be asked; the answers on pages of their own."""
        table = msgspec.convert(options, Options)
        cards = [(table.pack or bank())[number] for number in in_use(table)]
        questions = [_asked(number, card, words) for number, card in enumerate(cards, 1)]
        answers = [_answered(number, card, words) for number, card in enumerate(cards, 1)]
        return "\n\n".join(
            [
                f"# {words.text('sheet-title')}",
                f"## {words.text('sheet-questions')}",
                *questions,
                "---",
                f"## {words.text('sheet-answers')}",
                *answers,
            ]
        )

    def report(self, view: View, words: Words) -> list[list[str]]:
        """CV-5.3: how many answers each player gave to each theme, and how many were right; then all.

        CV-5.4: what a bot or the clock answered counts for nobody.
        """
        columns = ("player", "theme", "asked", "right", "share")
        rows = [[words.text(f"report-{column}") for column in columns]]
        for seat, name in enumerate(view["names"]):
            rows += _by_theme(view, words, name, {seat})
        return rows + _by_theme(view, words, words.text("report-everyone"), set(range(len(view["names"]))))
