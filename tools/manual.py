"""Writes the manuals of packs, one a game that has a page on them: `make manual`."""

from pathlib import Path

from tests.toy_games.lighthouse import TheLighthouse

from huisclos.engine.game.game import Game
from huisclos.engine.game.pack_manual import manual
from huisclos.games.dead_of_winter.game import DeadOfWinter
from huisclos.games.final_girl.game import FinalGirl

DOCS = Path(__file__).parents[1] / "docs" / "authors"
PAGES: dict[str, Game] = {
    "packs-manual.md": TheLighthouse(),
    "films-manual.md": FinalGirl(),
    "winter-manual.md": DeadOfWinter(),
}

if __name__ == "__main__":
    for page, game in PAGES.items():
        (DOCS / page).write_text(manual(game), encoding="utf-8")
