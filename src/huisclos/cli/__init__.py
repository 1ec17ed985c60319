"""The command line: what is typed, and what is said of the answer. What a command does is in rooms below."""

from __future__ import annotations

import sys
from io import TextIOWrapper

from cyclopts import CycloptsError

from huisclos.cli import (  # noqa: F401 - each adds its commands
    data_folder,
    installed,
    packs,
    playing,
    series,
    serving,
    verifying,
)
from huisclos.cli.base import app, language, words_of_all
from huisclos.engine.base.errors import HuisClosError
from huisclos.words import LANGUAGES


def main(arguments: list[str] | None = None) -> None:
    """Run the command line. Bad input gets one line and exit code 2."""
    tokens = sys.argv[1:] if arguments is None else arguments
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that can't show a letter shows a question mark
    try:
        app(tokens, exit_on_error=False, print_error=False)
    except HuisClosError as problem:
        fail(tokens, problem)
    except CycloptsError as problem:
        fail(tokens, HuisClosError("error-command", problem=" ".join(str(problem).split())))


def fail(tokens: list[str], problem: HuisClosError) -> None:
    """Say it in the language of the command, and leave."""
    words = " ".join(tokens).replace("=", " ").split()
    asked = words[words.index("--lang") + 1 :][:1] if "--lang" in words else []
    spoken = language(asked[0] if asked and asked[0] in LANGUAGES else None)
    own = [problem.package] if problem.package else []  # what two games say, it says in its own words
    print(problem.read(words_of_all(spoken, *own)), file=sys.stderr)  # noqa: T201
    sys.exit(2)
