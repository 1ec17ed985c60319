"""Draws `docs/pictures/terminal.svg`, a night at the mall in the terminal: python tools/picture.py"""

import io
import random
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import huisclos
from huisclos.bots import find_bot
from huisclos.terminal.saving import Seating
from huisclos.terminal.screen import THEME, Screen
from huisclos.terminal.session import Session

INK = TerminalTheme(
    (13, 15, 18),
    (233, 226, 208),
    [(13, 15, 18), (214, 64, 56), (124, 160, 92), (226, 160, 60)] * 2,
)


def night(seed: str) -> Session:
    """Bots play until somebody has a real choice to make in a discussion at night."""
    match = huisclos.new("lockdown", ["Alix", "Ana", "Bo", "Cy", "Di"], seed)
    console = Console(theme=THEME, record=True, width=84, file=io.StringIO(), force_terminal=True)
    session = Session(match, Seating(0, "steady"), Screen(match.game, "en", match.names, console), Path())
    steady = find_bot(match.game, "steady")(random.Random(1))
    while True:
        choices = match.choices()
        mine = choices.get(0)
        if mine and mine.prompt == "discuss-6" and len(mine.options) > 3:
            return session
        seat = min(choices)
        session.shown = len(match.events_since(0, 0))
        if seat == 0:
            match.act(0, steady.pick(match.view(0), choices[0]))
        else:
            session.bot_acts(seat, choices[seat])


session = night("picture-4")
session.heard = len(session.match.talk()) - 2
session.show_news()
session.show_table()
session.show_question(session.match.choices()[0])
svg = session.screen.console.export_svg(title="huisclos play lockdown --players 5", theme=INK)
svg = re.sub(r"@font-face \{.*?\}\n", "", svg, flags=re.DOTALL)  # nothing is loaded from elsewhere
svg = svg.replace("Fira Code", "DejaVu Sans Mono").replace(
    "<!-- Generated with Rich https://www.textualize.io -->", ""
)
(Path(__file__).parents[1] / "docs" / "pictures" / "terminal.svg").write_text(svg, encoding="utf-8")
