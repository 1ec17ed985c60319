"""LK-7: they try to get in. The Objects of that phase have a file of their own."""

import pytest

from tests.lockdown.looking import board, options, pass_all, prompts, told, vote
from tests.lockdown.positions import AWAY, mall

rule = pytest.mark.rule

OUT = [AWAY] * 4


def night(where, **more):
    return mall("Night", where=where, **{"cold": [], **more})


@rule("LK-7.1")
def test_locations_are_resolved_in_order():
    where = [[1, 2, 3, AWAY], [4, 5, 6, AWAY], OUT]
    match = night(where, monsters=dict.fromkeys(range(1, 7), 3))
    order = []
    while match.choices():
        (seat,) = match.choices()
        order.append(match.choices()[seat].about[0])
        match.act(seat, ["pass"])
    assert order == [f"place:{n}" for n in range(1, 7)]


@rule("LK-7.1")
def test_with_nobody_there_the_monsters_stay():
    match = night([[1, 1, 1, AWAY], OUT, OUT], monsters={2: 6, 6: 4})
    assert not match.choices()
    assert board(match)["monsters"] == [0, 0, 6, 0, 0, 0, 4]


@rule("LK-7.2")
@pytest.mark.parametrize(("monsters", "breached"), [(3, False), (4, False), (5, True)])
def test_monsters_get_in_when_they_are_more_than_the_strength(monsters, breached):
    match = night([[1, 1, AWAY, AWAY], [AWAY, 1, AWAY, AWAY], OUT], monsters={1: monsters})
    assert bool(match.choices()) == breached
    if not breached:
        assert board(match)["monsters"][1] == monsters


@rule("LK-7.2", "LK-7.8e")
def test_the_hidden_still_lend_their_strength():
    where = [[1, AWAY, AWAY, AWAY], [AWAY, 1, AWAY, AWAY], OUT]
    match = night(where, monsters={1: 4}, hands={0: ["meat"], 1: ["bat"]})
    match.act(0, ["card:meat"])
    match.act(1, ["card:bat"])
    pass_all(match)
    assert not match.choices(), "three Monsters against 2 + 1"
    assert board(match)["cold"] == []


@rule("LK-7.3")
def test_after_the_discussion_the_comparison_is_made_again():
    match = night([[1, AWAY, AWAY, AWAY], [AWAY, 1, AWAY, AWAY], OUT], monsters={1: 4}, hands={0: ["bat"]})
    match.act(0, ["card:bat"])
    assert set(prompts(match).values()) == {"discuss-6"}, "others may still play cards"
    pass_all(match)
    assert not match.choices()
    assert (board(match)["monsters"][1], board(match)["cold"], board(match)["spent"]) == (3, [], ["bat"])


@rule("LK-X3", "LK-7.3")
def test_meat_wasted():
    where = [[AWAY, 4, AWAY, AWAY], [AWAY, AWAY, 4, AWAY], OUT]
    match = night(where, monsters={4: 4}, hands={0: ["meat"], 1: ["chainsaw"]})
    match.act(0, ["card:meat"])
    match.act(1, ["card:chainsaw"])
    pass_all(match)
    assert not match.choices()
    assert board(match)["monsters"][4] == 2
    assert board(match)["spent"] == ["meat", "chainsaw"]
    assert board(match)["cold"] == []


@rule("LK-7.4")
def test_the_heavier_ballot_decides_who_loses_a_character():
    match = night([[AWAY, 4, 4, AWAY], [4, AWAY, AWAY, AWAY], OUT], monsters={4: 5})
    vote(match, (0, 1), (1, 0))
    assert not match.choices(), "Bo has only one Character there: nothing to choose"
    assert board(match)["cold"] == [[1, 0]]


@rule("LK-7.4", "LK-9.1")
def test_the_devoured_goes_to_the_cold_storage_and_the_monsters_leave():
    match = night([[AWAY, 4, 4, AWAY], [4, 4, AWAY, AWAY], OUT], monsters={4: 6, 5: 2}, martyr=2)
    vote(match, (0, 0), (1, 0))
    assert options(match, 0) == ["character:leader", "character:weeper"]
    match.act(0, ["character:weeper"])
    state = board(match)
    assert state["where"][0] == [AWAY, 4, 0, AWAY]
    assert state["cold"] == [[0, 2]]
    assert state["martyr"] == 0
    assert state["monsters"] == [0, 0, 0, 0, 0, 2, 0]
    assert state["supply"] == 23


@rule("LK-7.5")
@pytest.mark.parametrize("place", [1, 6])
def test_everyone_hidden_they_find_nobody(place):
    match = night([[AWAY, place, AWAY, AWAY], OUT, OUT], monsters={place: 4}, hands={0: ["meat"]})
    match.act(0, ["card:meat"])
    pass_all(match)
    assert not match.choices()
    assert board(match)["monsters"][place] == 0
    assert board(match)["where"][0][1] == place
    assert told(match, "nobody-found") == [{"place": f"place:{place}"}]


@rule("LK-7.6")
def test_one_family_alone_chooses_without_a_ballot():
    match = night([[AWAY, 2, 2, AWAY], [6, AWAY, AWAY, AWAY], OUT], monsters={2: 3})
    assert prompts(match) == {0: "discuss-6"}
    pass_all(match)
    assert prompts(match) == {0: "devour"}
    match.act(0, ["character:leader"])
    assert board(match)["where"][0] == [AWAY, 0, 2, AWAY]
    assert not told(match, "ballot")


@rule("LK-7.7")
def test_in_the_lot_each_monster_is_an_attack_with_its_own_vote():
    match = night([[6, 6, 6, AWAY], [6, 6, 6, AWAY], OUT], monsters={6: 2}, martyr=2)
    vote(match, (0, 1), (1, 1))
    match.act(1, ["character:blocker"])
    assert (board(match)["monsters"][6], board(match)["supply"], board(match)["martyr"]) == (1, 24, 1)
    vote(match, (0, 0), (1, 0))
    match.act(0, ["character:leader"])
    assert not match.choices()
    assert (board(match)["monsters"][6], board(match)["supply"], board(match)["martyr"]) == (0, 25, 0)
    assert board(match)["cold"] == [[1, 0], [0, 1]]


@rule("LK-7.7")
def test_strength_counts_for_nothing_in_the_lot():
    match = night([[6, 6, 6, AWAY], [6, 6, 6, AWAY], OUT], monsters={6: 1})
    assert sorted(match.choices()) == [0, 1]


@rule("LK-7.7")
def test_the_lot_is_done_when_all_are_dead_or_hidden():
    match = night([[6, AWAY, AWAY, AWAY], [6, AWAY, AWAY, AWAY], OUT], monsters={6: 5}, hands={0: ["meat"]})
    match.act(0, ["card:meat"])
    pass_all(match)
    assert not match.choices(), "only Bo could be designated, and then nobody is left to find"
    assert board(match)["cold"] == [[1, 0]]
    assert (board(match)["monsters"][6], board(match)["supply"]) == (0, 25)


@rule("LK-7.7")
def test_the_lot_is_done_when_all_are_dead():
    match = night([[6, AWAY, AWAY, AWAY], OUT, OUT], monsters={6: 3})
    pass_all(match)
    assert not match.choices()
    assert (board(match)["cold"], board(match)["supply"]) == ([[0, 0]], 25)


@rule("LK-7.9")
def test_a_pistol_in_the_lot_lasts_until_the_attack_is_over():
    where = [[6, AWAY, AWAY, AWAY], [AWAY, 6, 6, AWAY], [AWAY, AWAY, AWAY, AWAY]]
    match = night(where, monsters={6: 2}, hands={0: ["pistol"]})
    match.act(0, ["card:pistol"])
    vote(match, (0, 0), (1, 1))
    match.act(1, ["character:leader"])
    vote(match, (0, 0), (1, 1))
    assert [b["votes"] for b in told(match, "ballot")] == [2, 3, 2, 1]


@rule("LK-7.9")
def test_a_pistol_elsewhere_counts_for_one_vote_only():
    where = [[1, 2, AWAY, AWAY], [AWAY, 1, 2, AWAY], OUT]
    match = night(where, monsters={1: 6, 2: 6}, hands={0: ["pistol"]})
    match.act(0, ["card:pistol"])
    vote(match, (0, 0), (1, 1))
    match.act(1, ["seat:1"])
    vote(match, (0, 0), (1, 1))
    votes = [(b["seat"], b["votes"]) for b in told(match, "ballot")]
    assert votes == [("seat:0", 2), ("seat:1", 2), ("seat:0", 2), ("seat:1", 1)]


@rule("LK-7.10")
def test_a_location_already_resolved_stays_resolved():
    match = night(
        [[1, AWAY, AWAY, AWAY], [AWAY, 2, AWAY, AWAY], OUT], monsters={1: 2, 2: 2}, hands={1: ["can"]}
    )
    match.act(1, ["card:can"])
    match.act(1, ["place:1"])
    pass_all(match)
    assert not match.choices()
    assert board(match)["monsters"][:3] == [0, 3, 1]
    assert board(match)["cold"] == []
