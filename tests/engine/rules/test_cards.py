"""Cards in play: they hear what happens, change figures, and act in an order somebody chooses."""

import random

import pytest

import huisclos
from huisclos.fast import playout
from tests.toy_games.lighthouse import FOLDER
from tests.toy_games.lighthouse.positions import GAME, house, options, told

OIL = {"type": "Oil", "by": 1}


def lasting(*rules, **more):
    return {"lasts": True, "rules": list(rules), **more}


def hears(what, *effects, **more):
    return {"when": what, "do": list(effects), **more}


def state(match):
    return match.position()["state"]


def test_a_card_in_play_acts_when_what_it_waits_for_happens():
    match = house(lasting(hears("Tended", OIL)))
    match.act(0, ["rest"])
    assert told(match, "card-acts") == []
    match.act(1, ["tend"])
    assert told(match, "card-acts") == [{"card": "card:storm-0@own"}]
    assert state(match)["oil"] == 5 - 1 + 1


def test_it_acts_in_a_playout_without_a_log_too():
    match = house(lasting(hears("Tended", {"type": "Oil", "by": 5})), nights=1, seats=1)
    silent = match.state.copy()
    assert silent.log is None
    tend = next(option for option in silent.asked[0].options if option.id == "tend")
    silent.act(0, [tend])
    assert silent.oil == 5 - 1 + 5


def test_what_a_card_heard_is_what_its_effects_speak_of():
    match = house(lasting(hears("Tended", {"type": "Fear", "by": 2, "who": "it"})))
    match.act(0, ["rest"])
    match.act(1, ["tend"])
    assert state(match)["fear"] == [0, 2]
    assert state(match)["it"] == ""


@pytest.mark.parametrize(("seat", "acts"), [(0, 0), (1, 1)])
def test_it_may_wait_for_one_thing_of_a_kind(seat, acts):
    match = house(lasting(hears("Tended", OIL, where={"seat": 1})))
    for n in range(2):
        match.act(n, ["tend" if n == seat else "rest"])
    assert len(told(match, "card-acts")) == acts


@pytest.mark.parametrize(("fear", "acts"), [([1, 0], 0), ([2, 0], 1)])
def test_only_if_its_condition_holds(fear, acts):
    match = house(lasting(hears("Tended", OIL, **{"if": {"type": "Frightened", "least": 2}})), fear=fear)
    match.act(0, ["tend"])
    assert len(told(match, "card-acts")) == acts


def test_one_that_waits_for_a_mark_acts_once_what_is_under_way_is_over():
    """The card that acts at once comes first, though the other one is older."""
    later = lasting(hears("Tended", {"type": "Oil", "by": 2}, at="action"))
    match = house(later, lasting(hears("Tended", {"type": "Oil", "by": 3})))
    match.act(0, ["tend"])
    assert [args["by"] for args in told(match, "oil")] == [3, 2]
    assert list(match.choices()) == [1]


def test_one_that_waits_for_the_end_of_the_night_lets_everybody_have_their_turn():
    match = house(lasting(hears("Tended", {"type": "Oil", "by": 2}, at="night")))
    match.act(0, ["tend"])
    match.act(1, ["tend"])
    events = [event["key"] for event in match.events_since(0, None)]
    assert [args["by"] for args in told(match, "oil")] == [2, 2]
    assert events.index("oil") > len(events) - 1 - events[::-1].index("tended")


def test_several_at_once_act_in_the_order_that_whoever_the_game_names_chooses():
    cards = [lasting(hears("Tended", {"type": "Oil", "by": n})) for n in (1, 2, 3)]
    match = house(*cards)
    match.act(0, ["rest"])
    match.act(1, ["tend"])
    choice = match.choices()[1]
    assert (choice.prompt, choice.rule) == ("card-order", "LH-3.1")
    assert options(match, 1) == [f"card:storm-{n}@own+turn:{n}" for n in range(3)]
    match.act(1, ["card:storm-2@own+turn:2"])
    assert options(match, 1) == [f"card:storm-{n}@own+turn:{n}" for n in range(2)]
    match.act(1, ["card:storm-1@own+turn:1"])
    assert [args["by"] for args in told(match, "oil")] == [3, 2, 1]
    assert "card-order" not in {choice.prompt for choice in match.choices().values()}


def test_what_a_card_does_may_be_heard_by_another_before_the_next_one_acts():
    """Each acts wholly: a choice that one asks for comes before the next in order."""
    ask = {"type": "Choose", "prompt": "knock", "options": [{"name": "open", "do": [OIL]}, {"name": "wait"}]}
    match = house(lasting(hears("Tended", ask)), lasting(hears("Tended", {"type": "Oil", "by": 4})))
    match.act(0, ["tend"])
    match.act(0, ["card:storm-0@own+turn:0"])
    assert match.choices()[0].prompt == "knock@own"
    match.act(0, ["do:open@own"])
    assert [args["by"] for args in told(match, "oil")] == [1, 4]


def test_a_card_that_is_drawn_but_does_not_last_hears_nothing():
    match = house({"rules": [hears("Tended", OIL)]})
    match.act(0, ["tend"])
    assert told(match, "card-acts") == []


@pytest.mark.parametrize(
    ("changes", "need"),
    [
        ([{"value": "need", "add": 1}], 2),
        ([{"value": "need", "add": 1}, {"value": "need", "add": 2}], 4),
        ([{"value": "cost", "add": 1}], 1),
        ([{"value": "need", "add": -3, "least": 0}], 0),
        ([{"value": "need", "least": 1}, {"value": "need", "add": -3}], 1),
        ([{"value": "need", "add": 5, "most": 3}], 3),
        ([{"value": "need", "most": 1}], 1),
        ([{"value": "need", "add": 1, "if": {"type": "Frightened", "least": 1}}], 1),
    ],
)
def test_a_figure_is_what_the_cards_in_play_make_of_it(changes, need):
    match = house({"lasts": True, "changes": changes})
    assert match.state.value("need", 1) == need


def test_cards_of_several_owners_add_up_and_leave_others_alone():
    card = {"lasts": True, "changes": [{"value": "cost", "add": 1}]}
    match = house(card, card)
    assert (match.state.value("cost", 1), match.state.value("light", 7)) == (3, 7)
    match.act(0, ["tend"])
    assert state(match)["oil"] == 2
    assert options(match, 1) == ["fetch", "rest"]


def test_without_cards_a_figure_is_itself():
    assert house({}).state.value("need", 4) == 4


def test_a_card_that_sets_itself_off_for_ever_is_refused_and_the_match_goes_on():
    """The fear it brings darkens nothing; but a hundred times so many is too much."""
    deep = {"type": "Repeat", "times": 100, "do": [OIL] * 20}
    match = house(lasting(hears("Tended", deep)))
    before = match.position()
    with pytest.raises(huisclos.RuleFailed, match="for ever"):
        match.act(0, ["tend"])
    assert match.position() == before
    match.act(0, ["rest"])
    assert list(match.choices()) == [1]


def test_random_games_with_a_strangers_pack_end_and_replay():
    pack = GAME.read_pack("fog.toml", (FOLDER / "fog.toml").read_text())
    for seed in range(40):
        match = huisclos.new(GAME, ["a", "b", "c"][: 1 + seed % 3], seed, {"pack": pack, "nights": 6})
        rng = random.Random(seed)
        while choices := match.choices():
            seat = rng.choice(sorted(choices))
            assert playout(GAME.imagine(match.view(seat), rng), rng) > 0
            match.act(seat, [rng.choice(choices[seat].options).id])
        assert huisclos.replay(match.record(), game=GAME).position() == match.position()


def test_what_cards_do_at_dawn_comes_before_the_next_night():
    match = house(lasting(hears("Darkened", {"type": "Oil", "by": -2})), seats=1)
    match.act(0, ["rest"])
    keys = [event["key"] for event in match.events_since(0, None)]
    assert keys[-5:] == ["dark", "fear", "card-acts", "oil", "night"]
    assert state(match)["oil"] == 3


def test_a_condition_knows_what_the_card_speaks_of():
    scared = {"if": {"type": "Frightened", "least": 2, "who": "it"}}
    match = house(lasting(hears("Tended", OIL, **scared)), fear=[0, 2])
    match.act(0, ["tend"])
    assert told(match, "card-acts") == []
    match.act(1, ["tend"])
    assert told(match, "card-acts") == [{"card": "card:storm-0@own"}]


def test_a_card_without_effects_stays_silent():
    match = house(lasting(hears("Tended")))
    match.act(0, ["tend"])
    assert told(match, "card-acts") == []


def test_one_that_waits_for_a_mark_that_is_past_acts_at_once():
    match = house(lasting(hears("Darkened", OIL, at="night")), seats=1)
    match.act(0, ["rest"])
    assert state(match)["oil"] == 6


def test_figures_that_wait_for_one_another_are_seen_as_they_are_without_cards():
    def change(value, other):
        enough = {"type": "AllOf", "of": [{"type": "AtLeast", "value": other, "number": 1}] * 12}
        return {"lasts": True, "changes": [{"value": value, "add": 1, "if": enough}] * 12}

    match = house(change("cost", "need"), change("need", "cost"), change("light", "light"))
    assert (match.state.value("cost", 1), match.state.value("need", 1)) == (13, 13)
    assert match.state.value("light", 0) == 0


def test_what_can_be_played_can_be_stored():
    ask = {"type": "Choose", "prompt": "knock", "options": [{"name": "open"}, {"name": "wait"}]}
    match = house(lasting(hears("Tended", ask, *[OIL] * 29)))
    match.act(0, ["tend"])
    assert huisclos.load(match.position(), game=GAME).position() == match.position()
