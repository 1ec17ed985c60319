"""What a person does at a page: by what is on the screen, never by the page's insides."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

from huisclos.engine.game.installed import find
from huisclos.words import Words
from tests.browser.conftest import PATIENCE

MOMENT = 3000
"""Milliseconds: what is on the screen is clicked in less, or isn't there any more."""
CAN_BE_CLICKED = """element => new Promise((on) => {
    const rests = () => element.isConnected && getComputedStyle(element).pointerEvents === 'none'
    const look = () => (rests() ? setTimeout(look, 30) : on())
    look()
})"""
"""After an answer nothing can be clicked for a moment; a click that is tried again comes much later."""


OFFERED = """() => [...document.querySelectorAll('[data-option], [data-folds]')]
    .flatMap(({ dataset: { option, folds } }) => folds?.split(' ') ?? [option])"""


class Person:
    """Somebody in front of a browser, who reads a language and wants to play a game."""

    def __init__(self, page: Page, language: str = "en", game: str = "lockdown") -> None:
        self.page = page
        self.package = find(game).meta.package
        self.words = Words(language, self.package)

    def button(self, key: str) -> Locator:
        """A button by the key of its text."""
        return self.page.get_by_role("button", name=self.words.text(key))

    # -- getting to a table --------------------------------------------------------------------------

    @property
    def on_the_shelf(self) -> Locator:
        """The game one wants to play."""
        shelf = self.page.get_by_role("group", name=self.words.text("page-games"))
        return shelf.get_by_role("button", name=self.words.text("game-title"))

    def choose_game(self) -> None:
        """Before anything is done with it, it is seen to be the one."""
        self.on_the_shelf.click()
        expect(self.on_the_shelf).to_have_attribute("aria-pressed", "true")

    def play_now(self, name: str) -> str:
        """With bots; the code of the table."""
        self.choose_game()
        self.page.get_by_label(self.words.text("page-your-name")).fill(name)
        self.button("page-now").click()
        return self.arrive()

    def open_table(self, name: str) -> str:
        """For friends; the code of the table."""
        self.choose_game()
        self.page.get_by_label(self.words.text("page-your-name")).fill(name)
        self.button("page-friends").click()
        return self.arrive()

    def arrive(self) -> str:
        self.page.wait_for_url("**/t/*")
        return self.page.url.rpartition("/")[2]

    # -- playing -------------------------------------------------------------------------------------

    @property
    def options(self) -> Locator:
        """Everything that may be picked now."""
        return self.page.locator("[data-option]")

    def offered(self) -> list[str]:
        """Also what is behind something that stands for several."""
        found: list[str] = self.page.evaluate(OFFERED)
        return found

    @property
    def over(self) -> Locator:
        """The last page. Not by its role: that is looked up all the time, and takes long in a large page."""
        return self.page.locator("button", has_text=self.words.text("play-rematch"))

    def wait_for_turn(self) -> bool:
        """Until something is asked, or the game is over: false."""
        self.options.first.or_(self.over).first.wait_for()
        return not self.over.is_visible()

    def pick(self, option: str | None = None, *, patience: float = PATIENCE) -> str:
        """The option with that id, or the first; returns once the page has moved on."""
        chosen = self.options.first if option is None else self.unfold(option, patience)
        picked = str(chosen.get_attribute("data-option", timeout=patience))
        asked = self.page.locator("[data-question]")
        question = str(asked.get_attribute("data-question", timeout=patience))
        self.click(chosen, patience=patience)
        for number in range(1, self.missing(question)):
            self.click(self.options.nth(number), patience=patience)
        if self.confirm(question).count():
            self.click(self.confirm(question), patience=patience)
        self.moved_on(question)
        return picked

    def unfold(self, option: str, patience: float) -> Locator:
        """Where there are many, some stand for several."""
        chosen = self.page.locator(f'[data-option="{option}"]')
        folds = self.page.locator(f'[data-folds~="{option}"]')
        chosen.or_(folds).first.wait_for(timeout=patience)
        while not chosen.count() and folds.count():
            self.click(folds.first, patience=patience)
        return chosen

    def try_to_pick(self, option: str | None = None) -> None:
        """The same where others play: what was on the screen a moment ago may be asked no more, or anew."""
        with suppress(TookTooLong):
            self.pick(option, patience=MOMENT)

    def confirm(self, question: str) -> Locator:
        """Where several may be picked."""
        return self.page.locator(f'[data-question="{question}"] .primary')

    def missing(self, question: str) -> int:
        """How many have to be picked there, at most a hand full."""
        button = self.confirm(question)
        return 2 if button.count() and button.is_disabled() else 0

    def click(self, option: Locator, *, patience: float = PATIENCE) -> None:
        """As soon as it can be."""
        with suppress(TookTooLong):
            option.evaluate(CAN_BE_CLICKED, timeout=1000)
        option.click(timeout=patience)

    def moved_on(self, question: str) -> None:
        """Until that question is no longer asked."""
        self.page.locator(f'[data-question="{question}"]').wait_for(state="detached")

    def play_to_the_end(self, answer: Callable[[], object] | None = None) -> int:
        """How many answers it took."""
        answers = 0
        while self.wait_for_turn():
            (answer or self.pick)()
            answers += 1
        return answers

    # -- in the lobby --------------------------------------------------------------------------------

    def sit(self, name: str) -> None:
        """On the first free seat."""
        self.button("page-sit").first.click()
        self.page.get_by_label(self.words.text("page-name"), exact=True).fill(name)
        seat = self.page.get_by_role("listitem").locator("form")
        seat.get_by_role("button", name=self.words.text("page-sit")).click()
        seat.wait_for(state="detached")

    def be_ready(self) -> None:
        """The host may start."""
        self.button("page-be-ready").first.click()
