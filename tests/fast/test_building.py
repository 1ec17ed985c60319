"""Building compiled rules: when, from what, and what is said where it can't be done."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import huisclos
from huisclos.fast import NotCompiled, build, quickest
from tests.sample import Candles
from tests.traps import Traps

ROOT = Path(__file__).parents[2]
SAMPLE = ROOT / "tests" / "sample"
NIGHTS = """
import random
from wicks import Candles
from huisclos.engine.dice import quick_dice
from huisclos.fast import is_built, is_stale, quickest

game = quickest(Candles())
state = game.setup(2, game.options(), quick_dice("1"))
state.advance()
print(is_built(Candles()), is_stale(Candles()), type(state).__module__, len(state.draught))
"""


class Wicks:
    """A machine where a game of somebody's own is installed, and nothing is compiled yet."""

    def __init__(self, home: Path) -> None:
        self.home, self.builds = home, home / "builds"
        shutil.copytree(SAMPLE, home / "wicks", ignore=shutil.ignore_patterns("__pycache__"))
        about = home / "wicks-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text("Metadata-Version: 2.1\nName: wicks\nVersion: 1.0\n")
        (about / "entry_points.txt").write_text("[huisclos.games]\ncandles = wicks:Candles\n")

    def change(self, file: str, old: str, new: str) -> None:
        source = self.home / "wicks" / file
        assert old in source.read_text()
        source.write_text(source.read_text().replace(old, new))

    def python(self, *arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
        paths = os.pathsep.join(map(str, (self.home, ROOT / "src", ROOT)))
        machine = {
            **os.environ,
            "PYTHONPATH": paths,
            "HUISCLOS_FAST": str(self.builds),
            "MYPYC_OPT_LEVEL": "0",
            "LC_ALL": "C.UTF-8",
        }
        return subprocess.run(
            [sys.executable, *arguments],
            env={**machine, **env},
            capture_output=True,
            text=True,
            check=False,
        )

    def build(self, **env: str) -> str:
        done = self.python(
            "-c", "from wicks import Candles; from huisclos.fast import build; build(Candles())", **env
        )
        return (done.stderr or "").strip().rpartition("\n")[2]

    def nights(self) -> list[str]:
        """Built? Out of date? In which module is the state, and how many dice are in the draught?"""
        return self.python("-c", NIGHTS).stdout.split()

    def simulate(self, *arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
        return self.python(
            "-m", "huisclos", "simulate", "candles", "--players", "2", "--games", "5", *arguments, **env
        )


@pytest.fixture
def wicks(tmp_path):
    return Wicks(tmp_path)


@pytest.fixture
def _compiler(compiled):
    """The test is left out where there is none."""
    compiled(Candles())


@pytest.mark.usefixtures("_compiler")
def test_a_changed_rule_shows_after_building_and_not_before(wicks):
    assert wicks.nights() == ["False", "False", "wicks.state", "4"]
    assert wicks.build() == ""
    assert wicks.nights() == ["True", "False", "native_candles.wicks.state", "4"]

    wicks.change("steps.py", "roll(4)", "roll(3)")
    assert wicks.nights() == ["False", "True", "wicks.state", "3"]
    ran = wicks.simulate()
    assert ran.returncode == 0
    assert ran.stderr.count("\n") == 1
    assert "huisclos fast" in ran.stderr

    assert wicks.build() == ""
    assert wicks.nights() == ["True", "False", "native_candles.wicks.state", "3"]
    wicks.change("steps.py", "roll(3)", "roll(4)")
    assert wicks.nights()[0] == "True", "what was built before is found again"


@pytest.mark.usefixtures("_compiler")
def test_the_first_series_compiles_and_gives_the_same_figures(wicks):
    def figures(ran):
        return [line for line in ran.stdout.splitlines() if not line.startswith((" Seconds", " Decisions a"))]

    slow = wicks.simulate(PATH="")
    assert not wicks.builds.exists()
    first, second = wicks.simulate(), wicks.simulate()
    assert wicks.nights()[0] == "True"
    assert figures(slow) == figures(first) == figures(second)
    assert slow.stderr == first.stderr == second.stderr == ""


@pytest.mark.usefixtures("_compiler")
def test_rules_that_cant_be_compiled_stay_plain_and_it_is_said_why(wicks):
    wicks.change("steps.py", "s.night += 1\n", "s.night += 1\n        works: int = str(s)\n")
    told = wicks.build()
    assert "candles" in told
    assert "wicks/steps.py" in told
    assert 'expression has type "str", variable has type "int"' in told
    ran = wicks.simulate()
    assert (ran.returncode, ran.stderr) == (0, ""), "a series doesn't try again, and plays on plain rules"
    assert wicks.nights() == ["False", "False", "wicks.state", "4"]


def test_without_a_compiler_everything_works_as_before(wicks):
    done = wicks.python("-m", "huisclos", "fast", PATH="")
    assert done.returncode == 0
    assert done.stdout.count("takes a C compiler") == len(huisclos.installed()) + 1
    done = wicks.python("-m", "huisclos", "fast", "--lang", "fr", PATH="")
    assert "compilateur C" in done.stdout
    assert wicks.simulate(PATH="").returncode == 0


def test_rules_in_the_package_itself_stay_plain():
    with pytest.raises(NotCompiled, match="files of their own"):
        build(Traps())
    traps = Traps()
    assert quickest(traps) is traps


OLD = """
import warnings
import huisclos
from huisclos.engine.game import find
from huisclos.fast import NotCompiled, quick, quickest, to_native
from huisclos.lab.series import Plan, run
from huisclos.words import LANGUAGES, Words

game = find("lockdown")
state = huisclos.new(game, list("abc"), 1).state
assert quickest(game) is game
assert quick(state) is state
try:
    to_native(state)
except NotCompiled as refused:
    for language in LANGUAGES:
        print(refused.read(Words(language)))
with warnings.catch_warnings(record=True) as told:
    assert run(Plan("lockdown", 3, ["random"]), 2)["games"] == 2
print(*(warning.message for warning in told))
"""


def test_an_old_build_is_noticed_and_not_used(wicks):
    (wicks.builds / "lockdown" / "0123456789abcdef").mkdir(parents=True)
    done = wicks.python("-c", OLD)
    assert (done.returncode, done.stderr) == (0, "")
    english, french, warned = done.stdout.splitlines()
    assert english == warned
    assert english.endswith("Run huisclos fast to compile them again.")
    assert french.endswith("Relancez huisclos fast.")
