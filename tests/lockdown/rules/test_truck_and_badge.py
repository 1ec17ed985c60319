"""LK-3 and LK-4: searching the truck, taking the badge."""

import pytest

import huisclos
from tests.lockdown.looking import board, options, pass_all, prompts, told, vote
from tests.lockdown.positions import AWAY, mall

rule = pytest.mark.rule

ROOM = [1, 1, 2, AWAY]
LOT = [6, 1, 2, AWAY]
WATCH = [3, 1, 2, AWAY]


def search(deck, **more):
    """Ana alone searches a truck with these cards, the last one on top."""
    match = mall("WhoSearches", "WhereTo", where=[LOT, ROOM, ROOM, [0, 0, 0, AWAY]], deck=deck, **more)
    pass_all(match)
    return match


@rule("LK-3.1")
def test_a_vote_in_the_parking_lot():
    match = mall("WhoSearches", where=[LOT, ROOM, LOT, ROOM])
    assert sorted(match.choices()) == [0, 2]
    vote(match, (0, 2), (2, 2))
    assert prompts(match) == {2: "keep"}


@rule("LK-3.1")
@pytest.mark.parametrize("nothing", [{"deck": []}, {"where": [ROOM] * 4}])
def test_nobody_there_or_nothing_left_means_no_search(nothing):
    match = mall("WhoSearches", **{"where": [LOT, ROOM, LOT, ROOM], **nothing})
    assert not match.choices()
    assert len(told(match, "no-search")) == 1


@rule("LK-3.2")
def test_three_drawn_one_kept_one_given_one_removed():
    match = search(["walkie", "bat", "meat", "can"], hands={0: ["keys"]})
    assert board(match, 0)["drawn"] == ["can", "meat", "bat"]
    assert options(match, 0) == ["card:bat", "card:can", "card:meat"]
    match.act(0, ["card:meat"])
    assert sorted(options(match, 0)) == sorted(
        f"card:{c}+seat:{s}" for c in ("bat", "can") for s in (1, 2, 3)
    )
    match.act(0, ["card:bat+seat:2"])
    state = match.position()["state"]
    assert state["hands"] == [["keys", "meat"], [], ["bat"], []]
    assert (state["deck"], state["removed"], state["drawn"]) == (["walkie"], ["can"], [])


@rule("LK-3.3")
def test_two_left_keep_one_give_one():
    match = search(["bat", "meat"])
    match.act(0, ["card:bat"])
    assert options(match, 0) == ["card:meat+seat:1", "card:meat+seat:2", "card:meat+seat:3"]
    match.act(0, ["card:meat+seat:1"])
    state = match.position()["state"]
    assert (state["hands"], state["removed"], state["deck"]) == ([["bat"], ["meat"], [], []], [], [])


@rule("LK-3.3")
@pytest.mark.parametrize("receiver", [0, 1, 3])
def test_one_left_keep_it_or_give_it(receiver):
    match = search(["bat"])
    assert prompts(match) == {0: "keep-or-give"}
    assert sorted(options(match, 0)) == [f"card:bat+seat:{seat}" for seat in range(4)]
    match.act(0, [f"card:bat+seat:{receiver}"])
    assert match.position()["state"]["hands"][receiver] == ["bat"]
    state = match.position()["state"]
    assert (state["removed"], state["drawn"], state["searcher"]) == ([], [], [])


@rule("LK-3.4")
def test_the_receiver_may_have_nobody_left_and_only_the_two_know_the_card():
    match = search(["bat", "meat", "can"])
    match.act(0, ["card:meat"])
    match.act(0, ["card:bat+seat:3"])
    for seat in (0, 3):
        assert told(match, "gave", seat)[0]["card"] == "card:bat"
    for seat in (1, 2, None):
        assert told(match, "gave", seat)[0] == {"seat": "seat:0", "to": "seat:3"}
        assert "cards" not in told(match, "removed", seat)[0]
    assert told(match, "removed", 0)[0]["cards"] == ["card:can"]
    assert "cards" not in told(match, "removed", 3)[0]
    assert "card" not in told(match, "kept", 3)[0]


@rule("LK-3.4")
def test_while_searching_the_others_see_only_how_many():
    match = search(["bat", "meat", "can"])
    for seat in (1, 2, 3, None):
        assert board(match, seat)["drawn"] == 3
        assert "cards" not in told(match, "searched", seat)[0]


@rule("LK-3.5")
def test_hands_have_no_limit_and_their_size_is_public():
    match = search(["bat", "meat", "can"], hands={0: ["keys"] + ["drink"] * 3 + ["walkie"] * 3})
    match.act(0, ["card:meat"])
    assert len(board(match, 0)["hands"][0]) == 8
    assert board(match, 1)["hands"][0] == 8
    assert board(match, None)["hands"][0] == 8


@rule("LK-4.1")
def test_the_designated_player_takes_the_badge_at_once():
    match = mall("WhoTakesTheBadge", where=[ROOM, WATCH, [1, 3, 2, AWAY], ROOM], badge=0)
    assert prompts(match) == {1: "discuss-2", 2: "discuss-2"}
    vote(match, (1, 1), (2, 2))
    assert board(match)["badge"] == 2


@rule("LK-4.2")
def test_the_holder_looks_at_the_dice_and_nobody_else():
    match = mall("WhoTakesTheBadge", where=[ROOM, WATCH, ROOM, ROOM], badge=0, box=5)
    pass_all_discussion(match)
    dice = board(match, 1)["arrival"]
    assert len(dice) == 5
    assert set(dice) <= {1, 2, 3, 4, 5, 6}
    assert told(match, "looked", 1)[0]["dice"] == dice
    for seat in (0, 2, 3, None):
        assert board(match, seat)["arrival"] == 5
        assert told(match, "looked", seat)[0] == {"seat": "seat:1"}


def pass_all_discussion(match):
    while any(prompt.startswith("discuss") for prompt in prompts(match).values()):
        match.act(min(match.choices()), ["pass"])


@rule("LK-4.3")
def test_with_nobody_in_location_3_the_holder_may_not_look():
    match = mall("WhoTakesTheBadge", where=[ROOM] * 4, badge=2)
    assert board(match)["badge"] == 2
    for seat in range(4):
        assert board(match, seat)["arrival"] == 4
    assert not told(match, "looked")
    assert sorted(match.choices()) == [0, 1, 2, 3], "the holder may use a Walkie-talkie like anybody"


@rule("LK-4.3")
def test_the_same_when_it_is_closed():
    match = mall("WhoTakesTheBadge", where=[ROOM] * 4, badge=2, closed=[3])
    assert (board(match)["badge"], board(match, 2)["arrival"]) == (2, 4)


@rule("LK-4.4")
def test_a_walkie_talkie_looks_at_the_dice():
    where = [ROOM, WATCH, ROOM, [0] * 4]
    match = mall("WhoTakesTheBadge", "WhereTo", where=where, hands={2: ["walkie"], 3: ["walkie"]})
    pass_all_discussion(match)
    assert sorted(match.choices()) == [0, 2, 3], "all but the one who has looked, also with nobody left"
    assert options(match, 0) == ["pass"]
    assert options(match, 2) == ["card:walkie", "pass"]
    match.act(0, ["pass"])
    match.act(3, ["card:walkie"])
    match.act(2, ["card:walkie"])
    dice = board(match, 1)["arrival"]
    assert board(match, 2)["arrival"] == dice == board(match, 3)["arrival"]
    assert board(match, 0)["arrival"] == 4
    assert [(e["seat"], e["card"]) for e in told(match, "card-played")] == [
        ("seat:2", "card:walkie"),
        ("seat:3", "card:walkie"),
    ]
    assert "dice" not in told(match, "looked", 0)[1]
    assert board(match)["spent"] == ["walkie", "walkie"]
    assert match.position()["state"]["hands"] == [[], [], [], []]


@rule("LK-4.5")
def test_a_claim_names_locations_and_never_numbers():
    match = mall("WhoTakesTheBadge", "WhereTo", where=[ROOM, WATCH, ROOM, ROOM])
    pass_all(match)
    match.say(1, "monsters", places=["place:2", "place:4"])
    match.say(1, "monsters", places=["place:6"])
    for many in (["place:2", "place:2"], [2, 2], []):
        with pytest.raises(huisclos.BadStatement):
            match.say(1, "monsters", places=many)
    assert [said["args"]["places"] for said in match.view(3)["talk"]] == [["place:2", "place:4"], ["place:6"]]
