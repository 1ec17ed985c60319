"""What a stack and content may be made of: the classes of a game's files, and the kernel's grammar."""

import sys
from types import ModuleType

import pytest

import huisclos
from huisclos.engine.packs.vocabulary import rule_files, vocabulary
from huisclos.engine.rules import cards, grammar
from huisclos.engine.rules.effect import Condition, Effect, Happening
from huisclos.engine.rules.step import Mark, Step
from tests.toy_games.candles import Candles
from tests.toy_games.lighthouse import nights, verbs

words_of = vocabulary.__wrapped__  # found anew, however often it was asked for


def test_it_has_what_the_files_with_rules_define_and_the_kernels_grammar():
    kinds = words_of("tests.toy_games.lighthouse", ("nights", "verbs"))
    assert set(kinds) == {Step, Effect, Condition, Happening}
    assert kinds[Happening] == {"Tended": verbs.Tended, "Darkened": verbs.Darkened}
    assert kinds[Effect]["Oil"] is kinds[Step]["Oil"] is verbs.Oil
    assert kinds[Effect]["If"] is grammar.If
    assert kinds[Condition]["Frightened"] is verbs.Frightened
    assert (kinds[Step]["Night"], kinds[Step]["Mark"]) == (nights.Night, Mark)
    assert kinds[Step]["CardActs"] is cards.CardActs
    assert not {"Night", "Mark"} & set(kinds[Effect])
    assert not {"Effect", "Step", "Choice", "Answers", "Lighthouse"} & set(kinds[Step])


def test_only_files_that_are_named_count():
    assert "Oil" not in words_of("tests.toy_games.lighthouse", ("nights",))[Effect]
    assert "Turn" in words_of("tests.toy_games.telegrams", (".",))[Step]


def test_a_game_with_rooms_lists_no_files():
    assert rule_files("tests.toy_games.kites") == ("chapters.flying", "printed.winds", "state")


@pytest.mark.parametrize("package", ["candles", "telegrams", "candles.steps"])
def test_a_game_without_a_room_for_chapters_has_to_list_them(package):
    """One has a `state` and its rules elsewhere, one is all in its `__init__`, one is a single file."""
    with pytest.raises(TypeError, match=rf"{package} .*chapters.* list .*rules"):
        rule_files(f"tests.toy_games.{package}")


def test_a_game_that_forgets_to_is_refused_as_soon_as_a_match_is_to_begin():
    class Forgetful(Candles):
        rules = huisclos.Game.rules

    with pytest.raises(TypeError, match="chapters"):
        huisclos.new(Forgetful(), ["Ana", "Bo"], 1)


def test_two_things_of_one_name_are_refused(monkeypatch):
    module = ModuleType("tests.toy_games.twice")

    class Oil(Effect, frozen=True):
        pass

    Oil.__module__ = "tests.toy_games.twice"
    module.Oil = Oil
    monkeypatch.setitem(sys.modules, "tests.toy_games.twice", module)
    with pytest.raises(TypeError, match="Oil"):
        words_of("tests.toy_games", ("lighthouse.verbs", "twice"))
