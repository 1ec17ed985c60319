"""Packs of one's own: checked, and described."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App

from huisclos.cli.base import WORDS, AnyLanguage, app, console, flag, language, words_of_all
from huisclos.cli.typed_options import AnyGame
from huisclos.engine.base.errors import BadFile, BadOptions, BadRecord, HuisClosError
from huisclos.engine.game.game import Game
from huisclos.engine.game.installed import find, find_for_pack
from huisclos.engine.game.pack_manual import manual
from huisclos.engine.packs.pack import Pack, pack_digests
from huisclos.table.values.option_files import decode
from huisclos.terminal.disk import read_file
from huisclos.words import Sentence, Words

ENDING = ".toml"
packs = App(name="packs", help=WORDS.text("help-packs"))
app.command(packs)


@packs.command(help=WORDS.text("help-packs-check"))
def check(file: Annotated[Path, flag("pack-file")], *, lang: AnyLanguage = None) -> None:
    """Read a pack as a table would, or every pack of a folder."""
    if not file.is_dir():
        _say_good(file, *_read(file), lang)
        return
    found, bad = _packs_in(file), 0
    for one in found:
        try:
            _say_good(one, *_read(one), lang)
        except HuisClosError as problem:
            bad += 1
            print(_told(one, problem, lang), file=sys.stderr)  # noqa: T201
    if bad:
        raise BadOptions("error-bad-packs", bad=bad, count=len(found), folder=str(file))


@packs.command(help=WORDS.text("help-packs-describe"))
def describe(game: AnyGame) -> None:
    """The manual of a game's packs."""
    console(soft_wrap=True).print(manual(find(game)), markup=False, end="")


def _packs_in(folder: Path) -> list[Path]:
    try:
        found = sorted(file for file in folder.iterdir() if file.suffix.lower() == ENDING)
    except OSError as problem:
        raise BadRecord("error-file", file=str(folder), problem=problem.strerror or str(problem)) from None
    if not found:
        raise BadOptions("error-no-pack-files", folder=str(folder))
    return found


def _read(file: Path) -> tuple[Game, Pack]:
    """A pack that is good, and the game it is for."""
    text = decode(file.name, read_file(file))
    game = find_for_pack(file.name, text)
    return game, game.use_pack(game.read_pack(file.name, text), file.name)


def _say_good(file: Path, game: Game, pack: Pack, lang: str | None) -> None:
    """With its name and its digest: records call it by these."""
    words = Words(language(lang), game.meta.package)
    content = pack_digests({"pack": pack})[pack.name]
    args = {"file": file.name, "game": words.text("game-title"), "name": pack.name, "content": content}
    console(soft_wrap=True).print(words.text("packs-good", args), markup=False)


def _told(file: Path, problem: HuisClosError, lang: str | None) -> str:
    """What is wrong with one of several files; which one it is, is always said."""
    words = words_of_all(language(lang))
    if isinstance(problem, BadFile):
        return problem.read(words)
    return words.text("fault-at", {"path": file.name, "fault": Sentence(*problem.message)})
