"""Building compiled rules, and finding them again by the digest of all they are made of."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sysconfig
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import quote

from platformdirs import user_cache_path

from huisclos.engine.game.game import Game
from huisclos.fast.compiling import compile_rules, failed, try_out
from huisclos.fast.errors import NotCompiled
from huisclos.fast.twins import modules_of

_KEPT = 4
"""So many builds of a game are kept: going back to earlier rules needs no new one."""

_NO_RULES = ("__pycache__", "locale")


def root_of(game: Game) -> str:
    """The package of a game's compiled rules: another one for every name."""
    return "native_" + re.sub("[^A-Za-z0-9]", lambda odd: f"_{ord(odd[0]):x}_", game.meta.name)


def folder_of(game: Game) -> Path:
    """Where the compiled rules of a game as it is now are, or would be."""
    return _builds(game) / _digest(game)


def is_there(game: Game) -> bool:
    """There is a build of the rules as they are now; whether it is whole shows when it is loaded."""
    return os.path.isdir(folder_of(game) / root_of(game))


def others(game: Game) -> list[Path]:
    """The builds of a game, of whatever rules, the oldest first."""
    found = [path for path in _builds(game).glob("*") if path.is_dir()]
    return sorted(found, key=lambda build: build.stat().st_mtime)


def never_tried(game: Game) -> bool:
    """Nobody has compiled the rules of this game here, with or without success."""
    return not os.path.exists(_builds(game))


def build(game: Game) -> bool:
    """Compile the rules of a game, unless that has been done; NotCompiled says why it can't be.

    Returns whether there was something to do.
    """
    if _plays(game):
        return False
    _check_tools(game)
    try:
        _builds(game).parent.mkdir(parents=True, exist_ok=True)
        _sweep(_builds(game).parent)
        with TemporaryDirectory(prefix=f"build-{os.getpid()}-", dir=_builds(game).parent) as workshop:
            return _build(game, Path(workshop))
    except OSError as problem:
        raise NotCompiled("error-fast-cache", folder=_home(), problem=str(problem)) from problem


def _build(game: Game, workshop: Path) -> bool:
    """In a workshop, which takes the build's place once it is known to play."""
    try:
        compile_rules(game, root_of(game), workshop)
        if problem := try_out(game, workshop):
            raise problem
    except OSError:
        raise
    except Exception as problem:  # whatever a game has that was never met before: it must not stop a series
        _builds(game).mkdir(exist_ok=True)
        raise problem if isinstance(problem, NotCompiled) else failed(game, problem) from problem
    if not _plays(game):  # else another process has built the same meanwhile, and may be playing on it
        shutil.rmtree(folder_of(game), ignore_errors=True)
        folder_of(game).parent.mkdir(exist_ok=True)
        workshop.rename(folder_of(game))
    for old in others(game)[:-_KEPT]:
        shutil.rmtree(old, ignore_errors=True)
    return True


def _plays(game: Game) -> bool:
    """There is a build, and it plays like the plain rules."""
    return is_there(game) and not try_out(game, folder_of(game))


def _sweep(home: Path) -> None:
    """Throw away what builds have left behind that were killed."""
    for left in home.glob("build-*-*"):
        with suppress(OSError, ValueError):
            if not _is_alive(int(left.name.split("-")[1])):
                shutil.rmtree(left, ignore_errors=True)


def _is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def _home() -> str:
    return os.environ.get("HUISCLOS_FAST") or str(user_cache_path("huisclos") / "fast")


def _builds(game: Game) -> Path:
    return Path(_home()).absolute() / quote(game.meta.name, safe="").replace(".", "%2E")


@cache
def _digest(game: Game) -> str:
    """Of all that the rules are made of: the kernel, the game with its figures, how they are written anew,
    this Python."""
    found = hashlib.sha256(f"{sysconfig.get_config_var('EXT_SUFFIX')}".encode())
    for package in sorted({"huisclos.engine", "huisclos.fast", game.meta.package, *_homes(game)}):
        for name, file in _files(files(package), package):
            found.update(f"{name}:{hashlib.sha256(file.read_bytes()).hexdigest()}".encode())
    return found.hexdigest()[:16]


def _homes(game: Game) -> set[str]:
    """The packages of the game's class and of its state, wherever those are."""
    kinds = (type(game), game.state)
    return {package for kind in kinds if (package := import_module(kind.__module__).__package__)}


def _files(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        if item.is_file():
            yield f"{path}/{item.name}", item
        elif item.name not in _NO_RULES:
            yield from _files(item, f"{path}/{item.name}")


def _check_tools(game: Game) -> None:
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    if "." in game.rules or type(game).__module__ in modules_of(game):
        raise NotCompiled("error-fast-package", game=game.meta.name)
    if not find_spec("mypyc") or not find_spec("setuptools"):
        raise NotCompiled("error-fast-tools")
    if not shutil.which(compiler) or not headers.exists():
        raise NotCompiled("error-fast-compiler", compiler=compiler)
