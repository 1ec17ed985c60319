"""DW-2.3: searches, and what others see of them."""

import pytest

from tests.dead_of_winter.looking import act, now, options, prompts, told
from tests.dead_of_winter.positions import colony, item, survivor
from tests.dead_of_winter.seeing import bars, offered

rule = pytest.mark.rule

DECK = ["pills", "atlas", "rope", "beans", "knife"]
"""The last one is on top."""


def searching(**table):
    given = {"rolled": [[3], [], []], "decks": {"police": DECK}, **table}
    return colony(groups=[["ada police", "bob"], ["cid"], ["dan"]], **given)


@rule("DW-2.3")
def test_with_a_die_of_at_least_the_search_value_and_not_in_the_colony():
    assert offered(searching(), "search") == ["search+survivor:ada"]
    assert bars(searching(), "search") == {"search+survivor:bob": "why-colony"}
    weak = searching(rolled=[[2], [], []])
    assert (offered(weak, "search"), bars(weak, "search")["search+survivor:ada"]) == ([], "why-die")


@rule("DW-2.3")
def test_a_lower_die_is_not_among_those_to_choose_from():
    match = act(searching(rolled=[[2, 3, 5], [], []]), "search+survivor:ada")
    assert (prompts(match), options(match)) == ({0: "die"}, ["die:3", "die:5"])


@rule("DW-2.3")
def test_an_empty_deck_cant_be_searched():
    match = searching(decks={"police": []})
    assert (offered(match, "search"), bars(match, "search")["search+survivor:ada"]) == ([], "why-empty")


@rule("DW-2.3")
def test_the_top_card_is_kept_without_noise():
    match = act(searching(), "search+survivor:ada")
    assert (prompts(match), options(match)) == ({0: "search-on"}, ["keep", "noise"])
    table = now(act(match, "keep"))
    assert (table.hands[0], table.decks[1], table.found, table.searcher) == (["knife"], DECK[:-1], [], [])
    assert (table.noise[1], table.rolled[0], prompts(match)) == (0, [], {0: "act"})


@rule("DW-2.3")
def test_only_the_searcher_sees_the_cards():
    match = act(searching(), "search+survivor:ada", "noise")
    assert match.view(0)["board"]["found"] == ["knife@own", "beans@own"]
    for seat in (1, 2, None):
        assert match.view(seat)["board"]["found"] == 2
        assert all("items" not in args for args in told(match, "draws", seat))
    assert [args["items"] for args in told(match, "draws", 0)] == [["item:knife"], ["item:beans"]]
    act(match, "keep", "item:beans")
    assert told(match, "keeps", 0) == [{"seat": "seat:0", "item": "item:beans"}]
    assert told(match, "keeps", 1) == [{"seat": "seat:0"}]


@rule("DW-2.3")
def test_noise_for_one_card_more_as_long_as_there_is_room_for_it():
    match = act(searching(noise={"police": 2}), "search+survivor:ada", "noise")
    assert (now(match).noise[1], prompts(match)) == (3, {0: "search-on"})
    act(match, "noise")
    assert (now(match).noise[1], prompts(match)) == (4, {0: "keep-item"})
    assert options(match) == ["item:knife", "item:beans", "item:rope"]


@rule("DW-2.3")
def test_with_no_room_for_noise_there_is_nothing_to_decide():
    table = now(act(searching(noise={"police": 4}), "search+survivor:ada"))
    assert (table.hands[0], table.noise[1]) == (["knife"], 4)


@rule("DW-2.3")
def test_when_the_deck_runs_out_there_is_no_more_noise():
    match = act(searching(decks={"police": ["rope", "knife"]}), "search+survivor:ada", "noise")
    assert (prompts(match), now(match).noise[1]) == ({0: "keep-item"}, 1)
    assert now(act(match, "item:rope")).decks[1] == ["knife"]


@rule("DW-2.3")
def test_one_is_kept_and_the_others_go_under_the_deck_in_the_searchers_order():
    match = act(searching(), "search+survivor:ada", "noise", "noise", "keep", "item:beans")
    assert (prompts(match), options(match)) == (
        {0: "return-item"},
        ["item:knife", "item:rope", "as-they-lie"],
    )
    table = now(act(match, "item:rope"))
    assert (table.hands[0], table.decks[1]) == (["beans"], ["knife", "rope", "pills", "atlas"])


@rule("DW-2.3")
def test_or_as_they_lie():
    match = act(searching(), "search+survivor:ada", "noise", "noise", "keep", "item:beans", "as-they-lie")
    assert now(match).decks[1] == ["rope", "knife", "pills", "atlas"]


@rule("DW-2.3")
def test_equal_cards_are_offered_once_and_the_question_is_asked_all_the_same():
    match = act(searching(decks={"police": ["rope"] * 3}), "search+survivor:ada", "noise", "noise")
    assert (prompts(match), options(match)) == ({0: "keep-item"}, ["item:rope"])
    act(match, "item:rope")
    assert (prompts(match), options(match)) == ({0: "return-item"}, ["item:rope", "as-they-lie"])


@rule("DW-2.3")
def test_as_often_as_there_are_dice():
    match = searching(rolled=[[4, 4], [], []])
    table = now(act(match, "search+survivor:ada", "keep", "search+survivor:ada", "keep"))
    assert (table.hands[0], offered(match, "search")) == (["knife", "beans"], [])


@rule("DW-2.3", "DW-10.2")
def test_some_look_at_more_without_noise():
    cards = {"survivors": [survivor("ada", changes=[{"value": "look", "add": 2}])]}
    match = act(searching(cards=cards), "search+survivor:ada")
    assert match.view(0)["board"]["found"] == ["knife@own", "beans@own", "rope@own"]
    act(match, "keep", "item:rope", "as-they-lie")
    assert (now(match).noise[1], now(match).hands[0]) == (0, ["rope"])


@rule("DW-2.3", "DW-10.2")
def test_some_keep_more():
    keeping = {"value": "keep", "add": 1, "if": {"type": "At", "place": "police"}}
    match = searching(cards={"survivors": [survivor("ada", changes=[keeping])]})
    act(match, "search+survivor:ada", "noise", "noise", "keep", "item:knife")
    assert (prompts(match), options(match)) == ({0: "keep-item"}, ["item:beans", "item:rope"])
    table = now(act(match, "item:rope"))
    assert (table.hands[0], table.decks[1]) == (["knife", "rope"], ["beans", "pills", "atlas"])


@rule("DW-2.3", "DW-10.2")
def test_and_keep_all_if_there_are_no_more():
    cards = {"items": [item("rope", "tool", equip=True, changes=[{"value": "keep", "add": 1}])]}
    match = searching(cards=cards, gear={"ada": ["rope"]}, decks={"police": ["pills", "atlas", "beans"]})
    table = now(act(match, "search+survivor:ada", "noise", "keep"))
    assert (table.hands[0], table.decks[1], prompts(match)) == (["beans", "atlas"], ["pills"], {0: "act"})
