"""What is installed, and whether a recorded game is right."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from huisclos.cli.base import WORDS, AnyLanguage, app, console, flag, language
from huisclos.engine.game.game import Game
from huisclos.engine.game.installed import find, games
from huisclos.engine.match.public import replay
from huisclos.fast import is_built, is_stale
from huisclos.terminal.disk import read_json
from huisclos.words import Words


@app.command(help=WORDS.text("help-verify"))
def verify(record: Annotated[Path, flag("record")], *, lang: AnyLanguage = None) -> None:
    """Replay a recorded game and check its dice and its result."""
    data = read_json(record)
    match = replay(data["record"] if isinstance(data, dict) and "record" in data else data)
    words = Words(language(lang), match.game.meta.package, names=match.names)
    result = match.result
    key = "verify-finished" if result else "verify-open"
    winners = [f"seat:{seat}" for seat in result.winners] if result else []
    args = {"actions": len(match.actions), "winners": winners, "seed": match.seed}
    console().print(words.text(key, args), markup=False)


@app.command(name="games", help=WORDS.text("help-list"))
def list_games(*, lang: AnyLanguage = None) -> None:
    screen = console()
    for name in games():
        meta = find(name).meta
        words = Words(language(lang), meta.package)
        args = {"least": meta.least, "most": meta.most, "minutes": meta.minutes, "alone": meta.alone}
        screen.print(f"[strong]{name}[/]  {words.text('game-summary')}")
        screen.print(f"  {words.text('games-line', args)}", style="dim")
        screen.print(f"  {words.text(_rules_of(find(name)), {'game': name})}", style="dim")


def _rules_of(game: Game) -> str:
    """How a game's rules are run when nobody looks."""
    return "games-compiled" if is_built(game) else "error-fast-stale" if is_stale(game) else "games-plain"
