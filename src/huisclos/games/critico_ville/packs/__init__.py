"""CV-5.3: packs of questions that a teacher brings along, as TOML or as a spreadsheet (CSV)."""

from __future__ import annotations

from huisclos.engine.base.errors import BadFile, Trouble
from huisclos.games.critico_ville.packs.drafts import Draft, questions
from huisclos.games.critico_ville.packs.spreadsheet import read_spreadsheet
from huisclos.games.critico_ville.packs.text import PACKAGE
from huisclos.games.critico_ville.packs.toml import read_toml
from huisclos.games.critico_ville.question_bank import Question

_READERS = {"toml": read_toml, "csv": read_spreadsheet}


def read_pack(file: str, text: str) -> list[Question]:
    """The questions of a pack, all or none: BadFile with every trouble and its line, if there is any."""
    troubles: list[Trouble] = []
    reader = _READERS.get(file.rpartition(".")[2].lower())
    drafts: list[Draft] = []
    if reader is None:
        troubles.append(Trouble(1, "pack-format", {}))
    else:
        drafts = reader(text, troubles)
    found = questions(drafts, troubles)
    if not drafts and not troubles:
        troubles.append(Trouble(1, "pack-empty", {}))
    if troubles:
        raise BadFile.of(file, troubles, PACKAGE)
    return found
