"""Taking back: the kernel itself refuses once a die was rolled or something secret was shown."""

import pytest

import huisclos
from tests.lockdown.looking import pass_all, vote
from tests.lockdown.positions import AWAY, mall, start


def refused(match, actions=1):
    before = match.position()
    with pytest.raises(huisclos.NoTakeBack):
        match.take_back(actions)
    assert match.position() == before


def test_nothing_to_take_back():
    refused(start())
    match = start(badge=0)
    match.act(0, [match.choices()[0].options[0].id])
    refused(match, 2)
    refused(match, 0)
    refused(match, -1)


def test_an_open_move_can_be_taken_back_and_chosen_anew():
    match = start(badge=0)
    first, second = [option.id for option in match.choices()[0].options][:2]
    match.act(0, [first])
    match.take_back()
    match.act(0, [second])
    assert [action.picks for action in match.actions] == [[second]]
    assert huisclos.replay(match.record()).position() == match.position()


def test_not_once_dice_were_rolled():
    match = start(badge=0)
    match.act(0, [match.choices()[0].options[0].id])
    match.act(0, [match.choices()[0].options[0].id])
    refused(match)  # the next family has rolled its dice


def test_a_ballot_can_be_changed_until_all_are_in():
    match = mall("WhoSearches", where=[[6, 1, 1, AWAY]] * 3, deck=["bat", "can", "meat"])
    pass_all(match)
    match.act(0, ["seat:0"])
    match.take_back()
    match.act(0, ["seat:1"])
    match.act(1, ["seat:1"])
    match.act(2, ["seat:1"])
    refused(match)


def test_not_once_cards_were_drawn_or_changed_hands():
    match = mall("WhoSearches", where=[[6, 1, 1, AWAY], [1, 1, 1, AWAY], [1, 1, 1, AWAY]])
    pass_all(match)
    refused(match)
    match.act(0, [match.choices()[0].options[0].id])
    refused(match)


def test_not_once_a_card_was_shown():
    match = mall("WhoSearches", where=[[6, 1, 1, AWAY]] * 3, hands={0: ["pistol"]})
    match.act(0, ["card:pistol"])
    refused(match)


def test_not_once_the_dice_under_the_box_were_shown():
    where = [[1, 1, 2, AWAY], [5, 5, AWAY, AWAY], [0, 0, 0, AWAY]]
    match = mall("WhereTo", "OverHere", "Dawn", where=where, arrival=[1, 1, 2, 2], looked=[])
    match.act(0, ["place:5"])
    match.act(1, ["place:1"])
    assert match.view(1)["board"]["arrival"] == [1, 1, 2, 2]
    refused(match)


def test_a_pass_can_be_taken_back():
    match = mall("WhoSearches", where=[[6, 1, 1, AWAY]] * 3)
    before = match.position()
    match.act(0, ["pass"])
    match.act(1, ["out"])
    match.take_back(2)
    assert match.position() == before


def test_not_after_the_end():
    match = mall(
        "Night", "Dawn", where=[[4, AWAY, AWAY, AWAY], [AWAY] * 4, [AWAY] * 4], cold=[], monsters={4: 3}
    )
    match.act(0, ["pass"])
    assert match.result is not None
    refused(match)


def test_what_was_said_stays_said():
    match = mall("WhoSearches", where=[[6, 1, 1, AWAY]] * 3)
    match.act(0, ["pass"])
    match.say(1, "vote", whom="seat:2")
    match.take_back()
    assert [(said.at, said.form) for said, _ in match.talk()] == [(0, "vote")]
    vote(match, (0, 0), (1, 2), (2, 2))
    assert [verdict for _, verdict in match.talk()] == ["kept"]
