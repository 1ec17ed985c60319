"""Printing: colours where there is a terminal, plain text where there is none."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text
from rich.theme import Theme

from huisclos.engine.game.drawing_and_papers import Picture
from huisclos.engine.match.match import Match
from huisclos.engine.rules.event import Told
from huisclos.words import Words

THEME = Theme(
    {
        "seat-0": "bold dark_orange",
        "seat-1": "bold deep_sky_blue1",
        "seat-2": "bold chartreuse3",
        "seat-3": "bold orchid",
        "seat-4": "bold gold1",
        "seat-5": "bold turquoise2",
        "danger": "bold red",
        "good": "green",
        "dim": "grey58",
        "strong": "bold",
        "ask": "bold dark_orange",
    }
)


def number(word: str, most: int) -> int | None:
    """A number from 1 to `most` as typed; None for anything else."""
    if not word.isdecimal() or len(word) > len(str(most)):
        return None
    return int(word) if 0 < int(word) <= most else None


class Screen:
    """Where a game is shown, in one language."""

    def __init__(self, match: Match, language: str, console: Console | None = None) -> None:
        self.game = match.game
        self.words = Words(language, match.game.meta.package, names=match.names, packs=match.scene.pack_words)
        self.console = console or Console(theme=THEME, highlight=False, soft_wrap=False)

    def line(self, text: str = "", style: str = "", indent: int = 0) -> None:
        """A line of text that nothing in it can turn into markup."""
        self.console.print(Padding(Text(text or " ", style), (0, 0, 0, indent), expand=False))

    def say(self, key: str, style: str = "", indent: int = 0, **args: Any) -> None:
        """A line from the translations."""
        self.line(self.words.text(key, args), style, indent)

    def ask(self, sign: str) -> str:
        """A line typed by the person; what can't be read as text is as good as nonsense."""
        try:
            return self.console.input(sign).strip()
        except UnicodeDecodeError:
            return "…"

    def picture(self, picture: Picture) -> None:
        for pieces in picture:
            self.console.print(Text.assemble(*pieces), soft_wrap=True)

    def page(self, markdown: str) -> None:
        self.console.print(Markdown(markdown), width=min(self.console.width, 88))

    def event(self, event: Told) -> None:
        key = f"log-{event['key']}-known" if event["known"] else f"log-{event['key']}"
        self.line(self.words.text(key, event["args"]), self.words.style(key), indent=2)
