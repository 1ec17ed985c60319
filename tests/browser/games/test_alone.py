"""One person with bots: the whole game, with the mouse, by keyboard alone, in French on a phone."""

import random

import pytest
from playwright.sync_api import expect

from huisclos.engine.game.installed import find, games
from tests.browser.page.test_access import violations
from tests.browser.person import Person

any_game = pytest.mark.parametrize("game", games())
with_bots = pytest.mark.parametrize("game", [game for game in games() if find(game).meta.most > 1])
"""Whole films, by keyboard and on a phone, are in `test_whole_films.py`."""
by_keys = pytest.mark.parametrize("game", ["critico-ville", "lockdown"])
"""Winters by keyboard are in `test_winter.py`."""


def few_clicks(ana):
    """Where a turn can be ended: mostly that, and now and then anything."""
    rng = random.Random(4)

    def pick():
        if ana.page.locator('[data-option="end"]').count():
            ana.pick("end" if rng.randrange(3) else rng.choice(ana.offered()))
        else:
            ana.pick()

    return pick


@any_game
def test_a_whole_game_with_bots_to_the_last_page(visit, game):
    ana = Person(visit("about:blank"), game=game)
    frames = []
    ana.page.on(
        "websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame)))
    )
    ana.page.goto("/")
    ana.play_now("Ana")
    assert ana.play_to_the_end(few_clicks(ana)) > 5
    assert not [frame for frame in frames if '"type":"refused"' in frame], "the page sent what it shouldn't"
    if game == "lockdown":
        expect(ana.page.get_by_role("heading", name=ana.words.text("ledger-title"))).to_be_visible()
    expect(ana.page.locator("article h2")).to_be_visible()
    assert violations(ana.page) == []
    ana.button("play-proof-check").click()
    expect(ana.page.get_by_role("img", name=ana.words.text("play-proof-right"))).to_have_count(4)


@with_bots
def test_the_same_in_french_on_a_small_screen(visit, game):
    ana = Person(visit(language="fr", width=360, height=740), "fr", game)
    ana.play_now("Anaïs")

    def pick():
        ana.pick()
        wide = ana.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 360, "something sticks out to the right"

    ana.play_to_the_end(pick)


@by_keys
def test_a_whole_game_by_keyboard_alone(visit, game):
    ana = Person(visit(), game=game)
    keys = ana.page.keyboard

    def tab_to(locator):
        locator.wait_for()
        while not locator.evaluate("element => element === document.activeElement"):
            keys.press("Tab")

    tab_to(ana.on_the_shelf)
    keys.press("Enter")
    tab_to(ana.page.get_by_label(ana.words.text("page-your-name")))
    keys.type("Ana")
    tab_to(ana.button("page-now"))
    keys.press("Enter")
    ana.arrive()

    def press_first():
        question = ana.page.locator("[data-question]").get_attribute("data-question")
        field = ana.page.locator("textarea[data-key]")
        writes = field.count()
        keys.press("1")
        if writes:
            expect(field).to_be_focused()
            keys.type("Because.")
            keys.press("Enter")
        if ana.missing(str(question)):
            keys.press("2")
        if ana.confirm(str(question)).count():
            keys.press("Enter")
        ana.moved_on(str(question))

    assert ana.play_to_the_end(press_first) > 5
    tab_to(ana.button("play-proof-check"))
    keys.press("Enter")
    expect(ana.page.get_by_role("img", name=ana.words.text("play-proof-right"))).to_have_count(4)
