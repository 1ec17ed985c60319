"""DW-12.1: the example that each effect and condition has in the manual can be played."""

import tomllib

import pytest

from huisclos.engine.game.pack_manual import examples, manual
from huisclos.engine.packs.pack import content_names
from huisclos.engine.rules.effect import Condition, Effect, Happening
from tests.dead_of_winter.positions import GAME, act, colony, item, now, options, told

rule = pytest.mark.rule

VOCABULARY = [kind for base in (Effect, Condition) for kind in GAME.kinds[base].values()]
WORDS = ("prompt-knock", "do-open", "do-wait")


@rule("DW-12.1")
@pytest.mark.parametrize("kind", VOCABULARY, ids=lambda kind: kind.__name__)
def test_the_example_of_each_effect_and_condition_works(kind):
    found = examples(kind, content_names(GAME.state))
    assert found
    for example in found:
        value = tomllib.loads(f"it = {example}")["it"]
        assert value["type"] == kind.__name__
        food = {"type": "Food", "by": 1}
        effect = value if issubclass(kind, Effect) else {"type": "If", "if": value, "then": [food]}
        cards = {"items": [item("rope", "tool", equip=True, use=[{"do": [effect]}])], "words": WORDS}
        match = colony(
            cards=cards,
            groups=[["ada police", "bob"], ["cid police", "dan"], ["eve"]],
            hands=[["beans", "pills"], ["atlas", "beans"]],
            gear={"ada": ["rope"]},
            rolled=[[2, 5], [], []],
            zombies={"police": 1, "colony": 2},
            wounds={"ada": 1},
            noise={"police": 1},
            waste=["knife", "petrol"],
            morale=6,
            food=2,
        )
        act(match, "use+item:rope+survivor:ada")
        for _ in range(8):
            if not match.choices() or "end" in options(match):
                break
            seat, choice = next(iter(match.choices().items()))
            match.act(seat, [option.id for option in choice.options[: max(1, choice.min)]])
        now(match)
        assert told(match, "uses-item")


@rule("DW-12.1")
def test_the_manual_names_everything():
    text = manual(GAME)
    for base in (Effect, Condition, Happening):
        for name in GAME.kinds[base]:
            assert f"### {name}\n" in text
    for kind in ("where", "value", "group", "mark", "seats"):
        for name in GAME.state.names[kind]:
            assert f"`{name}`" in text.partition("## Names")[2]
