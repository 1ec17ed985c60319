"""Every page is free of what axe-core finds wrong, on a desk and on a phone, by night and by day."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from huisclos.engine.game import games
from tests.browser.conftest import Visit
from tests.browser.person import Person

AXE = Path(__file__).parents[2] / "ui/node_modules/axe-core/axe.min.js"
SETTLED = """async () => {
    const changes = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(changes.map((one) => one.finished))
}"""
SIZES = {"desk": (1440, 900), "phone": (360, 740)}


def violations(page: Page) -> list[str]:
    """Each with the elements it is about, once nothing changes its colour any more."""
    page.evaluate(SETTLED)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run()).violations")
    return [f"{one['id']}: {[node['target'] for node in one['nodes']]}" for one in found]


def clean(page: Page) -> None:
    """Also in daylight."""
    page.locator("main, [role=main]").first.wait_for()
    assert violations(page) == []
    page.evaluate("document.documentElement.dataset.theme = 'light'")
    assert violations(page) == []
    page.evaluate("document.documentElement.dataset.theme = 'dark'")


@pytest.fixture(params=SIZES)
def size(request: pytest.FixtureRequest) -> dict[str, int]:
    width, height = SIZES[request.param]
    return {"width": width, "height": height}


@pytest.mark.parametrize(
    "path",
    ["/", "/api-docs", "/replay", "/t/NOSUCH", "/nowhere"]
    + [f"/{page}/{game}" for page in ("rules", "learn") for game in games()],
)
def test_pages(visit: Visit, size: dict[str, int], path: str) -> None:
    page = visit(path, **size)
    page.wait_for_load_state("networkidle")
    clean(page)


@pytest.mark.parametrize("game", games())
def test_lobby_play_and_ending(visit: Visit, size: dict[str, int], game: str) -> None:
    host = Person(visit(**size), game=game)
    host.open_table("Ana")
    host.button("page-start").wait_for()
    clean(host.page)
    host.button("page-fill").click()
    host.button("page-start").click()
    host.wait_for_turn()
    clean(host.page)
    host.page.keyboard.press("?")
    clean(host.page)
    host.page.keyboard.press("Escape")
    host.play_to_the_end()
    clean(host.page)
    host.page.get_by_role("link", name=host.words.text("play-replay")).click()
    host.page.get_by_role("slider").wait_for()
    clean(host.page)
