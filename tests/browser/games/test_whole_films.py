"""Whole films to either end: won by keyboard with a pack of the folder, lost on a phone in French."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.games.test_films import BROKEN, OWN, bring
from tests.browser.page.test_access import clean
from tests.browser.person import Person
from tests.support.serving import Server

MEEK = re.sub(r"attack = \d+", "attack = 1", OWN.replace("health = 12", "health = 1", 1))
"""He falls at the first blow, or at the second."""
FIERCE = re.sub(r"attack = \d+", "attack = 12", OWN)


class Player(Person):
    """In front of Final Girl."""

    @property
    def width(self) -> int:
        assert self.page.viewport_size is not None
        return self.page.viewport_size["width"]

    def ending(self) -> str:
        """What the last page is called."""
        return str(self.page.locator("main h1").text_content())

    def press_on(self) -> None:
        """What somebody else would do, by the keys beside it."""
        question = str(self.page.locator("[data-question]").get_attribute("data-question"))
        self.page.keyboard.press("!")
        wanted = self.page.locator("[data-option].wanted")
        wanted.first.wait_for()
        for option in wanted.all():
            key = option.locator("kbd")
            if key.count():
                self.page.keyboard.press(str(key.text_content()))
            else:
                option.press("Enter")
        if self.confirm(question).count():
            self.confirm(question).press("Enter")
        self.moved_on(question)

    def stand_still(self) -> None:
        """Nothing is done about anything."""
        ways = [self.page.locator(f'[data-option="{way}"]') for way in ("end", "done")]
        wanted = next((way for way in ways if way.count()), self.options).first
        self.pick(wanted.get_attribute("data-option"))
        wide = self.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= self.width, "something sticks out to the right"


def test_a_film_from_a_folder_is_won_by_keyboard_alone(visit: Visit, server: Server) -> None:
    folder = server.data / "files" / "final-girl"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "meek.toml").write_text(MEEK, encoding="utf-8")
    (folder / "broken.toml").write_text(BROKEN, encoding="utf-8")
    ana = Player(visit(), game="final-girl")
    ana.open_table("Ana")
    field = ana.page.get_by_role("group", name=ana.words.text("setting-pack"), exact=True)
    refused = field.get_by_role("group").filter(has_text="broken.toml")
    expect(refused).to_contain_text("RevealTaxes")
    field.get_by_label(ana.words.text("page-file-house")).select_option("meek.toml")
    expect(field.locator("p", has_text="meek.toml")).to_be_visible()
    ana.button("page-start").press("Enter")
    ana.play_to_the_end(ana.press_on)
    assert ana.ending() == ana.words.text("play-won-together")
    clean(ana.page)


def test_a_film_is_lost_on_a_phone_in_french(visit: Visit) -> None:
    ana = Player(visit(language="fr", width=360, height=740), "fr", "final-girl")
    ana.open_table("Anaïs")
    bring(ana, "cousin.toml", FIERCE)
    ana.page.locator("p", has_text="cousin.toml").wait_for()
    ana.button("page-start").click()
    ana.play_to_the_end(ana.stand_still)
    assert ana.ending() == ana.words.text("play-lost-together")
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= ana.width
    clean(ana.page)
