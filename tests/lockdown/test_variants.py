"""The variants: each changes how the game is played, and only what it says."""

import random

import pytest

from huisclos.words import LANGUAGES, Words
from tests.lockdown.looking import board, by_chance, options, pass_all, prompts, told, vote
from tests.lockdown.positions import AWAY, mall, start

pytestmark = pytest.mark.rule("LK-11.3")

OUT = [AWAY] * 4
GONE = [0, 0, 0, AWAY]
ROOM = [1, 1, 2, AWAY]


def both(variant, *steps, **given):
    """The same scene by the base rules and with the variant."""
    return mall(*steps, **given), mall(*steps, options={"variant": variant}, **given)


def test_1_the_truck_keys_are_worth_five_points():
    plain, varied = both(1, "Score", where=[ROOM, GONE, GONE], hands={0: ["keys"]})
    assert (plain.result.points[0], varied.result.points[0]) == (16, 20)


def test_2_a_whole_family_scores_four_more():
    plain, varied = both(2, "Score", where=[ROOM, [1, 1, 0, AWAY], GONE])
    assert plain.result.points == [15, 8, 0]
    assert varied.result.points == [19, 8, 0]


def test_3_weepers_draw_no_monster():
    plain, varied = both(3, "Arrival", where=[[1, 1, 2, AWAY], OUT, OUT], arrival=[], cold=[])
    assert board(plain)["monsters"] == [0, 1, 1, 0, 0, 0, 0]
    assert board(varied)["monsters"] == [0, 1, 0, 0, 0, 0, 0]


def test_4_one_spot_fewer_in_each_room():
    where = [[1, 1, AWAY, AWAY], [2, AWAY, AWAY, AWAY], OUT]
    plain, varied = both(4, "OverHere", where=where, badge=1, destination=[0, 1, 0])
    assert (board(plain)["where"][1][0], board(varied)["where"][1][0]) == (1, 6)
    spots = board(varied)["figures"]["spots"]
    assert [a - b for a, b in zip(board(plain)["figures"]["spots"], spots, strict=True)] == [
        0,
        1,
        1,
        1,
        1,
        1,
        0,
    ]


def test_5_two_cards_to_start_with():
    assert [board(start(variant=v), None)["hands"] for v in (0, 5)] == [[1] * 4, [2] * 4]


def test_6_the_holder_always_looks():
    plain, varied = both(6, "WhoTakesTheBadge", where=[ROOM] * 3, badge=1)
    assert board(plain, 1)["arrival"] == 4
    assert len(board(varied, 1)["arrival"]) == 4
    assert board(varied, 0)["arrival"] == 4


def test_7_ballots_one_after_the_other_from_the_badge_holder():
    plain, varied = both(7, "WhoSearches", where=[[6, 1, 1, AWAY], [6, 6, 1, AWAY], [6, 1, 1, AWAY]], badge=1)
    pass_all(plain)
    pass_all(varied)
    assert sorted(plain.choices()) == [0, 1, 2]
    assert prompts(varied) == {1: "point-1"}
    varied.act(1, ["seat:0"])
    assert told(varied, "hand-raised") == [{"seat": "seat:1", "whom": "seat:0"}]
    assert sorted(varied.choices()) == [2]
    varied.act(2, ["seat:2"])
    varied.act(0, ["seat:2"])
    assert board(varied)["chosen"] == 0, "3 votes of Bo against 2"


def test_8_five_monsters_close_a_location():
    plain, varied = both(8, "Dawn", where=[ROOM] * 3, monsters={1: 5, 4: 6, 5: 4})
    assert (board(plain)["closed"], board(varied)["closed"]) == ([4], [1, 4])


def test_9_the_martyrs_ballot_weighs_one_more():
    plain, varied = both(
        9, "WhoSearches", where=[[6, 1, 1, AWAY], [6, 1, 1, AWAY], [6, 1, 1, AWAY]], martyr=2
    )
    for match, votes in ((plain, [1, 1, 1]), (varied, [1, 1, 2])):
        vote(match, (0, 0), (1, 0), (2, 2))
        assert [ballot["votes"] for ballot in told(match, "ballot")] == votes


def test_10_blockers_have_strength_three():
    plain, varied = both(10, "Night", where=[[4, AWAY, AWAY, AWAY], OUT, OUT], monsters={4: 3}, cold=[])
    assert plain.choices()
    assert not varied.choices()


def test_11_the_game_ends_with_players_plus_two():
    plain, varied = both(11, "Dawn", where=[ROOM, [1, 1, 0, AWAY], GONE])
    assert plain.result is None
    assert varied.result is not None


def test_12_a_weeper_is_devoured_last():
    where = [[AWAY, 4, 4, AWAY], OUT, OUT]
    plain, varied = both(12, "Night", where=where, monsters={4: 5}, cold=[])
    pass_all(plain)
    assert options(plain, 0) == ["character:leader", "character:weeper"]
    pass_all(varied)
    assert board(varied)["cold"] == [[0, 1]], "only the Leader could be chosen"
    alone = mall(
        "Night", where=[[AWAY, AWAY, 4, AWAY], OUT, OUT], options={"variant": 12}, monsters={4: 5}, cold=[]
    )
    pass_all(alone)
    assert board(alone)["cold"] == [[0, 2]]


def test_12_says_why_the_weeper_cant_be_chosen():
    match = mall(
        "Night", where=[[4, 4, 4, AWAY], OUT, OUT], options={"variant": 12}, monsters={4: 6}, cold=[]
    )
    pass_all(match)
    assert options(match, 0) == ["character:blocker", "character:leader"]
    assert [(bar.id, bar.why) for bar in match.bars(0)] == [("character:weeper", "why-weeper-last")]


@pytest.mark.parametrize(
    ("variant", "deck", "kept", "given", "removed"),
    [
        (0, ["bat", "can", "meat", "keys"], 1, 1, 1),
        (13, ["bat", "can", "meat", "keys"], 2, 1, 1),
        (13, ["bat", "can", "meat"], 2, 1, 0),
        (13, ["bat", "can"], 1, 1, 0),
        (14, ["bat", "can", "meat", "keys"], 1, 2, 0),
        (14, ["bat", "can"], 1, 1, 0),
    ],
)
def test_13_and_14_what_a_search_gives(variant, deck, kept, given, removed):
    where = [[6, 1, 1, AWAY], ROOM, ROOM]
    match = mall("WhoSearches", where=where, deck=deck, options={"variant": variant})
    pass_all(match)
    while match.choices():
        match.act(0, options(match, 0)[:1])
    state = match.position()["state"]
    assert len(state["hands"][0]) == kept
    assert [len(hand) for hand in state["hands"][1:]] == ([1, 1] if given == 2 else [1, 0])
    assert len(state["removed"]) == removed


def test_15_leaders_weigh_three_votes():
    plain, varied = both(15, "WhoSearches", where=[[1, 6, 1, AWAY], [6, 1, 1, AWAY], ROOM])
    for match, votes in ((plain, 2), (varied, 3)):
        vote(match, (0, 0), (1, 1))
        assert told(match, "ballot")[0]["votes"] == votes


def test_16_three_monster_spaces_at_the_parking_lot():
    plain, varied = both(16, "Arrival", where=[[0] * 4] * 3, arrival=[6, 6, 6, 6])
    assert (board(plain)["monsters"][6], board(varied)["monsters"][6]) == (4, 3)


def test_17_the_holder_chooses_in_secret_too():
    plain, varied = both(17, "WhereTo", where=[ROOM] * 3, badge=1)
    assert prompts(plain) == {1: "announce"}
    assert prompts(varied) == dict.fromkeys([0, 1, 2], "choose")


def test_18_equal_strength_lets_them_in_from_the_start():
    plain, varied = both(18, "Night", where=[[4, AWAY, AWAY, AWAY], OUT, OUT], monsters={4: 2}, cold=[])
    assert not plain.choices()
    assert varied.choices()


@pytest.mark.parametrize("face", [1, 2])
def test_19_chance_breaks_ties(face):
    where = [[6, 1, 1, AWAY], [6, 1, 1, AWAY], ROOM]
    match = mall("WhoSearches", where=where, options={"variant": 19}, faces=[face])
    vote(match, (0, 0), (1, 1))
    assert "tie-1" not in prompts(match).values()
    assert board(match)["chosen"] == face - 1


def test_20_five_dice_from_the_start():
    state = board(start(variant=20))
    assert (state["box"], state["on_rows"]) == (5, [0, 0, 1])
    match = mall("WhoTakesTheBadge", where=[ROOM] * 3, options={"variant": 20})
    assert board(match)["arrival"] == 5


@pytest.mark.parametrize("variant", range(1, 21))
def test_every_variant_plays_to_an_end_and_has_words(variant):
    assert by_chance(start(variant=variant), random.Random(variant)).result is not None
    for language in LANGUAGES:
        words = Words(language, "huisclos.games.lockdown")
        assert words.name(f"variant:{variant}")
        assert words.form(f"variant:{variant}", "does")


def test_a_table_may_change_figures_of_a_variant_too():
    state = board(start(variant=10, figures={"monsters": 30}))
    assert (state["supply"], state["figures"]["strength"]) == (30, [3, 1, 1, 1])


def test_a_table_may_change_figures_of_its_own():
    state = board(start(figures={"monsters": 30, "spots": [0, 9, 9, 9, 9, 9, 24]}))
    assert (state["supply"], state["figures"]["spots"][1]) == (30, 9)
