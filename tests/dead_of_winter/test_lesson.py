"""The guided first round: it is the one that `make lesson` makes of the rules as they are."""

import pytest
from tools import lesson_winter

import huisclos
from huisclos.engine.game.installed import find
from huisclos.table.state.tutorial import tutorial

TAUGHT = tutorial(find("dead-of-winter"))


@pytest.fixture(scope="module")
def colony():
    return lesson_winter.colony_of(huisclos.replay(TAUGHT.record))


def test_it_is_what_the_story_leads_to(colony):
    """Bots may play otherwise by now; the learner and the cards may not."""
    told = [(beat.pick, beat.lesson) for beat in lesson_winter.STORY]
    lessons = {lesson.at: lesson.key.removeprefix("tutorial-") for lesson in TAUGHT.lessons}
    actions = enumerate(TAUGHT.record["actions"])
    played = [(picks[0], lessons.get(at, "")) for at, (seat, picks) in actions if seat == TAUGHT.seat]
    assert played == told, "the story has changed: make lesson"
    start = lesson_winter.first_table()
    start["state"]["dice"] = TAUGHT.record["start"]["state"]["dice"]
    assert TAUGHT.record["start"] == start, "the cards have changed: make lesson"


def test_the_round_ends_as_the_lessons_say(colony):
    assert (colony.round, colony.first, colony.turn) == (2, 2, 2)
    assert not colony.starvation
    assert colony.morale == colony.side.morale
    assert [reckoning.crisis for reckoning in colony.reckonings] == [f"{lesson_winter.CRISIS}@trouble"]
    assert not any(colony.wounds)
    assert not any(colony.frost)
    assert {colony.box.items[name].kind for name in colony.hands[TAUGHT.seat]} == {
        "weapon",
        "food",
        "fuel",
        "medicine",
    }


def test_nobody_betrays_the_learner(colony):
    assert not any(colony.betrays(seat) for seat in range(colony.seats))
