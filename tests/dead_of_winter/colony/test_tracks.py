"""DW-0.2, DW-9.1: morale, food, and other tokens."""

import pytest

from tests.dead_of_winter.looking import now, told
from tests.dead_of_winter.positions import colony

rule = pytest.mark.rule


@pytest.mark.parametrize("track", ["Food", "Starvation", "Helpless", "Progress"])
@pytest.mark.parametrize(("before", "by", "after"), [(2, 3, 5), (2, -1, 1), (2, -9, 0), (0, -1, 0)])
def test_tokens_come_and_go_but_never_below_zero(track, before, by, after):
    field = track.lower()
    match = colony({"type": track, "by": by}, **{field: before})
    assert getattr(now(match), field) == after
    changed = after - before
    found = [(event["by"], event[field]) for event in told(match, field)]
    assert found == ([(changed, after)] if changed else [])
    assert now(match).morale == 6


@rule("DW-9.1", "DW-5.3")
@pytest.mark.parametrize(("before", "by", "after"), [(6, 2, 8), (9, 3, 10), (10, 1, 10), (3, -2, 1)])
def test_morale_stays_on_its_track(before, by, after):
    match = colony({"type": "Morale", "by": by}, morale=before)
    assert now(match).morale == after
    assert [event["by"] for event in told(match, "morale")] == ([after - before] if after != before else [])


@rule("DW-5.6")
@pytest.mark.parametrize(("before", "by", "after"), [(5, 1, 6), (5, -2, 3), (9, 4, 10)])
def test_the_round_marker_stays_on_its_track(before, by, after):
    assert now(colony({"type": "Rounds", "by": by}, rounds=before)).rounds == after
