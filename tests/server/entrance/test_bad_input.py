"""Bad input: each gets a clear answer in English and in French, and changes nothing."""

import json
import socket
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from huisclos.engine.game.installed import games
from huisclos.server.entrance.http_protocol import MOST_HEAD
from huisclos.words import Words
from tests.server.refusing import post, refused, says, unchanged
from tests.support.serving import PATIENCE, Guest, Wire

pytestmark = pytest.mark.parametrize("language", ["en", "fr"])
NOWHERE = "NOSUCH"
LOCKDOWN = {"game": "lockdown", "players": 4}
GAMES = {"game": "chess", "games": games()}


# -- which table, which seat ----------------------------------------------------------------------------


def test_unknown_table(speaker, language):
    nobody = Guest(speaker, NOWHERE, "secret")
    answers = [
        speaker.get(f"/api/tables/{NOWHERE}"),
        speaker.post(f"/api/tables/{NOWHERE}/people"),
        speaker.post(f"/api/tables/{NOWHERE}/carry"),
        speaker.get(f"/api/tables/{NOWHERE}/qr.svg"),
        speaker.get(f"/api/tables/{NOWHERE}/games/0"),
        nobody.order("start"),
    ]
    for answer in answers:
        refused(answer, 404, "table-unknown", language, code=NOWHERE)


def test_unknown_table_over_a_socket(speaker, language):
    with Wire(Guest(speaker, NOWHERE, ""), language=language) as wire:
        says(wire.hear(), "table-unknown", language, code=NOWHERE)
        with pytest.raises(ConnectionClosed):
            wire.hear()


def test_acting_for_someone_elses_seat(guest, language):
    friend = guest.friend()
    question = guest.read(seat=0)["question"]
    act = {"seat": 0, "question": question["number"], "picks": question["options"][:1]}
    with unchanged(guest, friend):
        refused(friend.order("act", **act), 403, "table-stranger", language)
        refused(friend.order("stand", seat=0), 403, "table-stranger", language)
        refused(friend.order("chat", seat=0, text="it's me"), 403, "table-stranger", language)
    other = {**act, "seat": 1}
    with unchanged(guest):
        refused(guest.order("act", **other), 403, "table-not-yours", language)
        refused(guest.order("stand", seat=1), 403, "table-not-yours", language)


def test_reading_from_someone_elses_seat(guest, language):
    friend = guest.friend()
    with unchanged(guest, friend):
        for who in (friend, Guest(guest.client, guest.code, "")):
            answer = who.client.get(f"/api/tables/{who.code}", params={"seat": 0}, headers=who.key)
            refused(answer, 403, "table-not-yours", language)
            assert "hands" not in answer.text


def test_reading_from_someone_elses_seat_over_a_socket(guest, language):
    friend = guest.friend()
    with unchanged(guest), Wire(friend, seat=0, language=language) as wire:
        says(wire.hear(), "table-not-yours", language)
        with pytest.raises(ConnectionClosed):
            wire.hear()


def test_a_full_table(speaker, language):
    host = Guest.host(speaker, players=3)
    for seat, name in enumerate(["Ana", "Bo", "Cy"]):
        host.do("sit", seat=seat, name=name, colour=seat)
    late = host.friend()
    with unchanged(host, late):
        for seat in range(3):
            answer = late.order("sit", seat=seat, name="Late", colour=5)
            refused(answer, 409, "table-seat-taken", language)
        answer = late.order("sit", seat=3, name="Late", colour=5)
        refused(answer, 409, "table-no-seat", language, seat=4, most=3)


def test_what_is_only_for_the_host(speaker, language):
    host = Guest.host(speaker)
    friend = host.friend()
    with unchanged(host, friend):
        refused(friend.order("start"), 403, "table-stranger", language)
    friend.do("sit", seat=1, name="Bo", colour=1)
    with unchanged(host, friend):
        refused(friend.order("start"), 403, "table-host-only", language)


# -- too long -------------------------------------------------------------------------------------------


def test_a_request_that_is_too_long(guest, language):
    with unchanged(guest):
        long = {"name": "long", "command": {"do": "chat", "seat": 0, "text": "a" * 600_000}}
        refused(post(guest, json=long), 413, "table-too-long", language, most=16)
        in_pieces = (b" " * 1000 for _ in range(20))
        headers = {**guest.key, "Content-Type": "application/json"}
        refused(post(guest, content=in_pieces, headers=headers), 413, "table-too-long", language, most=16)
        refused(guest.load("book", "long.txt", "a" * 600_000), 413, "table-too-long", language, most=512)


def test_a_request_with_too_much_before_its_body(speaker, language):
    with socket.create_connection((speaker.base_url.host, speaker.base_url.port), PATIENCE) as line:
        line.sendall(f"GET / HTTP/1.1\r\nAccept-Language: {language}\r\n".encode())
        with suppress(OSError):
            for _ in range(1000):
                line.sendall(b"x: " + b"a" * 10_000 + b"\r\n")
        heard = line.recv(4096)
    assert b" 431 " in heard
    assert Words(language).text("server-headers").encode() in heard


def test_so_much_and_no_more_comes_before_a_body_however_few_pieces_it_comes_in(speaker, language):
    def heard(size):
        with socket.create_connection((speaker.base_url.host, speaker.base_url.port), PATIENCE) as line:
            names = f"Accept-Language: {language}\r\nHost: x\r\nConnection: close\r\n"
            line.sendall(f"GET /healthz HTTP/1.1\r\n{names}x: {'a' * size}\r\n\r\n".encode())
            return b"".join(iter(lambda: line.recv(4096), b""))

    assert b" 200 " in heard(MOST_HEAD - 200)
    assert b" 431 " in heard(MOST_HEAD)
    assert Words(language).text("server-headers").encode() in heard(MOST_HEAD + 5000)


def test_a_chat_line_that_is_too_long(guest, language):
    with unchanged(guest):
        refused(guest.order("chat", seat=0, text="a" * 401), 409, "table-chat-long", language, most=400)


def test_a_name_that_is_too_long(speaker, language):
    host = Guest.host(speaker)
    with unchanged(host):
        refused(host.order("sit", seat=0, name="a" * 25, colour=0), 409, "table-name", language, most=24)


def test_a_frame_that_is_too_long_ends_the_connection(guest, language):
    with unchanged(guest), Wire(guest, language=language) as wire:
        wire.send("x" * 17_000)
        with pytest.raises(ConnectionClosed) as closed:
            wire.answer()
        assert closed.value.rcvd.code == 1009


# -- not now, not you -----------------------------------------------------------------------------------


def test_an_illegal_option_names_its_rule(guest, language):
    question = guest.read(seat=0)["question"]
    with unchanged(guest):
        answer = guest.order("act", seat=0, question=question["number"], picks=["place:0"])
        offered = sorted(question["options"])
        args = {"pick": "place:0", "rule": question["rule"], "offered": offered}
        refused(answer, 400, "error-not-offered", language, **args)
        assert answer.json()["rule"] == question["rule"]
        assert question["rule"].startswith("LK-")


def test_a_replayed_message(guest, language):
    guest.order("chat", under="once", seat=0, text="hello").raise_for_status()
    with unchanged(guest):
        answer = guest.order("chat", under="once", seat=0, text="hello")
        refused(answer, 409, "table-repeated", language)
    with unchanged(guest), Wire(guest, language=language) as wire:
        says(wire.order("chat", under="once", seat=0, text="hello"), "table-repeated", language)


def test_an_answer_to_an_old_question(guest, language):
    question = guest.read(seat=0)["question"]
    guest.do("act", seat=0, question=question["number"], picks=question["options"][:1])
    with unchanged(guest):
        answer = guest.order("act", seat=0, question=question["number"], picks=question["options"][:1])
        refused(answer, 409, "table-stale", language)


@pytest.mark.parametrize("secret", ["", "wrong", "é" * 20, "x" * 5000], ids=["no", "wrong", "odd", "long"])
def test_no_secret_or_a_wrong_one(guest, language, secret):
    headers = {"Authorization": f"Bearer {secret}".encode("latin-1")} if secret else {}
    address = f"/api/tables/{guest.code}"
    order = {"name": "x", "command": {"do": "chat", "seat": 0, "text": "hello"}}
    with unchanged(guest):
        answer = guest.client.post(f"{address}/commands", json=order, headers=headers)
        refused(answer, 403, "table-stranger", language)
        refused(guest.client.post(f"{address}/carry", headers=headers), 403, "table-stranger", language)


def test_a_secret_of_another_table(guest, language):
    other = Guest.host(guest.client)
    with unchanged(guest, other):
        stranger = Guest(guest.client, guest.code, other.secret)
        refused(stranger.order("chat", seat=0, text="hello"), 403, "table-stranger", language)


def test_no_secret_over_a_socket(guest, language):
    with unchanged(guest), Wire(Guest(guest.client, guest.code, "wrong"), language=language) as wire:
        says(wire.order("chat", seat=0, text="hello"), "table-stranger", language)


def test_the_page_of_another_site(guest, language):
    with unchanged(guest):
        for origin in (
            "https://evil.example",
            "null",
            "http://127.0.0.1:1",
            "http://[",
            guest.client.base_url.host,
        ):
            headers = {**guest.key, "Origin": origin}
            order = {"name": "x", "command": {"do": "chat", "seat": 0, "text": "hello"}}
            refused(post(guest, json=order, headers=headers), 403, "server-origin", language)
            answer = guest.client.post(
                "/api/tables", json={"game": "lockdown", "players": 4}, headers=headers
            )
            refused(answer, 403, "server-origin", language)
            with pytest.raises(InvalidStatus) as turned_away, connect(Wire(guest).address, origin=origin):
                pass
            assert turned_away.value.response.status_code == 403


def test_our_own_page_may_talk_to_us(guest, language):
    origin = str(guest.client.base_url).rstrip("/")
    order = {"name": language, "command": {"do": "chat", "seat": 0, "text": "hello"}}
    assert post(guest, json=order, headers={**guest.key, "Origin": origin}).status_code == 200
    with connect(Wire(guest).address, origin=origin) as socket:
        socket.send("{}")
        assert json.loads(socket.recv(timeout=PATIENCE))["type"] == "news"
