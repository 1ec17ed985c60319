"""A click goes straight through the house: few stations, and into none of them twice before it is kept."""

import asyncio

import pytest
from tools.one_click import Click, followed

MOST_STATIONS = 15


@pytest.fixture(scope="module")
def click() -> Click:
    return asyncio.run(followed())


def test_an_answer_has_few_stations(click):
    modules = [station.module for station in click.stations]
    assert len(modules) <= MOST_STATIONS, modules
    assert modules[0] == "server.entrance.fast_websocket"
    assert modules[-1] == "table.shown.listeners"


def test_on_its_way_in_it_comes_to_no_module_twice(click):
    """To none that hands it on to others. The table, its deed and its game are what it comes to."""
    handing_on = {station.module for station in click.stations} - {"table.state.table", "engine.match.match"}
    assert {module: click.entered[module] for module in handing_on if click.entered[module] > 1} == {}
