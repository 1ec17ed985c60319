"""DW-3.5: cards of others."""

import random

import pytest

from huisclos.engine.base.errors import BadFile
from tests.dead_of_winter.looking import act, group, now, options, plain, prompts, story, told
from tests.dead_of_winter.positions import PEOPLE, STAGE, colony, item, pack
from tests.dead_of_winter.seeing import barred_by, offered

rule = pytest.mark.rule

GOODS = {
    "items": [
        item("knife", "weapon", equip=True),
        item("pills", "medicine", do=[{"type": "Recruit"}]),
        item("petrol", "fuel", do=[{"type": "Food", "by": 5}], **{"if": {"type": "Exists", "of": "wounded"}}),
    ]
}


@rule("DW-3.5")
def test_all_others_are_asked_at_once_whatever_they_hold():
    match = act(colony(hands=[["beans"], [], ["atlas"]]), "ask")
    assert prompts(match) == {1: "ask", 2: "ask"}
    assert (options(match, 1), options(match, 2)) == (["pass"], ["pass"])
    assert match.choices()[1].about == match.choices()[2].about == ("seat:0",)


@rule("DW-3.5")
def test_only_what_could_be_played_now_can_be_given():
    hand = ["beans", "beans", "petrol", "knife", "atlas"]
    match = act(colony(hands=[[], hand], cards=GOODS), "ask")
    assert options(match, 1) == ["item:beans", "item:knife", "pass"]
    hurt = act(colony(hands=[[], hand], cards=GOODS, wounds={"dan": 1}), "ask")
    assert options(hurt, 1) == ["item:beans", "item:petrol", "item:knife", "pass"]


@rule("DW-3.5", "DW-12.1")
def test_no_card_tells_others_what_the_one_who_asks_holds():
    held = {"type": "AnyOf", "of": [{"type": "Holds", "kind": "fuel"}]}
    with pytest.raises(BadFile, match="what a hand holds"):
        STAGE.use_pack(pack(items=[item("rope", "tool", do=[{"type": "Food", "by": 1}], **{"if": held})]))


@rule("DW-3.5")
def test_what_is_given_is_shown_and_the_asker_plays_it_at_once():
    match = act(colony(hands=[[], ["beans"], ["beans"]], food=0), "ask", (2, "item:beans"), (1, "item:beans"))
    table = now(match)
    assert (table.food, table.hands, table.waste) == (2, [[], [], []], ["beans", "beans"])
    assert [args["seat"] for args in told(match, "gives")] == ["seat:1", "seat:2"]
    assert [args["seat"] for args in told(match, "plays")] == ["seat:0", "seat:0"]
    assert table.pile == []


@rule("DW-3.5")
def test_equipment_goes_to_a_survivor_of_the_asker():
    match = act(colony(hands=[[], ["knife"]], cards=GOODS), "ask", (1, "item:knife"), (2, "pass"))
    assert (prompts(match), options(match)) == ({0: "equip"}, ["survivor:ada", "survivor:bob"])
    assert (now(act(match, "survivor:bob")).bearer, now(match).hands[1]) == ([1], [])


@rule("DW-3.5", "DW-7.1")
def test_what_cant_be_played_any_more_stays_where_it_is():
    groups = [["ada", "bob"], PEOPLE[2:22], ["xan"]]
    match = colony(groups=groups, hands=[[], ["pills"], ["pills"]], cards=GOODS, recruits=["wes"])
    assert match.state.room(0) == 1
    act(match, "ask", (1, "item:pills"), (2, "item:pills"))
    assert group(match, 0) == ["ada", "bob", "wes"]
    assert (now(match).hands, now(match).waste) == ([[], [], ["pills"]], ["pills"])
    assert [args["seat"] for args in told(match, "not-given")] == ["seat:2"]


@rule("DW-3.5")
def test_what_is_lost_meanwhile_cant_be_given_any_more():
    lose = {"type": "EachPlayer", "of": "others", "do": [{"type": "DiscardRandom"}]}
    cards = {"items": [item("rope", "tool", do=[lose])]}
    match = colony(hands=[[], ["rope"], ["beans"]], cards=cards, food=0)
    act(match, "ask", (1, "item:rope"), (2, "item:beans"))
    assert (now(match).food, now(match).waste) == (0, ["rope", "beans"])
    assert told(match, "not-given") == [{"seat": "seat:2", "item": "item:beans", "kind": "kind:food"}]


@rule("DW-3.5", "DW-11.5")
def test_nothing_is_given_to_one_who_is_out_by_then():
    kills = {"type": "Lowest", "of": "mine", "do": [{"type": "Dies"}]}
    match = colony(
        groups=[["ada"], ["cid"], ["eve"]],
        hands=[[], ["rope"], ["beans"]],
        cards={"items": [item("rope", "tool", do=[kills])]},
        options={"elimination": True},
        food=0,
    )
    act(match, "ask", (1, "item:rope"), (2, "item:beans"))
    assert (now(match).out, now(match).food, now(match).hands[2]) == ([1, 0, 0], 0, ["beans"])


@rule("DW-3.5")
def test_nobody_need_give_anything():
    match = act(colony(hands=[[], ["beans"]]), "ask", (1, "pass"), (2, "pass"))
    assert (prompts(match), story(match, "nobody-gives")) == ({0: "act"}, ["nobody-gives"])
    assert now(match).hands[1] == ["beans"]


@rule("DW-3.5")
def test_who_asked_in_vain_does_something_else_first():
    match = colony(hands=[["beans", "rope"], ["beans"]])
    act(match, "ask", (1, "pass"), (2, "pass"))
    assert "ask" not in options(match)
    assert [(bar.id, bar.rule) for bar in match.bars(0) if bar.why == "why-refused"] == [("ask", "DW-3.5")]
    act(match, "play+item:beans", "ask", (1, "item:beans"), (2, "pass"))
    assert "ask" in options(match), "somebody has given something"
    act(match, "ask", (1, "pass"), (2, "pass"), "contribute+item:rope")
    assert "ask" in options(match)


@rule("DW-3.5")
def test_in_the_next_turn_one_may_ask_again():
    turns = [{"type": "Turn", "seat": 1}]
    match = act(colony(end=[{"type": "Act"}, *turns]), "ask", (1, "pass"), (2, "pass"), "end")
    assert "ask" in options(match, 1)


@rule("DW-3.5", "DW-8.2")
def test_exiles_ask_and_give_and_whoever_plays_a_card_says_where_it_goes():
    asks = colony(hands=[[], ["beans"], ["beans"]], exiled=[1, 0, 0], food=0)
    act(asks, "ask", (1, "item:beans"), (2, "pass"))
    assert (now(asks).waste, now(asks).removed[-1]) == ([], "beans")
    gives = colony(hands=[[], ["beans"]], exiled=[0, 1, 0], food=0)
    assert now(act(gives, "ask", (1, "item:beans"), (2, "pass"))).waste == ["beans"]


@rule("DW-3.5")
def test_who_is_out_isnt_asked():
    match = act(colony(groups=[["ada"], ["cid"], []], out=[0, 0, 1]), "ask")
    assert prompts(match) == {1: "ask"}
    alone = colony(groups=[["ada"], [], []], out=[0, 1, 1])
    assert (offered(alone, "ask"), barred_by(alone, "ask")) == ([], "DW-3.5")


@rule("DW-3.5")
def test_whoever_was_shown_a_card_imagines_it_where_it_is():
    hands = [[], ["knife", "beans", "beans", "atlas"], ["beans"]]
    match = act(colony(hands=hands, cards=GOODS), "ask", (1, "item:knife"), (2, "pass"))
    for seat in (0, 2, None):
        worlds = [match.game.imagine(match.view(seat), random.Random(n)) for n in range(20)]
        assert all("knife" in map(plain, world.hands[1]) for world in worlds)
        assert {len(world.hands[1]) for world in worlds} == {4}
