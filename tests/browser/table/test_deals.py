"""Deals, made with a bot and with a person, and held against what then happened."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from huisclos.words import Words
from tests.browser.conftest import PATIENCE, Visit
from tests.browser.friend import Friend, asked, three
from tests.browser.hurrying import Told, come, hurried, seek
from tests.browser.person import Person
from tests.support.serving import Server


def strip(person: Person) -> Locator:
    """What somebody wants of one, above what is asked."""
    return person.page.get_by_role("group", name=person.words.text("play-asked-of-you"))


def offer(person: Person, form: str, *gaps: str) -> None:
    """Say it, as somebody would: the kind, the sentence, its gaps."""
    person.page.keyboard.press("t")
    person.button("play-said-offer").click()
    person.page.get_by_role("button", name=person.words.text(f"form-{form}"), exact=True).click()
    for gap in gaps:
        person.page.locator(".gap").get_by_role("button", name=gap, exact=True).click()
    person.button("play-say-it").click()


def speech(friend: Friend) -> Words:
    """What is said, with the names that are seen at the table."""
    return Words("en", "huisclos.games.lockdown", names=friend.messages[-1]["view"]["names"])


def say(words: Words, form: str, **args: str) -> tuple[str, str]:
    """What the first says to the second, and what the second says to make a deal of it."""
    said = {"to": "seat:1", **args}
    return words.text(f"talk-{form}", said), words.text(f"deal-{form}", {**said, "from": "seat:0"})


def ledger(person: Person) -> Locator:
    return person.page.get_by_role("table").filter(has_text=person.words.text("ledger-verdict"))


@pytest.fixture
def friends(visit: Visit) -> list[Friend]:
    """Three of them, each in a browser of their own: bots might have offers of their own."""
    friends = three(visit)
    asked(friends)
    return friends


def until_all_go(friends: list[Friend]) -> None:
    """Until all are about to choose where to go, and nobody has yet."""
    while found := asked(friends):
        first = found[0]
        if (first.question or {}).get("prompt") == "announce":
            return
        first.try_to_pick()
    raise AssertionError("nobody goes anywhere")


def test_a_deal_with_a_person_is_made_by_a_key_shown_to_all_and_judged(
    friends: list[Friend], server: Server
) -> None:
    ana, bo, cy = friends
    until_all_go(friends)
    words = speech(ana)
    said, agreed = say(words, "go-together", place="place:5")
    offer(ana, "go-together", "Bo", ana.words.name("place:5"))
    expect(strip(bo)).to_contain_text(said, timeout=PATIENCE)
    for other in (ana, cy):
        expect(strip(other)).to_have_count(0)
    bo.page.locator("body").press("y")
    made = bo.page.get_by_role("status", name=bo.words.text("play-deal-made"))
    expect(made).to_contain_text(agreed)
    expect(strip(bo)).to_have_count(0)
    for friend in friends:
        talk = friend.page.get_by_role("log", name=friend.words.text("play-tab-talk"))
        expect(talk).to_contain_text(agreed, timeout=PATIENCE)
    hurried([*friends], server, wanted="place:5")
    for friend in friends:
        row = ledger(friend).get_by_role("row").filter(has_text=agreed)
        expect(row).to_contain_text(said)
        for seat in ("seat:0", "seat:1"):
            expect(row).to_contain_text(words.text("side-kept", {"seat": seat}))


def test_who_wants_something_else_says_so_and_the_first_offer_is_off(friends: list[Friend]) -> None:
    ana, bo, _ = friends
    until_all_go(friends)
    words = speech(ana)
    offer(ana, "go-together", "Bo", ana.words.name("place:5"))
    strip(bo).get_by_role("button", name=bo.words.text("answer-else")).click()
    bo.page.get_by_role("button", name=bo.words.text("form-truce"), exact=True).click()
    bo.button("play-say-it").click()
    expect(strip(ana)).to_contain_text(words.text("talk-truce", {"to": "seat:0"}), timeout=PATIENCE)
    strip(ana).get_by_role("button", name=ana.words.text("answer-no")).click()
    expect(strip(ana)).to_have_count(0)
    talk = bo.page.get_by_role("log", name=bo.words.text("play-tab-talk"))
    expect(talk).to_contain_text(words.text("said-else"))
    expect(talk).to_contain_text(words.text("said-no"))


def wanted_by_a_bot(page: Page, server: Server) -> Person:
    """Ana, of whom a bot wants something, on her page."""
    with server.client() as client:
        forms = client.get("/api/games/lockdown/forms/4").json()
        asks = [form["name"] for form in forms if form["said"] in ("request", "offer")]

        def is_asked(told: Told) -> bool:
            return any(
                said["form"] in asks
                and said["args"].get("to") == "seat:0"
                and not any(said[known] for known in ("answer", "verdict", "asked", "pledged"))
                for said in told["view"]["talk"]
            )

        come(page, seek(client, is_asked))
    ana = Person(page)
    strip(ana).wait_for()
    return ana


def test_a_deal_with_a_bot(visit: Visit, server: Server) -> None:
    """Bots offer; whoever says yes finds it in the ledger, with what became of it."""
    ana = wanted_by_a_bot(visit(), server)
    yes = strip(ana).get_by_role("button", name=ana.words.text("answer-deal"))
    made = str(yes.get_attribute("title"))
    yes.click()
    expect(ana.page.get_by_role("log", name=ana.words.text("play-tab-talk"))).to_contain_text(made)
    hurried([ana], server)
    row = ledger(ana).get_by_role("row").filter(has_text=made).first
    expect(row.locator(".side").first).to_be_visible()
