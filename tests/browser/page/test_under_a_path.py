"""The same page under a path, as behind a proxy: every file, link and line is found there."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import UNHURRIED
from tests.browser.person import Person
from tests.support.serving import Server


@pytest.fixture
def server(tmp_path: Path):
    server = Server(tmp_path / "data", "--bot-pause", "0", *UNHURRIED)
    server.flags = (*server.flags, "--public-address", f"{server.url}/some/games")
    with server:
        yield server


def test_a_game_with_bots_and_the_way_around(visit, server):
    ana = Person(visit("about:blank"))
    elsewhere = []
    ana.page.on("request", lambda request: elsewhere.append(request.url))
    ana.page.goto("/some/games/")
    ana.play_now("Ana")
    assert "/some/games/t/" in ana.page.url
    ana.page.reload()
    ana.pick()
    ana.page.goto("/some/games/rules/lockdown")
    expect(ana.page.get_by_role("heading", level=1).first).to_be_visible()
    ana.page.get_by_role("link", name="Huis Clos").click()
    expect(ana.page).to_have_url(f"{server.url}/some/games/")
    outside = [url for url in elsewhere if not url.startswith((f"{server.url}/some/games", "data:"))]
    assert outside == []
