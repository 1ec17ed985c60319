"""The types of boards, for those who write bots: they say just what a view shows."""

import random
from importlib import import_module

import msgspec
import pytest

import huisclos
from huisclos.engine.game.installed import find, games
from tests.engine.all_games import step


@pytest.mark.parametrize("name", games())
def test_a_board_has_the_type_that_its_game_declares(name):
    module = import_module(f"{find(name).meta.package}.seen.board_types")
    declared = module.board_of.__annotations__["return"]
    kind = getattr(module, declared)
    match = huisclos.new(name, ["a", "b", "c"][: find(name).meta.most], 5)
    rng = random.Random(5)
    while step(match, rng):
        for seat in (None, *range(len(match.names))):
            view = match.view(seat)
            assert set(module.board_of(view)) == set(kind.__annotations__)
            msgspec.convert(view["board"], kind)
