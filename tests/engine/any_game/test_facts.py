"""What readers are told of a table: of any game, at any time, from nothing but what they see."""

import pytest

from huisclos.engine.rules.state import BUDGET
from huisclos.engine.sight.view import glimpse
from tests.engine.all_games import for_each_game, plain, play_some, readers

pytestmark = pytest.mark.slow


@for_each_game
def test_it_can_be_told_and_changes_nothing(match, rng):
    """Without whoever catches mistakes."""
    play_some(match, rng)
    before = plain(match.position())
    for seat in readers(match):
        seen = glimpse(match.state, seat)
        seen.purse = BUDGET // (1 + match.state.seats)
        told = match.game.facts(seen) if seat is None else match.game.own_facts(seen, seat)
        assert told.items() <= match.facts(seat).items()
        assert all(fact.key for facts in told.values() for fact in facts)
    assert plain(match.position()) == before
