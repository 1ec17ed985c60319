"""Which games are installed, how their rules are run, and compiling them, which makes series fast."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from huisclos.cli.base import WORDS, AnyLanguage, app, console, language
from huisclos.engine.game.game import Game
from huisclos.engine.game.installed import loadable
from huisclos.fast import NotCompiled, build, is_built, is_stale
from huisclos.words import Words


@app.command(name="games", help=WORDS.text("help-list"))
def list_games(*, lang: AnyLanguage = None) -> None:
    screen = console()
    for name, game in loadable().items():
        meta = game.meta
        words = Words(language(lang), meta.package)
        args = {"least": meta.least, "most": meta.most, "minutes": meta.minutes, "alone": meta.alone}
        screen.print(f"[strong]{name}[/]  {words.text('game-summary')}")
        screen.print(f"  {words.text('games-line', args)}", style="dim")
        screen.print(f"  {words.text(_rules_of(game), {'game': name})}", style="dim")


def _rules_of(game: Game) -> str:
    """How a game's rules are run when nobody looks."""
    return "games-compiled" if is_built(game) else "error-fast-stale" if is_stale(game) else "games-plain"


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
