"""Writes the manual of the sample game's packs: `make manual`."""

from pathlib import Path

from tests.lighthouse import TheLighthouse

from huisclos.engine.manual import manual

PAGE = Path(__file__).parent / "packs-manual.md"

if __name__ == "__main__":
    PAGE.write_text(manual(TheLighthouse()), encoding="utf-8")
