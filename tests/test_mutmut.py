"""What mutation tests leave out is named by paths: each is one that there is."""

import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MUTMUT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["mutmut"]
MUTATED = [path for source in MUTMUT["source_paths"] for path in (ROOT / source).rglob("*.py")]


@pytest.mark.parametrize("pattern", MUTMUT["do_not_mutate"])
def test_a_pattern_leaves_out_a_file(pattern):
    assert any(path.match(pattern.removeprefix("*/")) for path in MUTATED)


@pytest.mark.parametrize("chosen", MUTMUT["pytest_add_cli_args_test_selection"])
def test_a_choice_of_tests_is_of_tests_that_there_are(chosen):
    path, _, test = chosen.removeprefix("--deselect=").partition("::")
    assert (ROOT / path).exists()
    assert not test or f"\ndef {test}(" in (ROOT / path).read_text("utf-8")
