"""Every rule of every game has a test, and an anchor in both rulebooks."""

import ast
import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from huisclos.engine.game.installed import find, games
from huisclos.words import LANGUAGES
from huisclos.words.rulebook import find_rule, rules

every_game = pytest.mark.parametrize("game", games())


def package(game):
    return find(game).meta.package


def rule_ids(game):
    """The ids of a game's rules."""
    return (files(package(game)) / "rules" / "ids.txt").read_text(encoding="utf-8").split()


def prefix(game):
    """What its ids begin with."""
    (found,) = {rule.partition("-")[0] for rule in rule_ids(game)}
    return found


@cache
def rules_with_a_test():
    """The ids in the `rule` markers of all tests."""
    found = set()
    for file in Path(__file__).parent.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("rule", "pytest.mark.rule"):
                found |= {argument.value for argument in node.args if isinstance(argument, ast.Constant)}
    return found


@every_game
def test_the_list_of_rules_is_whole(game):
    """No id twice, and no chapter left out."""
    own = rule_ids(game)
    assert len(own) == len(set(own))
    chapters = [int(found[1]) for rule in own if (found := re.match(r"\w+-(\d+)\.", rule))]
    assert sorted(set(chapters)) == list(range(max(chapters) + 1))


@every_game
def test_every_rule_is_named_by_a_test(game):
    assert set(rule_ids(game)) - rules_with_a_test() == set()


def test_no_test_names_a_rule_that_is_not_there():
    assert rules_with_a_test() - {rule for game in games() for rule in rule_ids(game)} == set()


@every_game
def test_no_program_names_a_rule_that_is_not_there(game):
    named = set()
    for file in Path(str(files(package(game)))).rglob("*.py"):
        named |= set(re.findall(rf"{prefix(game)}-\d+\.\w+", file.read_text(encoding="utf-8")))
    assert named <= set(rule_ids(game))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_anchor_in_the_rulebook(game, language):
    book = rules(package(game), language)
    assert {anchor for anchor in book if re.match(rf"{prefix(game)}-(\d+\.|X)", anchor)} == set(
        rule_ids(game)
    )
    for rule in rule_ids(game):
        assert len(book[rule].split()) > 5


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_named_anywhere_in_the_rulebook_is_there(game, language):
    text = (files(package(game)) / "rules" / f"{language}.md").read_text(encoding="utf-8")
    assert set(re.findall(rf"{prefix(game)}-\d+\.\d+[a-z]?", text)) <= set(rule_ids(game))


@every_game
def test_rules_are_found_however_they_are_typed(game):
    start = prefix(game).lower()
    for rule in rule_ids(game):
        number = rule.partition("-")[2]
        ways = (number, f" {start}{number} ") if number[0].isdigit() else ()
        for typed in (rule, rule.lower(), *ways):
            assert find_rule(package(game), "en", typed).startswith(f"**{rule}**")
    assert find_rule(package(game), "en", f"{start}-99.1") is None
