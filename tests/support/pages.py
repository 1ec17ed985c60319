"""A page for authors: what it shows in blocks of code, and what its pack says of itself."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from huisclos.cli import main
from huisclos.engine.game.game import Game
from huisclos.engine.game.pack_manual import manual
from huisclos.words import Words

DOCS = Path(__file__).parents[2] / "docs" / "authors"


class Page:
    """`text` is all of it."""

    def __init__(self, name: str) -> None:
        self.file = DOCS / name
        self.text = self.file.read_text("utf-8")

    def blocks(self, kind: str) -> list[str]:
        """All the code of a kind."""
        return re.findall(rf"^```{kind}\n(.*?)^```$", self.text, re.MULTILINE | re.DOTALL)

    def left_out(self, pack: str) -> list[str]:
        """The parts of a pack that no block shows, but for its words and what is remarked in it."""
        shown, tables = "".join(self.blocks("toml")), pack.partition("[words]")[0].strip()
        parts = (part.splitlines() for part in re.split(r"\n\n(?=\[)", tables))
        codes = ("\n".join(line for line in part if not line.startswith("#")).strip() for part in parts)
        return [code for code in codes if code not in shown]

    def checks(self, packs: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """The checker finds these packs good, and says so as the page shows it."""
        with pytest.raises(SystemExit) as left:
            main(["packs", "check", str(packs), "--lang", "en"])
        assert left.value.code == 0
        (session,) = self.blocks("console")
        said = capsys.readouterr().out
        assert re.sub(r"\([0-9a-f]{24}\)", "(…)", said) == session.partition("\n")[2]

    def names(self, game: Game, setting: str) -> None:
        """How a pack is brought along, in the lobby and on the command line; what is chosen for that setting
        is of the box."""
        words = Words("en", game.meta.package)
        for brought in ("pack", "other"):
            assert f"*{words.text(f'setting-{brought}')}*" in self.text
            assert f"--load {brought}=" in self.text
        (chosen,) = re.findall(rf"--set {setting}=([\w@-]+)", self.text)
        assert chosen in game.known[setting]
        assert f"files/{game.meta.name}/" in self.text

    def has_manual(self, game: Game) -> None:
        """The one beside it is that of the rules."""
        beside = self.file.with_name(f"{self.file.stem}-manual.md")
        assert beside.read_text("utf-8") == manual(game), "make manual"
