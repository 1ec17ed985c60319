"""Groups: what was unlocked is kept on the machine, and opens variants."""

import json
from pathlib import Path

import pytest

from huisclos.words import LANGUAGES
from tests.terminal.conftest import ONES, QUICK, epilogues, flat, saved, told

GROUPS = Path("data/huisclos/groups.json")
FRIENDS = (*QUICK, "--group", "friends")


@pytest.fixture
def unlocked(run) -> int:
    """The epilogue that a first game has unlocked for the friends."""
    ran = run(*FRIENDS, typed=ONES)
    assert (ran.code, ran.err) == (0, "")
    assert told("en", "terminal-unlocked", group="friends").search(ran.flat)
    (number,) = epilogues(ran.out, "en")
    return number


def test_the_epilogue_of_a_finished_game_is_kept_for_the_group(unlocked):
    assert json.loads(GROUPS.read_text()) == {"lockdown": {"friends": {"unlocked": [unlocked]}}}


def test_what_was_unlocked_is_passed_on_to_the_next_game_of_this_group_alone(run, unlocked):
    run(*FRIENDS)
    assert saved()["options"]["unlocked"] == [unlocked]
    run(*QUICK, "--group", "others")
    assert saved()["options"]["unlocked"] == []
    run(*QUICK)
    assert saved()["options"]["unlocked"] is None


def test_the_next_game_adds_an_epilogue_of_its_own(run, unlocked):
    (second,) = epilogues(run(*FRIENDS, typed=ONES).out, "en")
    assert json.loads(GROUPS.read_text()) == {"lockdown": {"friends": {"unlocked": [unlocked, second]}}}
    assert second != unlocked


def test_a_variant_that_was_unlocked_can_be_played(run, unlocked):
    assert run(*FRIENDS, "--set", f"variant={unlocked}").code == 0
    assert saved()["options"]["variant"] == unlocked


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_variant_that_was_not_unlocked_is_refused(run, unlocked, language):
    locked = unlocked % 20 + 1
    ran = run(*FRIENDS, "--set", f"variant={locked}", "--lang", language)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    refusal = told(language, "error-locked", variant=f"variant:{locked}")
    assert refusal.fullmatch(flat(ran.err))


def test_without_a_group_every_variant_is_free(run):
    assert run(*QUICK, "--set", "variant=20").code == 0
    assert saved()["options"]["variant"] == 20


def test_a_game_that_was_left_unlocks_nothing_until_it_is_resumed_and_finished(run):
    run(*FRIENDS, typed="1\n" * 8)
    assert not GROUPS.exists()
    (number,) = epilogues(run("play", "--resume", "huisclos-save.json", typed=ONES).out, "en")
    assert json.loads(GROUPS.read_text()) == {"lockdown": {"friends": {"unlocked": [number]}}}


def test_a_game_without_a_group_writes_no_file(run):
    run(*QUICK, typed=ONES)
    assert not GROUPS.exists()


@pytest.mark.parametrize(
    "data", [b"", b"[]", b"not JSON", b'{"lockdown": 5}', b'{"lockdown": {"friends": ["x"]}}']
)
def test_a_broken_file_of_groups_is_refused_before_the_game(run, data):
    GROUPS.parent.mkdir(parents=True)
    GROUPS.write_bytes(data)
    ran = run(*FRIENDS, "--lang", "fr", typed=ONES)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert told("fr", "error-groups", file="…").fullmatch(flat(ran.err))
    assert "groups.json" in ran.err
    assert GROUPS.read_bytes() == data


@pytest.mark.parametrize("group", ["a:b", "[red]x[/red]", "les ami·es", "../../out"])
def test_a_group_may_have_any_name(run, group):
    ran = run(*QUICK, "--group", group, typed=ONES)
    assert (ran.code, ran.err) == (0, "")
    assert told("en", "terminal-unlocked", group=group).search(ran.flat)
    assert list(json.loads(GROUPS.read_text())["lockdown"]) == [group]
