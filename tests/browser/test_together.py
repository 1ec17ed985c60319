"""Two people in two browsers play Critico-Ville against the town, in the hard variant."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PATIENCE, Visit
from tests.browser.friend import Friend, asked

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


class Game:
    """What they do until it is over: each power is used in the other's turn, each reply is judged."""

    def __init__(self, friends: list[Friend]) -> None:
        self.friends = friends
        self.powers: list[str] = []
        self.verdicts: list[str] = []

    def play(self) -> None:
        ana, _ = self.friends
        while not ana.over.is_visible():
            for friend in asked(self.friends):
                if friend.question and not ana.over.is_visible():
                    self.answer(friend, friend.question)
                    break
            ana.page.wait_for_timeout(20)

    def answer(self, friend: Friend, question: dict[str, Any]) -> None:
        board = friend.messages[-1]["view"]["board"]
        powers = [option for option in question["options"] if option.startswith("power:")]
        if question["prompt"] == "reply":
            friend.page.locator("textarea[data-key]").fill(REPLY)
            friend.pick("reply")
        elif question["prompt"] == "judge":
            expect(friend.page.get_by_text(REPLY).first).to_be_visible()
            self.verdicts.append("good" if len(self.verdicts) % 3 else "bad")
            friend.pick(self.verdicts[-1])
        elif question["prompt"].startswith("power") and powers and board["active"] != friend.seat:
            self.powers.append(powers[0])
            friend.pick(powers[0])
        else:
            friend.pick("pass" if "pass" in question["options"] else None)


def test_a_whole_hard_game_with_judged_answers_and_powers_in_the_others_turn(friends: list[Friend]) -> None:
    game = Game(friends)
    game.play()
    bo = friends[1]
    assert {"good", "bad"} <= set(game.verdicts)
    assert len({power.partition("+")[0] for power in game.powers}) > 1, "several powers were used"
    events = [event for message in bo.messages for event in message["events"]]
    told = {event["key"] for event in events}
    assert {"ballot", "answered", "no-combat", "power"} <= told
    for friend in friends:
        expect(friend.over).to_be_visible(timeout=PATIENCE)
        refused = [frame for frame in friend.heard if '"type":"refused"' in frame]
        assert not [frame for frame in refused if "table-repeated" not in frame]


def board(friend: Friend) -> dict[str, Any]:
    shown: dict[str, Any] = friend.messages[-1]["view"]["board"]
    return shown


def pass_or_first(friend: Friend) -> None:
    """The shortest way on."""
    friend.pick("pass" if friend.question and "pass" in friend.question["options"] else None)


def test_a_standing_offer_is_taken_up_in_the_middle_of_the_others_thinking(friends: list[Friend]) -> None:
    """The Exterminator removes a zombie while the other player thinks, who goes on thinking."""
    for character in ("exterminator", "defender", "fighter", "runner"):
        asked(friends)[0].pick(f"character:{character}")
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
