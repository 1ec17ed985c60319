"""LK-11: epilogues, and what a group has unlocked."""

import re

import pytest

import huisclos
from huisclos.engine.game.installed import find
from huisclos.terminal.disk import FileGroups
from huisclos.words import LANGUAGES, Words
from tests.lockdown.looking import told
from tests.lockdown.positions import AWAY, mall, start

rule = pytest.mark.rule

GONE = [0, 0, 0, AWAY]

# For each epilogue, in the order of the table: an ending in which it is the first whose condition holds.
# One location is closed unless the ending says otherwise.
ENDINGS = [
    (11, {"where": [GONE, GONE, GONE, GONE]}),
    (2, {"where": [[1, 2, 4, AWAY], GONE, GONE, GONE]}),
    (17, {"where": [[1, 0, 0, AWAY], GONE, GONE, GONE]}),
    (19, {"where": [[1, 0, 0, AWAY], [2, 0, 0, AWAY], GONE, GONE]}),
    (5, {"where": [[1, 0, 0, AWAY], [0, 0, 2, AWAY], GONE, GONE], "hands": {1: ["bat", "molotov"]}}),
    (4, {"where": [[1, 0, 0, AWAY], [0, 0, 2, AWAY], GONE, GONE], "hands": {1: ["bat", "meat"]}}),
    (14, {"where": [[1, 4, 0, AWAY], [0, 0, 2, AWAY], GONE, GONE], "hands": {0: ["keys", "meat"]}}),
    (3, {"where": [[1, 0, 4, AWAY], [0, 0, 2, AWAY], [0, 0, 5, AWAY], GONE]}),
    (18, {"where": [[1, 4, 0, AWAY], [0, 0, 2, AWAY], GONE, GONE], "closed": []}),
    (8, {"where": [[1, 2, 0, AWAY], [0, 0, 2, AWAY], GONE, GONE], "closed": [4, 5]}),
    (16, {"where": [[6, 6, 0, AWAY], [0, 0, 6, AWAY], GONE, GONE]}),
    (12, {"where": [[6, 6, 0, AWAY], [5, 0, 0, AWAY], GONE, GONE]}),
    (10, {"where": [[6, 0, 6, AWAY], [5, 0, 0, AWAY], [5, 0, 0, AWAY], GONE]}),
    (1, {"where": [[6, 0, 6, AWAY], [5, 0, 0, AWAY], GONE, GONE], "hands": {1: ["keys"]}}),
    (7, {"where": [[5, 0, 5, AWAY], [5, 0, 0, AWAY], GONE, GONE]}),
    (9, {"where": [[6, 0, 5, AWAY], [5, 0, 0, AWAY], GONE, GONE]}),
    (15, {"where": [[0, 6, 5, AWAY], [0, 5, 0, AWAY], [0, 5, 0, AWAY], GONE]}),
    (6, {"where": [[3, 0, 6, AWAY], [5, 0, 0, AWAY], [0, 5, 0, AWAY], GONE]}),
    (20, {"where": [[5, 0, 6, AWAY], [5, 0, 0, AWAY], [0, 5, 0, AWAY], GONE]}),
    (
        13,
        {"where": [[5, 0, 6, AWAY], [5, 0, 0, AWAY], [0, 5, 0, AWAY], GONE], "hands": "one each", "deck": []},
    ),
    (21, {"where": [[5, 0, 6, AWAY], [5, 0, 0, AWAY], [0, 5, 0, AWAY], GONE], "hands": "one each"}),
]
ORDER = [number for number, _ in ENDINGS]


def ending(number, unlocked=None):
    given = {"closed": [4], **dict(ENDINGS)[number]}
    if given.get("hands") == "one each":
        given["hands"] = {seat: ["meat"] for seat in range(4)}
    return mall("Score", options={"unlocked": unlocked}, unlocked=unlocked or [], **given)


@rule("LK-11.2")
@pytest.mark.parametrize("number", ORDER)
def test_the_first_condition_that_holds_gives_its_epilogue(number):
    assert ending(number).result.labels == {"epilogue": number}


@rule("LK-11.2")
def test_the_order_of_the_table():
    from huisclos.games.lockdown.chapters.epilogues import TABLE

    assert [number for number, _ in TABLE] == ORDER
    assert ORDER == [11, 2, 17, 19, 5, 4, 14, 3, 18, 8, 16, 12, 10, 1, 7, 9, 15, 6, 20, 13, 21]


@rule("LK-11.2")
@pytest.mark.parametrize(
    ("near", "where", "more"),
    [
        (19, [[1, 0, 0, AWAY], [1, 0, 0, AWAY], [0, 0, 5, AWAY], GONE], {}),  # one winner
        (
            5,
            [[1, 4, 0, AWAY], [0, 0, 2, AWAY], GONE, GONE],
            {"hands": {2: ["bat", "bat"]}},
        ),  # held by the dead
        (14, [[1, 4, 0, AWAY], [0, 0, 2, AWAY], GONE, GONE], {"hands": {2: ["meat", "meat"]}}),
        (3, [[1, 4, 4, AWAY], [0, 0, 2, AWAY], GONE, GONE], {}),  # two Weepers
        (8, [[1, 4, 0, AWAY], [0, 0, 2, AWAY], GONE, GONE], {}),  # one closed
        (10, [[6, 0, 6, AWAY], [5, 0, 0, AWAY], [0, 5, 0, AWAY], GONE], {}),  # two Blockers
        (1, [[6, 0, 6, AWAY], [5, 0, 0, AWAY], GONE, GONE], {"hands": {2: ["keys"]}}),
        (7, [[5, 0, 4, AWAY], [5, 0, 0, AWAY], GONE, GONE], {}),  # in rooms, but not in one
        (9, [[6, 0, 5, AWAY], [5, 0, 0, AWAY], [0, 5, 0, AWAY], GONE], {}),  # one family lost
        (15, [[0, 6, 5, AWAY], [0, 5, 0, AWAY], [5, 0, 0, AWAY], GONE], {}),  # two Leaders
        (6, [[5, 0, 6, AWAY], [3, 0, 0, AWAY], [0, 5, 0, AWAY], GONE], {}),  # in 3, but not the winner
        (
            20,
            [[5, 0, 6, AWAY], [5, 0, 0, AWAY], [0, 5, 0, AWAY], GONE],
            {"hands": {0: ["can"], 1: ["can"], 2: ["can"]}},
        ),
    ],
)
def test_what_is_near_a_condition_does_not_meet_it(near, where, more):
    match = mall("Score", where=where, **{"closed": [4], **more})
    assert match.result.labels["epilogue"] != near


@rule("LK-11.2")
def test_two_is_two_or_more_where_it_isnt_exactly_two():
    three_winners = [[1, 0, 0, AWAY], [1, 0, 0, AWAY], [5, 0, 0, AWAY], GONE]
    three_lost = [[6, 5, 5, 0], GONE, GONE, GONE]
    for epilogue, where in ((19, three_winners), (9, three_lost)):
        assert mall("Score", where=where, closed=[4]).result.labels == {"epilogue": epilogue}


@rule("LK-11.1")
def test_unlocked_epilogues_are_skipped_and_one_a_game_is_told():
    assert ending(11).result.labels["epilogue"] == 11
    assert ending(11, unlocked=[11]).result.labels["epilogue"] == 19
    assert ending(17, unlocked=[17]).result.labels["epilogue"] == 12
    assert ending(21, unlocked=list(range(1, 22))).result.labels["epilogue"] == 21
    assert len(told(ending(2), "epilogue")) == 1


@rule("LK-11.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_epilogue_is_a_story_of_80_to_150_words(language):
    words = Words(language, "huisclos.games.lockdown")
    stories = [words.text(f"epilogue-{number}") for number in ORDER]
    for story in stories:
        assert 80 <= len(re.findall(r"[\w’'-]+", story)) <= 150
    assert len(set(stories)) == 21
    assert len({words.text(f"epilogue-{number}-title") for number in ORDER}) == 21


@rule("LK-11.3")
def test_every_epilogue_but_the_last_unlocks_a_variant():
    for number in ORDER:
        unlocked = find("lockdown").remember({"unlocked": []}, ending(number).view(None))["unlocked"]
        assert unlocked == [number]
        assert (f"variant-{number}" in Words("en", "huisclos.games.lockdown")) == (number != 21)
        if number == 21:
            with pytest.raises(huisclos.BadOptions):
                start(variant=number, unlocked=unlocked)
        else:
            assert start(variant=number, unlocked=unlocked).options["variant"] == number


@rule("LK-11.3")
def test_a_group_chooses_among_the_variants_it_unlocked():
    assert start(variant=5, unlocked=[5, 7]).options["variant"] == 5
    assert start(variant=0, unlocked=[]).options["variant"] == 0
    with pytest.raises(huisclos.BadOptions):
        start(variant=6, unlocked=[5, 7])
    with pytest.raises(huisclos.BadOptions):
        start(variant=21)
    assert start(variant=6).options["variant"] == 6, "without a group every variant is free"


@rule("LK-11.4")
def test_what_a_group_has_unlocked_is_kept_from_game_to_game():
    game = find("lockdown")
    kept = game.kept
    for number in (11, 2, 21):
        kept = game.remember(kept, ending(number).view(None))
    assert kept == {"unlocked": [11, 2, 21]}
    assert game.remember(kept, ending(21, unlocked=[11, 2, 21]).view(None)) == kept
    assert game.kept == {"unlocked": []}, "another group begins with nothing"
    assert start(**kept).options["unlocked"] == [11, 2, 21]


@rule("LK-11.4")
def test_what_groups_keep_is_in_a_file(tmp_path):
    game, groups = find("lockdown"), FileGroups(tmp_path / "deep" / "groups.json")
    assert groups.kept(game, "friends") == {"unlocked": []}
    groups.keep(game, "friends", {"unlocked": [4, 11]})
    groups.keep(game, "family", {"unlocked": [2]})
    assert FileGroups(groups.file).kept(game, "friends") == {"unlocked": [4, 11]}
    assert FileGroups(groups.file).kept(game, "family") == {"unlocked": [2]}


@rule("LK-11.4")
def test_a_file_of_an_earlier_version_goes_on(tmp_path):
    file = tmp_path / "groups.json"
    file.write_text('{"lockdown": {"friends": [4, 7], "family": [2]}}')
    game, groups = find("lockdown"), FileGroups(file)
    assert groups.kept(game, "friends") == {"unlocked": [4, 7]}
    groups.keep(game, "friends", {"unlocked": [4, 7, 1]})
    assert FileGroups(file).kept(game, "friends") == {"unlocked": [4, 7, 1]}
    assert FileGroups(file).kept(game, "family") == {"unlocked": [2]}


@rule("LK-11.4")
def test_a_broken_groups_file_is_named_and_left_alone(tmp_path):
    file = tmp_path / "groups.json"
    file.write_text('{"lockdown": {"friends": [4')
    with pytest.raises(huisclos.BadRecord, match=r"groups\.json"):
        FileGroups(file).keep(find("lockdown"), "friends", {"unlocked": [5]})
    assert file.read_text() == '{"lockdown": {"friends": [4'
