"""What a change may have broken, asked within a minute: `make quick`.

Lint, types and rooms of everything; of the tests, those whose folder mirrors what has changed, without the
slow ones. Changed is what git says: since the last commit or, where there is one, since `origin/main`.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parents[1]
BIN = Path(sys.executable).parent
CODE = "src tests benchmarks tools examples"
CHECKS = ["mypy", "lint-imports", f"ruff check --quiet {CODE}", f"ruff format --check --quiet {CODE}"]
NO_TESTS = 5  # pytest's word for a choice that nothing is left of: all tests of a file may be slow

# What isn't here is tested by the folder of its own name. Tests in a browser are left to `make browser`.
ELSEWHERE = {
    "src/huisclos/__init__.py": ["tests/test_reference.py", "tests/engine/match"],
    "src/huisclos/bots": ["tests/engine/match", "tests/terminal"],
    "src/huisclos/cli": ["tests/terminal"],
    "src/huisclos/games/__init__.py": ["tests/test_makers.py"],
    "src/huisclos/lab": ["tests/terminal"],
    "src/huisclos/server/machine": ["tests/server/machine", "tests/server/entrance"],
    "src/huisclos/server/push": ["tests/server/api"],
    "src/huisclos/server/site": ["tests/server/api"],
    "src/huisclos/server/socket": ["tests/server/entrance"],
    "src/huisclos/table/running": ["tests/table"],
    "src/huisclos/words": ["tests/test_words.py", "tests/test_raised.py", "tests/terminal"],
    "tests/browser": [],
    "tests/conftest.py": ["tests/engine/base"],
    "tests/records": ["tests/engine/match", "tests/lockdown"],
    "tests/support": ["tests/table"],
    "tests/toy_games": ["tests/engine"],
    ".github": ["tests/test_readme.py"],
    "docs": ["tests/test_readme.py", "tests/test_reference.py", "tests/engine/test_docs.py"],
    "examples": ["tests/test_examples.py"],
    "tools": ["tests/test_quick.py", "tests/test_reference.py"],
    "pyproject.toml": ["tests/test_quick.py", "tests/operating/test_locks.py"],
    "Makefile": ["tests/test_readme.py", "tests/operating/test_release.py"],
}


def git(*asked: str) -> list[str]:
    """The lines it answers; none where it has no answer."""
    ran = subprocess.run(["git", *asked], cwd=ROOT, capture_output=True, text=True, check=False)
    return ran.stdout.splitlines()


def changed() -> list[str]:
    """The paths, from the root, of all that isn't as in the last commit, or as where the branch began."""
    since = git("merge-base", "HEAD", "origin/main") or ["HEAD"]
    return [*git("diff", "--name-only", *since), *git("ls-files", "--others", "--exclude-standard")]


def mirrors(path: str) -> list[str]:
    """Its folder of tests, or the nearest around that, with the tests that stand above it in its package."""
    for start, tests in ELSEWHERE.items():
        if path == start or path.startswith(f"{start}/"):
            return tests
    if path.startswith("src/huisclos/"):
        folder = Path("tests", path.removeprefix("src/huisclos/").removeprefix("games/")).parent
        while not (ROOT / folder).is_dir():
            folder = folder.parent
        above = [test for room in folder.parents[:-2] for test in sorted((ROOT / room).glob("test_*.py"))]
        words = ["tests/test_words.py"] if "/locale/" in path else []
        return [str(folder), *(str(test.relative_to(ROOT)) for test in above), *words]
    if path.startswith("tests/"):
        return [path if Path(path).name.startswith("test_") else str(Path(path).parent)]
    return ELSEWHERE["docs"] if path.endswith(".md") else []


def asked_after(paths: list[str]) -> list[str]:
    """The folders and files of tests for all of the paths, none inside another."""
    found = {test for path in paths for test in mirrors(path) if (ROOT / test).exists()}
    return sorted(test for test in found if found.isdisjoint(map(str, Path(test).parents)))


def run(*line: str, folder: Path = ROOT) -> bool:
    """Whether a command is content; if not, what it says is printed."""
    began = time.monotonic()
    surroundings = {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}"}
    ran = subprocess.run(line, cwd=folder, env=surroundings, capture_output=True, text=True, check=False)
    content = ran.returncode == 0 or (line[0] == "pytest" and ran.returncode == NO_TESTS)
    print(f"{time.monotonic() - began:5.1f} s  {shlex.join(line)[:100]}", flush=True)
    if not content:
        print(ran.stdout + ran.stderr, flush=True)
    return content


def page(files: list[str]) -> Iterator[bool]:
    """Its types, its lint, and those of its tests that the changed files are in."""
    tools, folder = ROOT / "ui/node_modules/.bin", ROOT / "ui"
    yield run("make", "--silent", "ui/src/api.gen.ts")
    yield run("python", "-m", "tests.page")
    yield run(f"{tools}/svelte-check", "--fail-on-warnings", folder=folder)
    yield run(f"{tools}/eslint", "--no-warn-ignored", *files, folder=folder)
    yield run(f"{tools}/prettier", "--check", "--ignore-unknown", *files, folder=folder)
    yield run(f"{tools}/vitest", "related", "--run", "--passWithNoTests", *files, folder=folder)


def main() -> int:
    paths = changed()
    with ThreadPoolExecutor(2) as two:
        content = list(two.map(lambda line: run(*line.split()), CHECKS))
    if tests := asked_after(paths):
        content.append(run("pytest", "-n", "2", "-m", "not slow", *tests))
    if files := [str(ROOT / path) for path in paths if path.startswith("ui/") and (ROOT / path).exists()]:
        content += page(files)
    return 0 if all(content) else 1


if __name__ == "__main__":
    sys.exit(main())
