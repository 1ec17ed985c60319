"""Series of games among bots. The first compiles the rules of its game."""

from __future__ import annotations

import warnings
from contextlib import suppress
from pathlib import Path
from typing import Annotated

from rich.console import Console

from huisclos.cli.base import WORDS, AnyLanguage, app, flag, language
from huisclos.cli.typed_options import AnyGame, Loads, Seats, Settings, read_options, seats_of
from huisclos.engine.base.errors import BadOptions
from huisclos.engine.game.installed import find
from huisclos.fast import NotCompiled, build, is_stale, never_tried
from huisclos.lab.report import print_summary, run_with_bar
from huisclos.lab.series import Plan, StaleRules, plan_is_playable
from huisclos.terminal.disk import write_file
from huisclos.terminal.screen import THEME
from huisclos.words import Words


@app.command(help=WORDS.text("help-simulate"))
def simulate(  # noqa: PLR0913 - one argument a flag
    game: AnyGame,
    *,
    players: Seats = None,
    games: Annotated[int, flag("games")] = 1000,
    bots: Annotated[str, flag("bots")] = "random",
    seed: Annotated[int, flag("seed")] = 0,
    settings: Settings = [],  # noqa: B006 - never changed
    loads: Loads = [],  # noqa: B006 - never changed
    workers: Annotated[int, flag("workers")] = 1,
    lang: AnyLanguage = None,
    json: Annotated[Path | None, flag("json")] = None,
) -> None:
    """Let bots play many games, and sum them up."""
    if games < 1 or workers < 1:
        raise BadOptions("error-games")
    options = read_options(game, settings, loads, lang)
    plan = Plan(game, seats_of(game, players), bots.split(","), options, seed)
    words = Words(language(lang), find(game).meta.package)
    plan_is_playable(plan)
    _compiled_once(plan, words)
    report = run_with_bar(plan, games, workers, words)
    print_summary(report, words)
    if json:
        write_file(json, report)


def _compiled_once(plan: Plan, words: Words) -> None:
    """Where the tools are installed, the first series that gains from it compiles the rules of its game."""
    game, console = find(plan.game), Console(theme=THEME, stderr=True, highlight=False)
    if is_stale(game):
        warnings.simplefilter("ignore", StaleRules)
        console.print(words.text("error-fast-stale", {"game": plan.game}), style="dim", soft_wrap=True)
    elif never_tried(game) and plan.is_blind():
        with suppress(NotCompiled), console.status(words.text("fast-bar", {"game": plan.game})):
            build(game)
