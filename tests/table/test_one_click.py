"""A click goes straight through the house: few stations, and into none of them twice before it is kept."""

import asyncio

import pytest
from tools.one_click import Click, followed

MOST_STATIONS = 15
LED_TO = {"table.state.table", "engine.match.match"}
"""The table, with its deed, and the game: where it goes."""

pytestmark = pytest.mark.filterwarnings("ignore:.*Litestar|.*inferred")


@pytest.fixture(scope="module", params=[False, True], ids=["a question", "one that can be passed"])
def click(request) -> Click:
    return asyncio.run(followed(passable=request.param))


def test_an_answer_has_few_stations(click):
    modules = [station.module for station in click.stations]
    assert len(modules) <= MOST_STATIONS, modules
    assert modules[0] == "server.entrance.fast_websocket"
    assert modules[-2:] == ["table.hall.teller", "table.shown.listeners"]


def test_on_its_way_in_it_comes_to_none_that_hands_it_on_twice(click):
    handing_on = {station.module for station in click.stations if station.inward} - LED_TO
    assert {module: click.entered[module] for module in handing_on if click.entered[module] > 1} == {}
