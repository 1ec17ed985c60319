"""Whoever looks at a state as if something were otherwise leaves it as it was, whatever goes wrong."""

import ast
from pathlib import Path

import pytest

from huisclos.engine.base.errors import EndlessRules
from huisclos.engine.rules.state import UNCOUNTED
from tests.toy_games.lighthouse.positions import house
from tests.toy_games.lighthouse.verbs import Tended

RULES = Path(__file__).parents[3] / "src/huisclos"
ALWAYS = {"if": {"type": "Always"}}
HEARS = {"lasts": True, "rules": [{"when": "Tended", "do": [{"type": "Oil", "by": 1}], **ALWAYS}]}
CHANGES = {"lasts": True, "changes": [{"value": "need", "add": 1, **ALWAYS}]}
ONE_CARD = 1
"""What it takes to look at a card; nothing is left for its condition then."""


@pytest.fixture
def state():
    """Its effects speak of somebody now."""
    state = house(HEARS, CHANGES).state.copy()
    state.it = "seat:0"
    return state


def test_fields_are_others_until_one_has_looked(state):
    def look(s):
        return s.it, s.oil

    def look_twice(s):
        return [look(s), s.as_if(look, it=""), look(s)]

    assert state.as_if(look_twice, it="seat:1", oil=7) == [("seat:1", 7), ("", 7), ("seat:1", 7)]
    assert look(state) == ("seat:0", 5)


def test_a_copy_made_meanwhile_keeps_the_others(state):
    copy = state.as_if(lambda s: s.copy(), it="seat:1")
    assert (state.it, copy.it) == ("seat:0", "seat:1")


def test_effects_speak_of_theirs_after_a_rule_that_could_not_be_looked_at(state):
    state.purse = 2 * ONE_CARD
    with pytest.raises(EndlessRules):
        state.happen(Tended(1))
    assert state.it == "seat:0"


def test_figures_are_changed_again_after_a_change_that_could_not_be_looked_at(state):
    assert state.value("need", 1) == 2
    state.purse = 2 * ONE_CARD
    with pytest.raises(EndlessRules):
        state.value("need", 1)
    state.purse = UNCOUNTED
    assert state.value("need", 1) == 2


# -- nobody else does it ---------------------------------------------------------------------------------


def assigned(function):
    """What is laid where, one by one."""
    for node in ast.walk(function):
        for target in node.targets if isinstance(node, ast.Assign) else []:
            pair = (target, node.value)
            both = all(isinstance(side, ast.Tuple) for side in pair)
            yield from zip(target.elts, node.value.elts, strict=True) if both else [pair]


def put_back(function):
    """What a function takes from somewhere, and lays there again."""
    pairs = [(ast.unparse(target), ast.unparse(value)) for target, value in assigned(function)]
    return [place for place, kept in pairs if "." in place and (kept, place) in pairs]


def test_the_search_finds_what_is_set_and_put_back():
    found = ast.parse("around, s.it = s.it, it\nlook(s)\ns.it = around")
    assert put_back(found) == ["s.it"]
    assert put_back(ast.parse("back, s.left = s.placed, 0\ns.placed = []")) == []


def test_no_rule_and_no_bot_sets_a_field_and_puts_it_back():
    files = [file for room in ("engine/rules", "games") for file in (RULES / room).rglob("*.py")]
    assert len(files) > 200
    functions = [
        (file.name, node.name, node)
        for file in files
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
    ]
    assert [(file, name) for file, name, node in functions if put_back(node)] == []
