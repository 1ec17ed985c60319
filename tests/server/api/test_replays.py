"""Finished games: every moment from any seat, and the check of a record."""

import copy
import json
from itertools import pairwise
from pathlib import Path

import pytest

import huisclos
from tests.server.refusing import refused

RECORD = json.loads((Path(__file__).parents[2] / "records" / "lockdown-01.json").read_text())
ACTIONS = len(RECORD["actions"])


def frames(client, **wanted):
    """All frames, a piece at a time."""
    found = []
    while len(found) <= ACTIONS:
        order = {"record": RECORD, "first": len(found), "last": ACTIONS, **wanted}
        answer = client.post("/api/replay", json=order).raise_for_status().json()
        assert answer["actions"] == ACTIONS
        assert 0 < len(answer["frames"]) <= 60
        found += answer["frames"]
    return found


def plain(thing):
    return json.loads(json.dumps(thing))


@pytest.mark.parametrize("seat", [None, 0, len(RECORD["seats"]) - 1])
def test_every_frame_is_what_the_seat_saw_then(client, seat):
    for number, frame in enumerate(frames(client, seat=seat)):
        match = huisclos.replay(RECORD, number)
        assert frame["action"] == number
        assert frame["view"] == plain(match.view(seat, facts=True))
        asked = match.choices().get(seat)
        assert (frame["question"] and frame["question"]["options"]) == (
            asked and [option.id for option in asked.options]
        )


def test_with_everything_revealed_every_frame_shows_all_hands(client):
    for number, frame in enumerate(frames(client, everything=True)):
        assert frame["view"] == plain(huisclos.replay(RECORD, number).view(None, everything=True, facts=True))
        assert all(isinstance(hand, list) for hand in frame["view"]["board"]["hands"])


def test_the_frames_events_are_all_events_once(client):
    found = frames(client, seat=0)
    told = [event for frame in found for event in frame["events"]]
    assert [event["n"] for event in told] == list(range(len(told)))
    assert len(told) == len(huisclos.replay(RECORD).events_since(0, 0))


def test_each_frame_names_the_action_that_led_to_it(client):
    found = frames(client)
    assert found[0]["act"] is None
    acts = [[frame["act"]["seat"], frame["act"]["picks"]] for frame in found[1:]]
    assert acts == RECORD["actions"]
    assert all(one["action"] + 1 == other["action"] for one, other in pairwise(found))


def test_a_piece_of_the_end_and_one_beyond_it(client):
    order = {"record": RECORD, "first": ACTIONS, "last": ACTIONS + 5}
    (last,) = client.post("/api/replay", json=order).json()["frames"]
    assert last["view"]["result"] == {**RECORD["result"], "things": {}}
    order = {"record": RECORD, "first": ACTIONS + 1, "last": ACTIONS + 5}
    assert client.post("/api/replay", json=order).json()["frames"] == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_seat_that_isnt_there(client, language):
    headers = {"Accept-Language": language}
    most = len(RECORD["seats"]) - 1
    for seat in (-1, most + 1):
        answer = client.post("/api/replay", json={"record": RECORD, "seat": seat}, headers=headers)
        refused(answer, 400, "error-no-seat", language, seat=str(seat), most=most)


def test_a_true_record_is_verified(client):
    answer = client.post("/api/verify", json={"record": RECORD}).raise_for_status().json()
    assert answer == {
        "actions": ACTIONS,
        "seed": RECORD["seed"],
        "commitment": RECORD["commitment"],
        "winners": RECORD["result"]["winners"],
    }


def forged(change):
    record = copy.deepcopy(RECORD)
    change(record)
    return record


FORGERIES = {
    "error-seed": lambda record: record.update(seed=record["seed"] + "0"),
    "error-result": lambda record: record["result"]["points"].reverse(),
    "error-forged": lambda record: record["actions"].insert(3, [0, ["place:0"]]),
    "error-record": lambda record: record.pop("actions"),
    "error-format": lambda record: record.update(format=99),
    "error-version": lambda record: record.update(version=99),
    "error-unknown-game": lambda record: record.update(game="chess"),
    "error-talk": lambda record: record["talk"].append({"seat": 0, "at": 0, "form": "sing", "args": {}}),
}


@pytest.mark.parametrize("key", FORGERIES)
def test_a_forged_record_is_refused(client, key):
    record = forged(FORGERIES[key])
    for path in ("/api/verify", "/api/replay"):
        answer = client.post(path, json={"record": record, **({} if "verify" in path else {"last": 60})})
        if (path, key) == ("/api/replay", "error-result"):
            assert answer.status_code == 200  # frames show what was played, not what is said of it
        else:
            assert answer.status_code == (404 if key == "error-unknown-game" else 400), answer.text
            assert answer.json()["key"] == key


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_refused_record_is_explained(client, language):
    headers = {"Accept-Language": language}
    record = forged(FORGERIES["error-seed"])
    refused(client.post("/api/verify", json={"record": record}, headers=headers), 400, "error-seed", language)
