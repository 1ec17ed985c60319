"""Settings for all tests.

Property tests try the same examples in every run, so that a red build is red for everyone. To look for new
ones: `pytest --hypothesis-profile=explore`.
"""

import pytest
from hypothesis import settings

# Whichever folder's tests come first: what tests of several folders share must say what it has found, too.
pytest.register_assert_rewrite(
    "tests.critico_ville.packs.written",
    "tests.support.faults",
    "tests.support.following",
    "tests.support.legible",
    "tests.support.pages",
    "tests.support.pushing",
    "tests.server.refusing",
    "tests.table.party",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rulebooks", metavar="PATH", help="text files, for test_borrowed.py")


settings.register_profile("same", max_examples=60, derandomize=True, deadline=None)
settings.register_profile("explore", max_examples=500, deadline=None)
settings.load_profile("same")
