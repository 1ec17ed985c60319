"""Recorded games replay to the same end, action by action, with nothing lost on the way."""

from pathlib import Path

import msgspec
import pytest

import huisclos
from tests.lockdown.test_conservation import check
from tests.records.digest import digest

FOLDER = Path(__file__).parents[1] / "records"
RECORDS = sorted(FOLDER.glob("*.json"))
DIGESTS = dict(line.split() for line in (FOLDER / "digests.txt").read_text().splitlines())


def test_there_are_fifty_and_they_differ():
    games = [msgspec.json.decode(file.read_bytes()) for file in RECORDS]
    assert len(games) >= 50
    assert {len(game["seats"]) for game in games} == {3, 4, 5, 6}
    assert len({game["options"]["variant"] for game in games}) > 10
    assert len({game["result"]["labels"]["epilogue"] for game in games if game["result"]}) > 8


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_recorded_game_replays(file):
    record = msgspec.json.decode(file.read_bytes())
    again = huisclos.replay(record)
    assert again.record() == record
    seats = len(record["seats"])
    match = huisclos.replay(record, 0)
    for seat, picks in record["actions"]:
        match.act(seat, picks)
        check(match.position()["state"], seats, 4 if seats == 3 else 3)
    assert msgspec.json.encode(match.position()) == msgspec.json.encode(again.position())


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_everything_asked_and_told_in_it_is_as_it_was(file):
    assert digest(msgspec.json.decode(file.read_bytes())) == DIGESTS[file.stem]
