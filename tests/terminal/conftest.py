"""The real command line, run inside this process on a machine with nothing of its own."""

import io
import json
import random
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from rich.cells import cell_len

import huisclos
from huisclos.cli import main
from huisclos.words import Words

PACKAGE = "huisclos.games.lockdown"
ONES = "1\n" * 600
QUICK = ("play", "--players", 3, "--bots", "random", "--seed", 4)
MINE_FIRST = (*QUICK, "--set", "badge=0")


def flat(text: str) -> str:
    """Without line breaks, and with plain spaces."""
    return " ".join(text.split())


class Ran(NamedTuple):
    """What came of a command; `flat` is its output without the line breaks of the screen."""

    code: int
    out: str
    err: str

    @property
    def flat(self) -> str:
        return flat(self.out)


Run = Callable[..., Ran]


def told(language: str, key: str, **args) -> re.Pattern:
    """A text of the translations as a pattern: `…` stands for what can't be known, but is one line."""
    text = flat(Words(language, PACKAGE).text(key, args))
    return re.compile(re.escape(text).replace("…", "[^\n]+"))


def epilogues(out: str, language: str) -> list[int]:
    """The numbers of the epilogues whose title was told."""
    return [n for n in range(1, 22) if told(language, f"epilogue-{n}-title").search(flat(out))]


def saved(file: str | Path = "huisclos-save.json") -> dict:
    """The record in a saved game."""
    return json.loads(Path(file).read_text(encoding="utf-8"))["record"]


def widths(out: str) -> set[int]:
    """How wide the lines of the drawn maps are on a screen."""
    return {cell_len(line) for line in out.splitlines() if line.startswith(("┌", "│", "└"))}


@pytest.fixture(scope="session")
def nothing_compiled(tmp_path_factory) -> Path:
    """A place for compiled rules where somebody has tried in vain: nothing is old, and no series tries."""
    home = tmp_path_factory.mktemp("fast")
    for name in huisclos.installed():
        (home / name).mkdir()
    return home


@pytest.fixture(autouse=True)
def _bare_machine(monkeypatch, tmp_path, nothing_compiled):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HUISCLOS_FAST", str(nothing_compiled))
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def run(monkeypatch, capsys) -> Run:
    """`run("play", "--seed", 1, typed="1\\n")`."""

    def command(*arguments, typed: str | bytes = "") -> Ran:
        data = typed if isinstance(typed, bytes) else typed.encode()
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))
        capsys.readouterr()
        code = 0
        try:
            main([str(argument) for argument in arguments])
        except SystemExit as left:
            code = left.code or 0
        return Ran(code, *capsys.readouterr())

    return command


@pytest.fixture(scope="session")
def finished() -> str:
    """The record of a finished game, with something said in it, as JSON."""
    rng = random.Random(1)
    match = huisclos.new("lockdown", ["Ana", "Bo", "Cy"], 7)
    match.say(0, "go", place="place:1")
    while choices := match.choices():
        seat = min(choices)
        match.act(seat, [rng.choice(choices[seat].options).id])
    return json.dumps(match.record())
