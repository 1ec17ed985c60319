"""Tutorials: games or their beginnings, with lessons that come at the right moment, in every language."""

import re
from importlib.resources import files

import pytest

import huisclos
from huisclos.engine.game.installed import find
from huisclos.table.state.tutorial import tutorial
from huisclos.words import LANGUAGES, Words
from tests.engine.all_games import GAMES
from tests.toy_games.candles import Candles

TAUGHT = [pytest.param(game, tutorial(game), id=game.meta.name) for game in GAMES if tutorial(game)]


def moments(game, taught):
    """The match before each action, with the seat that takes it; and after the last one, with None."""
    match = huisclos.replay(taught.record, 0, game=game)
    for seat, picks in taught.record["actions"]:
        yield match, seat
        match.act(seat, picks)
    yield match, None


def test_a_game_may_have_a_tutorial_or_none():
    assert tutorial(find("lockdown"))
    assert tutorial(Candles()) is None


@pytest.mark.parametrize(("game", "taught"), TAUGHT)
def test_it_is_a_game_that_the_learner_wins_or_goes_on_with(game, taught):
    match = huisclos.replay(taught.record, game=game)
    # It names no content and no packs, so that it lasts when a figure is added; replay has read the result.
    record = match.record()
    named = {name: record[name] for name in ("content", "packs", "result") if name in record}
    assert record == {"house": [], **taught.record, **named}
    assert match.view(None)["commitment"]
    assert match.result is None or taught.seat in match.result.winners


@pytest.mark.parametrize(("game", "taught"), TAUGHT)
def test_lessons_are_in_order_and_within_the_game(game, taught):
    at = [lesson.at for lesson in taught.lessons]
    assert at == sorted(at)
    assert at[0] == 0
    assert at[-1] == len(taught.record["actions"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "taught"), TAUGHT)
def test_every_lesson_can_be_read(game, taught, language):
    packs = huisclos.replay(taught.record, 0, game=game).scene.pack_words
    words = Words(language, game.meta.package, names=taught.record["seats"], packs=packs)
    for lesson in taught.lessons:
        assert words.text(lesson.key)
        assert not [ref for ref in lesson.points if re.search(r"\w:\w", words.name(ref))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "taught"), TAUGHT)
def test_no_lesson_is_left_over(game, taught, language):
    text = (files(game.meta.package) / "locale" / language / "tutorial.ftl").read_text("utf-8")
    written = {line.split(" =")[0] for line in text.splitlines() if line.startswith("tutorial-")}
    assert written == {lesson.key for lesson in taught.lessons}


@pytest.mark.parametrize(("game", "taught"), TAUGHT)
def test_a_lesson_on_a_decision_comes_when_the_learner_is_to_decide(game, taught):
    """Not while the others still answer the same question: then nobody knows whose lesson it is."""
    lessons = {lesson.at: lesson for lesson in taught.lessons}
    for at, (match, seat) in enumerate(moments(game, taught)):
        choice = match.choices().get(taught.seat)
        if at in lessons and choice and choice.waits:
            assert seat == taught.seat, lessons[at].key


@pytest.mark.parametrize(("game", "taught"), TAUGHT)
def test_every_phase_in_which_the_learner_decides_has_a_lesson_on_it(game, taught):
    lessons = {lesson.at for lesson in taught.lessons}
    played, explained = set(), set()
    for at, (match, seat) in enumerate(moments(game, taught)):
        if seat == taught.seat:
            phase = match.view(seat)["board"].get("phase")
            played.add(phase)
            explained |= {phase} if at in lessons else set()
    assert explained == played
