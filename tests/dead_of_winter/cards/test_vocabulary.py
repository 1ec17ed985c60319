"""DW-12.1: the example that each effect and condition has in the manual can be played."""

import pytest

from tests.dead_of_winter.looking import act, now, options, told
from tests.dead_of_winter.positions import GAME, colony, item
from tests.support.vocabulary import examples_of, left_out, vocabulary

rule = pytest.mark.rule

WORDS = ("prompt-knock", "do-open", "do-wait")


@rule("DW-12.1")
@pytest.mark.parametrize("kind", vocabulary(GAME), ids=lambda kind: kind.__name__)
def test_the_example_of_each_effect_and_condition_works(kind):
    for effect in examples_of(GAME, kind, {"type": "Food", "by": 1}):
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
    assert left_out(GAME, "where", "value", "group", "mark", "seats") == []
