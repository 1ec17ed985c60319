"""The Python reference is the one of the docstrings, whole, and its examples are true."""

import doctest
import inspect
import re

import pytest
from tools.reference import PAGE, SECTIONS, reference

import huisclos
from huisclos.engine.base import errors
from huisclos.engine.game import bot
from huisclos.engine.match import match, public
from huisclos.engine.rules import choice

MODULES = (public, match, choice, bot, errors)
TEXT = PAGE.read_text("utf-8")


def test_it_is_the_one_of_the_docstrings():
    assert reference() == TEXT, "make manual"


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_its_examples_are_true(module):
    results = doctest.testmod(module)
    assert results.attempted > 2
    assert results.failed == 0


def test_every_example_on_the_page_is_one_that_is_run():
    run = [
        example.source
        for module in MODULES
        for found in doctest.DocTestFinder().find(module)
        for example in found.examples
    ]
    shown = re.findall(r"^>>> (.*)$", TEXT, re.M)
    assert len(shown) > 40
    assert set(shown) <= {source.splitlines()[0] for source in run}


def test_what_programs_call_is_on_it():
    """But for what games derive from: that is on a page of its own."""
    for name in set(huisclos.__all__) - {"Game", "Meta", "State"}:
        assert re.search(rf"^### {name}$", TEXT, re.M), name
    for kind in (huisclos.Match, huisclos.Choice, huisclos.Bot, huisclos.Option):
        assert TEXT.partition(f"\n### {kind.__name__}\n")[2].partition("\n### ")[0].count(">>>"), kind


def test_everything_on_it_says_what_it_is():
    for things in SECTIONS.values():
        assert all(len(inspect.getdoc(thing) or "") > 15 for thing in things)
    assert not re.search(r"^####? .*\n\n(?:```python\n.*\n```\n\n)?(?=#|\Z)", TEXT, re.M)
    for name in (
        "choices",
        "act",
        "view",
        "result",
        "record",
        "position",
        "take_back",
        "bars",
        "events_since",
    ):
        assert f"\n#### Match.{name}" in TEXT
    for field in huisclos.View.__annotations__:
        assert re.search(rf"^- `{field}: [^`]+`: \w", TEXT, re.M), field
