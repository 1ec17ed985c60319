"""What a game may have beside its rules: a drawing for terminals, and papers."""

from __future__ import annotations

from typing import Any

from huisclos.engine.sight.view import View
from huisclos.words import Words

Picture = list[list[tuple[str, str]]]
"""Lines of pieces of text, each with a style: `seat-0` to `seat-5`, `danger`, `good`, `dim`, `strong`."""


class Drawing:
    """How a game looks in a terminal: a list of its fields, unless it draws something better."""

    def draw(self, view: View, words: Words) -> Picture:
        """The table as lines of text, with what it says of its facts (`View.facts`)."""
        return [[(f"{name}: {value}", "")] for name, value in view["board"].items()]

    def hand(self, view: View) -> list[str]:
        """The cards a seat holds, as references."""
        return []


class Papers:
    """What can be read beside a game, and printed."""

    def memo(self, words: Words) -> str:
        """What anyone may look up at any time, in Markdown."""
        return ""

    def handout(self, options: dict[str, Any], words: Words) -> str:
        """What a host may want to print for a table with these options, in Markdown."""
        return ""

    def report(self, view: View, words: Words) -> list[list[str]]:
        """A finished game as rows for a spreadsheet, the first with the names of the columns."""
        result = view["result"]
        assert result is not None
        header = [words.text(f"report-{column}") for column in ("player", "points", "won")]
        rows = [
            [name, str(result["points"][seat]), str(int(seat in result["winners"]))]
            for seat, name in enumerate(view["names"])
        ]
        return [header, *rows]
