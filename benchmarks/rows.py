"""The rows of the table, and which of them can be measured here."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import PackageNotFoundError, version

from benchmarks.engine import Engine

# Label, module of this package, class. The modules import their libraries, so each is loaded by itself.
ROWS = [
    ("Lockdown, simulator's loop (events off)", "ours", "Lockdown"),
    ("Lockdown, public face (events on)", "ours", "PublicFace"),
    ("Critico-Ville, simulator's loop", "ours", "CriticoVille"),
    ("OpenSpiel crazy_eights, 4 players", "openspiel", "CrazyEights"),
    ("OpenSpiel hanabi, 4 players", "openspiel", "Hanabi"),
    ("RLCard uno, 2 players", "uno", "Uno"),
    ("PettingZoo texas_holdem_v4, 2 players", "holdem", "TexasHoldem"),
]
OURS = ("benchmarks", "huisclos")
DISTRIBUTIONS = ["huisclos", "open_spiel", "rlcard", "pettingzoo"]


def load() -> tuple[dict[str, Engine], dict[str, str]]:
    """The engines that are there, and for the others why not, both by label.

    Only a foreign library may be missing; an import that fails in our own code is a bug and is raised.
    """
    engines: dict[str, Engine] = {}
    missing: dict[str, str] = {}
    for label, module, kind in ROWS:
        try:
            loaded = import_module(f"benchmarks.{module}")
        except ImportError as problem:
            if (problem.name or "").split(".")[0] in OURS:
                raise
            missing[label] = str(problem)
        else:
            engines[label] = getattr(loaded, kind)()
    return engines, missing


def versions() -> dict[str, str]:
    """Of the engines that are installed: a figure means little without them."""
    found = {}
    for name in DISTRIBUTIONS:
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            continue
    return found
