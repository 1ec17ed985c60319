"""Tests of tables run in asyncio."""

import pytest

pytest.register_assert_rewrite("tests.table.party")


@pytest.fixture
def anyio_backend():
    return "asyncio"
