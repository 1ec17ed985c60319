"""DW-1.3, DW-10.1: which way is taken at a crossroads, and who decides or votes."""

import pytest

from tests.dead_of_winter.crossing import DOWN, FOUR, MOVE, UP, WOUND, food, out_there, road, turn
from tests.dead_of_winter.looking import act, options, plain, prompts, story, told
from tests.dead_of_winter.positions import colony, item

rule = pytest.mark.rule


# -- deciding -----------------------------------------------------------------------------------------


@rule("DW-1.3")
@pytest.mark.parametrize(
    ("who", "seat"), [("you", 0), ("watcher", 3), ("first", 2), ("others", 1), ("exiles", 0), ("owner", 0)]
)
def test_whoever_the_card_names_decides(who, seat):
    match = act(turn(UP, DOWN, who=who, first=2), MOVE)
    assert prompts(match) == {seat: "crossroads"}
    assert options(match) == ["way:up", "way:down"]
    assert match.choices()[seat].about == ("crossroads:road@own",)
    act(match, "way:down")
    assert food(match) == 1
    assert told(match, "crossroads-way") == [{"card": "crossroads:road", "way": "way:down"}]


@rule("DW-1.3", "DW-11.5")
def test_a_watcher_who_is_out_by_then_decides_nothing():
    """The last survivor of the one on the right dies in the action that triggers the card."""
    dies = {"type": "Highest", "of": "colony", "do": [{"type": "Dies"}]}
    picks = {"name": "up", "do": [{"type": "Pick", "of": "mine", "who": "watcher", "do": [WOUND]}]}
    cards = {
        "crossroads": [road(picks, trigger={"when": "SurvivorDies"})],
        "items": [item("rope", "tool", do=[dies])],
    }
    match = colony(
        {"type": "Turn", "seat": 1},
        groups=[["hal"], ["ada", "bob"], ["cid"]],
        cards=cards,
        crossroads=["road"],
        hands=[[], ["rope"]],
        options={"elimination": True},
        first=2,
    )
    act(match, "play+item:rope")
    assert (match.state.out, match.state.watchers, prompts(match)) == ([1, 0, 0], [0], {2: "pick-harm"})


@rule("DW-1.3")
def test_a_card_with_one_way_asks_nobody():
    assert prompts(act(turn(), MOVE)) == {0: "act"}


@rule("DW-1.3")
def test_a_way_that_is_closed_is_not_offered():
    closed = {**UP, "if": {"type": "Holds", "kind": "fuel"}}
    match = act(turn(closed, DOWN, hands=[["beans"]]), MOVE)
    assert options(match) == ["way:down"]
    assert plain([bar.id for bar in match.bars(0)]) == ["way:up"]
    other = act(turn(closed, DOWN, hands=[["petrol"]]), MOVE)
    assert options(other) == ["way:up", "way:down"]
    assert other.bars(0) == []


@rule("DW-1.3")
def test_where_no_way_is_open_nothing_happens():
    never = {"type": "Not", "of": {"type": "Always"}}
    match = act(turn({**UP, "if": never}, {**DOWN, "if": never}), MOVE)
    assert story(match, "crossroads-no-way")
    assert prompts(match) == {0: "act"}


# -- votes --------------------------------------------------------------------------------------------


@rule("DW-10.1")
def test_all_vote_at_once_and_most_votes_decide():
    match = act(turn(UP, DOWN, vote=True), MOVE)
    assert prompts(match) == dict.fromkeys(range(4), "crossroads-vote")
    act(match, (3, "way:up"), (0, "way:up"), (1, "way:down"))
    assert "crossroads-ballot" not in story(match)
    act(match, (2, "way:up"))
    assert [entry["seat"] for entry in told(match, "crossroads-ballot")] == [f"seat:{n}" for n in range(4)]
    assert food(match) == 3


@rule("DW-10.1", "DW-8.2")
def test_exiles_have_no_vote():
    match = act(turn(UP, DOWN, vote=True, exiled=[0, 1, 0, 0], groups=out_there(1)), MOVE)
    assert sorted(match.choices()) == [0, 2, 3]
    act(match, "way:down", "way:down", "way:up")
    assert food(match) == 1


@rule("DW-10.1")
@pytest.mark.parametrize(("first", "exiled", "breaker"), [(2, [0, 0, 0, 0], 2), (2, [0, 0, 1, 1], 0)])
def test_of_a_tie_the_first_player_decides_or_the_next_who_may_vote(first, exiled, breaker):
    exiles = [seat for seat in range(4) if exiled[seat]]
    match = act(turn(UP, DOWN, vote=True, first=first, exiled=exiled, groups=out_there(*exiles)), MOVE)
    voters = sorted(match.choices())
    for n, seat in enumerate(voters):
        act(match, (seat, ["way:up", "way:down"][n % 2]))
    assert prompts(match) == {breaker: "crossroads-tie"}
    act(match, "way:down")
    assert food(match) == 1


@rule("DW-10.1")
def test_only_what_is_tied_is_decided():
    third = {"name": "third", "do": [{"type": "Food", "by": 9}]}
    groups = [*FOUR, ["ida", "jim"]]
    match = act(turn(UP, DOWN, third, vote=True, groups=groups), MOVE)
    act(match, "way:up", "way:down", "way:third", "way:down", "way:up")
    assert options(match) == ["way:up", "way:down"]
    assert plain([bar.id for bar in match.bars(match.state.first)]) == ["way:third"]


@rule("DW-10.1")
def test_with_one_way_open_there_is_nothing_to_vote_on():
    closed = {**UP, "if": {"type": "AtLeast", "value": "food", "number": 5}}
    match = act(turn(closed, DOWN, vote=True), MOVE)
    assert prompts(match) == {0: "act"}
    assert food(match) == 1
