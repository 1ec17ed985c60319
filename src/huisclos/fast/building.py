"""Building compiled rules with mypyc, and finding them again by the digest of their sources."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from platformdirs import user_cache_path

from huisclos.engine.errors import HuisClosError
from huisclos.engine.game import Game
from huisclos.fast.twins import Twins

_KEPT = 4
"""So many builds of a game are kept: going back to earlier rules needs no new one."""


class NotCompiled(HuisClosError):
    """There are no compiled rules of a game, or they can't be built; the message says what to do."""


def root_of(game: Game) -> str:
    """The package of a game's compiled rules."""
    return f"native_{game.meta.name.replace('-', '_')}"


def folder_of(game: Game) -> Path:
    """Where the compiled rules of a game as it is now are, or would be."""
    return _builds(game) / _digest(game)


def is_built(game: Game) -> bool:
    return folder_of(game).is_dir()


def is_stale(game: Game) -> bool:
    """There are compiled rules, but of other sources."""
    return not is_built(game) and any(_builds(game).glob("*"))


def never_tried(game: Game) -> bool:
    """Nobody has compiled the rules of this game here, with or without success."""
    return not _builds(game).exists()


def build(game: Game) -> bool:
    """Compile the rules of a game, unless that has been done; NotCompiled says why it can't be.

    Returns whether there was something to do.
    """
    folder = folder_of(game)
    if folder.is_dir():
        return False
    _check_tools(game)
    _builds(game).mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=_builds(game).parent) as workshop:
        _compile(game, Path(workshop))
        try:
            Path(workshop).rename(folder)
        except OSError:  # somebody else was quicker
            return False
        Path(workshop).mkdir()
    for old in sorted(_builds(game).iterdir(), key=lambda built: built.stat().st_mtime)[:-_KEPT]:
        shutil.rmtree(old)
    return True


def _builds(game: Game) -> Path:
    home = os.environ.get("HUISCLOS_FAST") or user_cache_path("huisclos") / "fast"
    return Path(home) / game.meta.name


@cache
def _digest(game: Game) -> str:
    """Of all that the rules are made of: the kernel, the game, how they are written anew, this Python."""
    found = hashlib.sha256(f"{sysconfig.get_config_var('EXT_SUFFIX')}".encode())
    for package in ("huisclos.engine", "huisclos.fast", game.meta.package):
        folder = _folder(package)
        for file in sorted(folder.rglob("*.py")):
            found.update(f"{package}/{file.relative_to(folder)}".encode() + file.read_bytes())
    return found.hexdigest()[:16]


def _folder(package: str) -> Path:
    return Path(str(import_module(package).__file__)).parent


def _check_tools(game: Game) -> None:
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    if "." in game.rules:
        raise NotCompiled("error-fast-package", game=game.meta.name)
    if not find_spec("mypyc") or not find_spec("setuptools"):
        raise NotCompiled("error-fast-tools")
    if not shutil.which(compiler) or not headers.exists():
        raise NotCompiled("error-fast-compiler", compiler=compiler)


def _compile(game: Game, workshop: Path) -> None:
    """Write the twins, and let mypyc make native modules of them.

    The game's package stays Python: it holds no rules, and is no business of a type checker.
    """
    root, package = root_of(game), game.meta.package
    sources = Twins(root, game).sources()
    files = {name: (workshop / root / name.replace(".", "/")).with_suffix(".py") for name in sources}
    facade = files.pop(package).with_suffix("") / "__init__.py"
    for name, file in files.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(sources[name], encoding="utf-8")
    for folder in (workshop / root, *(workshop / root).rglob("*/")):
        (folder / "__init__.py").touch()
    _mypyc([str(file.relative_to(workshop)) for file in files.values()], game, workshop)
    facade.write_text(sources[package], encoding="utf-8")


def _mypyc(files: list[str], game: Game, workshop: Path) -> None:
    homes = {str(_folder(name.partition(".")[0]).parent) for name in ("huisclos", game.meta.package)}
    done = subprocess.run(
        [sys.executable, "-m", "mypyc", "--follow-imports=silent", "--config-file=", *files],
        cwd=workshop,
        env={**os.environ, "MYPYPATH": os.pathsep.join(homes)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise NotCompiled("error-fast-failed", game=game.meta.name, problem=_first_error(done))
    for leftover in ("build", ".mypy_cache"):
        shutil.rmtree(workshop / leftover, ignore_errors=True)


def _first_error(done: subprocess.CompletedProcess[str]) -> str:
    lines = (done.stdout + done.stderr).splitlines()
    return next((line for line in lines if "error" in line), lines[-1] if lines else "")[:300]
