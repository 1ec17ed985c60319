"""Events carry what they changed, so whoever follows them ends up where the view is."""

import pytest

from huisclos.engine.game.installed import games
from huisclos.engine.rules.diff import KERNEL_FIELDS
from tests.records.following import follow, records

WITH_THE_VIEW = {
    "lockdown": {"phase", "destination"},
    "critico-ville": {"steps"},
    "final-girl": {
        *("phase", "playing", "owed", "spaces", "saved_now", "kills", "killer_health", "minor_health"),
        *("held", "in_force", "dead_before", "spent"),
    },
    "dead-of-winter": {
        "actor",
        *("hero", "noted", "refused", "crossing", "searcher", "found", "foreseen", "decks", "crises"),
    },
}
"""What may change after the last event of an action: it comes with the view."""


@pytest.mark.slow
@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("seat", [None, 0])
def test_whoever_follows_the_events_ends_up_where_the_view_is(game, seat):
    late = set()
    for record in records(game):
        *actions, _ = follow(record, seat)  # the last one opens what was secret
        for action in actions:
            fields = action.view.keys() - KERNEL_FIELDS
            late |= {field for field in fields if action.board[field] != action.view[field]}
    assert late <= WITH_THE_VIEW.get(game, set())
