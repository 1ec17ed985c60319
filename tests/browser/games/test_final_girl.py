"""Final Girl on its page: on the map, in the tableau, by keyboard; and what is shown for a moment."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import huisclos
from huisclos.engine.match.match import Match
from huisclos.words import Words
from tests.browser.conftest import Visit
from tests.browser.moments import Told, asked_now, every_prompt
from tests.browser.page.test_access import clean_at_all_sizes, violations
from tests.support.serving import Guest, Server

FILM = {"killer": "hans@butcher", "location": "camp@trails", "girl": "laurie@trails"}
FAIR = {"killer": "geppetto@strings", "location": "fair@carnival", "girl": "asami@carnival"}
PATIENCE = 900
"""Answers until what a test wants to see is asked."""


def seek(prompt: str, **options: Any) -> Match:
    """A film in which this is asked, played by chance."""
    for seed in range(20):
        match = huisclos.new("final-girl", ["Ana"], seed, {**FILM, **options})
        rng = random.Random(seed)
        for _ in range(PATIENCE):
            if match.state.over:
                break
            choice = match.choices()[0]
            if choice.prompt == prompt:
                return match
            names = [option.id for option in choice.options]
            match.act(0, rng.sample(_bold(names, choice.min), max(1, choice.min)))
    raise AssertionError(f"{prompt} was never asked")


def _bold(names: list[str], least: int) -> list[str]:
    """Rather something that is done than an end."""
    wanted = [name for name in names if name != "end" and not name.startswith("time+")]
    return wanted if len(wanted) >= max(1, least) else names


class Table:
    """A real table of one's own, and its page."""

    def __init__(self, visit: Visit, server: Server, options: dict[str, Any] = FILM, **how: Any) -> None:
        self.page: Page = visit("/", **how)
        self.client = server.client().__enter__()
        self.options = options
        self.words = Words("en", "huisclos.games.final_girl")
        self.begin()

    def begin(self) -> None:
        """A new film, and the page on it."""
        self.guest = Guest.host(self.client, players=1, game="final-girl", options=self.options)
        self.guest.do("sit", seat=0, name="Ana", colour=0)
        self.guest.do("start")
        kept = [{"code": self.guest.code, "secret": self.guest.secret}]
        self.page.evaluate("kept => localStorage.setItem('huisclos:tables', JSON.stringify(kept))", kept)
        self.page.goto(f"/t/{self.guest.code}")

    @property
    def question(self) -> dict[str, Any]:
        """What she is asked; after a film that has ended, in another."""
        while (found := self.guest.read(0)["question"]) is None:
            self.begin()
        asked: dict[str, Any] = found
        return asked

    @property
    def board(self) -> dict[str, Any]:
        found: dict[str, Any] = self.guest.read(0)["view"]["board"]
        return found

    def until(self, prompt: str, fit: Callable[[dict[str, Any]], bool] = lambda board: True) -> None:
        """Over HTTP, by chance, until this is asked on a board that fits."""
        rng = random.Random(1)
        while (question := self.question)["prompt"] != prompt or not fit(self.board):
            picks = rng.sample(_bold(question["options"], question["min"]), max(1, question["min"]))
            self.guest.do("act", seat=0, question=question["number"], picks=picks)
        self.page.locator(f'[data-question="{question["number"]}"]').wait_for()

    def zones(self) -> Any:
        """Those that may be picked, on the map."""
        return self.page.locator("svg .zone[role=button]")


@pytest.fixture
def table(visit: Visit, server: Server) -> Table:
    return Table(visit, server)


def test_one_goes_where_one_clicks(table: Table) -> None:
    table.until("move")
    ways = [option for option in table.question["options"] if option.startswith("zone:")]
    expect(table.zones()).to_have_count(len(ways))
    before = table.board["here"]
    table.page.wait_for_timeout(450)
    table.zones().first.click()
    follow = table.page.get_by_role("button", name=table.words.text("play-confirm", {"count": 0, "most": 1}))
    expect(table.zones().or_(follow).or_(table.page.locator("[data-option]")).first).to_be_visible()
    assert table.board["here"] != before or table.question["prompt"] == "follow"


def test_the_map_is_in_reach_of_the_keyboard(table: Table) -> None:
    table.until("move")
    number = table.question["number"]
    zone = table.zones().first
    zone.focus()
    table.page.wait_for_timeout(450)
    table.page.keyboard.press("Enter")
    table.page.locator(f'[data-question="{number}"]').wait_for(state="detached")


def test_cards_are_taken_from_the_tableau(table: Table) -> None:
    table.until("plan")
    tableau = table.page.get_by_role("region", name=table.words.text("film-tableau"))
    cards = [option for option in table.question["options"] if option.startswith("card:")]
    expect(tableau.locator("button.card")).to_have_count(len(cards))
    number, before = table.question["number"], len(table.board["hand"])
    table.page.wait_for_timeout(450)
    tableau.locator("button.card").first.click()
    table.page.locator(f'[data-question="{number}"]').wait_for(state="detached")
    assert len(table.board["hand"]) > before


def test_those_who_follow_are_picked_on_the_map(visit: Visit, server: Server) -> None:
    told = Told(visit("about:blank"), server, "final-girl")
    told.show(asked_now(seek("follow"), 0))
    victim = told.page.locator("svg .pawn[role=button]").first
    told.page.wait_for_timeout(450)
    victim.click()
    expect(victim).to_have_attribute("aria-pressed", "true")


def test_a_card_of_the_hand_is_never_discarded_by_a_click(visit: Visit, server: Server) -> None:
    """It may be discarded for Time at any moment: from the list alone."""
    told = Told(visit("about:blank"), server, "final-girl")
    moment = asked_now(seek("roll"), 0)
    told.show(moment)
    cards = told.page.locator("[data-card]")
    assert cards.count()
    for card in cards.all():
        playable = card.get_attribute("data-card") in moment.options
        expect(card.locator("button")).to_have_count(int(playable))


@pytest.mark.parametrize("options", [FILM, FAIR], ids=["camp", "fair"])
def test_nothing_sticks_out_on_a_small_screen_in_french(
    visit: Visit, server: Server, options: dict[str, Any]
) -> None:
    told = Told(visit("about:blank", language="fr", width=360, height=740), server, "final-girl")
    for prompt in ("act", "move", "plan"):
        told.show(asked_now(seek(prompt, **options), 0))
        for tab in (0, 1, 2):
            told.page.locator(".frame nav button").nth(tab).click()
            wide = told.page.evaluate("document.documentElement.scrollWidth")
            assert wide <= 360, f"{prompt}, tab {tab}: something sticks out to the right"
        told.page.locator(".frame nav button").first.click()


def test_nothing_for_axe_to_find(visit: Visit, server: Server) -> None:
    told = Told(visit("about:blank"), server, "final-girl")
    for prompt in ("act", "move", "plan", "roll", "keep"):
        told.show(asked_now(seek(prompt), 0))
        clean_at_all_sizes(told.page)


def test_nothing_for_axe_to_find_whatever_is_asked(visit: Visit, server: Server) -> None:
    """By day, when colours are hardest to read."""
    told = Told(visit("about:blank"), server, "final-girl")
    found: dict[str, list[str]] = {}
    for asked in every_prompt("final-girl"):
        told.show(asked)
        told.page.evaluate("document.documentElement.dataset.theme = 'light'")
        found[asked.prompt] = violations(told.page)
    assert {prompt: faults for prompt, faults in found.items() if faults} == {}


def test_a_card_is_shown_for_a_moment_and_a_tap_dismisses_it(visit: Visit, server: Server) -> None:
    table = Table(visit, server, motion="no-preference")
    table.page.locator("[data-question]").wait_for()
    while table.question["prompt"] != "plan":
        question = table.question
        options = question["options"]
        picks = ["end"] if "end" in options else options[: max(1, question["min"])]
        table.guest.do("act", seat=0, question=question["number"], picks=picks)
    question = table.question
    table.guest.do("act", seat=0, question=question["number"], picks=["done"])
    reveal = table.page.locator(".reveal")
    reveal.first.wait_for()
    while reveal.count():
        table.page.mouse.click(700, 60)
    table.page.locator("[data-question]").wait_for()
