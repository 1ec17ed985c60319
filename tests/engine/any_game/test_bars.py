"""What can't be chosen: it isn't offered, and players are told why, in their language, and by which rule."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from huisclos.words import LANGUAGES, Words
from huisclos.words.rulebook import rules
from tests.engine.all_games import each_game, matches, step

pytestmark = pytest.mark.slow
MOMENTS = 100


@each_game
def test_nothing_is_both_offered_and_barred_and_every_bar_says_why(game):
    """At each moment of some games, for everyone who is asked; and in each game something is barred."""
    books = [rules(game.meta.package, language) for language in LANGUAGES]
    reasons = set()

    @settings(max_examples=settings().max_examples // 2)
    @given(matches(game), st.randoms(use_true_random=False))
    def holds(match, rng):
        for _ in range(MOMENTS):
            for seat, choice in match.choices().items():
                bars = match.bars(seat)
                barred = [bar.id for bar in bars]
                assert not set(barred) & {option.id for option in choice.options}
                assert len(barred) == len(set(barred))
                reasons.update((bar.why, bar.rule) for bar in bars)
            if not step(match, rng):
                break

    holds()
    assert reasons
    for language, book in zip(LANGUAGES, books, strict=True):
        words = Words(language, game.meta.package)
        for why, rule in reasons:
            assert words.text(why)
            assert rule in book
