"""Games of others import the kernel by the names its files had before there were rooms."""

import re
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

import huisclos
from huisclos.engine.game.installed import find
from huisclos.engine.old_names import MOVED
from tests.toy_games.oddments import Oddments

INDEX = Path(__file__).parents[2] / "docs" / "index.md"
ROWS = re.findall(r"^\| `engine/(\w+)\.py` \| `engine/(\w+)/(\w+)\.py` \|$", INDEX.read_text("utf-8"), re.M)
PUBLIC = """
audience: Audience Derived Discreet UndeclaredField
bot: Speech Bot BlindBot
bounds: ByTable ReadApart UnboundedField
boxed: BoxedGame
cards: Rule Change Card CardActs SpeakOf ScriptEnd InAnyOrder
changes: Hidden
choice: Option Bar Hint Choice
copying: SharedField
deals: Pattern DeedTalk
dice: Dice QuickDice
effect: Known Worded Coined Named Free Something Effect Condition Happening
errors: HuisClosError IllegalAction UnknownGame BadOptions Trouble BadFile BadRecord BadStatement RuleFailed
errors: EndlessRules NoTakeBack
event: Told Event
extras: Drawing Papers
fault: Fault
game: Meta Result Game
grammar: Branch If Choose Each Repeat RollLine Roll Vote Always Not AllOf AnyOf AtLeast
interruption: Response Interruptible
ledger: Entry Ledger
match: Match
mentions: Mentions
packs: Pack
reading: SelfChecking Proofreader
record: Action Signed Aside Record
scene: Scene
signs: Signs
state: State
step: Step Mark
talk: Slot Form Answer Statement Sides Done Talk NoTalk
toml: BadToml
view: Awaited Spoken Outcome Steps Ahead View
waypoint: Waypoint
"""
"""The classes that the kernel's files had in 0.9.2, without rooms."""


@pytest.mark.parametrize(("old", "room", "new"), ROWS)
def test_a_file_that_the_list_says_has_moved_is_found_by_its_old_name(old, room, new):
    module = import_module(f"huisclos.engine.{old}")
    today = import_module(f"huisclos.engine.{room}.{new}")
    assert module is today or (old == room and vars(module)["__getattr__"]), "a room passes its names on"


def test_the_list_has_all_that_the_kernel_had():
    assert len(ROWS) == 49
    assert {line.partition(":")[0] for line in PUBLIC.split("\n") if line} <= {old for old, _, _ in ROWS}


@pytest.mark.parametrize("line", PUBLIC.strip().split("\n"))
def test_a_class_is_found_where_it_was(line):
    old, _, names = line.partition(": ")
    module = import_module(f"huisclos.engine.{old}")
    assert [name for name in names.split() if not isinstance(getattr(module, name, None), type)] == []


@pytest.mark.parametrize("old", MOVED)
def test_a_file_that_has_moved_is_found_by_both_names(old):
    module = import_module(MOVED[old])
    assert import_module(old) is module
    assert module.__name__ == module.__spec__.name == MOVED[old]
    assert sys.modules[MOVED[old]] is module


def test_what_was_a_file_and_is_a_room_passes_its_names_on():
    from huisclos.engine.game import Game, Meta, Result, games
    from huisclos.engine.match import Match
    from huisclos.engine.packs import Pack, make_pack
    from huisclos.engine.talk import Form, Talk

    assert (Game, Meta, Result, Match) == (huisclos.Game, huisclos.Meta, huisclos.Result, huisclos.Match)
    assert games() == huisclos.installed()
    assert {kind.__name__ for kind in (Pack, Form, Talk)} == {"Pack", "Form", "Talk"}
    assert callable(make_pack)
    with pytest.raises(ImportError):
        from huisclos.engine.game import nonsense  # noqa: F401


def test_a_class_that_has_another_name_is_found_by_both():
    from huisclos.engine.deals import DeedTalk

    from huisclos.engine.talk import Answer, Done
    from huisclos.engine.talk.pledges import TaskTalk
    from huisclos.engine.talk.statements import Answered, TaskDone

    assert (DeedTalk, Answer, Done) == (TaskTalk, Answered, TaskDone)


def test_what_never_was_is_not_found():
    assert find_spec("huisclos.engine.nonsense") is None


def test_a_game_in_the_old_form_is_played_to_its_end():
    """No `game.py`, no `META`, no rooms: it imports by old names and lists its files with rules."""
    game = Oddments()
    assert game.rules == ("turns",)
    match = huisclos.new(game, ["Ana"], 7)
    while choices := match.choices():
        seat, choice = next(iter(choices.items()))
        match.act(seat, [option.id for option in choice.options[: choice.min]])
    assert match.result is not None
    assert find("lockdown").meta is import_module("huisclos.games.lockdown").META
