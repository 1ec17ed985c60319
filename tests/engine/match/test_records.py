"""Recorded games replay to the same end, action by action, with nothing lost on the way."""

from importlib import import_module
from pathlib import Path

import msgspec
import pytest

import huisclos
from huisclos.engine.game.installed import find, games
from tests.records.digest import digest

FOLDER = Path(__file__).parents[2] / "records"
RECORDS = sorted(FOLDER.glob("*.json"))
DIGESTS = dict(line.split() for line in (FOLDER / "digests.txt").read_text().splitlines())

every_record = pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)


def read(file):
    return msgspec.json.decode(file.read_bytes())


def conserved(record):
    """What the tests of a game know of any of its states."""
    game = find(record["game"]).meta.package.rpartition(".")[2]
    return import_module(f"tests.{game}.test_conservation").check


@pytest.mark.parametrize("game", games())
def test_there_are_many_and_they_differ(game):
    played = [record for record in map(read, RECORDS) if record["game"] == game]
    meta = find(game).meta
    assert len(played) >= 20
    assert {len(record["seats"]) for record in played} == set(range(meta.least, meta.most + 1))
    for part in ("options", "result"):
        assert len({msgspec.json.encode(record[part]) for record in played}) > 3


@every_record
def test_a_recorded_game_replays(file):
    record = read(file)
    again = huisclos.replay(record)
    assert again.record() == {"house": [], **record, "content": again.scene.content_digest}
    check, match, house = conserved(record), huisclos.replay(record, 0), again.record()["house"]
    signs = dict(record.get("signs", []))
    for number, (seat, picks) in enumerate(record["actions"]):
        match.act(seat, picks, house=number in house, signs=signs.get(number, ()))
        match.game.check(match.state)
        check(match)
    assert msgspec.json.encode(match.position()) == msgspec.json.encode(again.position())


@every_record
def test_everything_asked_and_told_in_it_is_as_it_was(file):
    assert digest(read(file)) == DIGESTS[file.stem]


def test_a_record_says_which_actions_nobody_took_themselves():
    match = huisclos.new("lockdown", ["Ana", "Bo", "Cy"], 1)
    for number in range(4):
        seat, choice = next(iter(match.choices().items()))
        match.act(seat, [option.id for option in choice.options[: choice.min]], house=number in (1, 3))
        assert not match.state.house, "only while it is taken"
    assert match.record()["house"] == [1, 3]
    assert huisclos.replay(match.record()).record() == match.record()
    assert match.copy().record()["house"] == [1, 3]
    old = {key: value for key, value in match.record().items() if key != "house"}
    assert huisclos.replay(old).position() == match.position(), "records of before have no such thing"
