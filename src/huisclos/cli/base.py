"""What all commands share: the app itself, and the language of the machine."""

from __future__ import annotations

import os
from typing import Annotated, Any

from cyclopts import App, Parameter
from rich.console import Console

from huisclos.engine.game.installed import describe, games
from huisclos.terminal.screen import THEME
from huisclos.words import LANGUAGES, Language, Words, speaks


def language(given: str | None = None) -> str:
    """The language asked for, else that of the machine, else English."""
    machine = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "")[:2]
    return given or (machine if machine in LANGUAGES else "en")


def flag(key: str, **more: Any) -> Parameter:
    """What a flag is for, in the language of the machine."""
    return Parameter(help=Words(language()).text(f"help-{key}"), **more)


def words_of_all(language: str, *own: str) -> Words:
    """What any game may have to say of what went wrong: no rules are loaded for that, and one that has no
    words in this language takes nobody else's away."""
    packages = [package for name in games() if speaks(package := describe(name).package, language)]
    return Words(language, *packages, *own)


def console(*, soft_wrap: bool = False) -> Console:
    """Where commands say what they found."""
    return Console(theme=THEME, soft_wrap=soft_wrap, highlight=False)


WORDS = Words(language())
app = App(
    name="huisclos",
    help=WORDS.text("help-huisclos"),
    version_flags=["--version"],
    group_commands=WORDS.text("help-group-commands"),
    group_parameters=WORDS.text("help-group-parameters"),
    group_arguments=WORDS.text("help-group-arguments"),
)
for _flag in ("--help", "--version"):
    app[_flag].help = WORDS.text(f"help{_flag.removeprefix('-')}")

AnyLanguage = Annotated[Language | None, flag("lang")]
