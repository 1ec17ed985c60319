"""The pictures of README and docs: `make pictures` makes them anew; a test run looks whether it could."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TookTooLong

from huisclos.engine.match.match import Match
from tests.browser import winters
from tests.browser.conftest import Visit
from tests.browser.games.test_final_girl import Table
from tests.browser.hurrying import Told, come, hurried, play_on, seek
from tests.browser.person import MOMENT, Person
from tests.browser.table.test_deals import wanted_by_a_bot
from tests.support.serving import Server

Take = Callable[[Page, str], None]
LEAST_BYTES = 15_000
"""A picture of nothing is smaller."""


@pytest.fixture
def take(tmp_path: Path) -> Take:
    folder = Path(os.environ.get("HUISCLOS_PICTURES", tmp_path))

    def take(page: Page, name: str) -> None:
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready")
        page.screenshot(path=folder / f"{name}.png")
        assert (folder / f"{name}.png").stat().st_size > LEAST_BYTES

    return take


def still(person: Person) -> None:
    """The pointer is nowhere, nothing is being shown over the board, and what was pointed at has faded."""
    person.page.mouse.move(0, 0)
    person.page.locator(".over").wait_for(state="detached")
    person.page.wait_for_timeout(300)


def from_the_ledger(person: Person, above: int) -> None:
    """The lie ledger is in sight, and as much of what stands above it."""
    ledger = person.page.get_by_role("heading", name=person.words.text("ledger-title"))
    ledger.evaluate(
        "(heading, above) => scrollTo(0, heading.getBoundingClientRect().top + scrollY - above)", above
    )
    person.page.wait_for_timeout(500)


def test_home_and_lobby(visit: Visit, take: Take) -> None:
    ana = Person(visit())
    ana.on_the_shelf.click()
    ana.page.get_by_role("heading", name="Lockdown").wait_for()
    take(ana.page, "home")
    code = ana.open_table("Ana")
    ana.button("page-more").click()
    for name in ("Barnabé", "Cleo"):
        friend = Person(visit(f"/t/{code}"))
        friend.sit(name)
        friend.be_ready()
    friend.page.get_by_label(friend.words.text("play-chat")).fill("I never lie.")
    friend.page.keyboard.press("Enter")
    ana.page.get_by_text("I never lie.").wait_for()
    ana.page.get_by_role("button", name=ana.words.text("page-put-bot", {"seat": 4})).click()
    ana.page.get_by_text("Cleo").first.wait_for()
    take(ana.page, "lobby")


def votes(told: Told) -> bool:
    """She is the last to do so."""
    return str(told["question"]["prompt"]).startswith("point") and len(told["view"]["answered"]) > 0


def test_a_ballot(visit: Visit, server: Server, take: Take) -> None:
    """With what each of them weighs. Where six play, nobody is alone on the Parking lot."""

    def weighs(told: Told) -> bool:
        asked = told["question"]
        return votes(told) and sum(hint["id"] in asked["options"] for hint in asked["hints"]) > 1

    ana = Person(visit())
    with server.client() as client:
        come(ana.page, seek(client, weighs, players=6, wanted="place:6"))
    ana.page.locator("[data-option] .hint").nth(1).wait_for()
    still(ana)
    take(ana.page, "ballot")


def with_a_card(told: Told) -> bool:
    """On the third day."""
    board = told["view"]["board"]
    return bool(board["turn"] == 3 and board["hands"][0])


def test_play_vote_and_ending(visit: Visit, server: Server, take: Take) -> None:
    ana = Person(visit(motion="no-preference"))
    with server.client() as client:
        guest = seek(client, with_a_card)
        come(ana.page, guest)
        ana.wait_for_turn()
        still(ana)
        take(ana.page, "mall")
        if play_on(guest, votes):
            come(ana.page, guest)
            ana.wait_for_turn()
            ana.pick()
            # They are up for a moment, which a busy machine may miss.
            with suppress(TookTooLong):
                ana.page.locator(".over .arm").nth(1).wait_for(timeout=MOMENT)
                ana.page.wait_for_timeout(350)
                take(ana.page, "vote")
    ana.page.emulate_media(reduced_motion="reduce")
    hurried([ana], server)
    take(ana.page, "epilogue")
    from_the_ledger(ana, above=60)
    take(ana.page, "ledger")


def test_a_deal(visit: Visit, server: Server, take: Take) -> None:
    ana = wanted_by_a_bot(visit(), server)
    still(ana)
    take(ana.page, "deal")


@pytest.mark.parametrize(("name", "kind"), [("town", "square:"), ("question", "answer:")])
def test_the_town(visit: Visit, server: Server, take: Take, name: str, kind: str) -> None:
    """From the third turn on, with several to choose from."""

    def chooses(told: Told) -> bool:
        options = told["question"]["options"]
        return told["view"]["board"]["turn"] >= 3 and sum(option.startswith(kind) for option in options) > 1

    ana = Person(visit(), game="critico-ville")
    with server.client() as client:
        come(ana.page, seek(client, chooses, game="critico-ville"))
    ana.wait_for_turn()
    still(ana)
    take(ana.page, name)


def test_the_camp(visit: Visit, server: Server, take: Take) -> None:
    """In the third turn, with something in her hand and somebody left to save."""
    table = Table(visit, server, width=1280, height=800)
    table.until("act", lambda board: board["turn"] == 3 and "walk" in board["hand"])
    table.page.wait_for_timeout(400)  # figures change their colour
    take(table.page, "camp")


def in_trouble(match: Match, seat: int) -> bool:
    """Late, nobody believes in it any more, and they are at most doors."""
    s = match.state
    crowded = sum(s.zombies) > 14 and sum(map(bool, s.zombies[:6])) > 3
    able = len(s.rolled[seat]) > 2 and len(s.hands[seat]) > 1 and len(s.mine(seat)) > 1
    return bool(s.round > 2 and s.morale < 3 and crowded and able and len(s.pile) > 1 and s.gear)


def halfway(match: Match, seat: int) -> bool:
    """Some have voted."""
    return match.state.round > 1 and len(match.view(seat)["answered"]) == 2


def that_some_have_won(match: Match) -> bool:
    return (
        match.state.outcome == "objective" and match.result is not None and 0 < len(match.result.winners) < 4
    )


class Moment(NamedTuple):
    """Of a winter: the number of one in which it comes, and what is being written then."""

    prompt: str
    fits: winters.Fits
    first: int
    lines: tuple[tuple[int, str], ...] = ()


LATE = ((1, "Nobody gets clever now."), (0, "Somebody already has."))
TROUBLE = Moment("act", in_trouble, 116, LATE)
CROSSROADS = Moment("crossroads-vote", halfway, 20, ((3, "We’ll dream of it either way."),))
EXILE = Moment("exile-vote", halfway, 35, ((1, "Count the cards. I gave two."),))
PHONE = {"language": "fr", "width": 360, "height": 740}


@pytest.mark.parametrize(
    ("name", "moment", "how"),
    [
        ("colony", TROUBLE, {}),
        ("crossroads", CROSSROADS, {}),
        ("exile", EXILE, {}),
        ("winter-phone", TROUBLE, PHONE),
    ],
    ids=["colony", "crossroads", "exile", "phone"],
)
def test_the_winter(
    visit: Visit, server: Server, take: Take, name: str, moment: Moment, how: dict[str, Any]
) -> None:
    page = visit(**how)
    match, seat = winters.seek(moment.prompt, moment.fits, 4, moment.first)
    winters.tell(page, server, match, seat, *moment.lines)
    page.wait_for_timeout(500)  # it grows dark
    take(page, name)


def test_the_end_of_the_winter(visit: Visit, server: Server, take: Take) -> None:
    ana = Person(visit(), game="dead-of-winter")
    winters.tell(ana.page, server, winters.over(that_some_have_won, 4, 40), 0)
    ana.page.locator("article h2").wait_for()
    take(ana.page, "winter")
    from_the_ledger(ana, above=368)
    take(ana.page, "winter-ledger")


@pytest.mark.parametrize(("name", "width", "height"), [("phone", 360, 740), ("landscape", 844, 390)])
def test_on_a_phone(visit: Visit, server: Server, take: Take, name: str, width: int, height: int) -> None:
    ana = Person(visit(language="fr", width=width, height=height), "fr")
    with server.client() as client:
        come(ana.page, seek(client, lambda told: told["view"]["board"]["turn"] == 2))
    ana.wait_for_turn()
    still(ana)
    take(ana.page, name)
