"""Every rule has a test and an anchor in both rulebooks."""

import ast
import re
from importlib.resources import files
from pathlib import Path

import pytest

from huisclos.games.lockdown.content import content
from huisclos.words import LANGUAGES
from huisclos.words.rulebook import find_rule, rules

PACKAGE = "huisclos.games.lockdown"
RULES = (files(PACKAGE) / "rules" / "ids.txt").read_text(encoding="utf-8").split()


def rules_with_a_test():
    """The ids in the `rule` markers of all tests."""
    found = set()
    for file in Path(__file__).parents[1].rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("rule", "pytest.mark.rule"):
                found |= {argument.value for argument in node.args if isinstance(argument, ast.Constant)}
    return found


def test_the_list_of_rules_is_whole():
    assert len(RULES) == len(set(RULES)) == 73
    assert {rule.split(".")[0] for rule in RULES if "X" not in rule} == {f"LK-{n}" for n in range(12)}


def test_every_rule_is_named_by_a_test():
    assert set(RULES) - rules_with_a_test() == set()


def test_no_test_names_a_rule_that_is_not_there():
    assert rules_with_a_test() - set(RULES) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_and_variant_has_its_anchor_in_the_rulebook(language):
    book = rules(PACKAGE, language)
    assert {anchor for anchor in book if re.match(r"LK-(\d+\.|X)", anchor)} == set(RULES)
    assert {f"variant-{number}" for number in content().variants} <= set(book)
    for rule in RULES:
        assert len(book[rule].split()) > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_named_anywhere_in_the_rulebook_is_there(language):
    text = (files(PACKAGE) / "rules" / f"{language}.md").read_text(encoding="utf-8")
    assert set(re.findall(r"LK-\d+\.\d+[a-z]?", text)) <= set(RULES)


def test_rules_are_found_however_they_are_typed():
    for typed in ("LK-7.4", "lk-7.4", "7.4", " lk7.4 "):
        assert find_rule(PACKAGE, "en", typed).startswith("**LK-7.4**")
    assert find_rule(PACKAGE, "en", "LK-99.1") is None
