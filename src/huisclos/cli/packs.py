"""Packs of one's own: checked, and described."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import App

from huisclos.cli.base import WORDS, AnyGame, AnyLanguage, app, console, flag, language
from huisclos.engine.game import find, find_for_pack
from huisclos.engine.manual import manual
from huisclos.table.files import decode
from huisclos.terminal.files import read_file
from huisclos.words import Words

packs = App(name="packs", help=WORDS.text("help-packs"))
app.command(packs)


@packs.command(help=WORDS.text("help-packs-check"))
def check(file: Annotated[Path, flag("pack-file")], *, lang: AnyLanguage = None) -> None:
    """Read a pack as a table would."""
    text = decode(file.name, read_file(file))
    game = find_for_pack(file.name, text)
    game.read_pack(file.name, text)
    words = Words(language(lang), game.meta.package)
    args = {"file": file.name, "game": words.text("game-title")}
    console().print(words.text("packs-good", args), markup=False)


@packs.command(help=WORDS.text("help-packs-describe"))
def describe(game: AnyGame) -> None:
    """The manual of a game's packs."""
    console(soft_wrap=True).print(manual(find(game)), markup=False, end="")
