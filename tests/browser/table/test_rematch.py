"""Every way into another game: who stayed, who left during it or after it, one device, bots only."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Serve, Visit
from tests.browser.friend import Friend, three
from tests.browser.hurrying import hurried
from tests.browser.person import Person
from tests.support.serving import Server

Finish = Callable[[list[Person]], None]


@pytest.fixture
def server(serve: Serve) -> Server:
    """Whoever is away is away at once."""
    return serve("--grace", "0")


@pytest.fixture
def finish(server: Server) -> Finish:
    """These people play on to the end."""

    return partial(hurried, server=server)


@pytest.fixture
def friends(visit: Visit) -> list[Friend]:
    """Ana hosts, Bo and Cy play along; the game has just started."""
    friends = three(visit)
    for friend in friends:
        friend.page.get_by_role("log").first.wait_for()
    return friends


def heading(person: Person) -> Locator:
    """Who has won."""
    return person.page.get_by_role("heading", level=1)


def leave(person: Person) -> None:
    person.page.locator('[data-key="leave"]').click()
    person.page.get_by_role("dialog").get_by_role("button", name=person.words.text("play-leave-do")).click()
    expect(person.button("play-return").or_(person.over).first).to_be_visible()


def go_on(person: Person) -> None:
    """Follow those who are in the lobby already."""
    person.button("play-next-lobby").click()


def waiting_for(host: Person, *names: str) -> None:
    """The bar says so, and nothing can be started."""
    for name in names:
        expect(host.page.get_by_role("status").filter(has_text=name)).to_be_visible()
    expect(host.button("page-start")).to_be_disabled()


def plays(*people: Person) -> None:
    """Each of them plays their own seat in the new game."""
    for person in people:
        person.page.get_by_role("log").first.wait_for()
        expect(person.button("play-return")).to_have_count(0)
        expect(person.page.locator('[data-key="leave"]')).to_be_visible()


def test_all_stayed_and_go_on_when_they_want(friends: list[Friend], finish: Finish, visit: Visit) -> None:
    """Nobody is torn off the epilogue, and it stays one click away: for them, and for others by its link."""
    ana, bo, cy = friends
    finish([ana, bo, cy])
    won = heading(cy).inner_text()
    ana.over.click()
    waiting_for(ana, "Bo", "Cy")
    ana.page.get_by_role("link", name=ana.words.text("page-last-game"), exact=True).click()
    expect(heading(ana)).to_have_text(won)
    stranger = Person(visit(ana.page.url))
    expect(heading(stranger)).to_have_text(won)
    ana.page.get_by_role("link", name=ana.words.text("play-replay-back")).click()
    go_on(bo)
    bo.be_ready()
    waiting_for(ana, "Cy")
    expect(cy.page.get_by_text(cy.words.text("play-over"))).to_be_visible()
    expect(heading(cy)).to_have_text(won)
    go_on(cy)
    expect(cy.page.get_by_text(cy.words.text("page-lobby-seated"))).to_be_visible()
    cy.be_ready()
    ana.button("page-start").click()
    plays(ana, bo, cy)
    cy.page.get_by_role("link", name=cy.words.text("play-before-this")).click()
    expect(heading(cy)).to_have_text(won)


def test_one_left_during_the_game_and_a_bot_played_on(friends: list[Friend], finish: Finish) -> None:
    ana, bo, cy = friends
    leave(bo)
    finish([ana, cy])
    expect(bo.over).to_be_visible()
    bo.over.click()
    go_on(ana)
    go_on(cy)
    cy.be_ready()
    waiting_for(ana, "Bo")
    bo.be_ready()
    ana.button("page-start").click()
    plays(ana, bo, cy)


def test_one_left_after_it(friends: list[Friend], finish: Finish) -> None:
    ana, bo, cy = friends
    finish([ana, bo, cy])
    bo.page.close()
    ana.over.click()
    go_on(cy)
    cy.be_ready()
    waiting_for(ana, "Bo")
    ana.page.get_by_role("button", name=ana.words.text("page-free-seat", {"name": "Bo"})).click()
    ana.page.get_by_role("button", name=ana.words.text("page-put-bot", {"seat": 2})).click()
    expect(ana.button("page-start")).to_be_enabled()
    ana.button("page-start").click()
    plays(ana, cy)


def test_the_host_left(friends: list[Friend], finish: Finish) -> None:
    """Somebody else hosts; the host, back again, is a guest with a seat."""
    ana, bo, cy = friends
    leave(ana)
    table = ana.page.url
    ana.page.goto("about:blank")
    finish([bo, cy])
    bo.over.click()
    bo.button("page-lead").click()
    waiting_for(bo, "Ana", "Cy")
    go_on(cy)
    cy.be_ready()
    ana.page.goto(table)
    expect(ana.page.get_by_text(ana.words.text("page-lobby-seated"))).to_be_visible()
    ana.be_ready()
    bo.button("page-start").click()
    plays(ana, bo, cy)


def test_one_device_for_all(visit: Visit, finish: Finish) -> None:
    us = Person(visit())
    us.on_the_shelf.click()
    us.page.get_by_label(us.words.text("page-your-name")).fill("Ana")
    us.button("page-pass").click()
    for number, name in ((1, "Ana"), (2, "Bo")):
        us.page.get_by_label(us.words.text("page-seat", {"number": number})).fill(name)
    us.page.get_by_role("dialog").get_by_role("button", name=us.words.text("page-start")).click()
    us.arrive()
    us.page.get_by_role("alertdialog").wait_for()
    finish([us])
    us.over.click()
    us.button("page-start").click()
    us.page.get_by_role("alertdialog").wait_for()


def test_with_bots_only(visit: Visit, finish: Finish) -> None:
    """Also for who left, and let the bots play it out."""
    ana = Person(visit())
    ana.play_now("Ana")
    ana.wait_for_turn()
    leave(ana)
    expect(ana.over).to_be_visible()
    ana.over.click()
    ana.button("page-start").click()
    plays(ana)
    assert ana.wait_for_turn()
