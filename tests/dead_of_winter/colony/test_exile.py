"""DW-3.7, DW-8: exile, and the vote that leads to it."""

import pytest

from tests.dead_of_winter.colony.test_wounds import of
from tests.dead_of_winter.looking import act, at, group, now, options, prompts, story, told
from tests.dead_of_winter.positions import BITE, BLANK, PEOPLE, WOUND, colony, survivor

rule = pytest.mark.rule
FOUR = [["ada police"], ["bob gas"], ["cid school"], ["dan school"]]
UP, DOWN = "thumb:up", "thumb:down"


def vote(match, *thumbs):
    """Everybody's, by seat."""
    for seat, thumb in zip(sorted(match.choices()), thumbs, strict=True):
        act(match, (seat, thumb))
    return match


def exile(seat, **table):
    """This player has just been exiled."""
    return colony({"type": "Exile", "seat": seat}, **table)


# -- the vote ------------------------------------------------------------------------------------------


@rule("DW-3.7", "DW-10.1")
def test_a_vote_is_called_and_all_show_their_thumbs_at_once_also_the_one_it_is_about():
    match = act(colony(groups=FOUR), "exile+seat:2")
    assert prompts(match) == dict.fromkeys(range(4), "exile-vote")
    assert options(match, 2) == [UP, DOWN]
    act(match, (1, UP))
    assert told(match, "thumb", 0) == []
    assert sorted(match.choices()) == [0, 2, 3]


@rule("DW-3.7")
@pytest.mark.parametrize(
    ("thumbs", "exiled"), [([UP, UP, UP, DOWN], 1), ([UP, DOWN, DOWN, DOWN], 0), ([UP, UP, UP, UP], 1)]
)
def test_most_thumbs_decide(thumbs, exiled):
    match = vote(act(colony(groups=FOUR), "exile+seat:2"), *thumbs)
    assert now(match).exiled == [0, 0, exiled, 0]
    assert [event["thumb"] for event in told(match, "thumb")] == thumbs
    assert prompts(match) == {0: "act"}


@rule("DW-3.7")
@pytest.mark.parametrize(("thumbs", "exiled"), [([UP, DOWN, UP], 1), ([UP, DOWN, DOWN], 0)])
def test_among_three_one_more_is_enough(thumbs, exiled):
    match = vote(act(colony(groups=FOUR[:3]), "exile+seat:1"), *thumbs)
    assert (now(match).exiled, prompts(match)) == ([0, exiled, 0], {0: "act"})


@rule("DW-3.7")
def test_once_a_turn():
    match = vote(act(colony(groups=FOUR), "exile+seat:2"), *[DOWN] * 4)
    assert not any(option.startswith("exile") for option in options(match))


@rule("DW-3.7")
@pytest.mark.parametrize(
    ("first", "exiled", "breaks"), [(1, [0, 0, 0, 0], 1), (3, [0, 0, 0, 1, 0], 4), (4, [0, 0, 0, 0, 1], 0)]
)
@pytest.mark.parametrize("thumb", [UP, DOWN])
def test_tied_the_first_player_decides_or_the_next_who_is_not_exiled(first, exiled, breaks, thumb):
    groups = [*FOUR, ["eve hospital"]][: len(exiled)]
    match = colony({"type": "ExileVote", "seat": 2}, groups=groups, first=first, exiled=exiled)
    vote(match, UP, DOWN, UP, DOWN)
    assert prompts(match) == {breaks: "exile-tie"}
    act(match, thumb)
    assert now(match).exiled[2] == (thumb == UP)


@rule("DW-3.7", "DW-8.2")
def test_exiles_neither_vote_nor_call_one_nor_are_exiled_again():
    match = colony(groups=FOUR, exiled=[0, 1, 0, 0])
    assert [option for option in options(match) if option.startswith("exile")] == [
        "exile+seat:2",
        "exile+seat:3",
    ]
    assert sorted(act(match, "exile+seat:2").choices()) == [0, 2, 3]
    match = colony(groups=FOUR, exiled=[1, 0, 0, 0])
    assert not any(option.startswith("exile") for option in options(match))


@rule("DW-3.7", "DW-11.1")
def test_nobody_is_exiled_in_a_cooperative_game():
    match = colony(groups=FOUR, options={"variant": "cooperative"})
    assert not any(option.startswith("exile") for option in options(match))


# -- leaving -------------------------------------------------------------------------------------------


@rule("DW-8.1")
def test_an_exile_draws_an_objective_that_only_they_see():
    match = exile(1, groups=FOUR, exile_deck=["grudge1", "grudge3"])
    assert (now(match).exile_goals, now(match).exile_deck) == ([[], ["grudge3"], [], []], ["grudge1"])
    assert told(match, "exiled", 1) == [{"seat": "seat:1", "card": "exile:grudge3"}]
    assert told(match, "exiled", 0) == [{"seat": "seat:1"}]
    assert match.view(0)["board"]["exile_goals"] == [[], 1, 0, 0]


@rule("DW-8.1")
def test_all_survivors_in_the_colony_leave_in_the_order_and_to_the_places_their_owner_picks():
    groups = [["ada"], ["cid", "bob", "dan gas"], ["eve gas"]]
    match = exile(1, groups=groups, faces=[BLANK, WOUND])
    assert prompts(match) == {1: "exile-move"}
    places = ("police", "grocery", "school", "library", "hospital")
    assert options(match) == [f"survivor:{name}+place:{place}" for name in ("bob", "cid") for place in places]
    act(match, "survivor:cid+place:school")
    assert (at(match, "cid"), options(match)[0]) == ("school", "survivor:bob+place:police")
    act(match, "survivor:bob+place:school")
    assert [at(match, name) for name in ("bob", "cid", "dan")] == ["school", "school", "gas"]
    assert (now(match).wounds[:3], len(told(match, "risk"))) == ([0, 1, 0], 2)
    assert sum(now(match).moved) == 0, "this is no move action"


@rule("DW-8.1", "DW-3.3")
def test_some_leave_without_risk():
    trucker = survivor("bob", changes=[{"value": "move-risk", "most": 0}])
    match = exile(1, groups=[["ada"], ["bob"], ["eve"]], cards={"survivors": [trucker]})
    act(match, "survivor:bob+place:gas")
    assert (at(match, "bob"), told(match, "risk")) == ("gas", [])


@rule("DW-8.1", "DW-8.2")
def test_deaths_on_the_way_cost_no_morale():
    match = exile(1, groups=[["ada"], ["bob", "cid"], ["eve"]], faces=[BITE, BLANK])
    act(match, "survivor:bob+place:gas", "survivor:cid+place:gas")
    assert (at(match, "bob"), group(match, 1), now(match).morale) == ("", ["cid"], 6)


PLACES = [*["police"] * 3, *["grocery"] * 3, *["school"] * 4, *["library"] * 3, *["hospital"] * 4, "gas"]
FULL = [f"{name} {place}" for name, place in zip(PEOPLE[8:], PLACES, strict=True)]
"""But for one space."""


@rule("DW-8.1")
def test_who_finds_no_space_stays_until_there_is_one():
    groups = [["bob"], FULL, ["ada gas", "cid"]]
    match = colony(
        {"type": "Exile", "seat": 2},
        {"type": "Turn", "seat": 0},
        {"type": "Turn", "seat": 1},
        groups=groups,
        faces=[BLANK],
    )
    assert all(match.state.room(place) == 0 for place in range(1, 7))
    assert (at(match, "cid"), prompts(match)) == ("colony", {0: "act"})
    match = colony(
        {"type": "Turn", "seat": 0}, groups=[["bob"], FULL, ["cid"]], exiled=[0, 0, 1], faces=[BLANK]
    )
    assert (prompts(match), options(match)) == ({2: "exile-move"}, ["survivor:cid+place:gas"])
    act(match, "survivor:cid+place:gas")
    assert (at(match, "cid"), prompts(match)) == ("gas", {0: "act"})


@rule("DW-8.1")
@pytest.mark.parametrize("crossroads", [False, True])
def test_as_soon_as_an_action_or_a_crossroads_has_made_room_they_leave(crossroads):
    """Before the next action, and before the colony eats."""
    away = {"type": "Lowest", "of": "my-away", "do": [{"type": "Goes", "to": "colony"}]}
    begins = {"id": "road", "trigger": {"when": "TurnBegins"}, "ways": [{"name": "home", "do": [away]}]}
    match = colony(
        {"type": "Turn", "seat": 0},
        groups=[["ada gas", "bob gas"], FULL[:-1], ["cid", "dan"]],
        exiled=[0, 0, 1],
        cards={"crossroads": [begins]},
        crossroads=["road" if crossroads else "road0"],
        faces=[BLANK] * 3,
    )
    if not crossroads:
        assert prompts(match) == {0: "act"}
        act(match, "move+survivor:ada+place:colony")
    assert (prompts(match), options(match)) == (
        {2: "exile-move"},
        ["survivor:cid+place:gas", "survivor:dan+place:gas"],
    )
    act(match, "survivor:dan+place:gas")
    assert (at(match, "cid"), at(match, "dan"), prompts(match)) == ("colony", "gas", {0: "act"})


@rule("DW-8.4")
def test_with_the_option_those_who_came_back_need_not_leave_again():
    match = colony(
        {"type": "Turn", "seat": 0},
        groups=[["bob"], ["ada"], ["cid"]],
        exiled=[0, 0, 1],
        options={"exiles_return": True},
    )
    assert prompts(match) == {0: "act"}


@rule("DW-8.4")
@pytest.mark.parametrize("back", [False, True])
def test_exiles_survivors_enter_the_colony_only_with_the_option(back):
    match = colony(groups=FOUR, exiled=[1, 0, 0, 0], options={"exiles_return": back})
    assert ("move+survivor:ada+place:colony" in options(match)) == back


# -- an exile's life -----------------------------------------------------------------------------------


@rule("DW-8.2", "DW-7.2")
def test_an_exiles_dead_cost_no_morale():
    match = colony(of("ada", {"type": "Dies"}), groups=FOUR, exiled=[1, 0, 0, 0], recruits=["gus"])
    assert (now(match).morale, prompts(match)) == (6, {0: "join-at"})


@rule("DW-8.2")
def test_an_exile_adds_no_helpless_survivors():
    match = colony({"type": "Helpless", "by": 2}, groups=FOUR, exiled=[1, 0, 0, 0])
    assert now(match).helpless == 0
    assert now(colony({"type": "Helpless", "by": 2}, groups=FOUR, exiled=[0, 1, 0, 0])).helpless == 2


@rule("DW-8.2")
def test_exiles_add_no_cards_to_the_crisis():
    match = colony(groups=FOUR, hands=[["petrol"]], exiled=[1, 0, 0, 0])
    assert not any(option.startswith("contribute") for option in options(match))


@rule("DW-8.2", "DW-10.1")
@pytest.mark.parametrize(
    ("who", "voters"), [({}, [0, 1, 3]), ({"who": "voters"}, [0, 1, 3]), ({"who": "everyone"}, [0, 1, 2, 3])]
)
def test_exiles_dont_vote_on_what_cards_say_unless_a_card_wants_them_to(who, voters):
    ballot = {
        "type": "Vote",
        "prompt": "knock@own",
        "options": [{"name": "open@own"}, {"name": "wait@own"}],
        **who,
    }
    cards = {"words": ("prompt-knock", "do-open", "do-wait")}
    match = colony(ballot, groups=FOUR, exiled=[0, 0, 1, 0], cards=cards)
    assert sorted(prompts(match)) == voters


# -- two exiles ----------------------------------------------------------------------------------------

FIVE = [*FOUR, ["eve hospital"]]


@rule("DW-8.3")
@pytest.mark.parametrize(
    ("reading", "before", "seat", "ends"),
    [
        ("loyal", [], 0, False),
        ("loyal", [1], 0, True),
        ("loyal", [4], 0, False),
        ("loyal", [4, 1], 0, True),
        ("loyal", [1], 4, False),
        ("literal", [1], 0, True),
        ("literal", [4], 0, False),
        ("literal", [4, 1], 0, False),
    ],
)
def test_two_exiles_who_are_no_traitors_are_the_end(reading, before, seat, ends):
    secrets = [["wish0"], ["wish1"], ["wish2"], ["wish3"], ["spite0"]]
    exiled = [int(n in before) for n in range(5)]
    match = exile(seat, groups=FIVE, secrets=secrets, exiled=exiled, options={"two_exiles": reading})
    table = now(match)
    assert (table.morale, table.outcome) == ((0, "morale") if ends else (6, ""))
    assert (match.choices() == {}) == ends


@rule("DW-8.3")
def test_judged_by_the_objective_dealt_at_setup_and_before_the_exile_moves():
    """An exile objective makes nobody a traitor, nor does it unmake one."""
    groups = [["ada"], ["bob gas"], ["cid school"]]
    match = exile(0, groups=groups, secrets=[["wish0"], ["wish1"], ["wish2"]], exiled=[0, 1, 0])
    assert (now(match).outcome, at(match, "ada"), story(match, "moves")) == ("morale", "colony", [])
    goals = [[], ["grudge0"], []]
    match = exile(
        0, groups=groups, secrets=[["wish0"], ["spite0"], ["wish2"]], exiled=[0, 1, 0], exile_goals=goals
    )
    assert (now(match).outcome, prompts(match)) == ("", {0: "exile-move"})


@rule("DW-8.2")
@pytest.mark.parametrize(("by", "left"), [(2, 3), (-1, 2)])
def test_an_exile_adds_nobody_helpless_but_may_take_them_away(by, left):
    match = colony({"type": "Helpless", "by": by}, groups=FOUR, exiled=[1, 0, 0, 0], helpless=3)
    assert now(match).helpless == left
