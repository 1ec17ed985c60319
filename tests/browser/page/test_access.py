"""Every page is free of what axe-core finds wrong, on a desk and on a phone, by night and by day."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from huisclos.engine.game.installed import find, games
from tests.browser.conftest import Visit
from tests.browser.hurrying import hurried
from tests.browser.person import Person
from tests.support.serving import Server

AXE = Path(__file__).parents[3] / "ui/node_modules/axe-core/axe.min.js"
SETTLED = """async () => {
    // What inherits a colour changes after what it inherits it from: until nothing does any more.
    for (;;) {
        await new Promise((on) => requestAnimationFrame(() => setTimeout(on)))
        const changes = document.getAnimations().filter((one) => one instanceof CSSTransition)
        if (!changes.length) return
        await Promise.allSettled(changes.map((one) => one.finished))
    }
}"""
RUN = """async (only) => {
    const { violations } = await axe.run({ resultTypes: ['violations'], ...(only && { runOnly: only }) })
    return violations
}"""
COLOURS = ["color-contrast", "link-in-text-block"]
"""All that day and night make a difference to."""
SIZES = {"desk": (1440, 900), "phone": (360, 740)}


def violations(page: Page, only: list[str] | None = None) -> list[str]:
    """Each with the elements it is about, once nothing changes its colour any more."""
    page.evaluate(SETTLED)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(RUN, only)
    return [f"{one['id']}: {[node['target'] for node in one['nodes']]}" for one in found]


def clean(page: Page) -> None:
    """Also in daylight."""
    page.locator("main, [role=main]").first.wait_for()
    for theme, only in (("light", None), ("dark", COLOURS)):
        page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        assert violations(page, only) == [], theme


def clean_at_all_sizes(page: Page) -> None:
    for width, height in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        clean(page)


@pytest.mark.parametrize(
    "path",
    ["/", "/api-docs", "/replay", "/t/NOSUCH", "/nowhere"]
    + [f"/{page}/{game}" for page in ("rules", "learn") for game in games()],
)
def test_pages(visit: Visit, path: str) -> None:
    page = visit(path)
    page.wait_for_load_state("networkidle")
    clean_at_all_sizes(page)


@pytest.mark.parametrize("game", games())
def test_lobby_play_and_ending(visit: Visit, server: Server, game: str) -> None:
    host = Person(visit(), game=game)
    host.open_table("Ana")
    host.button("page-start").wait_for()
    clean_at_all_sizes(host.page)
    if find(game).meta.most > 1:
        host.button("page-fill").click()
    host.button("page-start").click()
    host.wait_for_turn()
    clean_at_all_sizes(host.page)
    host.page.keyboard.press("?")
    clean_at_all_sizes(host.page)
    host.page.keyboard.press("Escape")
    hurried([host], server)
    clean_at_all_sizes(host.page)
    host.page.get_by_role("link", name=host.words.text("play-replay")).click()
    host.page.get_by_role("slider").wait_for()
    clean_at_all_sizes(host.page)
