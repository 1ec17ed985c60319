"""What other packages bring along: games, bots, and packs for such games."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOG = ROOT / "tests" / "lighthouse" / "packs" / "fog.toml"
SHARK = """
import huisclos

class Shark(huisclos.Bot):
    def pick(self, view, choice):
        return [choice.options[0].id]
"""


@pytest.fixture
def huisclos(tmp_path):
    """The command line where a package with a bot and a game is installed; others of it can't be loaded."""
    about = tmp_path / "sharks-1.0.dist-info"
    about.mkdir()
    (tmp_path / "sharks.py").write_text(SHARK)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: sharks\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(
        "[huisclos.games]\nlighthouse = tests.lighthouse:TheLighthouse\nreef = sharks:Reef\n"
        "[huisclos.bots]\nlockdown.shark = sharks:Shark\nlockdown.squid = sharks:Squid\n"
    )
    paths = os.pathsep.join(map(str, (tmp_path, ROOT / "src", ROOT)))

    def run(*arguments):
        command = [sys.executable, "-m", "huisclos", *map(str, arguments)]
        env = {**os.environ, "PYTHONPATH": paths, "LC_ALL": "C.UTF-8"}
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
    code, told = huisclos("simulate", "reef")
    assert code == 2
    assert "No game here is called “reef”" in told
    code, told = huisclos("simulate", "lockdown", "--games", 1, "--bots", "squid")
    assert code == 2
    assert "has no attribute 'Squid'" in told


def test_a_good_pack_is_called_good(huisclos):
    assert huisclos("packs", "check", FOG) == (0, "fog.toml is a good pack for The Lighthouse.\n")
    code, told = huisclos("packs", "check", FOG, "--lang", "fr")
    assert (code, told) == (0, "fog.toml est un bon module pour Le Phare.\n")


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
    assert told == (ROOT / "docs" / "packs-manual.md").read_text("utf-8")
    assert huisclos("packs", "describe", "lockdown")[0] == 2
