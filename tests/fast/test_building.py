"""Building compiled rules: when, from what, and what is said where it can't be done."""

import os
import py_compile
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
import venv
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import huisclos
from huisclos.engine.game.installed import _installed
from huisclos.fast import NotCompiled, build, quick, quickest
from tests.toy_games import torn
from tests.toy_games.candles import Candles
from tests.toy_games.traps import Traps

ROOT = Path(__file__).parents[2]
TOYS = ROOT / "tests" / "toy_games"
NIGHTS = """
import random
from wicks import Candles
from huisclos.engine.base.dice import quick_dice
from huisclos.fast import is_built, is_stale, quickest

game = quickest(Candles())
state = game.setup(2, game.options(), quick_dice("1"))
state.advance()
print(is_built(Candles()), is_stale(Candles()), type(state).__module__, len(state.draught))
"""

FLIGHT = """
import sys
from huisclos.engine.base.dice import quick_dice
from huisclos.engine.game.installed import find
from huisclos.fast import playout, quickest
import random

game = quickest(find("kites"))
state = game.setup(2, game.options(), quick_dice("1"))
state.advance()
playout(state, random.Random(1))
for name, module in sorted(sys.modules.items()):
    if name.startswith(f"{sys.argv[1]}.") and getattr(module, "__file__", "").endswith(".so"):
        print(name)
"""

WHERE = """
from wicks import Candles
from huisclos.fast.building import folder_of

print(folder_of(Candles()))
"""


class Wicks:
    """A machine where a game of somebody's own is installed, and nothing is compiled yet."""

    def __init__(self, home: Path, game: str = "candles", point: str = "wicks:Candles") -> None:
        self.home, self.builds, self.interpreter = home, home / "builds", sys.executable
        self.game = game
        shutil.copytree(TOYS / game, home / "wicks", ignore=shutil.ignore_patterns("__pycache__"))
        about = home / "wicks-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text("Metadata-Version: 2.1\nName: wicks\nVersion: 1.0\n")
        (about / "entry_points.txt").write_text(f"[huisclos.games]\n{game} = {point}\n")

    def change(self, file: str, old: str, new: str) -> None:
        source = self.home / "wicks" / file
        assert old in source.read_text()
        source.write_text(source.read_text().replace(old, new))

    def line(self, text: str, file: str = "steps.py") -> int:
        """Where something stands in a file of the game."""
        lines = (self.home / "wicks" / file).read_text().splitlines()
        return next(number for number, line in enumerate(lines, 1) if text in line)

    def machine(self, **env: str) -> dict[str, str]:
        paths = os.pathsep.join(map(str, (self.home, ROOT / "src", ROOT)))
        fast = {"HUISCLOS_FAST": str(self.builds), "MYPYC_OPT_LEVEL": "0"}
        return {**os.environ, "PYTHONPATH": paths, **fast, "LC_ALL": "C.UTF-8", **env}

    def python(self, *arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
        command = [self.interpreter, *arguments]
        return subprocess.run(command, env=self.machine(**env), capture_output=True, text=True, check=False)

    def start(self, *arguments: str) -> subprocess.Popen[bytes]:
        """A command in a group of processes of its own, that can be interrupted also where tests can't."""
        ready = ["env", "--default-signal=INT"]
        command, quiet = [*ready, self.interpreter, "-m", "huisclos", *arguments], subprocess.DEVNULL
        return subprocess.Popen(
            command, env=self.machine(), stdout=quiet, stderr=quiet, start_new_session=True
        )

    def folder(self, **env: str) -> Path:
        """Where the build of the rules as they are now belongs."""
        return Path(self.python("-c", WHERE, **env).stdout.strip())

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
            "-m", "huisclos", "simulate", self.game, "--players", "2", "--games", "5", *arguments, **env
        )


@pytest.fixture
def wicks(tmp_path):
    return Wicks(tmp_path)


@pytest.fixture
def _compiler(compiled):
    """The test is left out where there is none."""
    compiled(Candles())


def figures(ran):
    """What a series tells, but for how long it took, and how wide that makes the table."""
    slow = ("Seconds", "Decisions per")
    lines = (" ".join(line.split()) for line in ran.stdout.splitlines())
    return [line for line in lines if not line.startswith(slow)]


@pytest.mark.usefixtures("_compiler")
def test_a_game_with_rooms_is_compiled_from_all_of_them(tmp_path):
    """Its class is in `game.py`, and it lists no files: what is compiled follows from where it stands."""
    wicks = Wicks(tmp_path, "kites", "wicks.game:Kites")
    plain, compiled = wicks.simulate(PATH=""), wicks.simulate()
    assert (plain.returncode, plain.stderr, compiled.stderr) == (0, "", "")
    assert figures(plain) == figures(compiled)
    native = "native_kites.wicks"
    modules = [f"{native}.{room}" for room in ("chapters.flying", "printed.winds", "state")]
    assert wicks.python("-c", FLIGHT, native).stdout.split() == modules
    flying = wicks.home / "wicks" / "chapters" / "flying.py"
    flying.write_text(flying.read_text().replace("wind + 1", "wind + 2"))
    assert figures(wicks.simulate(PATH="")) != figures(plain), "out of date: plain rules are played"


@pytest.mark.usefixtures("_compiler")
def test_from_the_first_series_to_a_changed_rule(wicks):
    """The life of a game that is changed, on a machine on which not everything goes well."""
    plain, first, second = wicks.simulate(PATH=""), wicks.simulate(), wicks.simulate()
    assert figures(plain) == figures(first) == figures(second)
    assert plain.stderr == first.stderr == second.stderr == ""
    assert wicks.nights() == ["True", "False", "native_candles.wicks.state", "4"]
    assert "compiled" in wicks.python("-m", "huisclos", "games").stdout
    assert wicks.build(PATH="") == "", "there is nothing to do"
    (built,) = (wicks.builds / "candles").iterdir()

    figures_file = wicks.home / "wicks" / "figures.toml"
    figures_file.write_text("candles = 17")
    assert wicks.nights()[:2] == ["False", "True"], "constants may come from any file of the game"
    figures_file.unlink()
    assert wicks.nights()[:2] == ["True", "False"]

    wicks.change("steps.py", "roll(4)", "roll(3)")
    assert wicks.nights() == ["False", "True", "wicks.state", "3"]
    ran = wicks.simulate()
    assert ran.returncode == 0
    assert ran.stderr.count("\n") == 1
    assert "huisclos fast" in ran.stderr

    wrong = wicks.folder()
    shutil.copytree(built, wrong)
    assert "C compiler" in wicks.build(PATH=""), "a build that doesn't play like the plain rules is no build"
    for old in range(5):
        (built.parent / f"old-{old}").mkdir()
        os.utime(built.parent / f"old-{old}", (old, old))
    (built.parent / "stray").touch()
    os.utime(built.parent / "stray", (0, 0))
    assert wicks.build() == ""
    assert wicks.nights() == ["True", "False", "native_candles.wicks.state", "3"]
    assert not list(wicks.builds.glob("build-*"))
    assert sum(path.is_dir() for path in (wicks.builds / "candles").iterdir()) == 4

    library = next(wrong.glob("*.so"))
    library.write_bytes(library.read_bytes()[:100])
    assert wicks.nights() == ["False", "True", "wicks.state", "3"], "what can't be loaded isn't there"
    assert wicks.simulate().returncode == 0
    assert "C compiler" in wicks.build(PATH="")

    wicks.change("steps.py", "roll(3)", "roll(4)")
    assert wicks.nights()[0] == "True", "what was built before is found again"


@pytest.mark.usefixtures("_compiler")
def test_rules_that_cant_be_compiled_stay_plain_and_it_is_said_why(wicks):
    wicks.change(
        "steps.py", "s.night += 1\n", "s.night += 1\n        # why?\n\n        works: int = str(s)\n"
    )
    told = wicks.build()
    assert "candles" in told
    assert f"wicks/steps.py:{wicks.line('works: int')}: " in told
    assert 'expression has type "str", variable has type "int"' in told
    ran = wicks.simulate()
    assert (ran.returncode, ran.stderr) == (0, ""), "a series doesn't try again, and plays on plain rules"
    assert wicks.nights() == ["False", "False", "wicks.state", "4"]


@pytest.mark.usefixtures("_compiler")
def test_an_installed_game_is_compiled_like_any_other(wicks, tmp_path):
    """A type checker won't look into an installation, unless it is led there by another way."""
    venv.create(tmp_path / "venv", symlinks=True)
    (site,) = (tmp_path / "venv").glob("lib/*/site-packages")
    shutil.copytree(ROOT / "src" / "huisclos", site / "huisclos")
    shutil.move(wicks.home / "wicks", site / "wicks")
    (site / "others.pth").write_text(sysconfig.get_paths()["purelib"])
    wicks.interpreter = str(tmp_path / "venv" / "bin" / "python")
    wicks.home = site
    wicks.change("steps.py", "s.night += 1\n", "s.night += 1\n        works: int = str(s)\n")
    told = wicks.build(PYTHONPATH="")
    assert f"wicks/steps.py:{wicks.line('works: int')}: Incompatible types" in told


HELPER = """
class Helper:
    def night(self) -> Night:
        return Night()


class Draught(Step"""


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ("import ClassVar\n", "import ClassVar\n\nimport wicks.state\n", "import wicks", "wicks.state"),
        ("import ClassVar\n", "import ClassVar\n\nimport huisclos\n", "import huisclos", "huisclos"),
        ("    def ask", "    class Inner:\n        x = 1\n\n    def ask", "class Inner", "Inner"),
        ("class Draught(Step", HELPER, "class Helper", "Helper"),
    ],
)
@pytest.mark.usefixtures("_compiler")
def test_what_isnt_supported_is_named_with_its_place(wicks, old, new, line, said):
    wicks.change("steps.py", old, new)
    told = wicks.build()
    assert f"wicks/steps.py:{wicks.line(line)}: " in told
    assert said in told.partition("steps.py")[2]
    assert wicks.nights() == ["False", "False", "wicks.state", "4"]


@pytest.mark.usefixtures("_compiler")
def test_rules_without_a_source_stay_plain(wicks):
    source = wicks.home / "wicks" / "steps.py"
    py_compile.compile(str(source), str(source.with_suffix(".pyc")))
    source.unlink()
    assert "could not get source code" in wicks.build()
    assert wicks.simulate().returncode == 0


@pytest.mark.usefixtures("_compiler")
def test_where_nothing_can_be_stored_everything_works_as_before(wicks):
    wicks.builds.write_text("in the way")
    assert f"can’t be stored in {wicks.builds}: " in wicks.build()
    done = wicks.python("-m", "huisclos", "fast")
    assert done.returncode == 0
    assert done.stdout.count("HUISCLOS_FAST") == len(huisclos.installed()) + 1
    ran = wicks.simulate()
    assert (ran.returncode, ran.stderr) == (0, "")


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGKILL])
@pytest.mark.usefixtures("_compiler")
def test_a_build_that_was_stopped_leaves_no_trace(wicks, sent):
    with wicks.start("simulate", "candles", "--players", "2", "--games", "5") as series:
        while not list(wicks.builds.glob("build-*/homes")):
            assert series.poll() is None
            time.sleep(0.05)
        os.killpg(series.pid, sent)
    assert not (wicks.builds / "candles").exists(), "the next series tries again"
    assert bool(list(wicks.builds.glob("build-*"))) == (sent is signal.SIGKILL)
    wicks.change("steps.py", "    def ask", "    class Inner:\n        x = 1\n\n    def ask")
    assert "Inner" in wicks.build()
    assert not list(wicks.builds.glob("build-*")), "the next build clears away what was left"


def test_a_build_of_a_zipped_game_belongs_to_its_rules_too(wicks):
    folders = set()
    for rolled in ("roll(4)", "roll(3)"):
        wicks.change("steps.py", "roll(4)", rolled)
        archive = shutil.make_archive(str(wicks.home / rolled), "zip", wicks.home, "wicks")
        folders.add(wicks.folder(PYTHONPATH=os.pathsep.join([archive, str(ROOT / "src")])))
    assert len(folders) == 2


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


def test_a_game_that_cant_be_loaded_is_in_no_others_way(monkeypatch):
    monkeypatch.setitem(
        _installed(), "torn", EntryPoint("torn", f"{torn.__name__}.game:Torn", "huisclos.games")
    )
    state = huisclos.new(Traps(), ["Ana"], 1).state
    assert quick(state) is state


def test_what_a_process_has_loaded_is_used_where_there_is_a_build_only(compiled, monkeypatch, tmp_path):
    game = Candles()
    assert compiled(game) is not game
    monkeypatch.setenv("HUISCLOS_FAST", str(tmp_path))
    assert quickest(game) is game
    monkeypatch.undo()
    assert quickest(game) is compiled(game)


OLD = """
import warnings
import huisclos
from huisclos.engine.game.installed import find
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
