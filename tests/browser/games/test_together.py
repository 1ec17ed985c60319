"""Two people in two browsers play Critico-Ville against the town, in the hard variant."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as TookTooLong
from playwright.sync_api import expect

from tests.browser.conftest import PATIENCE, Visit
from tests.browser.friend import Friend, asked
from tests.browser.hurrying import hurried
from tests.browser.person import MOMENT
from tests.support.serving import Server

CHARACTERS = ("exterminator", "defender", "fighter", "runner")
"""In the order in which they are taken: what these can do is soon of use."""
REPLY = "Because a few cases say little about all of them."


@pytest.fixture
def friends(visit: Visit) -> list[Friend]:
    """In a hard game that has just started, with open questions only."""
    ana, bo = (Friend(visit, seat, name, "critico-ville") for seat, name in enumerate(("Ana", "Bo")))
    ana.page.goto("/")
    code = ana.open_table("Ana")
    for _ in range(2):
        ana.button("page-fewer").click()
    bo.page.goto(f"/t/{code}")
    bo.sit(bo.name)
    ana.page.get_by_label(ana.words.text("setting-hard")).check()
    ana.page.get_by_label(ana.words.text("setting-kinds"), exact=True).select_option(
        label=ana.words.text("setting-kinds-open")
    )
    expect(bo.page.get_by_text(bo.words.text("setting-kinds-open"))).to_be_visible()
    bo.be_ready()
    ana.button("page-start").click()
    return [ana, bo]


def take_characters(friends: list[Friend]) -> None:
    for character in CHARACTERS:
        asked(friends)[0].pick(f"character:{character}")


class Game:
    """What they do until they have seen enough: powers are used in the other's turn, each reply is judged."""

    def __init__(self, friends: list[Friend]) -> None:
        self.friends = friends
        self.powers: list[str] = []
        self.verdicts: list[str] = []

    @property
    def seen(self) -> bool:
        kinds = {power.partition("+")[0] for power in self.powers}
        return {"good", "bad"} <= set(self.verdicts) and len(kinds) > 1

    def play(self) -> None:
        while not self.seen and (found := asked(self.friends)):
            question = found[0].question
            # What is asked may have been heard already, and not be on the screen yet, or the other way round.
            with suppress(TookTooLong):
                if question:
                    self.answer(found[0], question)

    def answer(self, friend: Friend, question: dict[str, Any]) -> None:
        board = friend.messages[-1]["view"]["board"]
        powers = [option for option in question["options"] if option.startswith("power:")]
        if question["prompt"] == "reply":
            friend.page.locator("textarea[data-key]").fill(REPLY, timeout=MOMENT)
            friend.pick("reply", patience=MOMENT)
        elif question["prompt"] == "judge":
            expect(friend.page.get_by_text(REPLY).first).to_be_visible()
            verdict = "good" if len(self.verdicts) % 3 else "bad"
            self.verdicts.append(friend.pick(verdict, patience=MOMENT))
        elif question["prompt"].startswith("power") and powers and board["active"] != friend.seat:
            self.powers.append(friend.pick(powers[0], patience=MOMENT))
        else:
            friend.pick("pass" if "pass" in question["options"] else None, patience=MOMENT)


def test_a_hard_game_with_judged_answers_and_powers_in_the_others_turn(
    friends: list[Friend], server: Server
) -> None:
    take_characters(friends)
    game = Game(friends)
    game.play()
    # Once in a thousand games a second kind of power is of no use before the end.
    assert {"good", "bad"} <= set(game.verdicts)
    assert game.powers
    hurried([*friends], server, looking=True)
    bo = friends[1]
    events = [event for message in bo.messages for event in message["events"]]
    told = {event["key"] for event in events}
    assert {"ballot", "answered", "no-combat", "power"} <= told
    for friend in friends:
        refused = [frame for frame in friend.heard if '"type":"refused"' in frame]
        assert not [frame for frame in refused if "table-repeated" not in frame]


def board(friend: Friend) -> dict[str, Any]:
    shown: dict[str, Any] = friend.messages[-1]["view"]["board"]
    return shown


def pass_or_first(friend: Friend) -> None:
    """The shortest way on."""
    friend.try_to_pick("pass" if friend.question and "pass" in friend.question["options"] else None)


def test_a_standing_offer_is_taken_up_in_the_middle_of_the_others_thinking(friends: list[Friend]) -> None:
    """The Exterminator removes a zombie while the other player thinks, who goes on thinking."""
    take_characters(friends)
    holder = next(friend for friend in friends if "exterminator" in board(friend)["characters"][friend.seat])
    (other,) = (friend for friend in friends if friend is not holder)
    offer = holder.page.locator("[data-offer]").first
    while not offer.count() or not other.options.count() or board(holder)["active"] != other.seat:
        pass_or_first(asked(friends)[0])
    before = board(holder)
    square = str(offer.get_attribute("data-offer")).rpartition("+")[2]
    offer.click()
    for _ in range(PATIENCE // 50):
        if board(holder)["tokens"] != before["tokens"]:
            break
        holder.page.wait_for_timeout(50)
    assert sum(board(holder)["tokens"]) == sum(before["tokens"]) - 1
    told = [event for message in holder.messages for event in message["events"]]
    assert {"seat": f"seat:{holder.seat}", "square": square} in [
        event["args"] for event in told if event["key"] == "exterminated"
    ]
    assert board(holder)["active"] == other.seat
    assert other.wait_for_turn(), "the other goes on thinking"


def test_who_doesnt_want_to_be_asked_isnt(friends: list[Friend]) -> None:
    friend, prompt = silence_somebody(friends)
    name = friend.words.text(f"quiet-{prompt}")
    chip = friend.words.text("play-quiet-off", {"name": name})
    expect(friend.page.get_by_role("button", name=chip)).to_be_visible()
    for _ in range(20):
        one = next(iter(asked(friends)), friend)
        if one.over.is_visible():
            break
        assert one is not friend or (one.question or {}).get("prompt") != prompt
        pass_or_first(one)


def silence_somebody(friends: list[Friend]) -> tuple[Friend, str]:
    """The first who is asked for a power doesn't want to be asked again."""
    while True:
        friend = asked(friends)[0]
        question = friend.question
        if question and question["prompt"].startswith("power"):
            friend.button("play-quiet").click()
            friend.moved_on(str(question["number"]))
            return friend, question["prompt"]
        pass_or_first(friend)
