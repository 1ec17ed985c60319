"""A card that would go on for ever, as it is told to programs and to people."""

import pytest

from huisclos.engine.base.errors import EndlessRules
from huisclos.server.entrance.refusals import refusal
from tests.toy_games.lighthouse.positions import house

ENDLESS = {"type": "Repeat", "times": 100, "do": [{"type": "Oil", "by": 1}] * 20}


@pytest.mark.parametrize(("language", "said"), [("en", "of the pack “own”"), ("fr", "du module")])
def test_the_refusal_names_card_and_pack_and_holds_the_reference(language, said):
    match = house({"lasts": True, "rules": [{"when": "Tended", "do": [ENDLESS]}]})
    with pytest.raises(EndlessRules) as problem:
        match.act(0, ["tend"])
    told = refusal(problem.value, language)
    assert said in told.text
    assert "Card-Storm-0" in told.text
    assert (told.key, told.card) == ("error-endless-card", "card:storm-0@own")
