"""Bad input: each gets a clear answer in English and in French, and changes nothing."""

import json
import socket
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from huisclos.engine.game import games
from huisclos.table.bounds import DEEPEST, MOST_KILOBYTES, MOST_VALUES
from huisclos.words import Words
from tests.server.refusing import refused, says, unchanged
from tests.serving import PATIENCE, Guest, Wire

pytestmark = pytest.mark.parametrize("language", ["en", "fr"])
NOWHERE = "NOSUCH"
LOCKDOWN = {"game": "lockdown", "players": 4}
GAMES = {"game": "chess", "games": games()}


@pytest.fixture
def speaker(server, language):
    """A client that wants answers in a language."""
    with server.client(**{"Accept-Language": f"{language}-XX,de;q=0.5"}) as client:
        yield client


@pytest.fixture
def guest(speaker):
    """Alone against bots, and asked something."""
    return Guest.alone(speaker)


def post(guest, **request):
    """A command as it is, with all that is wrong with it."""
    return guest.client.post(f"/api/tables/{guest.code}/commands", **{"headers": guest.key, **request})


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


# -- not understood -------------------------------------------------------------------------------------


NO_JSON = [
    b"",
    b"{",
    b"hello",
    b"\xff\xfe",
    b'{"name":"\\ud800"}',
    b'{"name":"\xff"}',
    b'{"na\xc3me":"x"}',
    b"[" * 10_000,
    b'{"name":' * 2000,
    b'{"name":' + b"9" * 5000 + b"}",
    b'{"name":1e99999}',
    '{"name":"x"}'.encode("utf-16"),
]


@pytest.mark.parametrize("body", NO_JSON, ids=range(len(NO_JSON)))
def test_what_is_not_json(guest, language, body):
    paths = [f"/api/tables/{guest.code}/{what}" for what in ("commands", "files")]
    with unchanged(guest):
        for path in (*paths, "/api/tables", "/api/verify", "/api/replay", "/api/carry"):
            for content in (body, iter([body])):  # with its length, and in pieces
                headers = {**guest.key, "Content-Type": "application/json"}
                answer = guest.client.post(path, content=content, headers=headers)
                refused(answer, 400, "server-bad-request", language)


@pytest.mark.parametrize(
    "kind",
    ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/msgpack"],
)
def test_whatever_a_body_says_it_is_it_is_read_as_json(guest, language, kind):
    order = {"name": f"{kind}{language}", "command": {"do": "chat", "seat": 0, "text": "hello"}}
    headers = {**guest.key, "Content-Type": kind}
    assert post(guest, content=json.dumps(order), headers=headers).status_code == 200
    with unchanged(guest):
        answer = post(guest, content=b"name=x&command=\xff", headers=headers)
        refused(answer, 400, "server-bad-request", language)


def test_of_two_keys_of_one_name_the_last_counts(speaker, language):
    body = '{"game": "lockdown", "players": 4, "game": "chess"}'
    answer = speaker.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    refused(answer, 404, "error-unknown-game", language, **GAMES)


LARGE = {"kilobytes": MOST_KILOBYTES, "values": MOST_VALUES, "deep": DEEPEST}
JUNK = [
    {"figures": {"x": "a" * 12_000}},
    {"figures": {"x": ["a" * 100] * 100}},
    {"figures": dict.fromkeys(map(str, range(MOST_VALUES)), 1)},
    {"figures": {"x": [[]] * MOST_VALUES}},
    {"figures": json.loads("[" * 200 + "]" * 200)},
    {"figures": json.loads('{"x":' * 200 + "1" + "}" * 200)},
]


@pytest.mark.parametrize("options", JUNK, ids=range(len(JUNK)))
def test_options_that_are_larger_than_any_game_needs(speaker, language, options):
    answer = speaker.post("/api/tables", json={**LOCKDOWN, "options": options})
    refused(answer, 409, "table-options-large", language, **LARGE)
    host = Guest.host(speaker)
    with unchanged(host):
        answer = host.order("arrange", players=4, options=options, clock="none")
        refused(answer, 409, "table-options-large", language, **LARGE)


WRONG = [
    None,
    [],
    "start",
    {},
    {"name": "x"},
    {"name": "", "command": {"do": "start"}},
    {"name": "x" * 41, "command": {"do": "start"}},
    {"name": 7, "command": {"do": "start"}},
    {"name": "x", "command": "start"},
    {"name": "x", "command": {"do": "dance"}},
    {"name": "x", "command": {"do": "start", "more": 1}},
    {"name": "x", "command": {"do": "open"}},
    {"name": "x", "command": {"do": "join", "key": "x"}},
    {"name": "x", "command": {"do": "key", "person": 0, "key": "x"}},
    {"name": "x", "command": {"do": "chat", "seat": -1, "text": "x"}},
    {"name": "x", "command": {"do": "chat", "seat": 12, "text": "x"}},
    {"name": "x", "command": {"do": "chat", "seat": 0, "text": ["x"]}},
    {"name": "x", "command": {"do": "act", "seat": 0, "question": 1.5, "picks": []}},
    {"name": "x", "command": {"do": "act", "seat": 0, "question": 1, "picks": "x"}},
    {"name": "x", "command": {"do": "act", "seat": 0, "question": 1, "picks": ["x"] * 101}},
    {"name": "x", "command": {"do": "act", "seat": 0, "question": 1, "picks": ["x" * 1001]}},
    {"name": "x", "command": {"do": "quiet", "seat": 0, "prompt": "x" * 41, "on": True}},
    {"name": "x", "command": {"do": "quiet", "seat": 0, "prompt": "x", "on": []}},
    {"name": "x", "command": {"do": "unload", "setting": 5}},
    {"name": "x", "command": {"do": "load", "setting": "x", "file": "x", "text": "x"}},
]


@pytest.mark.parametrize("order", WRONG, ids=range(len(WRONG)))
def test_wrong_types(guest, language, order):
    with unchanged(guest):
        headers = {**guest.key, "Content-Type": "application/json"}
        answer = post(guest, content=json.dumps(order), headers=headers)
        refused(answer, 400, "server-bad-request", language)


def test_wrong_types_over_a_socket(guest, language):
    with unchanged(guest), Wire(guest, language=language) as wire:
        for order in WRONG:
            wire.send(json.dumps(order))
            says(wire.answer(), "server-bad-request", language)
        for text in ("", "{", "hello", "[" * 10_000, b"\xff\xfe"):
            wire.send(text)
            says(wire.answer(), "server-bad-request", language)
        assert wire.order("act", seat=0, question=0, picks=[])["key"] == "table-stale"


def test_a_refused_order_is_named_even_if_it_cant_be_read(guest, language):
    with Wire(guest, language=language) as wire:
        wire.send({"name": "mine", "command": {"do": "dance"}})
        assert wire.answer()["name"] == "mine"


@pytest.mark.parametrize("hello", ["hello", "[]", '{"seat": -1}', '{"secret": 5}', '{"since": -3}', b"\xff"])
def test_a_greeting_that_cant_be_read(guest, language, hello):
    headers = {"Accept-Language": language}
    with unchanged(guest), connect(Wire(guest).address, additional_headers=headers) as socket:
        socket.send(hello)
        says(json.loads(socket.recv(timeout=PATIENCE)), "server-bad-request", language)
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=PATIENCE)


@pytest.mark.parametrize("params", [{"seat": "mine"}, {"since": -1}, {"since": "now"}])
def test_a_question_that_cant_be_understood(guest, language, params):
    answer = guest.client.get(f"/api/tables/{guest.code}", params=params, headers=guest.key)
    refused(answer, 400, "server-bad-request", language)


@pytest.mark.parametrize(
    ("order", "status", "key", "args"),
    [
        (
            {"game": "chess", "players": 4},
            404,
            "error-unknown-game",
            GAMES,
        ),
        ({"game": "lockdown", "players": 9}, 400, "error-players", {"least": 3, "most": 6, "count": 9}),
        ({**LOCKDOWN, "options": {"variant": 99}}, 400, "error-options", {}),
        ({"game": "lockdown", "players": 13}, 400, "server-bad-request", {}),
        ({**LOCKDOWN, "clock": "slow"}, 400, "server-bad-request", {}),
        ({**LOCKDOWN, "language": "de"}, 400, "server-bad-request", {}),
    ],
)
def test_a_table_that_cant_be_opened(speaker, language, order, status, key, args):
    refused(speaker.post("/api/tables", json=order), status, key, language, **args)


def test_no_such_address(speaker, language):
    refused(speaker.get("/api/nothing"), 404, "server-not-found", language)
    refused(speaker.get("/api/words/xx"), 404, "server-not-found", language)


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
