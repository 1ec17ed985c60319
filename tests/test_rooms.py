"""The rooms: none is crowded, each says what belongs there, and none leads back to where one came from."""

import ast
from pathlib import Path

import grimp
import pytest
from tools.rooms import PICTURE, picture

ROOT = Path(__file__).parents[1]
FOLDERS = sorted({path.parent for top in ("src/huisclos", "tests") for path in (ROOT / top).rglob("*.py")})


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


@pytest.mark.parametrize(
    "folder",
    [folder for folder in FOLDERS if ROOT / "src" in folder.parents],
    ids=lambda folder: str(folder.relative_to(ROOT / "src")),
)
def test_every_room_says_what_belongs_there(folder):
    said = ast.get_docstring(ast.parse((folder / "__init__.py").read_text(encoding="utf-8")))
    assert said
    assert said.partition("\n")[0].endswith("."), "a sentence"


def test_a_knot_is_found():
    tied = grimp.ImportGraph()
    for module, imported in ("ab", "bc", "ca", "cd", "ed"):
        tied.add_import(importer=module, imported=imported)
    assert [sorted(knot) for knot in knots(tied)] == [["a", "b", "c"]]


def test_nothing_imports_itself_on_a_way_around(graph):
    """But for the hall and the tables running in it, which still know each other."""
    tied = [module for knot in knots(graph) for module in knot]
    others = [
        module
        for module in tied
        if not module.startswith(("huisclos.table.hall.", "huisclos.table.running."))
    ]
    assert not others
