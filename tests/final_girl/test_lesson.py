"""The guided first game: it is the one that `make lesson` makes of the rules as they are."""

import importlib.util
from pathlib import Path

from huisclos.engine.game.installed import find
from huisclos.table.state.tutorial import tutorial
from huisclos.words import LANGUAGES, Words

SPEC = importlib.util.spec_from_file_location("lesson", Path("tools/lesson_films.py"))
LESSON = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(LESSON)
TAUGHT = tutorial(find("final-girl"))


def test_it_is_what_the_story_leads_to():
    match, lessons, why = LESSON.play(TAUGHT.record["seed"], LESSON.first_table())
    assert why == "", "the rules have changed: make lesson"
    assert [[0, list(beat.picks)] for beat in LESSON.STORY] == TAUGHT.record["actions"]
    assert [(lesson["at"], lesson["key"]) for lesson in lessons] == [
        (lesson.at, lesson.key) for lesson in TAUGHT.lessons
    ]
    assert match.state.saved == 2
    assert match.state.dead == 1


def test_no_lesson_is_left_over():
    told = {lesson.key for lesson in TAUGHT.lessons}
    for language in LANGUAGES:
        words = Words(language, "huisclos.games.final_girl")
        text = Path(f"src/huisclos/games/final_girl/locale/{language}/tutorial.ftl").read_text()
        written = {line.split(" =")[0] for line in text.splitlines() if line.startswith("tutorial-")}
        assert written == told
        assert all(words.text(key) for key in told)
