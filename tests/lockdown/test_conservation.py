"""Nothing is made and nothing is lost: Monsters, cards, Characters, markers, dice."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.all_games import step
from tests.lockdown.positions import ALL_CARDS, AWAY, start

variants = st.integers(0, 20)


@pytest.mark.slow
@given(st.integers(3, 6), st.integers(0, 10**6), variants, st.randoms(use_true_random=False))
def test_tokens_are_conserved(seats, seed, variant, rng):
    match = start(seats, seed, variant=variant)
    while step(match, rng):
        check(match)


def check(match):
    """What holds for a mall at any moment."""
    state, figures = match.position()["state"], match.state.figures
    seats = state["seats"]
    size = 4 if seats == 3 else 3
    assert state["supply"] + sum(state["monsters"]) == 25
    assert all(
        0 <= here <= most for here, most in zip(state["monsters"], figures.monster_spaces, strict=True)
    )
    piles = (state["deck"], state["spent"], state["removed"], state["drawn"], *state["hands"])
    assert sorted(card for pile in piles for card in pile) == sorted(ALL_CARDS)
    assert state["box"] + sum(state["on_rows"]) == 6
    assert len({state["badge"], state["martyr"]} & set(range(seats))) in (1, 2)
    for family in state["where"]:
        placed = [x for x in family if x != AWAY]
        assert len(placed) <= size
        assert all(0 <= x <= 6 for x in placed)
    dead = [
        [seat, role] for seat, family in enumerate(state["where"]) for role, x in enumerate(family) if x == 0
    ]
    assert sorted(state["cold"]) == dead
    for place in range(1, 6):
        crowd = sum(family.count(place) for family in state["where"])
        assert crowd <= figures.spots[place]
        assert not (place in state["closed"] and (crowd or state["monsters"][place]))
    if state["turn"]:
        assert all(len([x for x in family if x != AWAY]) == size for family in state["where"])
