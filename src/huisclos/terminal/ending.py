"""The end of a game: scores, the story, and who lied."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from huisclos.engine.match.match import Match
from huisclos.engine.talk.lie_ledger import Entry
from huisclos.terminal.saying import answer_text
from huisclos.terminal.screen import Screen
from huisclos.words import Words


def show_ending(match: Match, screen: Screen) -> None:
    """All there is to tell when nobody is asked any more."""
    result = match.result
    assert result is not None
    words = screen.words
    screen.picture(match.game.drawing.draw(match.view(None, facts=True), words))
    lost = match.game.meta.cooperative and not result.winners
    seats = [f"seat:{seat}" for seat in result.winners]
    screen.say("terminal-lost-together" if lost else "terminal-winners", "good", seats=seats)
    for name, number in result.labels.items():
        key = f"{name}-{number}"
        if key in words:
            screen.line(f"\n{words.text(f'{key}-title')}", "ask")
            screen.page(words.text(key))
    show_ledger(match, screen)


def _sides(words: Words, entry: Entry) -> str:
    """Who kept a deal, and who didn't."""
    said, (asked, pledged) = entry.said, (entry.sides.asked, entry.sides.pledged)
    sides = [(said.seat, pledged), (said.to, asked)]
    return "\n".join(words.text(f"side-{side}", {"seat": f"seat:{seat}"}) for seat, side in sides if side)


def show_ledger(match: Match, screen: Screen) -> None:
    """The lie ledger: what each said, and what became of it."""
    words = screen.words
    table = Table(title=words.text("ledger-title"), title_justify="left", show_edge=False)
    for column in ("who", "what", "verdict"):
        table.add_column(words.text(f"ledger-{column}"))
    requests = [form.name for form in match.game.talk.forms(len(match.names)) if form.said == "request"]
    for entry in match.ledger():
        said = entry.said
        key = "verdict-request" if said.form in requests else "verdict"
        text = words.text(f"talk-{said.form}", said.args)
        if said.is_deal:
            who = words.text("page-of", {"name": f"seat:{said.to or 0}"})
            text = f"{text}\n{who} {answer_text(words, said)}"
        verdict = _sides(words, entry) if said.is_deal else words.text(f"{key}-{entry.verdict}")
        table.add_row(Text(match.names[said.seat]), Text(text), Text(verdict))
    if table.row_count:
        screen.console.print(table)
