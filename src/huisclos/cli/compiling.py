"""Compiling the rules of all games, which makes series fast."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from huisclos.cli.base import WORDS, AnyLanguage, app, console, language
from huisclos.engine.game.game import Game
from huisclos.engine.game.installed import loadable
from huisclos.fast import NotCompiled, build
from huisclos.words import Words


@app.command(name="fast", help=WORDS.text("help-fast"))
def compile_rules(*, lang: AnyLanguage = None) -> None:
    """Compile the rules of all installed games."""
    screen, words = console(), Words(language(lang))

    def built(name: str, game: Game) -> str:
        try:
            return words.text("fast-built" if build(game) else "fast-there", {"game": name})
        except NotCompiled as problem:
            return problem.read(words)

    games = loadable()
    with screen.status(words.text("fast-bar", {"game": list(games)})), ThreadPoolExecutor() as pool:
        for said in pool.map(built, games, games.values()):
            screen.print(said, markup=False, soft_wrap=True)
