"""Packs are read before they are needed, and beside the loop: a large one would keep others waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from huisclos.engine.game.game import Game
from huisclos.table.deeds.by_house import Open
from huisclos.table.deeds.in_lobby import Use
from huisclos.table.kept.log import read
from huisclos.table.values.missing_game import find_or_miss

_BROUGHT = b'"do":"use"'
"""In the line of a deed that brings a file along."""


async def prepare(game: Game, values: Sequence[Any]) -> None:
    """Read what came from these files; what can't be used is told where it is used."""
    packs = [value for value in values if isinstance(value, dict)]
    if game.pack is not None and packs:
        await asyncio.to_thread(_use, game, packs)


async def prepare_log(lines: Sequence[bytes]) -> None:
    """The same for all the games of a table that is made anew."""
    with suppress(Exception):  # what is damaged is told of elsewhere
        brought = [line for line in lines[1:] if _BROUGHT in line]
        opening, *deeds = [line.deed for line in read([lines[0], *brought])] if brought else [None]
        if isinstance(opening, Open):
            used = [deed.value for deed in deeds if isinstance(deed, Use)]
            await prepare(find_or_miss(opening.game), used)


def _use(game: Game, packs: Sequence[dict[str, Any]]) -> None:
    for tables in packs:
        with suppress(Exception):
            game.use_pack(tables)
