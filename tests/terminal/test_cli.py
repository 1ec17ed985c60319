"""The command line: what it refuses, what it lists, what it verifies."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from huisclos.engine.game.installed import find, games
from huisclos.fast import building
from huisclos.words import LANGUAGES, Words
from tests.terminal.conftest import PACKAGE, Ran, flat, saved, told

HUISCLOS = Path(sys.executable).with_name("huisclos")


def refused(ran, language, key, **args):
    """One line on stderr, this one, in this language; nothing else, and exit code 2."""
    assert ran.err.endswith("\n")
    assert ran.err.count("\n") == 1
    assert told(language, key, **args).fullmatch(flat(ran.err)), ran.err
    assert (ran.code, ran.out) == (2, "")


# -- arguments ---------------------------------------------------------------------------------------

BAD_ARGUMENTS = {
    "play nothere": ("error-unknown-game", {"game": "nothere", "games": games()}),
    "play some:game": ("error-unknown-game", {"game": "some:game", "games": games()}),
    "simulate nothere": ("error-unknown-game", {"game": "nothere", "games": games()}),
    "play --players 2": ("error-players", {"least": 3, "most": 6, "count": 2}),
    "play --players 7": ("error-players", {"least": 3, "most": 6, "count": 7}),
    "play --players 20": ("error-players", {"least": 3, "most": 6, "count": 20}),
    "play --players 0": ("error-players", {"least": 3, "most": 6, "count": 0}),
    "simulate lockdown --players 2": ("error-players", {"least": 3, "most": 6, "count": 2}),
    "simulate lockdown --players 7": ("error-players", {"least": 3, "most": 6, "count": 7}),
    "play --bots nobody": ("error-unknown-bot", {"bot": "nobody", "bots": ["random", "steady"]}),
    "simulate lockdown --bots steady,nobody": (
        "error-unknown-bot",
        {"bot": "nobody", "bots": ["random", "steady"]},
    ),
    "play --set variant=99": ("error-options", {"problem": "…"}),
    "simulate lockdown --set variant=99": ("error-options", {"problem": "…"}),
    "play --set nonsense=1": ("error-options", {"problem": "…"}),
    "play --set novalue": ("error-setting", {"setting": "novalue"}),
    "play --frobnicate": ("error-command", {"problem": "…"}),
    "frobnicate": ("error-command", {"problem": "…"}),
    "simulate": ("error-command", {"problem": "…"}),
    "play --players several": ("error-command", {"problem": "…"}),
    "simulate lockdown --games 0": ("error-games", {}),
    "simulate lockdown --workers 0": ("error-games", {}),
    "simulate lockdown --games 1 --json .": ("error-file", {"file": ".", "problem": "…"}),
    "play critico-ville --load pack": ("error-setting", {"setting": "pack"}),
    "play critico-ville --load pack=missing.csv": ("error-file", {"file": "missing.csv", "problem": "…"}),
    "verify missing.json": ("error-file", {"file": "missing.json", "problem": "…"}),
    "verify .": ("error-file", {"file": ".", "problem": "…"}),
    "play --resume missing.json": ("error-file", {"file": "missing.json", "problem": "…"}),
    "play --resume .": ("error-file", {"file": ".", "problem": "…"}),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line", BAD_ARGUMENTS)
def test_a_bad_argument_gets_one_line_in_the_language_asked_for(run, line, language):
    key, args = BAD_ARGUMENTS[line]
    ran = run(*line.split(), "--lang", language)
    if "--json" in line:  # the figures are there, only the file isn't
        ran = ran._replace(out="")
    refused(ran, language, key, **args)


@pytest.mark.parametrize("key", sorted({key for key, _ in BAD_ARGUMENTS.values()}))
def test_refusals_are_translated(key):
    assert key in Words("fr", PACKAGE)
    args = {name: 1 for _, details in BAD_ARGUMENTS.values() for name in details}
    assert Words("fr", PACKAGE).text(key, args) != Words("en", PACKAGE).text(key, args)


def test_the_language_may_be_given_with_an_equals_sign(run):
    refused(run("play", "--lang=fr", "--players", 2), "fr", "error-players", least=3, most=6, count=2)


def test_the_language_of_the_machine_counts_when_none_is_asked_for(run, monkeypatch):
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    refused(run("play", "--players", 2), "fr", "error-players", least=3, most=6, count=2)
    refused(run("play", "--players", 2, "--lang", "en"), "en", "error-players", least=3, most=6, count=2)


def test_an_unknown_language_is_refused(run):
    refused(run("games", "--lang", "de"), "en", "error-command", problem="…")


# -- files that are no good record -------------------------------------------------------------------

NO_RECORDS = {
    "empty": b"",
    "no JSON": b"this is no JSON",
    "a number": b"5",
    "a list": b"[1, 2]",
    "an object of another shape": b'{"cards": []}',
    "a record that is a number": b'{"record": 5, "seating": {"seat": 0, "bot": "random"}}',
    "not UTF-8": b'{"record": "\xff\xfe"}',
    "deep": b'{"record": {"game": ' + b"[" * 100_000,
}


@pytest.mark.parametrize("command", ["verify", "play --resume"])
@pytest.mark.parametrize("data", NO_RECORDS.values(), ids=NO_RECORDS)
def test_a_file_that_holds_no_record_is_refused(run, data, command):
    Path("file.json").write_bytes(data)
    refused(run(*command.split(), "file.json", "--lang", "fr"), "fr", "error-record", problem="…")


@pytest.mark.parametrize("command", ["verify", "play --resume"])
def test_a_record_cut_in_the_middle_is_refused(run, finished, command):
    Path("cut.json").write_text(finished[: len(finished) // 2])
    refused(run(*command.split(), "cut.json", "--lang", "fr"), "fr", "error-record", problem="…")


def forge(finished, change):
    """A record that somebody has changed, and the same as a saved game."""
    record = json.loads(finished)
    change(record)
    Path("forged.json").write_text(json.dumps(record))
    seating = {"seat": 0, "bot": "random", "group": None}
    Path("forged-save.json").write_text(json.dumps({"record": record, "seating": seating}))
    lines = ("verify forged.json", "verify forged-save.json", "play --resume forged-save.json")
    return [line.split() for line in lines]


@pytest.mark.parametrize("pick", ["card:nuke", "seat:5", "nonsense"])
def test_an_option_that_was_not_offered_is_refused(run, finished, pick):
    def change(record):
        record["actions"][4][1] = [pick]

    for command in forge(finished, change):
        ran = run(*command, "--lang", "fr")
        refused(ran, "fr", "error-forged", number=5, problem="…")
        assert told("fr", "error-not-offered", pick="…", rule="…", offered=["…"]).search(flat(ran.err))


@pytest.mark.parametrize("seat", [1, 99, -1])
def test_a_seat_that_was_not_asked_is_refused(run, finished, seat):
    def change(record):
        wrong = (record["actions"][0][0] + 1) % 3 if seat == 1 else seat
        record["actions"][0][0] = wrong

    for command in forge(finished, change):
        ran = run(*command, "--lang", "fr")
        refused(ran, "fr", "error-forged", number=1, problem="…")
        assert told("fr", "error-not-asked", seat="…").search(flat(ran.err))


def test_an_action_after_the_end_is_refused(run, finished):
    number = len(json.loads(finished)["actions"]) + 1
    for command in forge(finished, lambda record: record["actions"].append([0, ["pass"]])):
        refused(run(*command), "en", "error-forged", number=number, problem="…")


def test_a_changed_seed_is_refused(run, finished):
    for command in forge(finished, lambda record: record.update(seed="8")):
        refused(run(*command, "--lang", "fr"), "fr", "error-seed")


@pytest.mark.parametrize("change", [{"winners": [0, 1, 2]}, {"points": [99, 99, 99]}, None])
def test_a_changed_result_is_refused(run, finished, change):
    result = {**json.loads(finished)["result"], **change} if change else None
    for command in forge(finished, lambda record: record.update(result=result)):
        refused(run(*command, "--lang", "fr"), "fr", "error-result")


@pytest.mark.parametrize(
    "change", [{"seat": 99}, {"seat": -1}, {"at": 9999}, {"at": -1}, {"form": "sing"}, {"args": {}}]
)
def test_something_said_that_cannot_have_been_said_is_refused(run, finished, change):
    for command in forge(finished, lambda record: record["talk"][0].update(change)):
        ran = run(*command)
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)


@pytest.mark.parametrize("change", [{"seats": ["A", "B"]}, {"seats": ["", "", ""]}, {"version": 99}])
def test_a_table_that_cannot_have_been_is_refused(run, finished, change):
    for command in forge(finished, lambda record: record.update(change)):
        ran = run(*command)
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)


# -- what works --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_lists_what_is_installed(run, language):
    ran = run("games", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert all(re.search(rf"^{name}  ", ran.out, re.MULTILINE) for name in games())
    assert told(language, "game-summary").search(ran.flat)
    assert told(language, "games-line", least=3, most=6, minutes=45, alone=5).search(ran.flat)


@pytest.mark.parametrize(
    ("language", "line"), [("en", "Alone, about 40 minutes"), ("fr", "En solo, environ 40 minutes")]
)
def test_a_game_for_one_is_for_nobody_else(run, language, line):
    said = run("games", "--lang", language)
    assert said.out.count(f"  {line}\n") == 1
    assert not re.search(r"1 (to|à) 1\b", said.flat)


@pytest.mark.parametrize(
    ("setting", "near"),
    [
        ("final-girl killer=hans", "hans@butcher"),
        ("final-girl location=fare", "fair@carnival"),
        ("final-girl girl=lauri@trails", "laurie@trails"),
        ("dead-of-winter objective=becon", "beacon@aims"),
    ],
)
@pytest.mark.parametrize(
    ("language", "asks"), [("en", "Did you mean “{}”?"), ("fr", "Vouliez-vous dire « {} » ?")]
)
def test_what_is_nearly_there_is_named(run, setting, near, language, asks):
    game, _, setting = setting.partition(" ")
    ran = run("play", game, "--set", setting, "--lang", language)
    assert ran.code == 2
    assert asks.format(near) in " ".join(ran.err.split())


@pytest.mark.parametrize(("game", "setting"), [("final-girl", "killer"), ("dead-of-winter", "objective")])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_far_from_everything_is_told_in_the_words_of_its_game(run, game, setting, language):
    ran = run("play", game, "--set", f"{setting}=xyz", "--lang", language)
    words = Words(language, find(game).meta.package)
    assert ran.err == f"{words.text('error-unknown-part', {'name': 'xyz'})}\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_says_whose_compiled_rules_are_of_no_use(run, language, monkeypatch, tmp_path):
    monkeypatch.setenv("HUISCLOS_FAST", str(tmp_path))
    assert told(language, "games-plain").search(run("games", "--lang", language).flat)
    for build in ("0123456789abcdef", building.folder_of(find("lockdown")).name):
        (tmp_path / "lockdown" / build).mkdir(parents=True)
        ran = run("games", "--lang", language)
        assert told(language, "error-fast-stale", game="lockdown").search(ran.flat), "older, or empty"
        assert ran.flat.count(flat(Words(language).text("games-plain"))) == len(games()) - 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_accepts_a_finished_record_and_tells_who_won(run, finished, language):
    record = json.loads(finished)
    winners = [record["seats"][seat] for seat in record["result"]["winners"]]
    Path("whole.json").write_text(finished)
    ran = run("verify", "whole.json", "--lang", language)
    args = {"actions": len(record["actions"]), "winners": winners, "seed": "7"}
    assert (ran.code, ran.err) == (0, "")
    assert told(language, "verify-finished", **args).fullmatch(ran.flat)


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_accepts_an_unfinished_game_and_says_so(run, language):
    run("play", "--seed", "day:1", "--bots", "random", typed="1\n" * 5)
    ran = run("verify", "huisclos-save.json", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert told(language, "verify-open", actions=len(saved()["actions"])).fullmatch(ran.flat)


# -- as a program of its own -------------------------------------------------------------------------


def program(*arguments, typed=""):
    ran = subprocess.run(
        [HUISCLOS, *arguments], input=typed, capture_output=True, encoding="utf-8", check=False
    )
    return Ran(ran.returncode, ran.stdout, ran.stderr)


def test_the_program_fails_with_one_line_and_exit_code_2():
    ran = program("play", "--bots", "nobody", "--lang", "fr")
    refused(ran, "fr", "error-unknown-bot", bot="nobody", bots=["random", "steady"])


def test_the_program_plays_a_game_from_a_pipe():
    ran = program("play", "--players", "3", "--bots", "random", "--lang", "fr", typed="1\n" * 500)
    assert (ran.code, ran.err) == (0, "")
    assert "\x1b" not in ran.out
    assert any(told("fr", f"epilogue-{n}-title").search(ran.flat) for n in range(1, 22))
