"""Nothing is made, nothing is lost: cards, questions, characters, powers. And the pawn never turns back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.critico_ville.positions import CHARACTERS, PACK, SQUARES, start
from tests.engine.all_games import step

settings = st.fixed_dictionaries(
    {
        "hard": st.booleans(),
        "challenges": st.booleans(),
        "kinds": st.sampled_from(["both", "choice", "open"]),
    },
    optional={"pack": st.just(PACK)},
)


@pytest.mark.slow
@given(st.integers(1, 5), st.integers(0, 10**6), settings, st.randoms(use_true_random=False))
def test_pieces_are_conserved_and_the_game_goes_one_way(seats, seed, options, rng):
    wanted = rng.choice([0, *range(seats, 6 if options["hard"] else 5)])
    match = start(seats, seed, **{**options, "characters": wanted})
    before = match.position()["state"]
    questions = sorted(before["questions"] + before["used"])
    while step(match, rng):
        state = match.position()["state"]
        check(match)
        assert sorted(state["questions"] + state["used"]) == questions
        assert state["pawn"] >= before["pawn"]
        assert all(now <= then for now, then in zip(state["tokens"], before["tokens"], strict=True))
        assert state["given"][: len(before["given"])] == before["given"]
        before = state
    assert (before["pawn"] == 36) == before["won"] != (before["zombies"] == SQUARES)


def check(match):
    """What holds for a town at any moment."""
    state = match.position()["state"]
    assert state["zombies"] == sorted(set(state["zombies"]) & set(SQUARES))
    deck = [number for number, copies in enumerate(match.state.figures.deck, 1) for _ in range(copies)]
    assert sorted(state["pile"] + state["discard"]) == deck
    assert len(set(state["questions"] + state["used"])) == len(state["questions"] + state["used"])
    taken = [name for names in state["characters"] for name in names]
    shared = max(0, state["seats"] - match.state.figures.characters)
    assert len(taken) - len(set(taken)) in {0, shared}
    assert set(taken) <= set(CHARACTERS if state["hard"] else CHARACTERS[:4])
    assert not state["turn"] or len(taken) == max(match.state.figures.characters, state["seats"])
    spent = [3 - left for left in state["tokens"]]
    assert all(0 <= used <= (3 if name in taken else 0) for name, used in zip(CHARACTERS, spent, strict=True))
    shown = state["question"]
    assert bool(state["solution"]) == (shown is not None and shown["answer"] is None)
    assert len(state["placed"]) + state["left"] <= state["card"]
    assert set(state["placed"]) <= set(SQUARES)
    over = state["step"] is None
    assert over == (state["pawn"] == 36 or state["zombies"] == SQUARES)
