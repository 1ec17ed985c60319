"""One person against bots: the whole game, with the mouse, by keyboard alone, in French on a phone."""

from playwright.sync_api import expect

from tests.browser.person import Person


def test_a_whole_game_against_bots_to_the_epilogue(visit):
    ana = Person(visit())
    ana.play_now("Ana")
    assert ana.play_to_the_end() > 5
    expect(ana.page.get_by_role("heading", name=ana.words.text("ledger-title"))).to_be_visible()
    ana.button("play-proof-check").click()
    expect(ana.page.get_by_text(ana.words.text("play-proof-right"))).to_have_count(4)


def test_the_same_in_french_on_a_small_screen(visit):
    ana = Person(visit(language="fr", width=360, height=740), "fr")
    ana.play_now("Anaïs")
    ana.play_to_the_end()
    wide = ana.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 360, "something sticks out to the right"
