"""Dead of Winter on its page: clicks and keys, and moments that all look at."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import huisclos
from huisclos.engine.match.match import Match
from huisclos.words import Words
from tests.browser.conftest import Visit
from tests.browser.moments import NAMES, Told, asked_now
from tests.browser.page.test_access import clean_at_all_sizes, violations
from tests.browser.person import Person
from tests.support.serving import Server

GAME = "dead-of-winter"
PACKAGE = "huisclos.games.dead_of_winter"
SEEDS = 60
RARE = {"ask": 0.02, "exile": 0.2, "fight": 0.02, "raise": 0.1, "attract": 0.1, "end": 0.5}
MOMENTS = ("leader", "act", "search-on", "crossroads-vote", "exile-vote", "spread")
"""What has the whole board, or most on it."""


@cache
def seek(prompt: str, fits: Callable[[Any], bool] = lambda s: True) -> tuple[Match, int]:
    """A game of five in which this is asked, played by chance; and who is asked."""
    for seed in range(SEEDS):
        match = huisclos.new(GAME, NAMES[:5], seed, {})
        rng = random.Random(seed)
        while not match.state.over:
            seat, choice = rng.choice(list(match.choices().items()))
            if choice.prompt == prompt and (prompt != "act" or match.state.round > 1) and fits(match.state):
                return match, seat
            names = [option.id for option in choice.options]
            weights = [RARE.get(name.partition("+")[0], 1) for name in names]
            match.act(seat, rng.choices(names, weights) if choice.max == 1 else rng.sample(names, choice.min))
    raise AssertionError(f"{prompt} was never asked")


def shown(
    visit: Visit, server: Server, prompt: str, fits: Callable[[Any], bool] | None = None, **how: Any
) -> Page:
    """A page on that moment."""
    page = visit("/", **how)
    match, seat = seek(prompt, fits) if fits else seek(prompt)
    Told(page, server, GAME).show(asked_now(match, seat))
    return page


def text(page: Page, key: str, language: str = "en", **args: Any) -> Any:
    """Something that the page says on the board."""
    return page.locator("section.board").get_by_text(Words(language, PACKAGE).text(key, args))


@pytest.mark.parametrize("prompt", MOMENTS)
def test_every_moment_is_for_everybody(visit: Visit, server: Server, prompt: str) -> None:
    clean_at_all_sizes(shown(visit, server, prompt))


def test_a_crossroads_is_read_before_it_is_voted_on(visit: Visit, server: Server) -> None:
    page = shown(visit, server, "crossroads-vote")
    match, _ = seek("crossroads-vote")
    paper = page.locator("section.board article")
    words = Words("en", PACKAGE, packs=match.pack_words)
    card = f"crossroads:{match.state.crossing}"
    expect(paper.locator("h2")).to_have_text(words.name(card))
    what = ", ".join(words.text(fact.key, fact.args) for fact in match.facts(None)[card])
    expect(paper).to_contain_text(words.text("waited", {"what": what}))
    expect(paper.get_by_role("button")).to_have_count(2)
    expect(text(page, "winter-crossroads-vote")).to_be_visible()


def test_a_bite_says_its_chances(visit: Visit, server: Server) -> None:
    page = shown(visit, server, "spread")
    ways = page.locator("section.board .panel").get_by_role("button")
    expect(ways).to_have_count(2)
    expect(ways.last).to_contain_text("50%")


@pytest.mark.parametrize("width", [360, 844])
def test_a_phone_has_a_strip_of_places_in_french(visit: Visit, server: Server, width: int) -> None:
    page = shown(visit, server, "act", language="fr", width=width, height={360: 740, 844: 390}[width])
    strip = page.get_by_role("navigation", name=Words("fr", PACKAGE).text("winter-places"))
    expect(strip.get_by_role("button")).to_have_count(7)
    strip.get_by_role("button").nth(5).click()
    expect(page.locator("svg .house")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []


def test_with_the_keyboard_alone(visit: Visit) -> None:
    """Leaders by their keys; then a survivor by Tab, what they do by key."""
    ana = Person(visit(), game=GAME)
    ana.play_now("Ana")
    page = ana.page
    end = page.locator('[data-option="end"]')
    while ana.wait_for_turn() and not end.count():
        asked = str(page.locator("[data-question]").get_attribute("data-question"))
        page.wait_for_timeout(450)
        page.keyboard.press("1")
        ana.moved_on(asked)
    own = page.locator("svg .person.own[role=button]").first
    own.focus()
    page.keyboard.press("Enter")
    expect(own).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(own).to_have_attribute("aria-pressed", "false")
    asked = str(page.locator("[data-question]").get_attribute("data-question"))
    page.keyboard.press(end.locator("kbd").inner_text())
    ana.moved_on(asked)
