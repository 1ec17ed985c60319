"""What other packages bring along: games, bots, and packs for such games."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import huisclos as table
from tests.toy_games.lighthouse.positions import GAME

ROOT = Path(__file__).parents[2]
FOG = ROOT / "tests" / "toy_games" / "lighthouse" / "packs" / "fog.toml"
SHARK = """
import huisclos

class Shark(huisclos.Bot):
    def pick(self, view, choice):
        return [choice.options[0].id]


from tests.toy_games.candles import Candles


class Forgetful(Candles):
    rules = huisclos.Game.rules
"""


@pytest.fixture
def huisclos(tmp_path, nothing_compiled):
    """The command line where a package with a bot and a game is installed; others of it can't be loaded."""
    (nothing_compiled / "kites").mkdir(exist_ok=True)  # how it is compiled is tested in tests/fast
    about = tmp_path / "sharks-1.0.dist-info"
    about.mkdir()
    (tmp_path / "sharks.py").write_text(SHARK)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: sharks\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(
        "[huisclos.games]\nlighthouse = tests.toy_games.lighthouse:TheLighthouse\nreef = sharks:Reef\n"
        "kites = tests.toy_games.kites.game:Kites\ntorn = tests.toy_games.torn.game:Torn\n"
        "forgetful = sharks:Forgetful\n"
        "[huisclos.bots]\nlockdown.shark = sharks:Shark\nlockdown.squid = sharks:Squid\n"
    )
    paths = os.pathsep.join(map(str, (tmp_path, ROOT / "src", ROOT)))

    def run(*arguments, module="huisclos", **surroundings):
        command = [sys.executable, "-m", module, *map(str, arguments)]
        env = {**os.environ, "PYTHONPATH": paths, "LC_ALL": "C.UTF-8", **surroundings}
        done = subprocess.run(command, capture_output=True, text=True, env=env, check=False)
        return done.returncode, done.stdout + done.stderr

    return run


def test_a_bot_of_others_plays_but_is_nobodys_default(huisclos):
    code, told = huisclos("simulate", "lockdown", "--games", 2, "--bots", "shark,steady")
    assert code == 0
    assert "shark" in told
    code, told = huisclos("simulate", "critico-ville", "--games", 1, "--bots", "shark")
    assert code == 2
    code, told = huisclos("simulate", "lockdown", "--games", 1, "--bots", "nobody")
    assert "random, shark and steady" in told


def test_what_cant_be_loaded_is_left_out_and_said(huisclos):
    code, told = huisclos("games")
    assert code == 0
    assert "lighthouse" in told
    assert "has no attribute 'Reef'" in told
    assert "tests.toy_games.candles has no room for chapters" in told
    assert "\nforgetful " not in told
    code, told = huisclos("simulate", "reef")
    assert code == 2
    assert "No game here is called “reef”" in told
    code, told = huisclos("simulate", "lockdown", "--games", 1, "--bots", "squid")
    assert code == 2
    assert "has no attribute 'Squid'" in told


def test_a_game_that_says_what_it_is_and_cant_be_loaded_is_left_out_as_well(huisclos, tmp_path):
    """Its `META` is whole, its `game.py` isn't: whoever needs the rules goes on without it."""
    code, told = huisclos("games")
    assert code == 0
    assert told.count("toy_games.torn.chapters") == 1, "why, once"
    assert "\ntorn " not in told
    for command in ("simulate", "play"):
        code, told = huisclos(command, "torn")
        assert code == 2
        said = told.rpartition("No game here is called “torn”")[2]
        assert said
        assert "lighthouse" in said
        assert "torn" not in said
    code, told = huisclos("fast", PATH="", HUISCLOS_FAST=str(tmp_path / "fast"))
    assert code == 0
    assert told.count("takes a C compiler") == len(table.installed()) + 2, "lighthouse, kites"


def test_the_api_is_described_without_what_cant_be_loaded(huisclos):
    code, told = huisclos(module="huisclos.server.description")
    assert code == 0
    assert '"KitesBoard"' in told
    assert '"TornBoard"' not in told


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_with_rooms_is_listed_and_played(huisclos, language):
    code, told = huisclos("games", "--lang", language)
    assert code == 0
    title = {"en": "Who has the whole string out first?", "fr": "Qui aura déroulé toute sa ficelle"}
    assert f"kites  {title[language]}" in told
    code, told = huisclos("simulate", "kites", "--games", 3, "--lang", language)
    assert code == 0, told


def test_a_good_pack_is_called_good(huisclos):
    pack = GAME.read_pack(FOG.name, FOG.read_text("utf-8"))
    name = table.new(GAME, ["a"], 1, {"pack": pack}).record()["packs"]["fog"]
    said = f"fog.toml is a good pack for The Lighthouse: fog ({name}).\n"
    assert huisclos("packs", "check", FOG) == (0, said)
    said = f"fog.toml est un bon module pour Le Phare\u00a0: fog ({name}).\n"
    assert huisclos("packs", "check", FOG, "--lang", "fr") == (0, said)


def test_all_packs_of_a_folder_are_checked_and_each_says_what_is_wrong_with_it(huisclos, tmp_path):
    folder = tmp_path / "mine"
    folder.mkdir()
    code, told = huisclos("packs", "check", folder)
    assert code == 2
    assert f"There is no pack in {folder}." in told
    good = FOG.read_text("utf-8")
    (folder / "notes.txt").write_text("not looked at")
    (folder / "fog.TOML").write_text(good, "utf-8")
    code, told = huisclos("packs", "check", folder)
    assert (code, told.count("is a good pack")) == (0, 1)
    (folder / "bad.toml").write_text(good.replace('type = "EndNight"', 'type = "EndNigth"'), "utf-8")
    (folder / "whose.toml").write_text("name = 'whose'")
    (folder / "folder.toml").mkdir()
    code, told = huisclos("packs", "check", folder)
    assert code == 2
    assert "bad.toml can’t be used as it is." in told
    assert 'type: "EndNigth" is not an effect; did you mean "EndNight"?' in told
    assert "whose.toml: This file doesn’t say which game it is for." in told
    taking = told.partition("one of these: ")[2].partition("\n")[0]
    assert ("lighthouse" in taking, "lockdown" in taking) == (True, False), "lockdown takes no packs"
    assert "folder.toml: " in told
    assert "Is a directory" in told
    assert "fog.TOML is a good pack for The Lighthouse" in told
    assert f"3 of the 4 packs in {folder} can’t be used as they are." in told
    code, told = huisclos("packs", "check", folder, "--lang", "fr")
    assert (code, f"Sur 4 modules dans {folder}, 3 ne peuvent pas servir tels quels." in told) == (2, True)


def test_what_is_wrong_with_a_pack_is_told_in_ones_language(huisclos, tmp_path):
    bad = tmp_path / "bad.toml"
    bad.write_text(FOG.read_text("utf-8").replace('type = "EndNight"', 'type = "EndNigth"'))
    code, told = huisclos("packs", "check", bad)
    assert code == 2
    assert 'type: "EndNigth" is not an effect; did you mean "EndNight"?' in told
    code, told = huisclos("packs", "check", bad, "--lang", "fr")
    assert 'type\u00a0: "EndNigth" n’est pas un effet' in told


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("name = 'x'", "doesn’t say which game it is for"),
        ("game = 'chess'", "No game here is called “chess”"),
        ("game = 'lockdown'", "This game takes no packs"),
        ("game =", "Line 1"),
    ],
)
def test_a_file_that_is_no_pack_is_refused_with_what_to_do(huisclos, tmp_path, text, said):
    (tmp_path / "odd.toml").write_text(text)
    code, told = huisclos("packs", "check", tmp_path / "odd.toml")
    assert (code, said in told) == (2, True), told


def test_a_game_describes_its_packs(huisclos):
    code, told = huisclos("packs", "describe", "lighthouse")
    assert code == 0
    assert told == (ROOT / "docs" / "authors" / "packs-manual.md").read_text("utf-8")
    assert huisclos("packs", "describe", "lockdown")[0] == 2
