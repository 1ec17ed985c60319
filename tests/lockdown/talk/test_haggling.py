"""`steady` among itself: it is alive, and it pays. tools/deals.py has the figures of a thousand games."""

import pytest

from huisclos.lab.worth_of_talk import talked


def test_half_of_what_it_says_leads_to_something():
    found = talked("lockdown", "steady", "tttt", 30, seed=3)
    assert found.said > 5 * found.games
    assert found.share_led > 0.6
    assert found.kept > 2 * found.broken > 0


@pytest.mark.slow
def test_those_who_talk_win_more_often_than_mute_ones():
    assert talked("lockdown", "steady", "ttmm", 150, seed=3).share_won > 0.52
