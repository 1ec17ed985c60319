"""What the pages show works as written."""

import re
import tomllib
from pathlib import Path

import pytest

import huisclos
from tests.support.serving import Server

ROOT = Path(__file__).parents[1]


def blocks(page, kind):
    return re.findall(rf"^```{kind}\n(.*?)^```$", (ROOT / page).read_text(encoding="utf-8"), re.M | re.S)


@pytest.mark.parametrize("page", ["README.md", "docs/programmers/records.md", "docs/players/talk.md"])
def test_the_python_on_a_page_runs(page, capsys):
    scope = {"huisclos": huisclos}
    for block in blocks(page, "python"):
        exec(block, scope)
    assert scope["match"].names


def test_the_program_that_plays_over_the_network_keeps_within_the_usual_limits(tmp_path):
    (program,) = blocks("docs/programmers/server.md", "python")
    scope = {}
    exec(program, scope)
    with Server(tmp_path, "--bot-pause", "0") as server:
        assert scope["play"](server.url)
        assert '"level"' not in server.log


@pytest.mark.parametrize(
    "page",
    sorted(
        path.relative_to(ROOT)
        for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob(".github/**/*.md")]
    ),
)
def test_links_lead_somewhere(page):
    text = (ROOT / page).read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
        assert (ROOT / page).parent.joinpath(link).exists(), link


def test_what_has_moved_is_where_the_list_says():
    moved = re.findall(r"^\| `[^`]+` \| `([^`*]+)` \|", (ROOT / "docs/index.md").read_text("utf-8"), re.M)
    assert len(moved) > 100
    places = ROOT, ROOT / "src/huisclos"
    assert [path for path in moved if not any((place / path).exists() for place in places)] == []


def test_the_commands_of_the_readme_exist():
    from huisclos.cli import app

    shell = "\n".join(blocks("README.md", "sh"))
    commands = set(re.findall(r"^huisclos (\w+)", shell, re.M))
    assert commands == {"serve", "play", "simulate", "verify", "fast", "games", "packs"}
    for command in commands:
        assert command in app
    targets = re.findall(r"^make (\w+)", shell, re.M)
    makefile = (ROOT / "Makefile").read_text()
    assert targets == ["play", "test", "wheel"]
    assert blocks("README.md", "sh")[0].count("\n") == 2, "to play and to test take one each"
    assert all(re.search(rf"^{target}:", makefile, re.M) for target in targets)


def test_every_python_that_we_say_it_runs_with_is_tried():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    least = int(project["requires-python"].removeprefix(">=3."))
    (tried,) = re.findall(r"python: \[(.*)\]", (ROOT / ".github/workflows/tests.yml").read_text())
    minors = [int(minor) for minor in re.findall(r'"3\.(\d+)"', tried)]
    assert minors == list(range(least, least + len(minors)))
    for page in ("README.md", "docs/operators/operating.md"):
        said = re.findall(r"Python (3\.\d+) or newer", (ROOT / page).read_text(encoding="utf-8"))
        assert {*said} == {f"3.{least}"}, page


def test_the_front_door_names_nobody_and_no_place_that_is_not_ours():
    """There is no address to write to yet: wherever the project is, its own private report is."""
    pages = ["SECURITY.md", "CODE_OF_CONDUCT.md", *(str(page) for page in ROOT.glob(".github/**/*.md"))]
    for page in pages:
        text = (ROOT / page).read_text(encoding="utf-8")
        assert not re.search(r"\w@\w+\.|https?://", text.replace("@pytest.mark", "")), page
    assert "private report" in (ROOT / "SECURITY.md").read_text(encoding="utf-8")


def test_every_version_has_its_date():
    """But the one that is being worked at, which comes first."""
    heads = re.findall(r"^## (.*)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.M)
    if heads[0].endswith(" (in progress)"):
        del heads[0]
    dated = [re.fullmatch(r"(\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d)\)", head) for head in heads]
    assert all(dated), heads
    assert [one[2] for one in dated] == sorted([one[2] for one in dated], reverse=True)
