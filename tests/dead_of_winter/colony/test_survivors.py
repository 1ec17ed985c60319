"""DW-7: survivors come and go."""

import pytest

from tests.dead_of_winter.colony.test_wounds import of
from tests.dead_of_winter.looking import act, at, group, now, options, prompts, story, told
from tests.dead_of_winter.positions import PEOPLE, colony, survivor

rule = pytest.mark.rule
RECRUIT = {"type": "Recruit"}
DIES = {"type": "Dies"}
LEAVES = {"type": "Leaves"}


@rule("DW-7.1")
def test_a_new_survivor_joins_the_colony_without_new_dice():
    match = colony(RECRUIT, recruits=["gus"], rolled=[[1, 2], [], []])
    assert (group(match, 0), at(match, "gus"), now(match).rolled[0]) == (
        ["ada", "bob", "gus"],
        "colony",
        [1, 2],
    )
    assert told(match, "joins") == [{"seat": "seat:0", "survivor": "survivor:gus", "place": "place:colony"}]


@rule("DW-7.1")
def test_and_may_act_at_once():
    match = colony(RECRUIT, recruits=["gus"], rolled=[[6], [], []])
    assert {"move+survivor:gus+place:gas", "barricade+survivor:gus+entrance:0"} <= set(options(match))


@rule("DW-7.1")
def test_several_may_join_and_bring_helpless_ones():
    match = colony({"type": "Recruit", "number": 2, "helpless": 1}, recruits=["gus", "hal"])
    assert (group(match, 0), now(match).helpless) == (["ada", "bob", "gus", "hal"], 1)


@rule("DW-7.1")
def test_nobody_joins_without_room_and_helpless_ones_take_none():
    match = colony(RECRUIT, groups=[PEOPLE[:20], PEOPLE[20:23], ["xan"]], helpless=4)
    assert (match.state.room(0), told(match, "nobody-joins")) == (0, [{"seat": "seat:0"}])
    match = colony(RECRUIT, groups=[PEOPLE[:20], PEOPLE[20:22], ["xan"]], helpless=4, recruits=["wes"])
    assert group(match, 0)[-1] == "wes"


@rule("DW-7.1", "DW-8.2")
def test_room_for_newcomers():
    ask = {"type": "If", "if": {"type": "Room", "number": 2}, "then": [{"type": "Food", "by": 1}]}
    full = [[*PEOPLE[:20], "xan gas"], PEOPLE[20:22], ["wes"]]
    assert now(colony(ask, groups=full)).food == 0
    assert now(colony(ask, groups=[*full[:2], ["wes school"]])).food == 1
    assert now(colony(ask, groups=full, exiled=[1, 0, 0])).food == 1, "exiles look elsewhere"


@rule("DW-7.1", "DW-8.2")
def test_an_exiles_newcomer_goes_to_another_location_of_choice():
    groups = [["ada police"], ["bob gas"], ["cid gas"]]
    match = colony({"type": "Recruit", "helpless": 2}, groups=groups, exiled=[1, 0, 0], recruits=["gus"])
    assert prompts(match) == {0: "join-at"}
    assert options(match) == [
        f"place:{name}" for name in ("police", "grocery", "school", "library", "hospital")
    ]
    act(match, "place:school")
    assert (at(match, "gus"), now(match).helpless) == ("school", 0)


@rule("DW-7.1")
def test_with_nobody_left_in_the_deck_nobody_joins():
    match = colony(RECRUIT, no_recruits=True)
    assert (group(match, 0), prompts(match)) == (["ada", "bob"], {0: "act"})


@rule("DW-7.1")
def test_cards_may_wait_for_somebody_who_joins():
    rules = [{"when": "SurvivorJoins", "where": {"who": "gus"}, "do": [{"type": "Wound"}]}]
    cards = {"survivors": [survivor("ada", rules=rules)]}
    assert now(colony(RECRUIT, recruits=["gus"], cards=cards)).wounds[PEOPLE.index("gus")] == 1
    assert sum(now(colony(RECRUIT, recruits=["hal"], cards=cards)).wounds) == 0


@rule("DW-7.2")
def test_a_death_costs_one_morale():
    match = colony(of("bob", DIES), wounds={"bob": 1}, frost={"bob": 1})
    table = now(match)
    assert (at(match, "bob"), group(match, 0), table.morale) == ("", ["ada"], 5)
    assert (table.gone, table.wounds[1], table.frost[1]) == ([1], 0, 0)
    assert told(match, "dies") == [{"survivor": "survivor:bob", "place": "place:colony", "seat": "seat:0"}]


@rule("DW-7.2")
def test_a_removal_does_not():
    match = colony(of("bob", LEAVES))
    assert (at(match, "bob"), now(match).morale, now(match).gone) == ("", 6, [1])


@rule("DW-7.2")
@pytest.mark.parametrize(("number", "left", "morale"), [(1, 1, 5), (2, 0, 4), (5, 0, 4)])
def test_helpless_ones_cost_morale_too(number, left, morale):
    match = colony({"type": "HelplessDie", "number": number}, helpless=2)
    assert (now(match).helpless, now(match).dead_helpless, now(match).morale) == (left, 2 - left, morale)


@rule("DW-7.2")
def test_helpless_ones_who_leave_alive_cost_nothing():
    match = colony({"type": "Helpless", "by": -1}, helpless=2)
    assert (now(match).helpless, now(match).dead_helpless, now(match).morale) == (1, 0, 6)


@rule("DW-7.2")
def test_cards_may_wait_for_deaths():
    rules = [{"when": "SurvivorDies", "do": [{"type": "Food", "by": 1}]}]
    cards = {"survivors": [survivor("fay", rules=rules)]}
    assert now(colony(of("ada", DIES), cards=cards)).food == 1
    assert now(colony({"type": "HelplessDie"}, helpless=1, cards=cards)).food == 1
    assert now(colony(of("ada", LEAVES), cards=cards)).food == 0


@rule("DW-7.3")
@pytest.mark.parametrize("how", [DIES, LEAVES])
def test_equipment_of_the_dead_in_the_colony_goes_back_to_the_hand(how):
    match = colony(of("bob", how), gear={"bob": ["knife", "rope"], "ada": ["knife"]}, hands=[["beans"]])
    table = now(match)
    assert (table.hands[0], table.gear, table.bearer) == (["beans", "knife", "rope"], ["knife"], [0])
    back = {"seat": "seat:0", "items": ["item:knife", "item:rope"], "kinds": ["kind:weapon", "kind:tool"]}
    assert told(match, "gear-back") == [back]


@rule("DW-7.3")
@pytest.mark.parametrize("how", [DIES, LEAVES])
def test_elsewhere_it_is_shuffled_into_the_deck_there(how):
    groups = [["ada", "bob police"], ["cid"], ["eve"]]
    deck = {"police": ["beans", "beans", "beans"]}
    match = colony(of("bob", how), groups=groups, gear={"bob": ["knife"]}, decks=deck, orders=[[3, 0, 1, 2]])
    assert now(match).decks[1] == ["knife", "beans", "beans", "beans"]
    assert (now(match).gear, now(match).hands[0]) == ([], [])


@rule("DW-7.4")
@pytest.mark.parametrize("how", [DIES, LEAVES])
def test_another_leader_is_named(how):
    groups = [["bob", "ada", "gus"], ["cid"], ["eve"]]
    match = colony(of("bob", how), groups=groups)
    assert (prompts(match), options(match)) == ({0: "new-leader"}, ["survivor:ada", "survivor:gus"])
    act(match, "survivor:gus")
    assert now(match).leader[0] == PEOPLE.index("gus")


@rule("DW-7.4")
def test_with_one_left_nobody_is_asked_and_a_follower_needs_no_successor():
    match = colony(of("ada", DIES))
    assert (now(match).leader[0], prompts(match)) == (1, {0: "act"})
    match = colony(of("gus", DIES), groups=[["ada", "bob", "gus"], ["cid"], ["eve"]])
    assert (now(match).leader[0], prompts(match)) == (0, {0: "act"})


@rule("DW-7.4")
@pytest.mark.parametrize("how", [DIES, LEAVES])
@pytest.mark.parametrize("place", ["colony", "police"])
def test_the_last_one_gone_all_cards_leave_the_game_and_somebody_new_leads(how, place):
    groups = [[f"ada {place}"], ["cid"], ["eve"]]
    match = colony(
        of("ada", how),
        groups=groups,
        hands=[["beans", "pills"], ["rope"]],
        gear={"ada": ["knife"]},
        decks={"police": []},
        recruits=["gus"],
        rolled=[[2, 5], [], []],
    )
    table = now(match)
    assert (group(match, 0), at(match, "gus"), table.leader[0]) == (["gus"], "colony", PEOPLE.index("gus"))
    assert (table.hands, table.rolled[0]) == ([[], ["rope"], []], [2, 5])
    lost = ["beans", "pills", "knife"] if place == "colony" else ["beans", "pills"]
    assert table.removed[-len(lost) :] == lost
    assert table.decks[1] == ([] if place == "colony" else ["knife"]), "first DW-7.3, then the hand"
    assert len(table.secrets[0]) == 1
    assert prompts(match) == {0: "act"}, "the turn goes on"


@rule("DW-7.4")
def test_if_the_colony_is_full_the_new_leader_goes_elsewhere():
    groups = [["zoe police"], PEOPLE[:12], PEOPLE[12:24]]
    match = colony(of("zoe", DIES), groups=groups, recruits=["yul"])
    assert (match.state.room(0), prompts(match), len(options(match))) == (0, {0: "join-at"}, 6)
    act(match, "place:gas")
    assert (at(match, "yul"), now(match).leader[0]) == ("gas", PEOPLE.index("yul"))


@rule("DW-7.4", "DW-8.2")
def test_an_exiles_new_leader_comes_to_the_colony_if_all_else_is_full():
    spaces = {"police": 3, "grocery": 3, "school": 4, "library": 3, "hospital": 4, "gas": 2}
    taken = [place for place, number in spaces.items() for _ in range(number)]
    others = [f"{name} {place}" for name, place in zip(PEOPLE[1:20], taken, strict=True)]
    match = colony(of("ada", DIES), groups=[["ada"], others, ["zoe"]], exiled=[1, 0, 0], recruits=["yul"])
    assert (group(match, 0), at(match, "yul")) == (["yul"], "colony")


@rule("DW-7.4")
def test_with_an_empty_survivor_deck_the_player_is_out():
    match = colony(
        of("ada", DIES), groups=[["ada"], ["cid"], ["eve"]], no_recruits=True, rolled=[[3], [1], [2]]
    )
    table = now(match)
    assert (table.out, table.leader[0], table.rolled[0]) == ([1, 0, 0], -1, [])
    assert told(match, "out") == [{"seat": "seat:0"}]


@rule("DW-7.4")
def test_anothers_survivor_may_die_on_my_turn():
    match = colony(of("cid", DIES), groups=[["ada"], ["cid"], ["eve"]], recruits=["gus"])
    assert (group(match, 1), prompts(match)) == (["gus"], {0: "act"})


@rule("DW-11.5")
@pytest.mark.parametrize("how", [DIES, LEAVES])
def test_elimination(how):
    options_ = {"elimination": True}
    match = colony(of("cid", how), groups=[["ada"], ["cid"], ["eve"]], hands=[[], ["rope"]], options=options_)
    table = now(match)
    assert (table.out, table.hands[1], table.removed[-1]) == ([0, 1, 0], [], "rope")
    assert story(match, "joins") == []


@rule("DW-11.5")
@pytest.mark.parametrize(
    "gain",
    [
        RECRUIT,
        {"type": "GainDice"},
        {"type": "DrawItems", "deck": "police"},
        {"type": "Salvage"},
        {"type": "Pick", "of": "others", "do": [{"type": "Steal"}]},
    ],
)
def test_whoever_is_out_gets_nothing_more_of_what_a_card_says(gain):
    """The last survivor dies in the middle of it; the colony still gets what it should."""
    match = colony(
        of("ada", DIES),
        gain,
        {"type": "Food", "by": 2},
        groups=[["ada"], ["cid"], ["eve"]],
        hands=[[], ["rope"], ["rope"]],
        waste=["beans"],
        options={"elimination": True},
        end=[{"type": "Turn", "seat": 1}],
    )
    table = now(match)
    assert (table.out[0], group(match, 0), table.hands[0], table.rolled[0]) == (1, [], [], [])
    assert (table.food, table.waste, prompts(match)) == (2, ["beans"], {1: "act"})


# -- sent by cards -------------------------------------------------------------------------------------


@rule("DW-3.3")
def test_a_card_sends_somebody_without_risk():
    match = colony(of("ada", {"type": "Goes", "places": ["gas"]}))
    assert (at(match, "ada"), told(match, "risk"), now(match).moved[0]) == ("gas", [], 0)


@rule("DW-3.3")
def test_you_pick_among_several_with_room():
    groups = [["ada", "bob gas"], ["cid gas"], ["eve"]]
    match = colony(of("ada", {"type": "Goes", "places": ["gas", "school", "library"]}), groups=groups)
    assert (prompts(match), options(match)) == ({0: "send-to"}, ["place:school", "place:library"])
    act(match, "place:library")
    assert at(match, "ada") == "library"


@rule("DW-3.3", "DW-8.4")
@pytest.mark.parametrize(("back", "where"), [(False, "gas"), (True, "colony")])
def test_nobody_goes_where_there_is_no_room_nor_exiles_to_the_colony(back, where):
    full = [["ada"], ["bob gas"], ["cid gas"]]
    assert at(colony(of("ada", {"type": "Goes", "places": ["gas"]}), groups=full), "ada") == "colony"
    home = of("bob", {"type": "Goes", "to": "colony"})
    assert at(colony(home, groups=full, exiled=[0, 1, 0], options={"exiles_return": back}), "bob") == where


def test_nobody_is_sent_anywhere_if_a_card_speaks_of_nobody():
    assert story(colony({"type": "Goes", "to": "locations"}, {"type": "Ready"}), "goes", "ready") == []


@rule("DW-3.3")
def test_a_card_may_let_somebody_move_again():
    match = colony(of("ada", {"type": "Ready"}), moved={"ada": 1, "bob": 1})
    moves = [option.split("+")[1] for option in options(match) if option.startswith("move")]
    assert set(moves) == {"survivor:ada"}
    assert told(match, "ready") == [{"survivor": "survivor:ada"}]
