"""Games of others import the kernel by the names its files had before there were rooms."""

import sys
from importlib import import_module
from importlib.util import find_spec

import pytest

import huisclos
from huisclos.engine.game.installed import find
from huisclos.engine.old_names import MOVED
from tests.toy_games.oddments import Oddments

BEFORE = """
audience bot bounds boxed cards changes choice content copying deals dice docstrings effect endless
errors event extras face fault game grammar imagining inputs interruption ledger manual match mentions
nearest packs parts playout position reading record scene signs stack state step takeback talk texts
together toml trust view vocabulary waypoint
"""
"""The kernel's files before there were rooms."""


@pytest.mark.parametrize("old", BEFORE.split())
def test_no_file_of_before_is_forgotten(old):
    assert find_spec(f"huisclos.engine.{old}")


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
