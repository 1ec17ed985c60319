"""The rows of the table, and which of them can be measured here."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import PackageNotFoundError, version

from benchmarks.engine import Engine
from huisclos.fast import NotCompiled

# Label, module of this package, class. The modules import their libraries, so each is loaded by itself.
ROWS = [
    ("Lockdown, plain rules (events off)", "ours", "Lockdown"),
    ("Lockdown, compiled rules", "ours", "CompiledLockdown"),
    ("Lockdown, public face (events on)", "ours", "PublicFace"),
    ("Critico-Ville, plain rules", "ours", "CriticoVille"),
    ("Critico-Ville, compiled rules", "ours", "CompiledCriticoVille"),
    ("Final Girl, plain rules", "ours", "FinalGirl"),
    ("Final Girl, compiled rules", "ours", "CompiledFinalGirl"),
    ("Dead of Winter, plain rules", "ours", "DeadOfWinter"),
    ("Dead of Winter, compiled rules", "ours", "CompiledDeadOfWinter"),
    ("OpenSpiel crazy_eights, from Python", "openspiel", "CrazyEights"),
    ("OpenSpiel crazy_eights, alone in C++", "openspiel", "CrazyEightsAlone"),
    ("OpenSpiel hanabi, from Python", "openspiel", "Hanabi"),
    ("OpenSpiel hanabi, alone in C++", "openspiel", "HanabiAlone"),
    ("RLCard uno, 2 players", "uno", "Uno"),
    ("PettingZoo texas_holdem_v4, 2 players", "holdem", "TexasHoldem"),
]
OURS = ("benchmarks", "huisclos")
DISTRIBUTIONS = ["huisclos", "open_spiel", "rlcard", "pettingzoo"]


def load() -> tuple[dict[str, Engine], dict[str, str]]:
    """The engines that are there, and for the others why not, both by label.

    Only foreign libraries and compiled rules may be missing; an import that fails in our own code is a bug.
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
            continue
        try:
            engines[label] = getattr(loaded, kind)()
        except NotCompiled as problem:
            missing[label] = str(problem)
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
