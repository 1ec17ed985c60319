"""Words given between two turns, and what a card more proves."""

from tests.dead_of_winter.looking import act, prompts
from tests.dead_of_winter.positions import colony


def verdicts(match):
    return [verdict for _, verdict in match.talk()]


def test_a_promise_after_ones_turn_is_about_the_next_one():
    asks = {"type": "EachPlayer", "of": "everyone", "do": [{"type": "LoseDice"}]}
    ana, bo, cy = ({"type": "Turn", "seat": seat} for seat in range(3))
    match = colony(ana, "ColonyPhase", asks, bo, "ColonyPhase", cy, end=[], rolled=[[], [2, 5], []])
    act(match, "end")
    assert prompts(match) == {1: "lose-die"}
    match.say(0, "kill")
    act(match, "die:2", "end")
    assert verdicts(match) == ["moot"], "she had no turn in that round"


def test_one_card_that_was_searched_for_may_be_one_of_two_that_are_played():
    groups = [["ada police"], ["cid"], ["eve"]]
    table = {"groups": groups, "rolled": [[6], [], []], "decks": {"police": ["beans"]}}
    match = colony(hands=[["beans", "beans"]], **table)
    match.say(0, "have", kind="kind:food")
    act(match, "search+survivor:ada", "play+item:beans")
    assert verdicts(match) == [None]
    act(match, "play+item:beans")
    assert verdicts(match) == ["true"]
