"""DW-10.2, DW-12.1: what cards do to hands, decks and noise, and what they ask about them."""

import pytest

from tests.dead_of_winter.looking import act, now, options, prompts, told
from tests.dead_of_winter.positions import colony, item, objective

rule = pytest.mark.rule
pytestmark = rule("DW-12.1")

AWAY = [["ada police", "bob"], ["cid", "dan"], ["eve", "fay"]]
DECK = ["pills", "atlas", "rope", "beans", "knife"]


def of_bo(*effects):
    """Effects that speak of Bo, the second player."""
    return {"type": "Pick", "of": "others-colony", "do": list(effects)}


@rule("DW-2.3")
def test_noise_fills_free_spaces_and_there_are_none_in_the_colony():
    match = colony({"type": "Noise", "number": 3, "at": "locations"}, noise={"police": 2})
    assert now(match).noise == [0, 4, 3, 3, 3, 3, 3]
    assert now(colony({"type": "Noise"}, groups=AWAY, hero="ada")).noise[1] == 1
    assert now(colony({"type": "Noise"}, groups=AWAY, hero="bob")).noise == [0] * 7


@rule("DW-2.3")
def test_quiet():
    match = colony({"type": "Quiet", "number": 2, "at": "everywhere"}, noise={"police": 1, "gas": 3})
    assert now(match).noise == [0, 0, 0, 0, 0, 0, 1]
    assert told(match, "quiet") == [
        {"place": "place:police", "number": 1},
        {"place": "place:gas", "number": 2},
    ]


@rule("DW-2.3")
def test_noise_is_heard_token_by_token():
    cards = {"objectives": [heard()]}
    assert now(colony({"type": "Noise", "number": 2}, groups=AWAY, hero="ada", cards=cards)).progress == 2


@rule("DW-2.3", "DW-12.1")
@pytest.mark.parametrize(
    ("hero", "at", "who"), [("ada", "here", "ada"), ("ada", "locations", "ada"), ("bob", "locations", None)]
)
def test_noise_names_who_made_it(hero, at, who):
    """Cards that have waited for it speak of that survivor; noise elsewhere is nobody's."""
    hears = {"when": "NoiseMade", "where": {"who": "ada"}, "do": [{"type": "Wound"}]}
    noise = {"type": "Noise", "at": at}
    match = colony(noise, groups=AWAY, hero=hero, cards={"objectives": [objective(rules=[hears])]})
    named = [args["survivor"] for args in told(match, "makes-noise")]
    assert named == ([f"survivor:{who}"] if who else [])
    assert now(match).wounds[0] == (1 if who else 0)


def heard():
    hears = {"when": "NoiseMade", "where": {"place": "police"}, "do": [{"type": "Progress", "by": 1}]}
    return objective(rules=[hears])


@rule("DW-10.2")
@pytest.mark.parametrize(
    ("deck", "hero", "got"), [("police", "bob", 2), ("here", "ada", 2), ("here", "bob", 0)]
)
def test_draw_items(deck, hero, got):
    match = colony(
        {"type": "DrawItems", "number": 2, "deck": deck}, groups=AWAY, hero=hero, decks={"police": DECK}
    )
    assert now(match).hands[0] == ["knife", "beans"][:got]
    if got:
        assert told(match, "draws-items", 0)[0]["items"] == ["item:knife", "item:beans"]
        assert "items" not in told(match, "draws-items", 1)[0]


@rule("DW-10.2")
def test_draw_items_from_any_deck_with_cards_or_the_starting_one():
    empty = {place: [] for place in ("grocery", "school", "library", "gas")}
    match = colony(
        {"type": "DrawItems", "deck": "any"}, decks={"police": DECK, "hospital": ["rope"], **empty}
    )
    assert (prompts(match), options(match)) == ({0: "deck"}, ["place:police", "place:hospital"])
    assert now(act(match, "place:hospital")).hands[0] == ["rope"]
    start = colony({"type": "DrawItems", "number": 3, "deck": "start"}, decks={"colony": ["rope", "beans"]})
    assert (now(start).hands[0], now(start).decks[0]) == (["beans", "rope"], [])


@rule("DW-10.2")
def test_discard():
    match = colony({"type": "Discard", "number": 2}, hands=[["rope", "rope", "beans"]])
    assert (prompts(match), options(match)) == ({0: "discard"}, ["item:rope", "item:beans"])
    table = now(act(match, "item:rope", "item:beans"))
    assert (table.hands[0], table.waste) == (["rope"], ["rope", "beans"])
    assert now(colony({"type": "Discard", "number": 3}, hands=[["rope", "beans"]])).waste == ["rope", "beans"]


@rule("DW-10.2")
def test_discard_of_a_kind_asks_also_those_who_have_none():
    effect = {"type": "Discard", "number": 1, "kind": "food"}
    match = colony(effect, hands=[["rope", "beans", "beans"]])
    assert (prompts(match), options(match)) == ({0: "discard"}, ["item:beans"])
    none = colony(effect, hands=[["rope"]])
    assert (prompts(none), options(none)) == ({0: "discard"}, ["nothing"])
    assert (now(act(none, "nothing")).hands[0], prompts(none)) == (["rope"], {0: "act"})
    assert prompts(colony(effect)) == {0: "act"}


@rule("DW-8.2")
def test_what_an_exile_discards_leaves_the_game():
    table = now(colony({"type": "DiscardRandom"}, hands=[["rope"]], exiled=[1, 0, 0]))
    assert (table.waste, table.removed[-1]) == ([], "rope")


@rule("DW-10.2")
def test_discard_random():
    match = colony({"type": "DiscardRandom", "number": 2}, hands=[["rope", "beans", "atlas"]], faces=[2, 1])
    assert (now(match).hands[0], now(match).waste) == (["atlas"], ["beans", "rope"])
    assert now(colony({"type": "DiscardRandom", "number": 2}, hands=[["rope"]])).waste == ["rope"]


@rule("DW-10.2")
def test_steal_from_a_player_or_from_the_owner_of_a_survivor():
    hands = [["knife"], ["rope", "beans", "atlas"], []]
    match = colony(of_bo({"type": "Steal", "number": 2}), hands=hands, faces=[3, 1])
    act(match, "survivor:cid")
    assert now(match).hands == [["knife", "atlas", "rope"], ["beans"], []]
    assert told(match, "card-taken", 1)[0]["item"] == "item:atlas"
    assert "item" not in told(match, "card-taken", 2)[0]
    seats = {"type": "Pick", "of": "seats", "do": [{"type": "Steal"}]}
    assert now(act(colony(seats, hands=[[], ["rope"]]), "seat:1")).hands == [["rope"], [], []]
    assert now(act(colony(seats, hands=[["rope"], []]), "seat:0")).hands[0] == ["rope"]
    assert now(act(colony(seats, hands=[["rope"], []]), "seat:1")).hands[0] == ["rope"]


@rule("DW-10.2")
def test_salvage():
    match = colony({"type": "Salvage", "number": 2}, waste=["rope", "beans", "beans"])
    assert (prompts(match), options(match)) == ({0: "salvage"}, ["item:rope", "item:beans"])
    table = now(act(match, "item:beans", "item:rope"))
    assert (table.hands[0], table.waste) == (["beans", "rope"], ["beans"])
    kind = colony({"type": "Salvage", "number": 2, "kind": "tool"}, waste=["rope", "beans"])
    assert (now(kind).hands[0], now(kind).waste) == (["rope"], ["beans"])


@rule("DW-10.2")
def test_see_card():
    match = act(colony(of_bo({"type": "SeeCard"}), hands=[[], ["rope", "beans"]], faces=[2]), "survivor:dan")
    assert told(match, "sees-card", 0) == [{"seat": "seat:0", "victim": "seat:1", "item": "item:beans"}]
    for seat in (1, 2, None):
        assert told(match, "sees-card", seat) == [{"seat": "seat:0", "victim": "seat:1"}]
    assert now(match).hands[1] == ["rope", "beans"]
    nothing = act(colony(of_bo({"type": "SeeCard"}), hands=[["rope"]]), "survivor:dan")
    assert told(nothing, "sees-card", 0) == []


@rule("DW-10.2")
def test_see_deck():
    match = act(colony({"type": "SeeDeck", "number": 2}, decks={"gas": DECK}), "place:gas")
    assert (prompts(match), options(match)) == ({0: "seen"}, ["seen"])
    assert match.view(0)["board"]["found"] == ["knife@own", "beans@own"]
    assert match.view(1)["board"]["found"] == 2
    seen = {"seat": "seat:0", "place": "place:gas", "number": 2}
    assert told(match, "sees-deck", 0) == [{**seen, "items": ["item:knife", "item:beans"]}]
    assert told(match, "sees-deck", 1) == told(match, "sees-deck", None) == [seen]
    table = now(act(match, "seen"))
    assert (table.decks[6], table.found, table.searcher) == (DECK, [], [])


CRISES = [{"id": f"crisis{n}", "needs": ["fuel"], "do": []} for n in range(4)]


@rule("DW-10.2")
def test_see_crises_and_put_them_in_order():
    order = ["crisis0", "crisis1", "crisis2", "crisis3"]
    match = colony(
        {"type": "SeeCrises", "number": 3},
        cards={"crises": CRISES},
        crises=order,
        past=["cold", "fever"],
        crisis="",
    )
    assert (prompts(match), options(match)) == (
        {0: "order-crises"},
        ["crisis:crisis3", "crisis:crisis2", "crisis:crisis1"],
    )
    assert [match.view(seat)["board"]["foreseen"] for seat in (1, None)] == [3, 3]
    act(match, "crisis:crisis3")
    assert options(match) == ["crisis:crisis2", "crisis:crisis1"]
    assert now(act(match, "crisis:crisis2")).crises == ["crisis0", "crisis3", "crisis2", "crisis1"]
    assert told(match, "sees-crises", 0)[0]["crises"] == [f"crisis:crisis{n}" for n in (3, 2, 1)]
    assert told(match, "sees-crises", 1) == [{"seat": "seat:0", "number": 3}]


def outsiders():
    return {"items": [item("pills", "outsider", do=[{"type": "Recruit"}])]}


@rule("DW-10.2")
@pytest.mark.parametrize("takes", [True, False])
def test_find_outsider_shows_the_top_cards_to_all(takes):
    deck = ["beans", "rope", "pills", "atlas", "knife"]
    match = colony(
        {"type": "FindOutsider", "number": 3},
        groups=AWAY,
        hero="ada",
        cards=outsiders(),
        decks={"police": deck},
        orders=[[1, 0, 2, 3] if takes else [1, 0, 2, 3, 4]],
    )
    assert match.view(2)["board"]["found"] == ["knife@own", "atlas@own", "pills@own"]
    assert (prompts(match), options(match)) == ({0: "take-outsider"}, ["item:pills", "pass"])
    table = now(act(match, "item:pills" if takes else "pass"))
    assert table.hands[0] == ["pills"] * takes
    assert table.decks[1] == ["rope", "beans", "knife", "atlas", *([] if takes else ["pills"])]
    assert (table.found, table.searcher) == ([], [])


@rule("DW-10.2")
def test_find_outsider_where_there_is_none():
    match = colony(
        {"type": "FindOutsider"}, groups=AWAY, hero="ada", cards=outsiders(), decks={"police": ["rope"]}
    )
    assert (now(match).decks[1], prompts(match)) == (["rope"], {0: "act"})


def holds(condition, **table):
    """Whether a condition holds for the first player."""
    effect = {"type": "If", "if": condition, "then": [{"type": "Food", "by": 1}], "else": []}
    return now(colony(effect, food=0, **table)).food == 1


@rule("DW-9.2")
@pytest.mark.parametrize(
    ("condition", "hand", "so"),
    [
        ({"type": "Holds"}, [], False),
        ({"type": "Holds"}, ["rope"], True),
        ({"type": "Holds", "number": 2, "kind": "tool"}, ["rope", "beans"], False),
        ({"type": "Holds", "number": 2, "kind": "tool"}, ["rope", "rope"], True),
        ({"type": "HoldsOnly", "kind": "tool"}, [], False),
        ({"type": "HoldsOnly", "kind": "tool"}, ["rope", "rope"], True),
        ({"type": "HoldsOnly", "kind": "tool"}, ["rope", "beans"], False),
    ],
)
def test_what_somebody_holds(condition, hand, so):
    assert holds(condition, hands=[hand, ["rope", "rope", "rope"]]) is so


@rule("DW-9.2")
@pytest.mark.parametrize(
    ("number", "kind", "so"), [(2, "", True), (3, "", False), (1, "tool", True), (2, "tool", False)]
)
def test_what_ones_survivors_carry(number, kind, so):
    condition = {"type": "Equipped", "number": number, "kind": kind}
    gear = {"ada": ["rope"], "bob": ["knife"], "cid": ["rope", "knife"]}
    cards = {"items": equipment()}
    assert holds(condition, gear=gear, hands=[["rope"]], cards=cards) is so


def equipment():
    return [item("rope", "tool", equip=True), item("knife", "weapon", equip=True)]
