"""The first page: whoever is quicker than the line loses nothing, and plays the game that was chosen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.support.serving import Guest, Server


def hold_words(page: Page, game: str) -> Callable[[], None]:
    """They don't come before this is called."""
    address = f"**/api/words/*/{game}"
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        waiting.append(route)

    def let_go() -> None:
        for route in waiting:
            route.continue_()
        page.unroute(address)

    page.route(address, hold)

    return let_go


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (360, 740)])
def test_what_is_typed_and_pressed_while_another_game_is_on_its_way_counts(
    visit: Visit, server: Server, width: int, height: int
) -> None:
    ana = Person(visit(width=width, height=height))
    cover = ana.page.get_by_role("heading", name=ana.words.text("game-title"))
    ana.page.get_by_role("heading", level=2).first.wait_for()
    expect(cover).to_have_count(0)
    let_go = hold_words(ana.page, "lockdown")
    ana.on_the_shelf.click()
    expect(ana.on_the_shelf).to_have_attribute("aria-pressed", "true")
    name = ana.page.get_by_label(ana.words.text("page-your-name"))
    name.focus()
    ana.page.keyboard.type("An")
    ana.button("page-friends").hover()
    ana.page.mouse.down()
    name.focus()
    let_go()
    cover.wait_for()
    ana.page.keyboard.type("a")
    expect(name).to_have_value("Ana")
    expect(name).to_be_focused()
    ana.page.mouse.up()
    assert opened(server, ana.arrive()) == ("lockdown", "Ana")


def opened(server: Server, code: str) -> tuple[str, str]:
    """What is played at a table, and by whom."""
    with server.client() as client:
        table = Guest(client, code, "").read()["table"]
    return table["game"], table["seats"][0]["name"]


def test_what_was_chosen_is_opened_even_if_its_words_never_come(visit: Visit, server: Server) -> None:
    ana = Person(visit())
    ana.page.get_by_role("heading", level=2).first.wait_for()
    ana.page.route("**/api/words/*/lockdown", lambda route: route.abort())
    assert opened(server, ana.open_table("Ana")) == ("lockdown", "Ana")


def test_a_game_that_was_chosen_is_played_before_its_cover_is_here(visit: Visit) -> None:
    ana = Person(visit())
    ana.page.get_by_role("heading", level=2).first.wait_for()
    let_go = hold_words(ana.page, "lockdown")
    ana.play_now("Ana")
    let_go()
    ana.wait_for_turn()
    expect(ana.page.get_by_role("heading", name=ana.words.text("game-title"))).to_be_attached()
