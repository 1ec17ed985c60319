"""The zombie deck is tuned: how often `steady` wins. The whole report: docs/measured/balance.md."""

import pytest

from huisclos.lab.series import Plan, run

GAMES = 400
SEED = 1


@pytest.mark.slow
@pytest.mark.parametrize(
    ("hard", "players", "least", "most"),
    [(False, 1, 0.55, 0.65), (True, 1, 0.35, 0.45), (True, 5, 0.35, 0.45)],
)
def test_a_sensible_group_wins_as_often_as_it_should(hard, players, least, most):
    options = {"hard": hard, "kinds": "choice"}
    series = run(Plan("critico-ville", players, ["steady"], options, SEED), GAMES)
    assert least <= series["won"] <= most
    assert 0.65 < series["right"] / series["asked"] < 0.75
