"""The WebSocket: news for everybody, answers for whoever ordered, and nothing missed or leaked."""

import json
import socket
import sqlite3
from contextlib import ExitStack

import pytest

from huisclos.table.deeds.in_game import Chat
from huisclos.table.kept.log import LogLine, write
from tests.support.serving import Guest, Wire


def chat(message):
    return [line["text"] for line in message["chat"]]


@pytest.fixture
def lobby(client):
    """A host and a friend who have sat down."""
    host = Guest.host(client, players=3)
    friend = host.friend()
    host.do("sit", seat=0, name="Ana", colour=0)
    friend.do("sit", seat=1, name="Bo", colour=1)
    return host, friend


@pytest.fixture
def playing(lobby):
    """The same two and a bot in a game that seat 0 begins."""
    host, friend = lobby
    host.do("arrange", players=3, options={"badge": 0}, clock="none")
    host.do("bot", seat=2, bot="random")
    friend.do("ready", seat=1, ready=True)
    host.do("start")
    return host, friend


def test_a_greeting_is_answered_with_the_table(lobby):
    host, _ = lobby
    with Wire(host, seat=0) as wire:
        message = wire.hear()["message"]
    assert message["seat"] == 0
    assert message["table"]["host"]
    assert {**message, "table": None} == {**host.read(seat=0), "table": None}


def test_an_order_is_answered_with_its_name_and_number_and_all_get_the_news(lobby):
    host, friend = lobby
    with Wire(host) as one, Wire(friend) as other, Wire(Guest(host.client, host.code, "")) as watcher:
        answer = one.order("chat", under="mine", seat=0, text="hello")
        assert answer == {"type": "done", "name": "mine", "number": host.read()["number"]}
        for wire in (one, other, watcher):
            news = wire.until(lambda message: message["number"] >= answer["number"])
            assert chat(news) == ["hello"]


def test_what_comes_over_http_is_news_on_the_socket(lobby):
    host, friend = lobby
    with Wire(host) as wire:
        number = friend.do("chat", seat=1, text="from elsewhere")
        assert wire.until(lambda message: message["number"] == number)["chat"][0]["seat"] == 1


def test_a_refusal_has_the_orders_name_and_the_connection_stays(lobby):
    host, _ = lobby
    with Wire(host) as wire:
        answer = wire.order("start", under="early")
        assert (answer["type"], answer["name"], answer["key"]) == ("refused", "early", "table-seats-free")
        assert wire.order("chat", seat=0, text="hello")["type"] == "done"


def test_a_ping_is_answered(lobby):
    with Wire(lobby[0]) as wire:
        number = wire.hear()["message"]["number"]
        wire.send({"name": "", "command": None})
        assert wire.answer() == {"type": "done", "name": "", "number": number}


def test_orders_are_answered_in_order(lobby):
    host, _ = lobby
    with Wire(host) as wire:
        for number in range(20):
            order = {"do": "chat", "seat": 0, "text": f"line {number}"}
            wire.send({"name": f"n{number}", "command": order})
        answers = [wire.answer() for _ in range(20)]
    assert [answer["name"] for answer in answers] == [f"n{number}" for number in range(20)]
    numbers = [answer["number"] for answer in answers]
    assert numbers == list(range(numbers[0], numbers[0] + 20))


def test_who_was_away_catches_up_from_the_last_number(lobby):
    host, friend = lobby
    with Wire(host) as wire:
        wire.order("chat", seat=0, text="before")
        seen = wire.until(lambda message: chat(message) == ["before"])["number"]
    friend.do("chat", seat=1, text="meanwhile")
    friend.do("chat", seat=1, text="and more")
    with Wire(host, since=seen) as wire:
        message = wire.hear()["message"]
        assert (message["chat_from"], chat(message)) == (1, ["meanwhile", "and more"])
    with Wire(host) as wire:
        assert chat(wire.hear()["message"]) == ["before", "meanwhile", "and more"]


def test_after_the_first_news_only_what_is_new_is_told(lobby):
    host, _ = lobby
    with Wire(host) as wire:
        for number in range(5):
            wire.order("chat", seat=0, text=f"line {number}")
        wire.until(lambda message: message["number"] == host.read()["number"])
    assert told(wire) == [f"line {number}" for number in range(5)]


def test_two_devices_of_one_person_see_and_do_the_same(playing):
    host, _ = playing
    with Wire(host, seat=0) as phone, Wire(host, seat=0) as laptop:
        question = phone.until(lambda message: message["question"])["question"]
        assert laptop.until(lambda message: message["question"])["question"] == question
        act = {"seat": 0, "question": question["number"], "picks": question["options"][:1]}
        number = phone.order("act", **act)["number"]
        laptop.until(lambda message: message["number"] >= number)
        assert laptop.order("act", **act)["key"] == "table-stale"


def test_who_is_here_is_seen(lobby):
    host, friend = lobby

    def friend_is(here):
        return lambda message: message["table"]["seats"][1]["here"] is here

    with Wire(host) as wire:
        wire.until(friend_is(False))
        with Wire(friend):
            wire.until(friend_is(True))
            assert host.read()["table"]["seats"][1]["here"]
            wire.news.clear()
        wire.until(friend_is(False))


def test_who_has_another_device_is_still_here(lobby):
    host, friend = lobby
    with Wire(friend) as phone:
        phone.hear()
        with Wire(friend) as laptop:
            laptop.hear()
        with Wire(host) as wire:
            number = host.do("chat", seat=0, text="still there?")
            assert wire.until(lambda message: message["number"] == number)["table"]["seats"][1]["here"]


def test_watching_makes_nobody_present(lobby):
    host, _ = lobby
    with Wire(Guest(host.client, host.code, "")) as watcher:
        watcher.hear()
        assert [seat["here"] for seat in host.read()["table"]["seats"]] == [False] * 3


def test_while_somebody_is_connected_no_bot_takes_over(playing):
    host, friend = playing
    with Wire(friend) as wire:
        wire.hear()
        assert host.order("bot", seat=1, bot="random").json()["key"] == "table-is-here"


def test_a_spectators_traffic_holds_no_secrets(playing):
    host, friend = playing
    with Wire(Guest(host.client, host.code, "")) as watcher:
        for _ in range(12):
            play(host, 0)
            play(friend, 1)
        number = host.do("chat", seat=0, text="enough")
        watcher.until(lambda message: message["number"] >= number)
    for message in watcher.news:
        text = json.dumps(message)
        assert not [secret for secret in (host.secret, friend.secret) if secret in text]
        assert (message["question"], message["table"]["proof"]) == (None, None)
        if message["view"]:
            assert all(isinstance(hand, int) for hand in message["view"]["board"]["hands"])
            assert (message["view"]["seed"], message["view"]["answer"]) == (None, None)
        assert not [event for event in message["events"] if event["known"]]


def test_a_players_traffic_holds_only_that_players_hand(playing):
    host, friend = playing
    with Wire(host, seat=0) as wire:
        for _ in range(12):
            play(host, 0)
            play(friend, 1)
        number = host.do("chat", seat=0, text="enough")
        wire.until(lambda message: message["number"] >= number)
    boards = [message["view"]["board"] for message in wire.news]
    assert all(
        [isinstance(hand, list) for hand in board["hands"]] == [True, False, False] for board in boards
    )


def play(guest, seat):
    """Answer if asked."""
    question = guest.read(seat)["question"]
    if question:
        picks = question["options"][: max(1, question["min"])]
        guest.order("act", seat=seat, question=question["number"], picks=picks)


def test_whoever_loses_the_seat_looks_on_from_the_side(lobby):
    host, friend = lobby
    with Wire(friend, seat=1) as wire:
        wire.until(lambda message: message["seat"] == 1)
        host.do("free", seat=1)
        news = wire.until(lambda message: message["seat"] is None)
        assert not news["table"]["seats"][1]["person"]
        assert wire.order("sit", seat=1, name="Bo", colour=1)["type"] == "done"


def test_readers_hear_of_what_another_owner_stored(server, lobby):
    """A line is written behind the server's back: the next deed is refused, then everybody reads anew."""
    host, friend = lobby
    with Wire(friend, seat=1) as wire:
        number = wire.hear()["message"]["number"]
        line = write(LogLine(Chat(0, "from another process"), 0, 1.0, "elsewhere"))
        with sqlite3.connect(server.data / "tables.sqlite") as database:
            database.execute("INSERT INTO lines VALUES (?, ?, ?)", (host.code, number, line))
        answer = wire.order("chat", seat=1, text="me too")
        assert answer["key"] == "table-elsewhere"
        assert chat(wire.until(lambda message: message["chat"])) == ["from another process"]
        assert wire.order("chat", seat=1, text="me too")["number"] == number + 2
    assert chat(host.read()) == ["from another process", "me too"]


def test_what_somebody_did_who_hung_up_at_once_is_news_for_the_others(lobby):
    """It may be done or not: nobody answered. But if it is, everybody hears of it."""
    host, friend = lobby
    with Wire(friend) as wire:
        wire.hear()
        for number in range(10):
            with Wire(host) as gone:
                gone.hear()
                order = {"do": "chat", "seat": 0, "text": f"bye {number}"}
                gone.send({"name": f"bye {number}", "command": order})
        there = host.read()
        wire.until(lambda message: message["number"] >= there["number"])
    assert told(wire)[: len(there["chat"])] == chat(there)


def test_readers_who_vanish_without_a_word_are_no_trouble(lobby):
    """Their connection breaks while they are told something; the others go on."""
    host, friend = lobby
    with Wire(friend) as wire:
        for number in range(5):
            with ExitStack() as crowd:
                gone = [crowd.enter_context(Wire(host)) for _ in range(3)]
                for one in gone:
                    one.hear()
                host.do("chat", seat=0, text=f"line {number}")
                for one in gone:
                    one.socket.socket.shutdown(socket.SHUT_RDWR)
        wire.until(lambda message: "line 4" in chat(message))
        wire.until(lambda message: not message["table"]["seats"][0]["here"] and "line 4" in told(wire))


def told(wire):
    return [text for message in wire.news for text in chat(message)]


def test_who_says_nothing_gets_nothing(lobby):
    with Wire(lobby[0], greet=False) as silent, pytest.raises(TimeoutError):
        silent.socket.recv(timeout=0.2)
