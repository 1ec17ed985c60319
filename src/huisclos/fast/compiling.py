"""Compiling the twins of a game's rules with mypyc, and trying them out."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

from huisclos.engine.game.game import Game
from huisclos.fast.errors import NotCompiled
from huisclos.fast.imports import Imports
from huisclos.fast.rewriting import Rewriting
from huisclos.fast.twins import Twins

_LEFTOVERS = ("build", ".mypy_cache", "homes")
_ERROR = re.compile(r"^(?P<module>[^:]+)\.py:(?P<line>\d+):(?:\d+:)? error: (?P<why>.*)", re.M)


def compile_rules(game: Game, root: str, workshop: Path) -> None:
    """Write the twins, and let mypyc make native modules of them; NotCompiled says what is in the way.

    The module of the game itself stays Python: it holds no rules, and is no business of a type checker.
    """
    try:
        twins = Twins(root, game)
        sources = {name: _source(twins, name) for name in twins.trees}
    except OSError as problem:  # there is no source
        raise failed(game, problem) from problem
    written = {name: (workshop / root / name.replace(".", "/")).with_suffix(".py") for name in sources}
    facade = written.pop(twins.facade)
    if import_module(twins.facade).__package__ == twins.facade:
        facade = facade.with_suffix("") / "__init__.py"
    for name, file in written.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(sources[name], encoding="utf-8")
    for folder in (workshop / root, *(workshop / root).rglob("*/")):
        (folder / "__init__.py").touch()
    _mypyc([str(file.relative_to(workshop)) for file in written.values()], twins, workshop)
    facade.parent.mkdir(parents=True, exist_ok=True)
    facade.write_text(sources[twins.facade], encoding="utf-8")


def _source(twins: Twins, name: str) -> str:
    """Of the twin of a module."""
    tree, imports = twins.trees[name], Imports(twins, name)
    imports.visit(tree)
    Rewriting(twins, name, imports.more).rewrite(tree)
    imports.head(tree)
    return ast.unparse(tree) + "\n"


def try_out(game: Game, folder: Path) -> NotCompiled | None:
    """Load a build in a process of its own and play some games: what is wrong with it, if anything is."""
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "huisclos.fast.trial",
            str(folder),
            type(game).__module__,
            type(game).__name__,
        ],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path or os.getcwd() for path in sys.path)},
        capture_output=True,
        text=True,
        check=False,
    )
    if not done.returncode:
        return None
    if done.stdout.startswith("error-fast-"):
        return NotCompiled(done.stdout.strip(), game=game.meta.name)
    return failed(game, (done.stderr.splitlines() or [f"exit {done.returncode}"])[-1])


def _mypyc(files: list[str], twins: Twins, workshop: Path) -> None:
    """A type checker finds everything else in a folder of links: it looks for nothing in an installation."""
    homes = workshop / "homes"
    homes.mkdir()
    for package in {import_module(name).__package__ or "huisclos" for name in twins.trees}:
        link, folder = homes / package.partition(".")[0], _top_folder(package)
        if folder.is_dir() and not link.exists():
            link.symlink_to(folder, target_is_directory=True)
    done = subprocess.run(
        [sys.executable, "-m", "mypyc", "--follow-imports=silent", "--config-file=", *files],
        cwd=workshop,
        env={**os.environ, "MYPYPATH": str(homes)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise failed(twins.game, _first_error(done.stdout + done.stderr, twins))
    for leftover in _LEFTOVERS:
        shutil.rmtree(workshop / leftover, ignore_errors=True)


def _top_folder(package: str) -> Path:
    """The folder of a package's topmost package."""
    folder = Path(import_module(package).__path__[0])
    return [folder, *folder.parents][package.count(".")]


def _first_error(said: str, twins: Twins) -> str:
    """The first one, with its place in the game's own file."""
    found = _ERROR.search(said)
    module = found["module"].replace(os.sep, ".").removeprefix(f"{twins.root}.") if found else ""
    if found and module in twins.trees:
        return f"{twins.place(module, int(found['line']))}: {found['why']}"[:300]
    lines = said.splitlines()
    return next((line for line in lines if "error" in line), lines[-1] if lines else "")[:300]


def failed(game: Game, problem: str | Exception) -> NotCompiled:
    """What is said of a reason that was given by others."""
    said = problem if isinstance(problem, str) else f"{type(problem).__name__}: {problem}"
    return NotCompiled("error-fast-failed", game=game.meta.name, problem=said[:300])
