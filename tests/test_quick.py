"""What `make quick` asks after a change: every folder of the program has tests, and they are there."""

from pathlib import Path

import pytest
from tools.quick import ELSEWHERE, asked_after, mirrors

ROOT = Path(__file__).parents[1]
FOLDERS = sorted(
    str(folder.relative_to(ROOT))
    for folder in [ROOT / "src/huisclos", *(ROOT / "src/huisclos").rglob("*/")]
    if any(folder.glob("*.py"))
)


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_folder_of_the_program_has_tests(folder):
    tests = mirrors(f"{folder}/__init__.py")
    assert tests
    assert "tests" not in tests, "that is all of them"
    for test in tests:
        assert (ROOT / test).is_file() or list((ROOT / test).rglob("test_*.py")), test


@pytest.mark.parametrize("start", ELSEWHERE)
def test_what_is_tested_elsewhere_is_there_and_so_are_its_tests(start):
    assert (ROOT / start).exists()
    assert all((ROOT / test).exists() for test in ELSEWHERE[start])


@pytest.mark.parametrize(
    ("path", "tests"),
    [
        ("src/huisclos/games/final_girl/chapters/girl/moving.py", ["tests/final_girl"]),
        ("src/huisclos/server/database/store.py", ["tests/server/database"]),
        ("src/huisclos/games/lockdown/locale/en/game.ftl", ["tests/lockdown", "tests/test_words.py"]),
        ("tests/table/game/test_deals.py", ["tests/table/game/test_deals.py"]),
        ("tests/table/party.py", ["tests/table"]),
        ("tests/browser/games/test_alone.py", []),
        ("tests/engine/rules/gone.py", ["tests/engine/rules"]),
        ("tests/gone/test_gone.py", []),
        ("ui/src/App.svelte", []),
    ],
)
def test_what_a_change_asks_for(path, tests):
    assert asked_after([path]) == tests


def test_a_room_is_asked_with_what_stands_above_it_and_nothing_twice():
    room = asked_after(["src/huisclos/engine/rules/choice.py"])
    assert {"tests/engine/rules", "tests/engine/test_kernel.py"} <= set(room)
    assert "tests/engine/match" not in room
    assert asked_after(["src/huisclos/engine/rules/choice.py", "src/huisclos/engine/game/meta.py"]) == [
        "tests/engine"
    ]
