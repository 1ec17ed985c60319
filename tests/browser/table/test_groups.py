"""Groups of friends who come back: what one game unlocks is there in the next, for them alone."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from huisclos.table.groups.group import Group, StoredGame, Tally
from huisclos.table.groups.group_book import read_group
from tests.browser.conftest import PATIENCE, Visit
from tests.browser.friend import Friend, asked
from tests.browser.hurrying import hurried
from tests.browser.page.test_access import SIZES, clean
from tests.browser.page.test_pictures import Take, take
from tests.support.serving import Server

__all__ = ["take"]
LAST = 21


class Circle:
    """Two friends, each in a browser of their own, and a bot."""

    def __init__(self, visit: Visit, server: Server, name: str, one: str, other: str) -> None:
        self.server = server
        self.name = name
        self.friends = [Friend(visit, seat, person) for seat, person in enumerate((one, other))]

    def sit_down(self, host: Friend) -> None:
        """The host is in the lobby of a table for four."""
        (guest,) = (friend for friend in self.friends if friend is not host)
        host.button("page-fewer").click()
        guest.page.goto(host.page.url)
        guest.sit(guest.name)
        host.button("page-fill").click()
        guest.be_ready()
        # Only now, since a page that knows the group has told so.
        expect(self.link(guest)).to_be_visible()

    def link(self, friend: Friend) -> Locator:
        """To the group's shelf."""
        return friend.page.get_by_role("link", name=friend.words.text("group-shelf", {"name": self.name}))

    def play(self, host: Friend) -> str:
        """From the lobby to the last page; the title of the epilogue."""
        host.button("page-start").click()
        asked(self.friends)
        hurried([*self.friends], self.server)
        title = host.page.locator("article h2").inner_text()
        expect(self.friends[1].page.locator("article h2")).to_have_text(title)
        return title

    def shelf(self, friend: Friend) -> list[str]:
        """What the friend, who goes there, finds to read."""
        self.link(friend).click()
        friend.page.wait_for_url("**/g/*")
        return self.books(friend)

    def books(self, friend: Friend) -> list[str]:
        friend.page.get_by_role("heading", name=friend.words.text("shelf-title")).wait_for()
        return friend.page.locator("button.book .spine").all_inner_texts()


def number_of(title: str, friend: Friend) -> int:
    titles = {friend.words.text(f"epilogue-{number}-title"): number for number in range(1, LAST + 1)}
    return titles[title]


def variants(host: Friend) -> Locator:
    """Those that may be chosen."""
    return host.page.get_by_label(host.words.text("setting-variant")).locator("option")


def first_game(circle: Circle) -> str:
    """A host opens a table, makes a group there, and they play."""
    host, guest = circle.friends
    host.page.goto("/")
    host.open_table(host.name)
    expect(variants(host)).to_have_count(LAST)  # without a group every variant is free
    host.page.get_by_label(host.words.text("group-field"), exact=True).select_option("new")
    host.page.get_by_label(host.words.text("group-name")).fill(circle.name)
    host.button("group-make").click()
    expect(circle.link(host)).to_be_visible()
    expect(variants(host)).to_have_text([host.words.name("variant:0")])
    circle.sit_down(host)
    expect(guest.page.get_by_text(circle.name, exact=True)).to_be_visible()
    return circle.play(host)


def next_game(circle: Circle, number: int) -> str:
    """It is the guest of the first who opens it, from the shelf; with the variant that they unlocked."""
    _, host = circle.friends
    host.page.get_by_role("button", name=host.words.text("group-open")).click()
    host.arrive()
    wanted = host.words.name(f"variant:{number}")
    own = [wanted] if number != LAST else []
    expect(variants(host)).to_have_text([host.words.name("variant:0"), *own])
    if own:
        host.page.get_by_label(host.words.text("setting-variant")).select_option(label=wanted)
        expect(host.page.get_by_text(host.words.form(f"variant:{number}", "does"))).to_be_visible()
    circle.sit_down(host)
    title = circle.play(host)
    played = host.messages[-1]["view"]["options"]
    assert (played["variant"], played["unlocked"]) == (number if own else 0, [number])
    return title


def test_two_groups_of_friends_over_two_games(visit: Visit, server: Server) -> None:
    told: list[tuple[Circle, set[str]]] = []
    circles = Circle(visit, server, "Thursdays", "Ana", "Bo"), Circle(visit, server, "Les ami:es", "Cy", "Di")
    for circle in circles:
        guest = circle.friends[1]
        first = first_game(circle)
        assert circle.shelf(guest) == [first]
        second = next_game(circle, number_of(first, guest))
        assert second != first or number_of(first, guest) == LAST
        assert set(circle.shelf(guest)) == {first, second}
        told.append((circle, {first, second}))
    for circle, titles in told:
        host = circle.friends[0]
        assert set(circle.shelf(host)) == titles, "what the others have read is still closed here"
        book = host.page.get_by_role("button", name=sorted(titles)[0])
        book.click()
        story = host.words.text(f"epilogue-{number_of(sorted(titles)[0], host)}")
        expect(host.page.get_by_role("dialog")).to_contain_text(story.split("\n")[0][:40])
        host.page.keyboard.press("Escape")
        people = host.page.get_by_role("row").filter(has_text=host.name)
        expect(people.get_by_role("cell").first).to_have_text("2")
        host.page.goto("/")
        expect(host.page.get_by_role("link", name=circle.name)).to_be_visible()


def test_whoever_made_a_group_renames_and_deletes_it(visit: Visit) -> None:
    ana = Friend(visit, 0, "Ana")
    ana.page.goto("/")
    ana.page.get_by_label(ana.words.text("group-name")).fill("Thursdays")
    ana.button("group-make").click()
    ana.page.wait_for_url("**/g/*")
    address = ana.page.url
    bo = Friend(visit, 1, "Bo")
    bo.page.goto(address)
    bo.page.get_by_role("heading", name="Thursdays").wait_for()
    expect(bo.button("group-delete")).to_have_count(0)
    ana.button("group-rename").click()
    ana.page.get_by_label(ana.words.text("group-name")).fill("Fridays")
    ana.button("page-save").click()
    expect(ana.page.get_by_role("heading", name="Fridays")).to_be_visible()
    ana.button("group-delete").click()
    ana.button("group-delete-do").click()
    expect(ana.page.get_by_role("button", name=ana.words.text("group-make"))).to_be_visible()
    expect(ana.page.get_by_role("link", name="Fridays")).to_have_count(0)
    bo.page.reload()
    expect(bo.page.get_by_text(bo.words.text("group-unknown", {"code": address[-10:]}))).to_be_visible()


# -- how it looks -------------------------------------------------------------------------------------

READ = (11, 4, 17, 2, 8, 21, 14)
PEOPLE = {"Di": Tally(3, 1, 2), "Barnabé": Tally(7, 1, 5), "Cleo": Tally(7, 2, 12), "Ana": Tally(7, 3, 4)}


def long_story(group: Group) -> Group:
    """After seven evenings."""
    winners = ([0], [2], [3], [1, 2], [0], [2], [0])
    names = ["Ana", "Barnabé", "Cleo", "Di"]
    played = [
        StoredGame(
            "lockdown",
            time.time() - (7 - n) * 6e5,
            names,
            [],
            won,
            [7] * 4,
            [1, 0, 2, 0],
            {"epilogue": one},
            key=str(n),
        )
        for n, (one, won) in enumerate(zip(READ, winners, strict=True))
    ]
    kept = {"lockdown": {"unlocked": list(READ)}}
    return Group(group.name, group.key, len(READ), 23, kept, PEOPLE, played)


@pytest.fixture
def crowd(server: Server) -> str:
    """The address of a group that has seen much."""
    with server.client() as client:
        code = client.post("/api/groups", json={"name": "The Thursday crowd"}).json()["code"]
    write(server.data, code, long_story)
    return f"/g/{code}"


def write(folder: Path, code: str, story: Callable[[Group], Group]) -> None:
    """What a group has lived through."""
    with sqlite3.connect(folder / "tables.sqlite") as database:
        (body,) = database.execute("SELECT body FROM groups WHERE code = ?", (code,)).fetchone()
        group = msgspec.json.encode(story(read_group(body)))
        database.execute("UPDATE groups SET body = ? WHERE code = ?", (group, code))


@pytest.mark.parametrize(("size", "language"), [("desk", "en"), ("phone", "fr")])
def test_the_shelf(visit: Visit, crowd: str, take: Take, size: str, language: str) -> None:
    width, height = SIZES[size]
    page = visit(crowd, language=language, width=width, height=height)
    page.locator(".book").first.wait_for(timeout=PATIENCE)
    assert (page.locator("button.book").count(), page.locator(".book").count()) == (len(READ), LAST)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if size == "desk":
        take(page, "shelf")
    clean(page)
    page.locator("button.book").last.click()
    page.get_by_role("dialog").wait_for()
    clean(page)
