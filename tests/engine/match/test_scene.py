"""A match has one scene: whoever looks at it sees how the match stands, whatever was done or has failed."""

import pytest

import huisclos
from huisclos.engine.match.under_way import give_answer
from tests.engine.all_games import plain, readers
from tests.engine.rules.test_failing_rules import Failing, InGo, begun
from tests.engine.tiny import Fork, Note, play
from tests.lockdown.positions import start


def seen(scene):
    return plain([scene.view(seat) for seat in (None, 0, 1)]), scene.written_position()


def agree(match):
    return match.state is match.scene.state and plain(match.position()) == plain(
        huisclos.replay(match.record(), game=match.game).position()
    )


@pytest.mark.parametrize("loaded", [False, True])
def test_an_answer_that_fails_leaves_it_as_it_was(loaded):
    match = begun(InGo(), loaded=loaded)
    scene, before = match.scene, seen(match.scene)
    with pytest.raises(huisclos.RuleFailed):
        match.act(0, ["way"])
    assert match.scene is scene
    assert seen(scene) == before
    assert agree(match)
    match.act(0, ["on"])
    assert scene.result == match.result is not None
    assert agree(match)


def test_answers_that_fail_together_do_so_too():
    match = play(Failing(Fork(Note("b"), seat=1), Fork(InGo()), Note("z")))
    scene, before = match.scene, seen(match.scene)
    with pytest.raises(huisclos.RuleFailed):
        match.act_together([(1, ["way"]), (0, ["way"])])
    assert match.actions == []
    assert seen(scene) == before
    assert agree(match)


def test_what_is_taken_back_is_gone_from_it():
    match = play(Failing(Fork(Note("a")), Fork(seat=1)))
    scene, before = match.scene, seen(match.scene)
    match.act(0, ["way"])
    assert seen(scene) != before
    match.take_back()
    assert match.scene is scene
    assert seen(scene) == before
    assert agree(match)


def test_a_copy_has_its_own():
    match = start(badge=0)
    before, talk = seen(match.scene), match.talk()
    copy = match.copy()
    assert seen(copy.scene) == before
    copy.act(0, [copy.choices()[0].options[0].id])
    copy.say(1, "vote", whom="seat:2")
    copy.rename(0, "Zoe")
    assert seen(match.scene) == before
    assert (match.talk(), match.actions, match.names[0] == "Zoe") == (talk, [], False)
    assert copy.view(0)["names"][0] == copy.scene.lasting_view["names"][0] == "Zoe"
    assert copy.state is copy.scene.state is not match.state
    now = seen(copy.scene)
    match.act(0, [match.choices()[0].options[1].id])
    assert seen(copy.scene) == now


def test_a_view_is_the_sum_of_its_parts():
    match = start(badge=0)
    match.act(0, [match.choices()[0].options[0].id])
    scene = match.scene
    for seat in readers(match):
        view = match.view(seat)
        parts = {**scene.lasting_view, **scene.passing_view(), **scene.own_view(seat)}
        assert {name: view[name] for name in parts} == parts
        assert view.keys() - parts.keys() == {"talk", "board", "steps"}


def test_whose_an_answer_was_is_forgotten_even_if_it_fails():
    state = begun(InGo(), loaded=False).state.copy()
    with pytest.raises(ZeroDivisionError):
        give_answer(state, 0, state.asked[0].chosen(["way"]), True, ("chatted",))
    assert (state.house, state.signs) == (False, ())
