"""The rooms: none is crowded, each says what belongs there, and none leads back to where one came from."""

import ast
import re
from pathlib import Path

import grimp
import pytest
from tools.rooms import PICTURE, picture

ROOT = Path(__file__).parents[1]
FOLDERS = sorted({path.parent for top in ("src/huisclos", "tests") for path in (ROOT / top).rglob("*.py")})
CHAPTERS = [folder for folder in FOLDERS if ROOT / "src/huisclos/games" in folder.parents]
RULE = r"\b(?:CV|DW|FG|LK)-\d+(?:\.\d+)?"


def sentence(path):
    """The first line of what a file says of itself."""
    return (ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or "").partition("\n")[0]


@pytest.fixture(scope="module")
def graph():
    """Imports under `TYPE_CHECKING` and inside functions count."""
    return grimp.build_graph("huisclos", cache_dir=None)


def knots(graph):
    """Modules that import each other, directly or on a way around (Tarjan)."""
    number, lowest, path, found = {}, {}, [], []

    def look(module):
        number[module] = lowest[module] = len(number)
        path.append(module)
        for imported in sorted(graph.find_modules_directly_imported_by(module)):
            if imported not in number:
                look(imported)
            if imported in path:
                lowest[module] = min(lowest[module], lowest[imported])
        if lowest[module] == number[module]:
            at = path.index(module)
            found.append(path[at:])
            del path[at:]

    for module in sorted(graph.modules):
        if module not in number:
            look(module)
    return [knot for knot in found if len(knot) > 1]


def test_the_picture_of_the_rooms_is_that_of_today():
    assert PICTURE.read_text(encoding="utf-8") == picture(), "make rooms"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_no_folder_is_crowded(folder):
    modules = [path.name for path in folder.glob("*.py") if path.name != "__init__.py"]
    assert len(modules) <= 16, sorted(modules)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_every_room_says_what_belongs_there(folder):
    said = sentence(folder / "__init__.py")
    assert said
    assert said.endswith((".", "?")), "a sentence"


@pytest.mark.parametrize(
    "folder", CHAPTERS, ids=lambda folder: folder.relative_to(ROOT / "src/huisclos/games")
)
def test_a_room_names_the_rules_that_are_there(folder):
    """And, if it names any, each chapter of the rulebook that a whole file of it is."""
    named = re.findall(RULE, sentence(folder / "__init__.py"))
    files = [path for path in folder.rglob("*.py") if path.name != "__init__.py"]
    written = "\n".join(path.read_text(encoding="utf-8") for path in files)
    assert [rule for rule in named if not re.search(rf"{re.escape(rule)}\b", written)] == []
    whole = {found[1] for path in files if (found := re.match(rf"({RULE}):", sentence(path)))}
    assert {rule for rule in whole if "." not in rule} <= set(named) or not named


def test_a_knot_is_found():
    tied = grimp.ImportGraph()
    for module, imported in ("ab", "bc", "ca", "cd", "ed"):
        tied.add_import(importer=module, imported=imported)
    assert [sorted(knot) for knot in knots(tied)] == [["a", "b", "c"]]


def test_nothing_imports_itself_on_a_way_around(graph):
    assert not knots(graph)
