"""The pictures of README and docs: `make pictures` makes them anew; a test run looks whether it could."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.test_deals import GAMES
from tests.browser.test_final_girl import Table
from tests.serving import Server

Take = Callable[[Page, str], None]
LEAST_BYTES = 15_000
"""A picture of nothing is smaller."""


@pytest.fixture
def take(tmp_path: Path) -> Take:
    folder = Path(os.environ.get("HUISCLOS_PICTURES", tmp_path))

    def take(page: Page, name: str) -> None:
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready")
        page.screenshot(path=folder / f"{name}.png")
        assert (folder / f"{name}.png").stat().st_size > LEAST_BYTES

    return take


def still(person: Person) -> None:
    """The pointer is nowhere, nothing is being shown over the board, and what was pointed at has faded."""
    person.page.mouse.move(0, 0)
    person.page.locator(".over").wait_for(state="detached")
    person.page.wait_for_timeout(300)


def test_home_and_lobby(visit: Visit, take: Take) -> None:
    ana = Person(visit())
    ana.on_the_shelf.click()
    ana.page.get_by_role("heading", name="Lockdown").wait_for()
    take(ana.page, "home")
    code = ana.open_table("Ana")
    ana.button("page-more").click()
    for name in ("Barnabé", "Cleo"):
        friend = Person(visit(f"/t/{code}"))
        friend.sit(name)
        friend.be_ready()
    friend.page.get_by_label(friend.words.text("play-chat")).fill("I never lie.")
    friend.page.keyboard.press("Enter")
    ana.page.get_by_text("I never lie.").wait_for()
    ana.page.get_by_role("button", name=ana.words.text("page-put-bot", {"seat": 4})).click()
    ana.page.get_by_text("Cleo").first.wait_for()
    take(ana.page, "lobby")


def test_a_ballot(visit: Visit, take: Take) -> None:
    """With what each of them weighs. Where six play, nobody is alone on the Parking lot."""
    ana = Person(visit())
    ana.on_the_shelf.click()
    ana.page.get_by_role("radio", name="6").check(force=True)
    ana.play_now("Ana")
    ballot, lot = (ana.page.locator(f"[data-option{which}]") for which in ('^="seat:"', '$="place:6"'))
    while ana.wait_for_turn():
        if ballot.locator(".hint").count() > 1:
            still(ana)
            take(ana.page, "ballot")
            return
        ana.pick(lot.first.get_attribute("data-option") if lot.count() else None)
    raise AssertionError("nobody votes")


def test_play_vote_and_ending(visit: Visit, take: Take) -> None:
    ana = Person(visit(motion="no-preference"))
    ana.play_now("Ana")
    hands = ana.page.locator(".over .arm")
    seen: set[str] = set()
    while True:
        ana.options.first.or_(ana.over).or_(hands).first.wait_for()
        if ana.over.is_visible():
            break
        if hands.count() > 1 and "vote" not in seen:
            ana.page.wait_for_timeout(350)
            take(ana.page, "vote")
            seen.add("vote")
        if not ana.options.count():
            continue
        if "mall" not in seen and ana.page.get_by_text("Day 3").count():
            still(ana)
            take(ana.page, "mall")
            seen.add("mall")
        ana.options.first.click()
        ana.page.keyboard.press("Space")
        ana.page.wait_for_timeout(100)
    take(ana.page, "epilogue")
    ana.page.get_by_role("heading", name=ana.words.text("ledger-title")).scroll_into_view_if_needed()
    ana.page.evaluate("scrollBy(0, 500)")
    take(ana.page, "ledger")


def test_a_deal(visit: Visit, take: Take) -> None:
    ana = Person(visit())
    asked = ana.page.get_by_role("group", name=ana.words.text("play-asked-of-you"))
    for _ in range(GAMES):
        ana.page.goto("/")
        ana.play_now("Ana")
        while ana.wait_for_turn():
            # There is time to read it: bots wait for an answer.
            if asked.count():
                still(ana)
                take(ana.page, "deal")
                return
            ana.pick()
    raise AssertionError("nobody wanted anything")


def test_the_town(visit: Visit, take: Take) -> None:
    ana = Person(visit(), game="critico-ville")
    ana.play_now("Ana")
    squares, answers = (ana.page.locator(f'[data-option^="{kind}:"]') for kind in ("square", "answer"))
    under_way = ana.page.get_by_text(re.compile(r"Turn ([3-9]|\d\d)"))
    seen: set[str] = set()
    while ana.wait_for_turn():
        for name, there in (("town", squares.count() > 1), ("question", answers.count())):
            if there and name not in seen and under_way.count():
                still(ana)
                take(ana.page, name)
                seen.add(name)
        if len(seen) == 2:
            return
        ana.pick()
    assert seen


def test_the_camp(visit: Visit, server: Server, take: Take) -> None:
    """In the third turn, with something in her hand and somebody left to save."""
    table = Table(visit, server, width=1280, height=800)
    table.until("act", lambda board: board["turn"] == 3 and "walk" in board["hand"])
    table.page.wait_for_timeout(400)  # figures change their colour
    take(table.page, "camp")


@pytest.mark.parametrize(("name", "width", "height"), [("phone", 360, 740), ("landscape", 844, 390)])
def test_on_a_phone(visit: Visit, take: Take, name: str, width: int, height: int) -> None:
    ana = Person(visit(language="fr", width=width, height=height), "fr")
    ana.play_now("Anaïs")
    for _ in range(9):
        ana.wait_for_turn()
        ana.pick()
    ana.wait_for_turn()
    still(ana)
    take(ana.page, name)
