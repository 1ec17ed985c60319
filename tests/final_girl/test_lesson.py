"""The guided first game: it is the one that `make lesson` makes of the rules as they are."""

from tools import lesson_films

from huisclos.engine.game.installed import find
from huisclos.table.state.tutorial import tutorial

TAUGHT = tutorial(find("final-girl"))


def test_it_is_what_the_story_leads_to():
    match, lessons, why = lesson_films.play(TAUGHT.record["seed"], lesson_films.first_table())
    assert why == "", "the rules have changed: make lesson"
    assert [[0, list(beat.picks)] for beat in lesson_films.STORY] == TAUGHT.record["actions"]
    assert [(lesson["at"], lesson["key"]) for lesson in lessons] == [
        (lesson.at, lesson.key) for lesson in TAUGHT.lessons
    ]
    assert match.state.saved == 2
    assert match.state.dead == 1
