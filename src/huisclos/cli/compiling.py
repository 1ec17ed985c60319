"""Compiling the rules of all games, which makes series fast."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from huisclos.cli.base import WORDS, AnyLanguage, app, console, language
from huisclos.engine.game.installed import find, games
from huisclos.fast import NotCompiled, build
from huisclos.words import Words


@app.command(name="fast", help=WORDS.text("help-fast"))
def compile_rules(*, lang: AnyLanguage = None) -> None:
    """Compile the rules of all installed games."""
    screen, words = console(), Words(language(lang))

    def built(name: str) -> str:
        try:
            return words.text("fast-built" if build(find(name)) else "fast-there", {"game": name})
        except NotCompiled as problem:
            return problem.read(words)

    with screen.status(words.text("fast-bar", {"game": games()})), ThreadPoolExecutor() as pool:
        for said in pool.map(built, games()):
            screen.print(said, markup=False, soft_wrap=True)
