"""Games on compiled rules, where there is a compiler."""

import pytest

from huisclos.fast import NotCompiled, build, is_built, quickest


@pytest.fixture
def compiled():
    """`compiled(game)`: the game on compiled rules; the test is skipped where there is no compiler."""

    def get(game):
        if is_built(game):
            return quickest(game)
        try:
            build(game)
        except NotCompiled as problem:
            if problem.message.key in ("error-fast-compiler", "error-fast-tools"):
                pytest.skip(str(problem))
            raise
        return quickest(game)

    return get


def pytest_collection_modifyitems(items):
    """What needs compiled rules is slow: after a change they are compiled anew."""
    for item in items:
        if "compiled" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.slow)
