"""DW-1.2, DW-1.3: crossroads: who draws them, what they wait for, and when they take effect."""

import pytest

from huisclos.engine.sight.view import board
from tests.dead_of_winter.crossing import DOWN, FOUR, MOVE, MOVED, WOUND, food, road, turn
from tests.dead_of_winter.looking import act, now, plain, prompts, story, told, zombies
from tests.dead_of_winter.positions import PEOPLE, colony, item

rule = pytest.mark.rule


# -- drawing ------------------------------------------------------------------------------------------


@rule("DW-1.2")
@pytest.mark.parametrize(
    ("seat", "out", "watcher"), [(0, [], 3), (2, [], 1), (0, [3], 2), (1, [0, 3], 2), (1, [0, 2, 3], None)]
)
def test_the_neighbour_on_the_right_draws_and_looks(seat, out, watcher):
    """Whoever is out sits there no more; whoever is alone has no neighbour."""
    match = turn(seat=seat, out=[int(n in out) for n in range(4)])
    assert match.state.watchers == ([] if watcher is None else [watcher])
    for reader in (None, 0, 1, 2, 3):
        seen = board(match.state, reader)["watched"]
        assert seen == (
            ["road@own"] if reader == watcher and watcher is not None else int(watcher is not None)
        )
    assert len(match.state.crossroads) == (3 if watcher is None else 2)
    if watcher is not None:
        assert told(match, "watches", watcher)[0]["card"] == "crossroads:road"
        assert "card" not in told(match, "watches", seat)[0]


@rule("DW-1.2")
def test_of_two_players_the_other_one_watches():
    assert turn(groups=FOUR[:2]).state.watchers == [1]
    assert turn(groups=FOUR[:2], seat=1).state.watchers == [0]


@rule("DW-1.2")
def test_an_empty_deck_gives_no_card():
    match = turn(crossroads=[])
    assert match.state.watched == []
    act(match, MOVE, "end")
    assert match.state.turn == 1


@rule("DW-1.3")
def test_an_untriggered_card_goes_under_its_deck_at_the_end_of_the_turn():
    match = turn(trigger={"when": "Acted", "where": {"deed": "search"}})
    act(match, MOVE, "end")
    assert plain(match.state.crossroads) == ["road", "road0"]
    assert plain(match.state.watched) == ["road1"]
    assert "crossroads" not in story(match)


# -- taking effect ------------------------------------------------------------------------------------


@rule("DW-1.3")
def test_a_triggered_card_takes_effect_after_the_action_and_leaves_the_game():
    match = act(turn(), MOVE)
    assert food(match) == 3
    assert story(match, "moves", "risk", "crossroads", "crossroads-way", "food")[-5:] == [
        *("moves", "risk", "crossroads", "crossroads-way", "food")
    ]
    seen = now(match)
    assert (seen.crossed, seen.crossing, seen.watched) == (["road"], "", [])
    act(match, "end")
    assert plain(match.state.crossroads) == ["road0"]


@rule("DW-1.3")
def test_it_waits_until_the_action_is_over():
    """A survivor is hurt in the middle of a move; who is asked something meanwhile learns nothing."""
    hurt = {"when": "SurvivorHurt", "where": {"who": "ada"}}
    match = turn(trigger=hurt, faces=[7], rolled=[[5], [], [], []])
    act(match, MOVE)
    assert food(match) == 3
    assert story(match, "wounded", "crossroads") == ["wounded", "crossroads"]


@rule("DW-1.3")
def test_it_takes_effect_once():
    match = act(turn(), MOVE, "move+survivor:bob+place:police")
    assert food(match) == 3


@rule("DW-1.3")
def test_the_start_of_a_turn_may_trigger_it():
    match = turn(trigger={"when": "TurnBegins"})
    assert food(match) == 3
    assert prompts(match) == {0: "act"}


@rule("DW-1.3")
@pytest.mark.parametrize(("present", "food_"), [("ada", 3), ("xan", 0)])
def test_a_trigger_may_ask_for_something(present, food_):
    match = turn(trigger={**MOVED, "if": {"type": "Present", "who": present}})
    assert food(act(match, MOVE)) == food_


@rule("DW-1.3")
def test_you_are_whoever_has_the_turn_and_it_is_whom_it_happened_to():
    hurt = {"when": "SurvivorHurt"}
    match = turn({"name": "up", "do": [{"type": "Heal"}]}, trigger=hurt, faces=[7])
    act(match, MOVE)
    assert match.state.wounds[PEOPLE.index("ada")] == 0
    assert match.state.actor == 0
    assert match.state.it == ""


@rule("DW-1.3")
def test_the_card_of_one_who_is_out_does_nothing():
    """The last survivor dies in the action that triggers it."""
    match = turn(groups=[["ada"], *FOUR[1:]], faces=[12], options={"elimination": True})
    act(match, MOVE)
    assert "crossroads" not in story(match)
    assert plain(match.state.crossroads)[0] == "road"


@rule("DW-1.3", "DW-11.5")
def test_nor_does_one_that_has_waited_for_that_very_death():
    match = turn(
        groups=[["ada"], *FOUR[1:]],
        trigger={"when": "SurvivorDies"},
        faces=[12],
        options={"elimination": True},
    )
    act(match, MOVE)
    assert ("crossroads" in story(match), food(match), match.state.turn) == (False, 0, 1)


@rule("DW-1.3")
@pytest.mark.parametrize("given", [{}, {"if": {"type": "At", "place": "police"}}])
def test_it_takes_effect_even_if_whoever_it_is_about_has_died_as_far_as_it_can(given):
    """Nobody is wounded, but zombies come to where that was."""
    come = {"type": "Zombies", "number": 2, "at": "here"}
    way = {"name": "up", "do": [{"type": "Food", "by": 3}, WOUND, {"type": "Risk"}, come]}
    match = act(turn(way, trigger={**MOVED, **given}, faces=[12, 1]), MOVE)
    assert ("crossroads" in story(match), match.state.watched, food(match)) == (True, [], 3)
    assert (zombies(match, "police"), len(told(match, "wounded")), match.state.turn) == ([2], 0, 0)


@rule("DW-1.3")
def test_you_are_whoever_has_the_turn_also_for_what_the_card_waits_for():
    """In the middle of an effect in which somebody else is `you`."""
    hurts = {"type": "EachPlayer", "of": "others", "do": [{"type": "Lowest", "of": "mine", "do": [WOUND]}]}
    waits = {"when": "SurvivorHurt", "if": {"type": "Is", "of": "mine"}}
    cards = {"crossroads": [road(trigger=waits)], "items": [item("rope", "tool", do=[hurts])]}
    match = colony(
        {"type": "Turn", "seat": 0}, groups=FOUR, cards=cards, crossroads=["road"], hands=[["rope"]], food=0
    )
    act(match, "play+item:rope")
    assert (sum(match.state.wounds), food(match)) == (3, 0)


@rule("DW-1.3")
def test_it_is_about_the_first_one_it_happened_to():
    hurts = {"type": "Each", "of": "mine", "do": [WOUND]}
    heal = road({"name": "up", "do": [{"type": "Heal"}]}, trigger={"when": "SurvivorHurt"})
    cards = {"crossroads": [heal], "items": [item("rope", "tool", do=[hurts])]}
    match = colony(
        {"type": "Turn", "seat": 0}, groups=FOUR, cards=cards, crossroads=["road"], hands=[["rope"]]
    )
    act(match, "play+item:rope", "survivor:bob")
    assert (match.state.wounds[PEOPLE.index("ada")], match.state.wounds[PEOPLE.index("bob")]) == (1, 0)


@rule("DW-7.1")
def test_without_room_for_newcomers_the_whole_card_goes_under_its_deck():
    recruit = {"name": "up", "do": [{"type": "Recruit", "number": 2}]}
    groups = [PEOPLE[:12], PEOPLE[12:24]]
    match = turn(recruit, DOWN, trigger={"when": "TurnBegins"}, groups=groups)
    assert match.state.room(0) == 0
    assert story(match, "crossroads", "crossroads-full") == ["crossroads-full"]
    assert plain(match.state.crossroads) == ["road", "road0", "road1"]


@rule("DW-7.1")
def test_with_room_for_them_newcomers_come():
    match = turn({"name": "up", "do": [{"type": "Recruit", "number": 2}]}, trigger={"when": "TurnBegins"})
    assert len(match.state.mine(0)) == 4


@rule("DW-7.1")
@pytest.mark.parametrize(
    "may",
    [
        {"type": "Roll", "lines": [{"least": 1}, {"least": 6, "do": [{"type": "Recruit"}]}]},
        {"type": "If", "if": {"type": "Exiled"}, "then": [], "else": [{"type": "Recruit"}]},
        {"type": "Repeat", "times": 2, "do": [{"type": "Recruit"}]},
        {"type": "Pick", "of": "mine", "do": [{"type": "Recruit"}]},
    ],
)
def test_also_if_newcomers_only_may_come(may):
    groups = [PEOPLE[:12], PEOPLE[12:24]]
    match = turn({"name": "up", "do": [may]}, DOWN, trigger={"when": "TurnBegins"}, groups=groups)
    assert story(match, "crossroads", "crossroads-full") == ["crossroads-full"]


@rule("DW-7.1")
def test_twice_one_newcomer_is_two():
    twice = {"type": "Repeat", "times": 2, "do": [{"type": "Recruit"}]}
    groups = [PEOPLE[:12], PEOPLE[12:23]]
    match = turn({"name": "up", "do": [twice]}, trigger={"when": "TurnBegins"}, groups=groups)
    assert (match.state.room(0), story(match, "crossroads-full")) == (1, ["crossroads-full"])


@rule("DW-11.5", "DW-1.2")
def test_nobody_watches_one_who_is_out_before_the_card_is_drawn():
    """The last survivor has frozen to death at the start of the turn."""
    match = turn(groups=[["ada"], *FOUR[1:]], frost={"ada": 2}, options={"elimination": True})
    assert (match.state.turn, plain(match.state.watched)) == (1, ["road"])
