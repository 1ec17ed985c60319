"""One person against bots: the whole game, with the mouse, by keyboard alone, in French on a phone."""

from playwright.sync_api import expect

from tests.browser.person import Person


def test_a_whole_game_against_bots_to_the_epilogue(visit):
    ana = Person(visit("about:blank"))
    frames = []
    ana.page.on(
        "websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame)))
    )
    ana.page.goto("/")
    ana.play_now("Ana")
    assert ana.play_to_the_end() > 5
    assert not [frame for frame in frames if '"type":"refused"' in frame], "the page sent what it shouldn't"
    expect(ana.page.get_by_role("heading", name=ana.words.text("ledger-title"))).to_be_visible()
    ana.button("play-proof-check").click()
    expect(ana.page.get_by_role("img", name=ana.words.text("play-proof-right"))).to_have_count(4)


def test_the_same_in_french_on_a_small_screen(visit):
    ana = Person(visit(language="fr", width=360, height=740), "fr")
    ana.play_now("Anaïs")
    ana.play_to_the_end()
    wide = ana.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 360, "something sticks out to the right"


def test_a_whole_game_by_keyboard_alone(visit):
    ana = Person(visit())
    keys = ana.page.keyboard

    def tab_to(locator):
        locator.wait_for()
        while not locator.evaluate("element => element === document.activeElement"):
            keys.press("Tab")

    tab_to(ana.page.get_by_label(ana.words.text("page-your-name")))
    keys.type("Ana")
    tab_to(ana.button("page-now"))
    keys.press("Enter")
    ana.arrive()

    def press_first():
        question = ana.page.locator("[data-question]").get_attribute("data-question")
        keys.press("1")
        ana.moved_on(str(question))

    assert ana.play_to_the_end(press_first) > 5
    tab_to(ana.button("play-proof-check"))
    keys.press("Enter")
    expect(ana.page.get_by_role("img", name=ana.words.text("play-proof-right"))).to_have_count(4)
