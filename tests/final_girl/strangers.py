"""Two packs that somebody might have written: a Killer, and a Location with a Final Girl."""

import tomllib
from pathlib import Path

FOLDER = Path(__file__).parent / "packs"
TEXTS = {name: (FOLDER / f"{name}.toml").read_text("utf-8") for name in ("nitrate", "drive-in")}
TABLES = {name: tomllib.loads(text) for name, text in TEXTS.items()}
OWN = {"pack": TABLES["nitrate"], "other": TABLES["drive-in"]}
