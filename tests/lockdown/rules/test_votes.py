"""LK-2: votes."""

import pytest

import huisclos
from tests.lockdown.looking import board, options, pass_all, prompts, told, vote
from tests.lockdown.positions import AWAY, mall

rule = pytest.mark.rule

LOT = [6, 6, 6, AWAY]
ROOM = [1, 1, 2, AWAY]


def lot(**more):
    """A vote at the truck among three of four families."""
    where = [[6, 1, 2, AWAY], [1, 6, 2, AWAY], [2, 1, 6, AWAY], [1, 2, 5, AWAY]]
    return mall("WhoSearches", where=where, **more)


@rule("LK-2.1")
def test_only_those_present_take_part_and_can_be_designated():
    match = lot()
    pass_all(match)
    assert prompts(match) == dict.fromkeys([0, 1, 2], "point-1")
    assert options(match, 0) == ["seat:0", "seat:1", "seat:2"]
    with pytest.raises(huisclos.IllegalAction) as refusal:
        match.act(0, ["seat:3"])
    assert refusal.value.rule == "LK-2.1"


@rule("LK-2.1", "LK-7.8e")
def test_the_hidden_take_no_part():
    where = [[6, 1, 2, AWAY], [6, 1, 2, AWAY], [6, 1, 2, AWAY], [1, 2, 5, AWAY]]
    match = mall("Night", where=where, cold=[], monsters={6: 1}, hands={0: ["meat"]})
    match.act(0, ["card:meat"])
    pass_all(match)
    assert sorted(match.choices()) == [1, 2]
    assert options(match, 1) == ["seat:1", "seat:2"]


@rule("LK-2.2")
def test_a_ballot_weighs_all_face_up_characters_there():
    where = [[6, 6, 6, AWAY], [6, 6, 1, AWAY], [1, 6, 1, AWAY], ROOM]
    match = mall("WhoSearches", where=where)
    vote(match, (0, 0), (1, 1), (2, 1))
    assert [ballot["votes"] for ballot in told(match, "ballot")] == [4, 3, 2]
    assert board(match)["chosen"] == 1


@rule("LK-2.2", "LK-7.9")
def test_pistols_in_effect_weigh_too():
    match = lot(hands={2: ["pistol", "pistol"]})
    match.act(2, ["card:pistol"])
    match.act(2, ["card:pistol"])
    vote(match, (0, 0), (1, 1), (2, 2))
    assert [ballot["votes"] for ballot in told(match, "ballot")] == [1, 2, 3]
    assert board(match)["chosen"] == 2


@rule("LK-2.3")
def test_everyone_present_may_play_cards_until_nobody_wants_to():
    match = lot(hands={0: ["pistol"], 1: ["pistol"]})
    assert prompts(match) == dict.fromkeys([0, 1, 2], "discuss-1")
    match.act(0, ["pass"])
    match.act(2, ["pass"])
    assert sorted(match.choices()) == [1]
    match.act(1, ["card:pistol"])
    assert sorted(match.choices()) == [0, 1, 2], "a card played opens the discussion again"
    match.act(0, ["card:pistol"])
    pass_all(match)
    assert set(prompts(match).values()) == {"point-1"}


@rule("LK-2.3")
def test_only_cards_of_the_moment_can_be_played_and_the_reason_is_known():
    match = lot(hands={0: ["bat", "drink", "keys", "meat", "pistol", "walkie"]})
    assert options(match, 0) == ["card:pistol", "pass", "out"]
    bars = {bar.id: bar.rule for bar in match.bars(0)}
    assert bars == {
        "card:bat": "LK-7.8a",
        "card:drink": "LK-5.7",
        "card:keys": "LK-10.4",
        "card:meat": "LK-7.8e",
        "card:walkie": "LK-4.4",
    }
    with pytest.raises(huisclos.IllegalAction) as refusal:
        match.act(0, ["card:bat"])
    assert refusal.value.rule == "LK-7.8a"


@rule("LK-2.3")
def test_what_is_said_binds_nobody():
    silent, loud = lot(), lot()
    loud.say(0, "vote", whom="seat:1")
    vote(silent, (0, 0), (1, 1), (2, 0))
    vote(loud, (0, 0), (1, 1), (2, 0))
    assert silent.position() == loud.position()


@rule("LK-2.4")
def test_no_ballot_is_seen_before_all_are_in():
    match = lot()
    pass_all(match)
    unseen = [match.view(seat) for seat in (1, 2, 3, None)]
    events = len(match.events_since(0, 1))
    match.act(0, ["seat:2"])
    for before, after in zip(unseen, [match.view(seat) for seat in (1, 2, 3, None)], strict=True):
        assert after["answered"] == [0]
        after["board"].pop("acts"), before["board"].pop("acts")
        after["waiting"] = before["waiting"]
        assert {**after, "answered": []} == before
    assert match.view(0)["answer"] == ["seat:2"], "one's own answer one sees"
    assert len(match.events_since(0, 1)) == events
    assert not match.choices().get(0), "one ballot each"
    match.act(1, ["seat:1"])
    match.act(2, ["seat:1"])
    assert {b["seat"]: b["whom"] for b in told(match, "ballot")} == {
        "seat:0": "seat:2",
        "seat:1": "seat:1",
        "seat:2": "seat:1",
    }


@rule("LK-2.4")
def test_voting_for_yourself_is_allowed_and_cards_are_not():
    match = lot(hands={0: ["pistol"]})
    pass_all(match)
    assert "seat:0" in options(match, 0)
    assert "card:pistol" not in options(match, 0)


@rule("LK-2.5")
@pytest.mark.parametrize("designated", [0, 1, 2])
def test_the_most_votes_designate(designated):
    match = lot()
    vote(match, *[(seat, designated) for seat in (0, 1, 2)])
    assert board(match)["chosen"] == designated


@rule("LK-2.6")
def test_the_martyr_breaks_a_tie_among_the_tied_from_anywhere():
    where = [[6, 1, 2, AWAY], [6, 1, 2, AWAY], [6, 1, 6, AWAY], [0, 0, 0, AWAY]]
    match = mall("WhoSearches", where=where, martyr=3)
    vote(match, (0, 0), (1, 0), (2, 2))
    assert prompts(match) == {3: "tie-1"}
    assert options(match, 3) == ["seat:0", "seat:2"]
    match.act(3, ["seat:2"])
    assert board(match)["chosen"] == 2


@rule("LK-2.7")
def test_one_player_alone_has_a_discussion_and_no_ballot():
    match = mall("WhoSearches", where=[LOT, ROOM, ROOM, ROOM], hands={0: ["pistol"]})
    assert prompts(match) == {0: "discuss-1"}
    match.act(0, ["card:pistol"])
    match.act(0, ["pass"])
    assert board(match)["chosen"] == 0
    assert prompts(match) == {0: "keep"}
    assert not told(match, "ballot")


@rule("LK-2.8")
def test_who_is_asked_never_depends_on_hands():
    rich = lot(hands={seat: ["pistol", "bat"] for seat in range(4)})
    poor = lot()
    assert prompts(rich) == prompts(poor)
    assert options(poor, 0) == ["pass", "out"]


@rule("LK-2.8")
def test_not_in_this_vote_is_asked_once():
    match = lot(hands={1: ["pistol", "pistol"]})
    match.act(0, ["out"])
    match.act(1, ["card:pistol"])
    assert sorted(match.choices()) == [1, 2]
    match.act(2, ["pass"])
    match.act(1, ["card:pistol"])
    assert sorted(match.choices()) == [1, 2], "nothing now is asked again, not in this vote isn't"


@rule("LK-2.8", "LK-7.7")
def test_not_in_this_vote_ends_with_the_vote():
    where = [[6, 6, 6, AWAY], [6, 6, 6, AWAY], [1, 1, 1, AWAY]]
    match = mall("Night", where=where, cold=[], monsters={6: 2})
    match.act(0, ["out"])
    match.act(1, ["out"])
    vote(match, (0, 1), (1, 1))
    match.act(1, ["character:leader"])
    assert sorted(match.choices()) == [0, 1]
