"""Pass-and-play: several people, one device, a curtain between them."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person


def test_a_curtain_hides_everything_until_the_named_person_says_so(visit: Visit) -> None:
    us = Person(visit())
    us.on_the_shelf.click()
    us.page.get_by_label(us.words.text("page-your-name")).fill("Ana")
    us.button("page-pass").click()
    for number, name in ((1, "Ana"), (2, "Bo"), (3, "Cy"), (4, "Di")):
        us.page.get_by_label(us.words.text("page-seat", {"number": number})).fill(name)
    us.page.get_by_role("dialog").get_by_role("button", name=us.words.text("page-start")).click()
    us.arrive()
    curtains, hands = 0, set()
    while curtains < 12:
        curtain = us.page.get_by_role("alertdialog")
        curtain.wait_for()
        expect(us.page.locator("[data-option]")).to_have_count(0)
        expect(us.page.locator("[data-card]")).to_have_count(0)
        name = next(name for name in ("Ana", "Bo", "Cy", "Di") if name in curtain.inner_text())
        curtain.get_by_role("button").click()
        us.wait_for_turn()
        hands.add((name, us.page.locator("[data-card]").count()))
        while us.options.count():
            us.pick()
            us.page.wait_for_timeout(100)
            us.options.first.or_(us.page.get_by_role("alertdialog")).first.wait_for()
        curtains += 1
    assert {name for name, _ in hands} == {"Ana", "Bo", "Cy", "Di"}
    assert any(count for _, count in hands), "somebody saw a hand, in their own turn"
