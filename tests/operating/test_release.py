"""What `make release` refuses: each with one sentence, before anything is made, removed or tagged."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.support.serving import ROOT

VERSION = "1.2.3"
PAGE = "src/huisclos/server/page/index.html"
HEAD = f"## {VERSION} (2026-01-31)"
TAGGED = f"v{VERSION} is tagged already: raise the version in pyproject.toml"
UNDATED = f"CHANGELOG.md doesn't say when {VERSION} was released"
NOT_COMMITTED = "Not all is committed: git status"


class Sources:
    """A repository with as much of the project as a release looks at first, and a page that was built."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in ("Makefile", ".gitignore"):
            shutil.copy(ROOT / name, folder)
        project, found = re.subn(
            r'(?m)^version = ".*"$', f'version = "{VERSION}"', (ROOT / "pyproject.toml").read_text()
        )
        assert found == 1
        for file, text in (("pyproject.toml", project), (PAGE, "built"), ("ui/App.svelte", "")):
            self.write(file, text)
        self.write("CHANGELOG.md", f"{HEAD}\n")
        self.run("git", "init", "--quiet")
        self.commit()

    def write(self, file: str, text: str) -> None:
        (self.folder / file).parent.mkdir(parents=True, exist_ok=True)
        (self.folder / file).write_text(text)

    def run(self, *line: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(line, cwd=self.folder, check=False, capture_output=True, text=True)

    def commit(self) -> None:
        assert self.run("git", "add", "--all").returncode == 0
        assert self.run("git", "commit", "--quiet", "--message", "All of it").returncode == 0

    @property
    def tags(self) -> list[str]:
        return self.run("git", "tag").stdout.split()


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Sources:
    for name in ("GIT_AUTHOR_NAME", "GIT_AUTHOR_EMAIL", "GIT_COMMITTER_NAME", "GIT_COMMITTER_EMAIL"):
        monkeypatch.setenv(name, "ana@example.org")
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", "/dev/null")
    for name in ("MAKEFLAGS", "MAKELEVEL"):  # of a `make test` that runs this
        monkeypatch.delenv(name, raising=False)
    (tmp_path / "sources").mkdir()
    return Sources(tmp_path / "sources")


def refused(sources: Sources, why: str) -> None:
    before = sources.tags
    ran = sources.run("make", "release")
    assert (ran.returncode, ran.stdout) == (2, f"{why}\n")
    assert re.fullmatch(r"make: \*\*\* \[Makefile:\d+: release\] Error 1\n", ran.stderr)
    assert sources.tags == before
    assert (sources.folder / PAGE).exists()
    assert not (sources.folder / "dist").exists()


def test_what_is_tagged_already(sources: Sources) -> None:
    sources.run("git", "tag", f"v{VERSION}")
    refused(sources, TAGGED)


@pytest.mark.parametrize(
    "head", ["## 1.2.2 (2026-01-31)", f"## {VERSION} (in progress)", "## 1x2x3 (2026-01-31)"]
)
def test_what_the_changelog_has_no_date_for(sources: Sources, head: str) -> None:
    sources.write("CHANGELOG.md", f"{head}\n")
    sources.commit()
    refused(sources, UNDATED)


@pytest.mark.parametrize("file", ["ui/App.svelte", "ui/New.svelte"])
def test_what_isnt_committed(sources: Sources, file: str) -> None:
    sources.write(file, "<p>")
    refused(sources, NOT_COMMITTED)


def test_what_git_knows_nothing_of(sources: Sources) -> None:
    shutil.rmtree(sources.folder / ".git")
    ran = sources.run("make", "release")
    assert (ran.returncode, ran.stdout) == (2, f"{NOT_COMMITTED}\n")
    assert (sources.folder / PAGE).exists()


def test_what_comes_last_is_what_mending_the_others_leads_to(sources: Sources) -> None:
    """Who has forgotten all three commits once."""
    sources.run("git", "tag", f"v{VERSION}")
    sources.write("CHANGELOG.md", "## 1.2.2 (2026-01-31)\n")
    refused(sources, TAGGED)
    sources.run("git", "tag", "--delete", f"v{VERSION}")
    refused(sources, UNDATED)
    sources.write("CHANGELOG.md", f"{HEAD}\n\n- Much.\n")
    refused(sources, NOT_COMMITTED)


def test_nothing_else_is_refused_and_what_was_made_and_installed_is_tagged(
    sources: Sources, tmp_path: Path
) -> None:
    """Making and installing is tested elsewhere: here `true` does it."""
    (tmp_path / "pytest").symlink_to(str(shutil.which("true")))
    ran = sources.run("make", "release", "MAKE=true", f"BIN={tmp_path}")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert sources.tags == [f"v{VERSION}"]
    assert not (sources.folder / PAGE).exists(), "an old page is in no release"


def test_what_cant_be_made_isnt_tagged(sources: Sources) -> None:
    assert sources.run("make", "release", "MAKE=false").returncode == 2
    assert sources.tags == []
