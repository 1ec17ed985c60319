"""What stands in `examples` works as its page says."""

import random
import re
import runpy
import shlex

import pytest

import huisclos
from huisclos.bots import Chance
from huisclos.cli import main
from huisclos.cli.typed_options import read_options
from huisclos.engine.game.installed import find
from huisclos.words import LANGUAGES
from tests.engine.all_games import play
from tests.test_readme import ROOT, blocks

FOLDER = ROOT / "examples"
PAGE = (FOLDER / "README.md").read_text("utf-8")
PACKS = sorted(file.name for file in FOLDER.glob("*.toml"))
PAGES = ["README.md", *sorted(str(page.relative_to(ROOT)) for page in ROOT.glob("docs/**/*.md"))]


@pytest.fixture(autouse=True)
def _at_the_root(monkeypatch):
    monkeypatch.chdir(ROOT)


def brought(game: str, file: str) -> dict:
    """The options of a game with this file, as the command line reads them."""
    return read_options(game, [], [f"pack=examples/{file}"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_packs_are_good(capsys, language):
    with pytest.raises(SystemExit) as left:
        main(["packs", "check", "examples", "--lang", language])
    said = capsys.readouterr()
    assert (left.value.code, said.err) == (0, "")
    assert [line.split()[0] for line in said.out.splitlines()] == PACKS
    assert len(PACKS) == 2


def test_every_example_is_on_the_page_and_every_command_names_one():
    assert set(re.findall(r"^\| \[([\w.-]+)\]", PAGE, re.M)) == {
        file.name for file in FOLDER.iterdir() if file.suffix in (".toml", ".csv", ".py")
    }
    for command in re.findall(r"`((?:huisclos|python) [^`]+)`", PAGE):
        assert all((ROOT / path).exists() for path in re.findall(r"examples[\w./-]*", command)), command


@pytest.mark.parametrize("page", PAGES)
def test_files_that_commands_name_are_there(page):
    """Those that a reader can't have: what is saved or written by other commands is their own."""
    for line in "\n".join(blocks(page, "sh")).splitlines():
        words = shlex.split(line, comments=True)
        named = [word.rpartition("=")[2] for word in words if "examples/" in word]
        named += [words[n + 1].rpartition("=")[2] for n, word in enumerate(words[:-1]) if word == "--load"]
        named += words[3:4] if words[:3] == ["huisclos", "packs", "check"] and "." in words[-1] else []
        assert all((ROOT / file).exists() for file in named), line


def test_the_questions_are_asked():
    options = brought("critico-ville", "questions.csv")
    assert len(options["pack"]) == 8
    assert "Le bus était en retard" in str(options["pack"])
    match = huisclos.new("critico-ville", ["Ana", "Bo"], 1, options)
    play(match, random.Random(1))
    assert match.result
    told = str(match.events_since(0, None))
    assert any(question["words"]["en"]["question"] in told for question in options["pack"])


@pytest.mark.parametrize("location", find("final-girl").known["location"])
def test_the_diver_goes_with_any_location(location):
    options = {**brought("final-girl", "diver.toml"), "killer": "diver@tide", "location": location}
    seen = set()
    for seed in range(3):
        match = huisclos.new("final-girl", ["Ana"], seed, options)
        play(match, random.Random(seed))
        assert match.result
        seen |= {name for name in match.state.revealed if name.endswith("@tide")}
    assert len(seen) >= 3


def test_the_cards_of_the_cable_car_are_dealt():
    match = huisclos.new("dead-of-winter", ["Ana", "Bo"], 2, brought("dead-of-winter", "cable-car.toml"))
    state = match.state
    assert {"stopped-cabin@cable", "timetable@cable"} <= set(state.crossroads) | set(state.watched)
    assert state.decks[6].count("grease@cable") == 2
    assert "survivor:attendant@cable" in state.box.numbers
    play(match, random.Random(2))
    assert match.result


def test_the_bot_beats_chance(capsys):
    runpy.run_path(str(FOLDER / "dreamer.py"), run_name="__main__")
    said = capsys.readouterr().out
    won, games = map(int, re.findall(r"\d+", said))
    assert won > games / 2


def test_the_bot_answers_whatever_it_is_asked():
    """Also where it must take several."""
    dreamer = runpy.run_path(str(FOLDER / "dreamer.py"))["Dreamer"](random.Random(1))
    match = huisclos.new("dead-of-winter", ["Ana", "Bo"], 1)
    for _ in range(4):
        seat, choice = next(iter(match.choices().items()))
        bot = dreamer if choice.max > 1 else Chance(random.Random(1))
        match.act(seat, bot.pick(match.view(seat), choice))
