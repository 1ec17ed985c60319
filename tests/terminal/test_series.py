"""Series of games between bots."""

import json
import re
from pathlib import Path

import pytest

from huisclos.engine.game.installed import find, games
from huisclos.words import LANGUAGES, Words
from tests.terminal.conftest import told

KEYS = ["game", "players", "games", "decisions", "seconds", "turns", "wins_by_bot", "deaths", "epilogues"]


@pytest.fixture
def simulate(run):
    """The figures of a series, as written to a file."""

    def series(*arguments):
        ran = run("simulate", "lockdown", *arguments, "--json", "figures/series.json")
        assert ran.code == 0
        return json.loads(Path("figures/series.json").read_text())

    return series


def timeless(report):
    return {key: value for key, value in report.items() if key != "seconds"}


def test_the_figures_of_a_series_are_all_there(simulate):
    report = simulate("--games", 30, "--players", 5)
    assert set(KEYS) <= set(report)
    assert (report["game"], report["players"], report["games"]) == ("lockdown", 5, 30)
    assert report["decisions"] > 30 * 5
    assert report["seconds"] > 0
    assert 1 <= report["turns"] <= 15
    assert 3 <= report["deaths"] <= 15
    assert sum(report["epilogues"].values()) == 30
    assert set(map(int, report["epilogues"])) <= set(range(1, 22))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_series_is_summed_up_on_the_screen(run, language):
    ran = run("simulate", "lockdown", "--games", 20, "--lang", language)
    assert ran.code == 0
    assert "\x1b" not in ran.out + ran.err
    for key in ("players", "games", "turns", "deaths", "wins_by_bot", "epilogues", "speed"):
        assert told(language, f"simulate-{key}").search(ran.flat)
    assert not list(Path().iterdir())


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Victory: steady", r"\d\.\d%", r"\d,\d{3}"]),
        ("fr", ["Victoires\u00a0: steady", "\\d,\\d\u00a0%", "\\d\u202f\\d{3}"]),
    ],
)
def test_its_figures_are_written_as_in_that_language(run, language, said):
    out = run("simulate", "lockdown", "--games", 20, "--bots", "steady,random", "--lang", language).out
    assert all(re.search(part, out) for part in said), out


@pytest.mark.parametrize("game", games())
def test_whatever_a_game_counts_has_a_name_in_every_language(run, game):
    ran = run("simulate", game, "--games", 1, "--json", "series.json")
    assert ran.code == 0
    report = json.loads(Path("series.json").read_text())
    for language in LANGUAGES:
        words = Words(language, find(game).meta.package)
        assert [name for name in report if f"simulate-{name}" not in words] == []


@pytest.mark.parametrize("bots", ["random", "steady,random"])
def test_the_same_seed_gives_the_same_figures(simulate, bots):
    first, again, other = (simulate("--games", 20, "--bots", bots, "--seed", seed) for seed in (5, 5, 6))
    assert timeless(first) == timeless(again)
    assert timeless(first) != timeless(other)


def test_the_number_of_workers_changes_no_figure(simulate):
    series = ("--games", 120, "--players", 3, "--bots", "steady,random")
    assert timeless(simulate(*series, "--workers", 1)) == timeless(simulate(*series, "--workers", 2))


@pytest.mark.parametrize("bots", ["random", "steady,random", "steady,steady,random"])
@pytest.mark.parametrize("players", [3, 6])
def test_the_shares_of_the_wins_sum_to_one(simulate, bots, players):
    wins = simulate("--games", 12, "--players", players, "--bots", bots)["wins_by_bot"]
    assert set(wins) == set(bots.split(","))
    assert sum(wins.values()) == pytest.approx(1)


def test_a_longer_series_begins_with_the_shorter_one(simulate):
    short, long = (simulate("--games", games)["epilogues"] for games in (10, 60))
    assert all(count <= long[number] for number, count in short.items())


def test_a_steady_player_beats_three_random_ones(simulate):
    wins = simulate("--games", 120, "--players", 4, "--bots", "steady,random,random,random")["wins_by_bot"]
    assert wins["steady"] >= 0.6


def test_options_of_the_game_change_the_series(simulate):
    usual, longer = (simulate("--games", 40, "--set", f"figures={f}") for f in ("{}", '{"end_margin": 4}'))
    assert longer["deaths"] < usual["deaths"]
