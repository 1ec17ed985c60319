"""What a table leaves on paper: made of plain data, so that it may be made in another process."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from huisclos.engine.game.installed import find
from huisclos.table.values.refused import Refused
from huisclos.words import Words


class Paper(Struct, frozen=True):
    """What a handout is made of."""

    game: str
    players: int
    options: dict[str, Any]
    """With those that come from files."""

    def handout(self, language: str) -> str:
        """What the game, with these options, has to print, in Markdown."""
        game = find(self.game)
        options = msgspec.to_builtins(game.read_options(["?"] * self.players, self.options))
        text = game.papers.handout(options, Words(language, game.meta.package))
        if not text:
            raise Refused("table-no-handout")
        return text
