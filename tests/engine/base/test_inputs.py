"""Whatever a caller hands in by mistake is refused with one of our errors, and changes nothing."""

import copy
import pickle
import random
import subprocess
import sys
from typing import Any

import msgspec
import pytest

import huisclos
from tests.engine.all_games import plain
from tests.lockdown.looking import by_chance
from tests.lockdown.positions import AWAY, mall, start

ODD: list[Any] = [True, 1.0, "0", None, -1, 99, 10**40, [], {}, object(), float("nan"), "\ud800"]


@pytest.mark.parametrize("seat", ODD)
def test_odd_seats(seat):
    match = start(badge=0)
    before = plain(match.position())
    with pytest.raises(huisclos.IllegalAction):
        match.act(seat, [match.choices()[0].options[0].id])
    with pytest.raises(huisclos.IllegalAction):
        match.say(seat, "vote", whom="seat:1")
    for look in (match.view, lambda seat: match.events_since(0, seat)):
        if seat is not None:
            with pytest.raises(huisclos.IllegalAction):
                look(seat)
    assert plain(match.position()) == before


@pytest.mark.parametrize(
    "picks", [None, "pass", {"a": 1}, [[]], [None], [{}], (x for x in "a"), 7, [True], b"x"]
)
def test_odd_picks(picks):
    match = start(badge=0)
    with pytest.raises(huisclos.IllegalAction) as refusal:
        match.act(0, picks)
    assert "LK-1.3" in str(refusal.value)


@pytest.mark.parametrize("number", [-1, "1", None, 1.5, True, [], 10**40])
def test_odd_numbers(number):
    match = start(badge=0)
    match.act(0, [match.choices()[0].options[0].id])
    with pytest.raises(huisclos.NoTakeBack):
        match.take_back(number if number is not True else 10**9)
    if number != 10**40:
        with pytest.raises(huisclos.IllegalAction):
            match.events_since(number, 0)
        if number is not None:
            with pytest.raises(huisclos.HuisClosError):
                huisclos.replay(match.record(), number)


@pytest.mark.parametrize(
    "seed",
    [None, 1.5, [], object(), "", "a\nb", "\ud800", "x" * 201, 10**300, True],
)
def test_odd_seeds(seed):
    with pytest.raises(huisclos.BadOptions):
        huisclos.new("lockdown", ["a", "b", "c"], seed)


@pytest.mark.parametrize("seats", [5, None, {"a": 1}, ["a", "b", "c\n"], ["a", "b", "\x1b[2J"]])
def test_odd_names(seats):
    with pytest.raises(huisclos.BadOptions):
        huisclos.new("lockdown", seats, 1)


@pytest.mark.parametrize("game", [None, 5, "", "LOCKDOWN", []])
def test_odd_games(game):
    with pytest.raises(huisclos.UnknownGame):
        huisclos.new(game, ["a", "b", "c"], 1)


def test_options_offered_cant_be_changed_by_those_who_get_them():
    choice = start(badge=0).choices()[0]
    with pytest.raises(AttributeError):
        choice.options.append(huisclos.Option("place:99", 99))
    with pytest.raises(AttributeError):
        choice.options = ()


def test_nothing_that_is_handed_out_or_in_is_shared():
    match = start()
    places = ["place:1"]
    match.say(0, "monsters", places=places)
    record = match.record()
    places.append("place:2")
    view = match.view(0)
    view["options"]["variant"] = 9
    view["board"]["where"][0][0] = 5
    for event in match.events_since(0, 0):
        event["args"].clear()
    match.choices().clear()
    match.actions.append("x")
    assert match.record() == record
    assert match.view(0)["options"] == match.view(1)["options"] == match.options
    assert all(event["args"] for event in match.events_since(0, 0))
    position = match.position()
    loaded = huisclos.load(position)
    position["state"]["where"][0][0] = 5
    assert loaded.record()["start"] != position


def test_errors_travel_between_processes():
    with pytest.raises(huisclos.IllegalAction) as refusal:
        start(badge=0).act(0, ["nothing"])
    for again in (pickle.loads(pickle.dumps(refusal.value)), copy.copy(refusal.value)):
        assert str(again) == str(refusal.value)
        assert again.rule == "LK-1.3"


def test_a_position_of_any_moment_loads_in_another_process():
    program = "import huisclos, sys, json; huisclos.load(json.load(sys.stdin)); print('loaded')"
    data = msgspec.json.encode(start(badge=0).position())
    done = subprocess.run([sys.executable, "-c", program], input=data, capture_output=True, check=True)
    assert done.stdout == b"loaded\n"


def test_changed_positions_are_loaded_or_refused():
    """One thing in a position is changed at random: whatever comes of it is a match or a BadRecord."""
    rng = random.Random(7)
    whole = by_chance(start(4, 5), rng, 60).position()
    refused = 0
    for _ in range(400):
        position = msgspec.json.decode(msgspec.json.encode(whole))
        spoil(position["state"], rng)
        try:
            huisclos.load(position)
        except huisclos.BadRecord:
            refused += 1
    assert refused > 150


def spoil(state, rng):
    """Put something odd somewhere in a state."""
    place, key = state, rng.choice(sorted(state))
    while isinstance(place[key], dict | list) and place[key] and rng.random() < 0.7:
        place = place[key]
        key = rng.choice(sorted(place)) if isinstance(place, dict) else rng.randrange(len(place))
    place[key] = rng.choice(["x", None, 99, -5, [], {}, [[1]], 1.5, ["bat"], True])


@pytest.mark.parametrize(
    "forge",
    [
        lambda record: record | {"seats": ["a", "b", "c", "d"]},
        lambda record: record | {"seed": "8", "commitment": huisclos.replay(record).record()["commitment"]},
        lambda record: record | {"options": record["options"] | {"variant": 5}},
        lambda record: record | {"start": record["start"] | {"game": "chess"}},
        lambda record: record | {"talk": [{"seat": 9, "at": 0, "form": "go", "args": {"place": "place:1"}}]},
        lambda record: record | {"talk": [{"seat": 0, "at": 99, "form": "go", "args": {"place": "place:1"}}]},
        lambda record: record | {"start": 5},
    ],
)
def test_a_forged_record_of_a_game_from_a_position_is_refused(forge):
    match = mall("WhoSearches", "WhereTo", where=[[6, 1, 1, AWAY]] * 3)
    match.act(0, ["pass"])
    record = match.record()
    assert huisclos.replay(record).position() == match.position()
    with pytest.raises(huisclos.HuisClosError):
        huisclos.replay(forge(record))


def test_a_record_from_a_position_that_leads_nowhere_is_refused():
    match = mall("WhoSearches", "WhereTo", where=[[6, 1, 1, AWAY]] * 3)
    match.act(0, ["pass"])
    record = match.record()
    record["start"]["state"]["stack"] = [{"type": "Attack", "place": 9}]
    record["actions"] += [[1, ["pass"]], [2, ["pass"]], *[[seat, ["seat:0"]] for seat in range(3)]]
    with pytest.raises(huisclos.BadRecord):
        huisclos.replay(record)


def test_nothing_can_be_said_after_the_end():
    match = by_chance(start(3), random.Random(1))
    with pytest.raises(huisclos.BadStatement):
        match.say(0, "go", place="place:1")
    assert match.record()["talk"] == []


def test_what_is_said_after_loading_is_held_against_what_comes_then():
    match = mall("WhoSearches", "Dawn", where=[[6, 1, 1, AWAY]] * 3, turn=1)
    for seat in range(3):
        match.act(seat, ["pass"])
    loaded = huisclos.load(match.position())
    loaded.say(0, "vote", whom="seat:1")
    assert [verdict for _, verdict in loaded.talk()] == [None]
    for seat, whom in ((0, 1), (1, 1), (2, 2)):
        loaded.act(seat, [f"seat:{whom}"])
    assert [verdict for _, verdict in loaded.talk()] == ["kept"]


def test_huge_numbers_can_be_said():
    with pytest.raises(huisclos.BadOptions) as refusal:
        huisclos.new("lockdown", ["a", "b", "c"], 1, {"variant": 10**30})
    assert "variant" in str(refusal.value)
    with pytest.raises(huisclos.BadOptions):
        huisclos.new("lockdown", ["a"] * 2, 1)
