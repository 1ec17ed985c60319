"""A game whose pack is missing, or another one, says which; with the same figures it goes on."""

import copy
import random

import pytest

import huisclos
from huisclos.bots import Chance
from huisclos.words import LANGUAGES, Words
from tests.final_girl.positions import GAME
from tests.final_girl.strangers import OWN

rule = pytest.mark.rule


@pytest.fixture(scope="module")
def match():
    match, rng = huisclos.new(GAME, ["Ana"], 3, OWN), random.Random(3)
    for _ in range(12):
        match.act(0, Chance(rng).pick(match.view(0), match.choices()[0]))
    return match


def left_out(options):
    options["pack"] = {}


def another_figure(options):
    options["pack"]["killer"]["health"] += 1


def another_word(options):
    words = options["pack"]["words"]
    words["en"] = words["en"].replace("Jump Cut", "Jumped Cut")


@rule("FG-13.2")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kept", ["record", "position"])
@pytest.mark.parametrize("change", [left_out, another_figure])
@pytest.mark.parametrize("named", [{}, {"killer": "otto@nitrate"}])
def test_a_game_whose_pack_is_missing_or_another_one_says_which(match, kept, change, language, named):
    data = copy.deepcopy(getattr(match, kept)())
    change(data["options"])
    data["options"] |= named
    with pytest.raises(huisclos.BadRecord) as refusal:
        (huisclos.replay if kept == "record" else huisclos.load)(data)
    said = refusal.value.read(Words(language, GAME.meta.package))
    assert "nitrate" in said
    assert match.scene.pack_digests["nitrate"] in said
    assert refusal.value.message.key == ("error-pack-missing" if change is left_out else "error-pack-other")


def test_with_its_packs_it_goes_on(match):
    assert huisclos.replay(match.record()).position() == match.position()
    assert huisclos.load(match.position()).choices() == match.choices()


@pytest.mark.parametrize("kept", ["record", "position"])
def test_with_other_words_it_is_the_same_game(match, kept):
    data = copy.deepcopy(getattr(match, kept)())
    another_word(data["options"])
    again = (huisclos.replay if kept == "record" else huisclos.load)(data)
    assert again.position()["state"] == match.position()["state"]
    assert again.scene.pack_words != match.scene.pack_words
