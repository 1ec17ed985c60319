"""DW-2, DW-3: what can't be done names its rule."""

import pytest

from tests.dead_of_winter.positions import colony
from tests.dead_of_winter.seeing import barred_by, bars

rule = pytest.mark.rule


@rule("DW-2.1", "DW-2.2", "DW-2.3", "DW-2.4", "DW-2.5", "DW-2.6", "DW-3.4")
def test_what_cant_be_done_names_its_rule():
    match = colony(
        groups=[["ada"], ["cid police"], ["dan gas"]],
        rolled=[[1], [], []],
        zombies=dict.fromkeys(range(6), 3),
    )
    rules = {
        "attack+survivor:ada": "DW-2.1",
        "fight+survivor:ada": "DW-2.2",
        "search+survivor:ada": "DW-2.3",
        "barricade+survivor:ada": "DW-2.4",
        "clean+survivor:ada": "DW-2.5",
        "attract+survivor:ada": "DW-2.6",
        "raise+die:1": "DW-3.4",
    }
    assert {name: barred_by(match, name) for name in bars(match)} == rules
