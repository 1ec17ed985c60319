"""The end of a game: scores, the story, and who lied."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from huisclos.engine.match import Match
from huisclos.terminal.screen import Screen


def show_ending(match: Match, screen: Screen) -> None:
    """All there is to tell when nobody is asked any more."""
    result = match.result
    assert result is not None
    words = screen.words
    screen.picture(match.game.drawing.draw(match.view(None), words))
    screen.say("terminal-winners", "good", seats=[f"seat:{seat}" for seat in result.winners])
    for name, number in result.labels.items():
        key = f"{name}-{number}"
        if key in words:
            screen.line(f"\n{words.text(f'{key}-title')}", "ask")
            screen.page(words.text(key))
    show_ledger(match, screen)


def show_ledger(match: Match, screen: Screen) -> None:
    """The lie ledger: what each said, and what became of it."""
    words = screen.words
    table = Table(title=words.text("ledger-title"), title_justify="left", show_edge=False)
    for column in ("who", "what", "verdict"):
        table.add_column(words.text(f"ledger-{column}"))
    requests = [form.name for form in match.game.talk.forms(len(match.names)) if form.said == "request"]
    for said, verdict in match.talk():
        key = "verdict-request" if said.form in requests else "verdict"
        text = words.text(f"talk-{said.form}", said.args)
        table.add_row(Text(match.names[said.seat]), Text(text), words.text(f"{key}-{verdict}"))
    if table.row_count:
        screen.console.print(table)
