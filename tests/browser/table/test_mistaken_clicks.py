"""Slips of the hand: leaving asks first, the second half of a double click answers nothing, Escape closes."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.friend import Friend

DOUBLE_CLICK = """async ([x, y]) => {
    for (const _ of 'ab') {
        document.elementFromPoint(x, y)?.click()
        await new Promise((on) => setTimeout(on, 300))
    }
}"""
"""By the page's own clock: on a busy machine two clicks from here may be far apart."""


def test_slips_of_the_hand(visit: Visit) -> None:
    ana = Friend(visit, 0, "Ana")
    ana.page.goto("/")
    ana.play_now("Ana")
    ana.wait_for_turn()

    # The second click of a double click.
    place = ana.options.first.bounding_box()
    assert place is not None
    before = answers(ana)
    ana.page.evaluate(DOUBLE_CLICK, [place["x"] + 8, place["y"] + 8])
    ana.wait_for_turn()
    assert answers(ana) == before + 1
    ana.pick()
    assert answers(ana) == before + 2, "after a moment clicks count again"

    # Escape closes what one was about to say.
    ana.button("play-say").click()
    close = ana.button("play-say-nothing")
    expect(close).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(close).to_have_count(0)
    expect(ana.button("play-say")).to_be_visible()

    # Leaving asks first.
    ana.page.locator('[data-key="leave"]').click()
    ana.page.get_by_role("dialog").get_by_role("button", name=ana.words.text("play-leave-stay")).click()
    expect(ana.button("play-return")).to_have_count(0)
    ana.page.locator('[data-key="leave"]').click()
    ana.page.get_by_role("dialog").get_by_role("button", name=ana.words.text("play-leave-do")).click()
    expect(ana.button("play-return").or_(ana.over).first).to_be_visible()

    # Whoever has several tables reads which game is played at each.
    ana.page.goto("/")
    tables = ana.page.get_by_role("region", name=ana.words.text("page-own-tables"))
    expect(tables.get_by_text(ana.words.text("game-title"))).to_be_visible()


def answers(friend: Friend) -> int:
    """How many were sent, but for what the page passes by itself."""
    return sum('"do":"act"' in frame and '["pass"]' not in frame for frame in friend.heard)
