"""DW-3.2: cards are given to the crisis."""

import pytest

from tests.dead_of_winter.looking import act, now, story, told
from tests.dead_of_winter.positions import colony, objective
from tests.dead_of_winter.seeing import barred_by, offered

rule = pytest.mark.rule


@rule("DW-3.2")
def test_cards_go_face_down_to_the_crisis_and_only_the_giver_knows_which():
    match = colony(hands=[["atlas", "beans"]], round=2)
    act(match, "contribute+item:beans", "contribute+item:atlas")
    table = now(match)
    assert (table.pile, table.given, table.hands[0]) == (["beans", "atlas"], [2, 0, 0], [])
    assert table.gave[0] == ["2:beans", "2:atlas"]
    assert [args["item"] for args in told(match, "contributes", 0)] == ["item:beans", "item:atlas"]
    for seat in (1, 2, None):
        assert told(match, "contributes", seat) == [{"seat": "seat:0", "number": n} for n in (1, 2)]
        assert (match.view(seat)["board"]["pile"], match.view(seat)["board"]["gave"][0]) == (2, 2)


@rule("DW-3.2", "DW-12.1")
def test_cards_may_wait_for_the_second_card_of_a_player():
    rules = [{"when": "Contributed", "where": {"number": 2}, "do": [{"type": "Progress", "by": 1}]}]
    match = colony(
        hands=[["beans", "atlas", "rope"]], cards={"objectives": [objective(rules=rules)]}, given=[0, 1, 0]
    )
    progress = [now(act(match, f"contribute+item:{name}")).progress for name in ("beans", "atlas", "rope")]
    assert progress == [0, 1, 1]


@rule("DW-3.2")
def test_a_food_card_is_one_card_and_gives_no_food():
    match = act(colony(hands=[["beans"]], food=0), "contribute+item:beans")
    assert (now(match).food, now(match).pile, story(match, "plays")) == (0, ["beans"], [])


@rule("DW-3.2", "DW-8.2")
def test_exiles_give_nothing_to_the_crisis():
    match = colony(hands=[["atlas"]], exiled=[1, 0, 0])
    assert (offered(match, "contribute"), barred_by(match, "contribute+item:atlas")) == ([], "DW-8.2")


@rule("DW-3.2")
def test_without_a_crisis_there_is_nothing_to_give_to():
    match = colony(hands=[["atlas"]], crisis="")
    assert (offered(match, "contribute"), barred_by(match, "contribute+item:atlas")) == ([], "DW-3.2")


@rule("DW-3.2", "DW-12.1")
def test_effect_pile_on_adds_cards_that_nobody_sees():
    match = colony(
        {"type": "PileOn", "number": 2, "deck": "here"},
        groups=[["ada police"], ["cid"], ["dan"]],
        hero="ada",
        decks={"police": ["rope", "atlas", "beans"]},
    )
    table = now(match)
    assert (table.pile, table.decks[1], table.given) == (["beans", "atlas"], ["rope"], [0, 0, 0])
    assert told(match, "piled-on", 0) == [{"place": "place:police", "number": 2}]
