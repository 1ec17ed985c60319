"""What a table brings along to a game with a box of packs."""

import pytest

import huisclos
from huisclos.engine.game.game import options_schema
from huisclos.engine.game.installed import find
from tests.engine.all_games import FERRY, NITRATE


@pytest.mark.parametrize("option", ["pack", "other"])
@pytest.mark.parametrize(
    ("game", "seats", "pack"), [("final-girl", 1, NITRATE), ("dead-of-winter", 2, FERRY)]
)
def test_it_comes_from_a_file_and_everybody_sees_how_much_it_is(game, seats, pack, option):
    """The board names what came of it."""
    assert options_schema(find(game))["properties"][option]["x-file"] == ".toml"
    match = huisclos.new(game, ["Ana", "Bo"][:seats], 1, {option: pack})
    assert match.view(None)["options"][option] == len(pack)
