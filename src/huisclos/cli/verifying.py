"""Whether a recorded game is right."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from huisclos.cli.base import WORDS, AnyLanguage, app, console, flag, language
from huisclos.engine.match.public import replay
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
