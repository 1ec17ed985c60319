"""At the terminal: answers in one's own words, and what one may look up meanwhile."""

from pathlib import Path

import pytest

from huisclos.engine.game.installed import find
from huisclos.words import LANGUAGES, Words
from tests.terminal.conftest import flat

PACKAGE = find("critico-ville").meta.package
ALONE = ("play", "critico-ville", "--players", 1, "--name", "Ana", "--seed", 1, "--load", "pack=pack.csv")
TO_THE_QUESTION = "1\n"
"""The Defender calls the invasion off."""


@pytest.fixture(autouse=True)
def _pack():
    header, card = "theme,question,answer,explanation", "sea,Is the sea salty?,Very much so.,Rivers bring it."
    Path("pack.csv").write_text(f"{header}\n{card}\n", encoding="utf-8")


def told(language, key, **args):
    return flat(Words(language, PACKAGE, names=["Ana"]).text(key, args))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_is_a_reply_and_then_there_is_something_to_compare_it_with(run, language):
    ran = run(*ALONE, "--lang", language, typed=TO_THE_QUESTION + "Yes\u00a0it\tis, say I \U0001f30a\n")
    before, _, after = ran.flat.partition(
        told(language, "log-replied", seat="seat:0", text="Yes it is, say I \U0001f30a")
    )
    assert "Very much so." not in before
    assert "Rivers bring it." not in before
    answer, _, question = after.partition(told(language, "prompt-own-judge"))
    assert f"{told(language, 'town-model')} Very much so." in answer
    assert "Rivers bring it." in answer
    assert question


@pytest.mark.parametrize("reply", ["A few waves are too few.", "Say what you like"])
def test_a_sentence_may_begin_like_a_command(run, reply):
    ran = run(*ALONE, "--lang", "en", typed=f"{TO_THE_QUESTION}{reply}\n")
    assert told("en", "log-replied", seat="seat:0", text=reply) in ran.flat


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reply_that_is_too_long_is_refused_and_asked_for_again(run, language):
    ran = run(*ALONE, "--lang", language, typed=TO_THE_QUESTION + "x" * 301 + "\nYes\n")
    assert told(language, "error-words", most=300, rule="CV-5.4") in ran.flat
    assert told(language, "log-replied", seat="seat:0", text="Yes") in ran.flat


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_aide_memoire_may_be_read_before_the_answer(run, language):
    ran = run(*ALONE, "--lang", language, typed=TO_THE_QUESTION + "memo\nYes\n")
    assert told(language, "memo-reading") in ran.flat
    assert told(language, "log-replied", seat="seat:0", text="Yes") in ran.flat
