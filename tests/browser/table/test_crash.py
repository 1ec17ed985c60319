"""The server dies and comes back; nobody has to reload anything."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PATIENCE, Visit
from tests.browser.hurrying import hurried
from tests.browser.person import Person
from tests.support.serving import Server


@pytest.fixture
def server(own_server: Server) -> Server:
    return own_server


def test_a_killed_server_goes_on_where_it_was(visit: Visit, server: Server) -> None:
    ana = Person(visit())
    ana.play_now("Ana")
    for _ in range(2):
        ana.wait_for_turn()
        ana.pick()
    ana.wait_for_turn()
    before = [option.get_attribute("data-option") for option in ana.options.all()]
    server.kill()
    expect(ana.page.get_by_text(ana.words.text("page-lost"))).to_be_visible(timeout=PATIENCE)
    server.start()
    expect(ana.page.get_by_text(ana.words.text("page-lost"))).to_be_hidden(timeout=PATIENCE)
    ana.wait_for_turn()
    assert [option.get_attribute("data-option") for option in ana.options.all()] == before
    ana.pick()
    hurried([ana], server)
