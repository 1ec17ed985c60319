"""LK-7.8 and LK-7.9: the Objects of a discussion."""

import pytest

import huisclos
from tests.lockdown.looking import board, options, pass_all, prompts, told, vote
from tests.lockdown.positions import AWAY, mall

rule = pytest.mark.rule

OUT = [AWAY] * 4


def siege(*hand, monsters=5, place=2, **more):
    """Ana's Leader and Weeper and Bo's Leader in a room, Cy elsewhere."""
    where = [[AWAY, place, place, AWAY], [AWAY, place, AWAY, AWAY], [5, AWAY, AWAY, AWAY]]
    given = {"monsters": {place: monsters}, "hands": {0: hand, 2: ["bat"]}, "cold": [], **more}
    return mall("Night", where=where, **given)


@rule("LK-7.8")
def test_only_those_in_the_location_play_cards():
    match = siege("bat")
    assert sorted(match.choices()) == [0, 1]


@rule("LK-7.8")
def test_also_those_whose_characters_are_all_hidden():
    where = [[AWAY, 2, AWAY, AWAY], [AWAY, 2, AWAY, AWAY], OUT]
    match = mall("Night", where=where, monsters={2: 6}, cold=[], hands={0: ["meat", "bat", "pistol", "meat"]})
    match.act(0, ["card:meat"])
    assert options(match, 0) == ["card:bat", "pass", "out"], "no ballot to weigh, nobody left to hide"
    assert {bar.id: bar.rule for bar in match.bars(0)} == {"card:pistol": "LK-7.9", "card:meat": "LK-7.8e"}
    match.act(0, ["card:bat"])
    assert board(match)["monsters"][2] == 5


@rule("LK-7.8a")
def test_a_bat_drives_one_monster_back():
    match = siege("bat")
    match.act(0, ["card:bat"])
    assert (board(match)["monsters"][2], board(match)["supply"]) == (4, 21)
    assert board(match)["hands"][0] == 0


@rule("LK-7.8b")
@pytest.mark.parametrize(("monsters", "left"), [(5, 3), (1, 0)])
def test_a_chainsaw_drives_two_back_or_the_one_there_is(monsters, left):
    match = siege("chainsaw", monsters=monsters, place=6)
    match.act(0, ["card:chainsaw"])
    assert (board(match)["monsters"][6], board(match)["supply"]) == (left, 25 - left)


@rule("LK-7.8c")
def test_a_molotov_drives_all_back():
    match = siege("molotov", monsters=6)
    match.act(0, ["card:molotov"])
    assert (board(match)["monsters"][2], board(match)["supply"]) == (0, 25)
    pass_all(match)
    assert not match.choices()


@rule("LK-7.8a", "LK-7.8b", "LK-7.8c", "LK-7.8d")
def test_with_no_monster_left_weapons_and_cans_stay_in_hand():
    match = siege("molotov", "bat", "chainsaw", "can")
    match.act(0, ["card:molotov"])
    assert options(match, 0) == ["pass", "out"]
    with pytest.raises(huisclos.IllegalAction) as refusal:
        match.act(0, ["card:chainsaw"])
    assert refusal.value.rule == "LK-7.8b"


@rule("LK-7.8d")
def test_a_can_lures_one_monster_to_any_other_location_with_a_free_space():
    where = [[AWAY, 2, 2, AWAY], [AWAY, 2, AWAY, AWAY], [5, AWAY, AWAY, AWAY]]
    match = mall("Night", where=where, monsters={2: 5, 1: 6, 5: 2}, closed=[4], cold=[], hands={0: ["can"]})
    match.act(0, ["card:can"])
    assert prompts(match) == {0: "lure"}
    assert options(match, 0) == ["place:3", "place:5", "place:6"]
    match.act(0, ["place:5"])
    assert board(match)["monsters"] == [0, 6, 4, 0, 0, 3, 0]
    assert told(match, "lured") == [{"place": "place:2", "goal": "place:5"}]


@rule("LK-7.8d")
def test_a_can_needs_somewhere_to_lure_to():
    match = siege("can", closed=[1, 3, 4, 5], monsters=5)
    assert "card:can" in options(match, 0)
    where = [[AWAY, 2, 2, AWAY], [AWAY, 2, AWAY, AWAY], OUT]
    full = mall("Night", where=where, closed=[1, 3, 4, 5], monsters={2: 5, 6: 6}, cold=[], hands={0: ["can"]})
    assert "card:can" not in options(full, 0)
    assert [(bar.id, bar.why) for bar in full.bars(0)] == [("card:can", "why-no-space")]


@rule("LK-7.8d", "LK-7.1")
def test_a_monster_lured_ahead_attacks_there_tonight():
    where = [[AWAY, 2, AWAY, AWAY], [AWAY, AWAY, 4, AWAY], OUT]
    match = mall("Night", where=where, monsters={2: 2, 4: 1}, cold=[], hands={0: ["can"]})
    match.act(0, ["card:can"])
    match.act(0, ["place:4"])
    pass_all(match)
    assert board(match)["cold"] == [[1, 2]]


@rule("LK-7.8e")
def test_rotten_meat_hides_one_of_the_players_characters_here():
    match = siege("meat")
    match.act(0, ["card:meat"])
    assert options(match, 0) == ["character:leader", "character:weeper"]
    match.act(0, ["character:leader"])
    assert board(match)["hidden"] == [[0, 1]]
    vote(match, (0, 0), (1, 0))
    assert [ballot["votes"] for ballot in told(match, "ballot")] == [1, 2], "the hidden Leader doesn't vote"
    assert board(match)["where"][0] == [AWAY, 2, 0, AWAY], "and only the Weeper could be chosen"


@rule("LK-7.8e")
def test_the_hidden_come_out_at_the_end_of_the_night():
    match = siege("meat")
    match.act(0, ["card:meat"])
    match.act(0, ["character:leader"])
    vote(match, (0, 1), (1, 1))
    assert not match.choices()
    assert board(match)["hidden"] == []


@rule("LK-7.8e")
def test_in_the_lot_the_hidden_stay_hidden_for_all_its_votes():
    where = [[6, 6, AWAY, AWAY], [6, 6, 6, AWAY], OUT]
    match = mall("Night", where=where, monsters={6: 2}, cold=[], hands={0: ["meat"]})
    match.act(0, ["card:meat"])
    match.act(0, ["character:leader"])
    vote(match, (0, 0), (1, 1))
    match.act(1, ["character:leader"])
    vote(match, (0, 1), (1, 1))
    assert [b["votes"] for b in told(match, "ballot")] == [1, 4, 1, 2]
    assert [(bar.id, bar.rule) for bar in match.bars(0)] == []


@rule("LK-7.9")
@pytest.mark.parametrize(
    ("step", "where"),
    [
        ("WhoSearches", [[6, AWAY, AWAY, AWAY], [6, AWAY, AWAY, AWAY], OUT]),
        ("WhoTakesTheBadge", [[3, AWAY, AWAY, AWAY], [3, AWAY, AWAY, AWAY], OUT]),
        ("Night", [[6, AWAY, AWAY, AWAY], [6, AWAY, AWAY, AWAY], OUT]),
    ],
)
def test_a_pistol_is_one_vote_more_in_any_vote(step, where):
    match = mall(step, where=where, monsters={6: 1}, cold=[], hands={0: ["pistol"] * 3})
    match.act(0, ["card:pistol"])
    match.act(0, ["card:pistol"])
    vote(match, (0, 0), (1, 1))
    assert [ballot["votes"] for ballot in told(match, "ballot")] == [3, 1]


@rule("LK-7.9")
def test_a_pistol_is_forgotten_in_the_next_vote():
    where = [[6, 3, AWAY, AWAY], [6, 3, AWAY, AWAY], OUT]
    match = mall("WhoSearches", "WhoTakesTheBadge", where=where, deck=["bat"], hands={0: ["pistol"]})
    match.act(0, ["card:pistol"])
    vote(match, (0, 0), (1, 0))
    match.act(0, ["card:bat+seat:0"])
    vote(match, (0, 0), (1, 1))
    assert [b["votes"] for b in told(match, "ballot")] == [2, 1, 2, 2]
