"""The operator's folder of files for the options of a game: `files/<game>/` in the data folder."""

from __future__ import annotations

from pathlib import Path

from huisclos.engine.base.errors import HuisClosError
from huisclos.engine.game.game import Game
from huisclos.server.beside.gate import Gate, NotNow
from huisclos.server.beside.read_files import Handed, listed, size_of


class Folder:
    """What comes of trying each of its files: once, as long as it stays the same."""

    def __init__(self, gate: Gate) -> None:
        self._gate = gate
        self._tried: dict[tuple[str, str, Path], tuple[int, int | HuisClosError]] = {}

    async def sizes(
        self, address: str, game: Game, setting: str, folder: Path
    ) -> dict[str, int | HuisClosError]:
        """By name: how many things are in each file for a setting, or why it can't be used."""
        found = listed(folder, game, setting)
        return {file.name: await self._size(address, game.meta.name, setting, file) for file in found}

    async def _size(self, address: str, game: str, setting: str, file: Path) -> int | HuisClosError:
        try:
            changed = file.stat().st_ctime_ns
        except OSError:
            changed = 0
        when, outcome = self._tried.get((game, setting, file), (-1, 0))
        if when != changed:
            outcome = await self._try(address, Handed(game, setting, file.name, None, file.parent))
            self._tried[game, setting, file] = changed, outcome
        return outcome

    async def _try(self, address: str, handed: Handed) -> int | HuisClosError:
        try:
            return await self._gate.do(address, size_of, handed)
        except NotNow:
            raise
        except HuisClosError as problem:
            return problem
