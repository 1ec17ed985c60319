"""What cards say: the kernel's grammar, on the verbs of a small game."""

import msgspec
import pytest

import huisclos
from huisclos.engine.game.pack_manual import manual
from huisclos.engine.rules.effect import Condition, Effect
from tests.support.dice import LoadedDice
from tests.support.vocabulary import examples_of, vocabulary
from tests.toy_games.lighthouse.positions import GAME, drawn, house, options, told

FEAR = {"type": "Fear", "by": 1, "who": "everyone"}
OIL = {"type": "Oil", "by": 1}
ALWAYS = {"type": "Always"}
NEVER = {"type": "Not", "of": ALWAYS}
OPEN, WAIT, RUN = "do:open@own", "do:wait@own", "do:run@own"


def state(match):
    return match.position()["state"]


@pytest.mark.parametrize(("condition", "oil", "fear"), [(ALWAYS, 6, [0, 0]), (NEVER, 5, [1, 1])])
def test_if_this_then_that_else_something_else(condition, oil, fear):
    match = drawn({"type": "If", "if": condition, "then": [OIL], "else": [FEAR]})
    assert (state(match)["oil"], state(match)["fear"]) == (oil, fear)


def test_effects_are_done_in_order_and_those_inside_before_those_after():
    inside = {"type": "If", "if": ALWAYS, "then": [OIL, FEAR]}
    match = drawn({"type": "Oil", "by": -1}, inside, {"type": "Oil", "by": 2})
    steps = [event["key"] for event in match.events_since(0, None)]
    assert steps == ["night", "storm", "oil", "oil", "fear", "fear", "oil"]
    assert [args["by"] for args in told(match, "oil")] == [-1, 1, 2]


def test_a_player_chooses_and_everyone_learns_what():
    match = drawn(
        {"type": "Choose", "prompt": "knock", "options": [{"name": "open", "do": [OIL]}, {"name": "wait"}]}
    )
    choice = match.choices()[0]
    assert (choice.prompt, choice.rule, options(match, 0)) == ("knock@own", "LH-3.1", [OPEN, WAIT])
    match.act(0, [OPEN])
    assert state(match)["oil"] == 6
    assert told(match, "card-choice") == [{"seat": "seat:0", "option": OPEN}]


def test_what_is_done_is_what_was_chosen():
    branches = [{"name": "open", "do": [OIL]}, {"name": "wait", "do": [FEAR]}]
    match = drawn({"type": "Choose", "prompt": "knock", "options": branches})
    match.act(0, [WAIT])
    assert (state(match)["oil"], state(match)["fear"]) == (5, [1, 1])


def test_only_what_its_condition_allows_is_offered_and_one_thing_needs_no_question():
    three = [
        {"name": "open", "do": [FEAR], "if": NEVER},
        {"name": "wait", "do": [OIL]},
        {"name": "run", "if": ALWAYS},
    ]
    match = drawn({"type": "Choose", "prompt": "knock", "options": three})
    assert options(match, 0) == [WAIT, RUN]
    match.act(0, [WAIT])
    assert state(match)["oil"] == 6
    match = drawn({"type": "Choose", "prompt": "knock", "options": three[:2]})
    assert (state(match)["oil"], match.choices()[0].prompt) == (6, "watch")
    assert told(match, "card-choice") == []
    match = drawn({"type": "Choose", "prompt": "knock", "options": three[:1]})
    assert (state(match)["oil"], match.choices()[0].prompt) == (5, "watch")


def test_the_player_named_chooses():
    branches = [{"name": "open", "do": [{"type": "Fear", "by": 2, "who": "it"}]}, {"name": "wait"}]
    choose = {"type": "Choose", "prompt": "knock", "options": branches, "who": "it"}
    match = drawn({"type": "Each", "of": "keepers", "do": [choose]}, seats=3)
    for seat in range(3):
        assert list(match.choices()) == [seat]
        match.act(seat, [OPEN])
    assert state(match)["fear"] == [2, 2, 2]


def test_each_speaks_of_one_thing_after_the_other_and_then_of_what_it_spoke_of_before():
    calm = {"type": "Fear", "by": -1, "who": "it"}
    inner = {"type": "Each", "of": "keepers", "do": [{"type": "Fear", "by": 1, "who": "it"}]}
    match = drawn({"type": "Each", "of": "keepers", "do": [inner, calm, calm]}, fear=[2, 2])
    seats = [args["seat"] for args in told(match, "fear")]
    assert seats == ["seat:0", "seat:1", "seat:0", "seat:0", "seat:0", "seat:1", "seat:1", "seat:1"]
    assert state(match)["it"] == ""
    assert state(match)["fear"] == [2, 2]


@pytest.mark.parametrize(("times", "oil"), [(0, 5), (1, 6), (3, 8), ("light", 5), ("oil", 10)])
def test_repeat_a_number_of_times_or_as_often_as_a_value_says(times, oil):
    assert state(drawn({"type": "Repeat", "times": times, "do": [OIL]}))["oil"] == oil


def test_a_value_is_asked_for_as_the_cards_in_play_change_it():
    more = {"lasts": True, "changes": [{"value": "oil", "add": 2}]}
    assert state(house({"do": [{"type": "Repeat", "times": "oil", "do": [OIL]}]}, more))["oil"] == 5 + 7
    enough = {"type": "AtLeast", "value": "oil", "number": 7}
    assert state(house({"do": [{"type": "If", "if": enough, "then": [OIL]}]}, more))["oil"] == 6


def test_dice_have_as_many_sides_as_it_says():
    roll = {"type": "Roll", "sides": 10, "lines": [{"least": 9, "do": [OIL]}]}
    choose = {
        "type": "Choose",
        "prompt": "knock",
        "options": [{"name": "open", "do": [roll]}, {"name": "wait"}],
    }
    match = drawn(choose, seats=1)
    match.state.dice = LoadedDice("", faces=[9])
    match.act(0, [OPEN])
    assert (state(match)["oil"], told(match, "card-roll")) == (6, [{"dice": [9], "sum": 9}])


def test_repeating_ends():
    match = drawn({"type": "Repeat", "times": "oil", "do": [OIL]}, oil=1000)
    assert state(match)["oil"] == 1100


@pytest.mark.parametrize(
    ("dice", "faces", "fear", "oil"),
    [(1, [1], 0, 5), (1, [3], 0, 6), (2, [3, 2], 0, 6), (2, [3, 3], 1, 5), (2, [6, 6], 1, 5)],
)
def test_a_roll_does_the_last_line_that_its_sum_reaches(dice, faces, fear, oil):
    lines = [{"least": 6, "do": [FEAR]}, {"least": 3, "do": [OIL]}]
    roll = {"type": "Roll", "dice": dice, "lines": lines}
    choose = {
        "type": "Choose",
        "prompt": "knock",
        "options": [{"name": "open", "do": [roll]}, {"name": "wait"}],
    }
    match = drawn(choose, seats=1)
    match.state.dice = LoadedDice("", faces=list(faces))
    match.act(0, [OPEN])
    assert (state(match)["fear"], state(match)["oil"]) == ([fear], oil)
    assert told(match, "card-roll") == [{"dice": faces, "sum": sum(faces)}]


def vote(match, *ballots):
    for seat, ballot in enumerate(ballots):
        assert seat in match.choices()
        match.act(seat, [ballot])


VOTE = {
    "type": "Vote",
    "prompt": "knock",
    "options": [
        {"name": "open", "do": [OIL]},
        {"name": "wait", "do": [FEAR]},
        {"name": "run", "if": {"type": "Frightened", "least": 5}},
    ],
}


def test_all_vote_at_once_and_most_votes_decide():
    match = drawn(VOTE, seats=3)
    assert {seat: options(match, seat) for seat in match.choices()} == {n: [OPEN, WAIT] for n in range(3)}
    assert {(choice.prompt, choice.rule) for choice in match.choices().values()} == {("knock@own", "LH-3.1")}
    vote(match, WAIT, OPEN, WAIT)
    assert (state(match)["oil"], state(match)["fear"]) == (5, [1, 1, 1])
    ballots = [(args["seat"], args["option"]) for args in told(match, "card-ballot")]
    assert ballots == [("seat:0", WAIT), ("seat:1", OPEN), ("seat:2", WAIT)]
    assert told(match, "card-vote") == [{"option": WAIT}]


def test_on_a_tie_whoever_the_game_names_decides_among_the_tied():
    match = drawn(VOTE, seats=2, active=1)
    vote(match, OPEN, WAIT)
    assert {seat: options(match, seat) for seat in match.choices()} == {1: [OPEN, WAIT]}
    assert told(match, "card-vote") == []
    match.act(1, [OPEN])
    assert state(match)["oil"] == 6


def test_a_vote_on_one_thing_is_none():
    one = {**VOTE, "options": VOTE["options"][:1]}
    match = drawn(one)
    assert (state(match)["oil"], told(match, "card-ballot")) == (6, [])


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        (ALWAYS, True),
        (NEVER, False),
        ({"type": "AllOf", "of": []}, True),
        ({"type": "AllOf", "of": [ALWAYS, ALWAYS]}, True),
        ({"type": "AllOf", "of": [ALWAYS, NEVER]}, False),
        ({"type": "AllOf", "of": [{"type": "Frightened", "least": 2}]}, True),
        ({"type": "AnyOf", "of": []}, False),
        ({"type": "AnyOf", "of": [NEVER, ALWAYS]}, True),
        ({"type": "AnyOf", "of": [NEVER, NEVER]}, False),
        ({"type": "AtLeast", "value": "oil", "number": 5}, True),
        ({"type": "AtLeast", "value": "oil", "number": 6}, False),
        ({"type": "Frightened", "least": 2}, True),
        ({"type": "Frightened", "least": 3}, False),
    ],
)
def test_conditions(condition, holds):
    match = drawn({"type": "If", "if": condition, "then": [OIL]}, fear=[2, 0])
    assert state(match)["oil"] == 5 + holds


def test_what_is_under_way_can_be_stored_in_the_middle_of_it():
    """Steps hold steps: a position with a choice inside a loop inside a condition goes on where it was."""
    choose = {
        "type": "Choose",
        "prompt": "knock",
        "options": [{"name": "open", "do": [OIL]}, {"name": "wait"}],
    }
    each = {"type": "Each", "of": "keepers", "do": [choose]}
    match = drawn({"type": "If", "if": ALWAYS, "then": [{"type": "Repeat", "times": 2, "do": [each]}]})
    for seat in (0, 0, 0, 0):
        again = huisclos.load(msgspec.json.decode(msgspec.json.encode(match.position())), game=GAME)
        assert again.position() == match.position()
        assert again.choices() == match.choices()
        match.act(seat, [OPEN])
    assert state(match)["oil"] == 9


def test_the_words_of_a_pack_are_read_in_its_name_space():
    match = drawn({"type": "Choose", "prompt": "knock", "options": [{"name": "open"}, {"name": "wait"}]})
    words = huisclos.words.Words("en", GAME.meta.package, packs=match.scene.pack_words)
    assert words.text("prompt-knock@own") == "Prompt-Knock"
    assert words.name(OPEN) == "Do-Open"
    assert words.name("card:gust@squall") == "A gust"
    assert "prompt-knock" not in words
    assert words.text("log-storm", {"card": "card:gust@squall"}) == "A storm: A gust."


@pytest.mark.parametrize("kind", vocabulary(GAME), ids=lambda kind: kind.__name__)
def test_the_example_of_each_effect_and_condition_works(kind):
    for effect in examples_of(GAME, kind, OIL):
        match = drawn(effect)
        while match.choices() and len(match.actions) < 30:
            seat, choice = next(iter(match.choices().items()))
            match.act(seat, [choice.options[0].id])
        assert len(match.actions) > 1


def test_the_manual_names_everything_that_a_pack_may_contain():
    text = manual(GAME)
    for base in (Effect, Condition):
        for name, kind in GAME.kinds[base].items():
            entry = text.partition(f"### {name}\n")[2].partition("###")[0]
            assert entry.strip()
            for field in msgspec.structs.fields(kind):
                assert f"- `{field.encode_name}`: " in entry
    assert "- `action`: the end of a keeper's turn\n- `night`: the end of the night" in text
    assert "- `everyone`: all who play\n- `keeper`: whoever's turn it is" in text


def test_a_storm_that_ends_the_night_leaves_out_the_turns_that_were_to_come():
    match = drawn({"type": "EndNight"})
    assert told(match, "night") == [{"night": 1}, {"night": 2}]
    assert house({"do": [FEAR]}).choices()[0].prompt == "watch"


def test_nothing_done_for_each_changes_nothing():
    scare = {"type": "Fear", "by": 1, "who": "it"}
    nothing = {"type": "Each", "of": "keepers", "do": []}
    match = drawn({"type": "Each", "of": "keepers", "do": [nothing, scare]})
    assert (state(match)["fear"], state(match)["it"]) == ([1, 1], "")


def test_a_card_that_speaks_of_nothing_means_nobody():
    branches = [{"name": "open", "do": [OIL]}, {"name": "wait"}]
    choose = {"type": "Choose", "prompt": "knock", "options": branches, "who": "it"}
    match = drawn({"type": "Fear", "by": 1, "who": "it"}, choose)
    assert (state(match)["fear"], match.choices()[0].prompt) == ([0, 0], "watch")


def test_a_night_that_ends_at_once_speaks_of_nobody():
    match = drawn({"type": "Each", "of": "keepers", "do": [{"type": "EndNight"}]})
    assert state(match)["it"] == ""
