"""Corners of the rules, where a small mistake would go unnoticed."""

import pytest

from tests.lockdown.looking import board, options, pass_all, prompts, told, vote
from tests.lockdown.positions import AWAY, mall

rule = pytest.mark.rule

OUT = [AWAY] * 4
GONE = [0, 0, 0, AWAY]


@rule("LK-0.6")
@pytest.mark.parametrize("place", range(1, 6))
def test_the_seventh_monster_of_a_room_goes_to_the_lot(place):
    match = mall("Arrival", where=[[0] * 4] * 3, arrival=[place], monsters={place: 6})
    assert board(match)["monsters"][place] == 6
    assert board(match)["monsters"][6] == 1


@rule("LK-1.3")
def test_the_die_chosen_is_the_die_used_up():
    place = {"type": "PlaceOne", "seat": 0, "dice": [2, 4, 5], "roles": [0, 1, 2]}
    match = mall(place, where=[OUT] * 3, cold=[])
    match.act(0, ["character:blocker+place:5"])
    assert {option.split(":")[-1] for option in options(match, 0)} == {"2", "4"}
    match.act(0, ["character:weeper+place:4"])
    assert board(match)["where"][0] == [5, 2, 4, AWAY]


@rule("LK-2.6")
def test_a_tie_without_any_vote_is_among_those_who_take_part():
    where = [[6, AWAY, AWAY, AWAY], [AWAY] * 4, [6, AWAY, AWAY, AWAY]]
    match = mall("WhoSearches", where=where, martyr=1, options={"figures": {"votes": [0, 2, 1, 1]}})
    vote(match, (0, 0), (2, 2))
    assert options(match, 1) == ["seat:0", "seat:2"]


@rule("LK-3.4")
def test_nobody_finds_a_removed_card_in_their_view():
    match = mall("WhoSearches", where=[[6, 1, 1, AWAY]] * 3, removed=["bat"], deck=["can"])
    assert all("removed" not in board(match, seat) for seat in (None, 0, 1, 2))


@rule("LK-4.5")
def test_a_claim_made_during_placement_is_not_about_the_first_monsters():
    place = {"type": "PlaceOne", "seat": 0, "dice": [2, 4], "roles": [0, 1]}
    match = mall(place, "FirstMonsters", "WhereTo", where=[OUT, [1, 1, 1, AWAY], OUT], cold=[])
    match.say(0, "monsters", places=["place:1"])
    match.act(0, options(match, 0)[:1])
    assert len(told(match, "first-dice")) == 1
    assert [verdict for _, verdict in match.talk()] == [None]


@rule("LK-5.3")
def test_after_the_destinations_everyone_sees_the_dice():
    match = mall("WhereTo", "OverHere", where=[[1, 1, 2, AWAY]] * 3, arrival=[1, 2, 3, 4], looked=[])
    for seat in range(3):
        assert board(match, seat)["arrival"] == 4
        match.act(seat, ["place:6"])
    assert all(board(match, seat)["arrival"] == [1, 2, 3, 4] for seat in (None, 0, 1, 2))


@rule("LK-5.6")
def test_one_who_stands_in_the_full_destination_is_not_the_one_to_go():
    where = [[3, 5, 2, AWAY], [5, 5, 5, AWAY], [5, 5, AWAY, AWAY]]
    match = mall("OverHere", where=where, badge=0, destination=[5, 0, 0])
    assert options(match, 0) == ["character:blocker", "character:weeper"]
    assert match.choices()[0].about == ("place:6",)
    match.act(0, ["character:weeper"])
    assert board(match)["where"][0] == [3, 5, 6, AWAY]


@rule("LK-5.7")
def test_a_drink_played_is_spent():
    match = mall(
        "OverHere", where=[[1, 1, 2, AWAY]] * 3, badge=0, destination=[6, 0, 0], hands={0: ["drink"]}
    )
    match.act(0, ["character:weeper"])
    match.act(0, ["card:drink"])
    assert (board(match, 0)["hands"][0], board(match)["spent"]) == ([], ["drink"])


@rule("LK-6.3", "LK-10.2")
def test_the_useless_counts_like_anybody():
    where = [[1, 1, 0, 0], [2, 0, 0, 2], [0, 0, 0, 2]]
    match = mall("Arrival", where=where, arrival=[], cold=[])
    assert board(match)["monsters"] == [0, 0, 1, 0, 0, 0, 0]
    four = mall("Dawn", where=[[5, 5, 5, 5], [0] * 4, [0] * 4])
    assert four.result is None


@rule("LK-6.4")
def test_what_weepers_and_crowds_draw_overflows_too():
    where = [[AWAY, AWAY, 2, AWAY], OUT, OUT]
    match = mall("Arrival", where=where, arrival=[], cold=[], monsters={2: 6})
    assert board(match)["monsters"] == [0, 0, 6, 0, 0, 0, 2]


@rule("LK-7.5", "LK-7.3")
def test_all_hidden_but_the_doors_hold_so_the_monsters_stay():
    where = [[AWAY, 2, AWAY, AWAY], [AWAY, 2, AWAY, AWAY], OUT]
    match = mall("Night", where=where, cold=[], monsters={2: 3}, hands={0: ["meat", "bat"], 1: ["meat"]})
    for seat, card in ((0, "meat"), (1, "meat"), (0, "bat")):
        match.act(seat, [f"card:{card}"])
    pass_all(match)
    assert board(match)["monsters"][2] == 2
    assert not told(match, "nobody-found")


@rule("LK-7.7")
def test_strength_counts_for_nothing_in_the_lot_also_after_three_deaths():
    where = [[6, 6, 6, AWAY], [6, 6, 6, AWAY], OUT]
    match = mall("Night", where=where, monsters={6: 1}, cold=[[2, 0], [2, 1], [2, 2]])
    assert sorted(match.choices()) == [0, 1]


@rule("LK-7.8e")
def test_a_player_may_hide_several():
    where = [[AWAY, 2, 2, AWAY], [AWAY, 2, AWAY, AWAY], OUT]
    match = mall("Night", where=where, cold=[], monsters={2: 6}, hands={0: ["meat", "meat"]})
    match.act(0, ["card:meat"])
    match.act(0, ["character:weeper"])
    match.act(0, ["card:meat"])
    assert board(match)["hidden"] == [[0, 2], [0, 1]]


@rule("LK-7.8e")
def test_hidden_in_one_room_is_hidden_until_the_night_is_over():
    where = [[2, AWAY, AWAY, AWAY], [AWAY, 2, 5, AWAY], OUT]
    match = mall("Night", where=where, cold=[], monsters={2: 6, 5: 6}, hands={0: ["meat"]})
    match.act(0, ["card:meat"])
    pass_all(match)
    assert prompts(match) == {}
    match = mall("Night", where=where, cold=[], monsters={2: 6, 5: 6}, hands={0: ["meat"]})
    match.act(0, ["card:meat"])
    for seat in (0, 1):
        match.act(seat, ["pass"])
    assert match.choices()[1].about == ("place:5",)
    assert board(match)["hidden"] == [[0, 0]]


@rule("LK-7.9")
def test_a_pistol_of_a_room_is_not_drawn_in_the_lot():
    where = [[1, AWAY, 6, AWAY], [1, AWAY, 6, AWAY], OUT]
    match = mall("Night", where=where, cold=[], monsters={1: 6, 6: 1}, hands={0: ["pistol"]})
    match.act(0, ["card:pistol"])
    vote(match, (0, 1), (1, 0))
    assert match.choices()[0].about == ("place:6",)
    assert board(match)["pistols"] == [0, 0, 0]
    vote(match, (0, 0), (1, 1))
    assert [ballot["votes"] for ballot in told(match, "ballot")] == [2, 1, 1, 1]


@rule("LK-7.9")
def test_a_pistol_is_put_away_after_the_vote():
    where = [[6, AWAY, AWAY, AWAY], [6, AWAY, AWAY, AWAY], OUT]
    match = mall("WhoSearches", where=where, hands={0: ["pistol"]})
    match.act(0, ["card:pistol"])
    assert board(match)["pistols"] == [1, 0, 0]
    vote(match, (0, 0), (1, 0))
    assert board(match)["pistols"] == [0, 0, 0]


@rule("LK-8.2")
def test_a_row_that_changes_nothing_says_so():
    where = [[AWAY, AWAY, AWAY, 1], OUT, OUT]
    for variant, equal in ((0, 1), (18, 0)):
        dead = [[1, 0], [1, 1]]
        match = mall("Night", where=where, cold=dead, monsters={1: 2}, options={"variant": variant})
        pass_all(match)
        assert [event["equal"] for event in told(match, "row-full")] == [equal]


@rule("LK-8.3")
def test_row_one_adds_no_die():
    match = mall("Night", where=[[AWAY, AWAY, AWAY, 1], OUT, OUT], cold=[[1, 0], [1, 1]], monsters={1: 2})
    pass_all(match)
    assert (len(board(match)["cold"]), board(match)["box"]) == (3, 4)


@rule("LK-9.2")
def test_the_badge_is_passed_on_at_once():
    where = [[AWAY, AWAY, AWAY, 1], OUT, [AWAY, 5, AWAY, AWAY]]
    match = mall("Night", where=where, badge=0, monsters={1: 3, 5: 4}, cold=[])
    match.act(0, ["pass"])
    assert match.choices()[2].about == ("place:5",)
    assert board(match)["badge"] == 2


@rule("LK-10.3")
def test_when_nobody_is_left_all_share():
    result = mall("Score", where=[GONE, GONE, GONE]).result
    assert (result.points, result.winners) == ([0, 0, 0], [0, 1, 2])


@rule("LK-11.2")
@pytest.mark.parametrize(
    ("number", "where", "more"),
    [
        (5, [[1, 0, 0, AWAY], [0, 0, 2, AWAY], GONE, GONE], {"hands": {1: ["chainsaw", "chainsaw", "bat"]}}),
        (14, [[1, 4, 0, AWAY], [0, 0, 2, AWAY], GONE, GONE], {"hands": {0: ["keys", "meat", "can"]}}),
        (3, [[0, 0, 4, AWAY], [0, 0, 2, AWAY], [0, 0, 5, AWAY], [0, 1, 1, AWAY]], {}),
        (8, [[1, 2, 0, AWAY], [0, 0, 2, AWAY], GONE, GONE], {"closed": [3, 4, 5]}),
        (10, [[6, 0, 6, AWAY], [5, 0, 0, AWAY], [5, 0, 0, AWAY], [5, 0, 0, AWAY]], {}),
        (
            2,
            [[1, 2, 4, AWAY], [5, 0, 5, AWAY], GONE, GONE],
            {"hands": {1: ["keys"]}, "options": {"variant": 1}},
        ),
        (6, [[5, 0, 0, AWAY], [5, 0, 0, AWAY], [3, 0, 0, AWAY], GONE], {"unlocked": [10, 12, 19]}),
        (18, [GONE, GONE, GONE, GONE], {"unlocked": [11, 19], "closed": []}),
        (9, [[6, 6, 0, AWAY], [0, 0, 6, AWAY], GONE, GONE], {"unlocked": [16]}),
        (4, [[1, 0, 0, AWAY], [0, 0, 2, AWAY], GONE, GONE], {"hands": {0: ["bat"], 1: ["bat"]}}),
    ],
)
def test_epilogues_at_their_edges(number, where, more):
    assert mall("Score", where=where, **{"closed": [4], **more}).result.labels["epilogue"] == number


@rule("LK-11.3")
@pytest.mark.parametrize(("step", "place"), [("WhoTakesTheBadge", 3), ("Night", 6)])
def test_variant_9_holds_in_every_vote(step, place):
    where = [[place, AWAY, AWAY, AWAY], [place, AWAY, AWAY, AWAY], OUT]
    match = mall(step, where=where, cold=[], martyr=1, monsters={6: 1}, options={"variant": 9})
    vote(match, (0, 0), (1, 1))
    assert [ballot["votes"] for ballot in told(match, "ballot")] == [1, 2]


@rule("LK-11.3")
def test_variant_12_does_not_count_the_hidden_as_somebody_else():
    where = [[AWAY, 4, 4, AWAY], OUT, OUT]
    match = mall("Night", where=where, options={"variant": 12}, monsters={4: 5}, cold=[], hands={0: ["meat"]})
    match.act(0, ["card:meat"])
    match.act(0, ["character:leader"])
    pass_all(match)
    assert board(match)["cold"] == [[0, 2]]
