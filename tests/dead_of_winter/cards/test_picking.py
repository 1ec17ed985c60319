"""Whom and what effects speak of: groups, picks, lots, players."""

import pytest

from tests.dead_of_winter.looking import act, now, options, plain, prompts, story, told
from tests.dead_of_winter.positions import BLANK, PEOPLE, colony, item, survivor

rule = pytest.mark.rule
WOUND = [{"type": "Wound"}]
GROUPS = [["ada police", "bob"], ["cid police", "dan gas"], ["eve"]]


def wounded(match):
    return [PEOPLE[n] for n, wounds in enumerate(now(match).wounds) if wounds]


def pick(of, **more):
    return {"type": "Pick", "of": of, "do": WOUND, **more}


@pytest.mark.parametrize(
    ("group", "found"),
    [
        ("survivors", "ada bob cid dan eve"),
        ("colony", "bob eve"),
        ("away", "ada cid dan"),
        ("mine", "ada bob"),
        ("my-colony", "bob"),
        ("my-away", "ada"),
        ("others", "cid dan eve"),
        ("others-colony", "eve"),
        ("here", "ada cid"),
        ("mine-here", "ada"),
        ("others-here", "cid"),
        ("wounded", "ada dan"),
        ("my-wounded", "ada"),
        ("wounded-here", "ada"),
        ("exiled", "cid dan"),
    ],
)
def test_groups_of_survivors(group, found):
    table = {"wounds": {"dan": 1}, "frost": {"ada": 1}, "exiled": [0, 1, 0], "hero": "ada"}
    match = colony(groups=GROUPS, **table)
    assert plain(list(match.state.things(group))) == [f"survivor:{name}" for name in found.split()]


@pytest.mark.parametrize(
    ("group", "found"),
    [
        (
            "places",
            "place:colony place:police place:grocery place:school place:library place:hospital place:gas",
        ),
        ("locations", "place:police place:grocery place:school place:library place:hospital place:gas"),
        ("occupied", "place:colony place:police place:gas"),
        ("occupied-locations", "place:police place:gas"),
        ("seats", "seat:0 seat:1"),
    ],
)
def test_groups_of_places_and_players(group, found):
    match = colony(groups=[*GROUPS[:2], []], out=[0, 0, 1])
    assert list(match.state.things(group)) == found.split()


@pytest.mark.parametrize(
    ("who", "seats"),
    [
        ("", [3]),
        ("you", [1]),
        ("owner", [2]),
        ("first", [2]),
        ("watcher", [0]),
        ("everyone", [1, 2, 3, 0]),
        ("others", [2, 3, 0]),
        ("voters", [1, 3, 0]),
        ("exiles", [2]),
    ],
)
def test_players_that_cards_mean(who, seats):
    groups = [["ada"], ["bob"], ["cid gas"], ["dan"], []]
    table = {
        "out": [0, 0, 0, 0, 1],
        "exiled": [0, 0, 1, 0, 0],
        "turn": 1,
        "actor": 1,
        "first": 2,
        "watchers": [0],
    }
    match = colony(groups=groups, it="survivor:cid@own", **table)
    assert list(match.state.named(who)) == seats


@rule("DW-10.2")
def test_the_first_player_decides_where_nobody_acts():
    match = colony(groups=[["ada"], ["bob"], []], first=2, out=[0, 0, 1], actor=-1)
    assert (match.state.decider(), match.state.you()) == (0, 0)


def test_you_pick_one():
    match = colony(pick("others"), groups=GROUPS)
    assert (prompts(match), options(match)) == (
        {0: "pick-harm"},
        ["survivor:cid", "survivor:dan", "survivor:eve"],
    )
    assert wounded(act(match, "survivor:dan")) == ["dan"]
    assert told(match, "picked") == [{"seat": "seat:0", "it": "survivor:dan"}]


@pytest.mark.parametrize(
    ("effect", "prompt"),
    [
        ({"type": "Heal"}, "pick-heal"),
        ({"type": "Goes", "to": "everywhere"}, "pick-send"),
        ({"type": "Steal"}, "pick-steal"),
        ({"type": "SeeCard"}, "pick-look"),
        ({"type": "Risk"}, "pick-risk"),
        ({"type": "Dies"}, "pick-harm"),
        ({"type": "Roll", "lines": [{"least": 1}]}, "pick"),
    ],
)
def test_the_question_says_what_somebody_is_picked_for(effect, prompt):
    match = colony({"type": "Pick", "of": "others", "do": [effect]}, groups=GROUPS)
    now(match)
    assert prompts(match) == {0: prompt}


PICKS = {"type": "Pick", "of": "survivors", "do": [{"type": "Heal"}]}
USES = [{"do": [PICKS]}]


@pytest.mark.parametrize(
    ("start", "about"),
    [
        (["play+item:pills"], "item:pills"),
        (["use+item:rope+survivor:ada"], "item:rope"),
        (["use+survivor:bob"], "survivor:bob"),
        (["move+survivor:ada+place:gas"], "crossroads:road"),
    ],
)
def test_and_by_which_card(start, about):
    cards = {
        "items": [item("pills", "medicine", do=[PICKS]), item("rope", "tool", equip=True, use=USES)],
        "survivors": [survivor("bob", use=USES)],
        "crossroads": [
            {
                "id": "road",
                "trigger": {"when": "Acted", "where": {"deed": "move"}},
                "ways": [{"name": "on", "do": [PICKS]}],
            }
        ],
    }
    match = colony(
        {"type": "Turn", "seat": 0},
        cards=cards,
        crossroads=["road"],
        hands=[["pills"]],
        gear={"ada": ["rope"]},
        faces=[BLANK],
    )
    act(match, *start)
    now(match)
    assert plain(match.choices()[0].about) == [about]


def test_a_crisis_or_else_the_main_objective_asks():
    fever = {"id": "cold", "needs": ["fuel"], "do": [PICKS]}
    match = colony("ColonyPhase", "ResolveCrisis", cards={"crises": [fever]}, turn=-1, actor=-1)
    assert plain(match.choices()[0].about) == ["crisis:cold"]
    assert plain(colony(PICKS).choices()[0].about) == ["objective:winter"]


def test_somebody_else_may_pick():
    assert prompts(colony(pick("mine", who="first"), groups=GROUPS, first=2)) == {2: "pick-harm"}


def test_with_one_to_pick_nobody_is_asked_and_with_none_nothing_happens():
    assert wounded(colony(pick("my-colony"), groups=GROUPS)) == ["bob"]
    assert wounded(colony(pick("wounded"), groups=GROUPS)) == []


def test_one_may_pass_if_the_card_says_so():
    match = colony(pick("my-colony", optional=True), groups=GROUPS)
    assert options(match) == ["survivor:bob", "pass"]
    assert (wounded(act(match, "pass")), story(match, "picked")) == ([], [])
    assert prompts(colony(pick("wounded", optional=True), groups=GROUPS)) == {0: "act"}


def test_after_it_the_effects_around_speak_of_theirs_again():
    inner = pick("others-colony")
    match = colony({"type": "SpeakOf", "it": "survivor:bob@own", "do": [inner, *WOUND]}, groups=GROUPS)
    assert wounded(match) == ["bob", "eve"]


@pytest.mark.parametrize(
    ("kind", "number", "found"),
    [
        ("Lowest", 1, ["ada"]),
        ("Lowest", 2, ["ada", "cid"]),
        ("Highest", 1, ["dan"]),
        ("Highest", 2, ["cid", "dan"]),
    ],
)
def test_the_lowest_and_the_highest_influence_of_a_group(kind, number, found):
    assert (
        wounded(colony({"type": kind, "of": "away", "do": WOUND, "number": number}, groups=GROUPS)) == found
    )


def test_one_after_the_other_from_the_end():
    match = colony({"type": "Highest", "of": "survivors", "do": WOUND, "number": 9}, groups=GROUPS)
    assert [event["survivor"] for event in told(match, "wounded")][:2] == ["survivor:eve", "survivor:dan"]


def test_by_lot():
    match = colony({"type": "Random", "of": "survivors", "do": WOUND}, groups=GROUPS, faces=[4])
    assert (wounded(match), told(match, "by-lot")) == (["dan"], [{"it": "survivor:dan"}])
    assert wounded(colony({"type": "Random", "of": "wounded", "do": WOUND}, groups=GROUPS)) == []


def test_each_player_in_turn_order_is_you():
    each = {"type": "EachPlayer", "of": "everyone", "do": [pick("mine"), {"type": "Recruit"}]}
    match = colony(each, groups=GROUPS, turn=1, actor=1, hero="cid", recruits=["gus", "hal", "ida"])
    assert prompts(match) == {1: "pick-harm"}
    act(match, "survivor:dan")
    assert (wounded(match), prompts(match)) == (["dan", "eve"], {0: "pick-harm"})
    act(match, "survivor:ada")
    assert wounded(match) == ["ada", "dan", "eve"]
    joined = [(event["seat"], event["survivor"]) for event in told(match, "joins")]
    assert joined == [("seat:1", "survivor:gus"), ("seat:2", "survivor:hal"), ("seat:0", "survivor:ida")]
    assert (now(match).actor, PEOPLE[now(match).hero]) == (1, "cid")


@rule("DW-11.5")
def test_whoever_goes_out_meanwhile_is_left_out():
    each = {
        "type": "EachPlayer",
        "of": "everyone",
        "do": [{"type": "Lowest", "of": "others", "do": [{"type": "Dies"}]}, {"type": "Food", "by": 1}],
    }
    match = colony(each, groups=[["bob"], ["ada"], ["cid"]], options={"elimination": True})
    assert (now(match).out, now(match).food) == ([1, 1, 0], 2)
