"""What can't be understood: each gets a clear answer in English and in French, and changes nothing."""

import json

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from huisclos.engine.game.installed import find, games
from huisclos.table.values.option_sizes import DEEPEST, MOST_KILOBYTES, MOST_VALUES
from huisclos.words import Words
from tests.server.refusing import post, refused, says, unchanged
from tests.support.serving import PATIENCE, Guest, Wire

pytestmark = pytest.mark.parametrize("language", ["en", "fr"])
NOWHERE = "NOSUCH"
LOCKDOWN = {"game": "lockdown", "players": 4}
GAMES = {"game": "chess", "games": games()}


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


@pytest.mark.parametrize(("game", "option"), [("dead-of-winter", "objective"), ("final-girl", "killer")])
def test_what_no_pack_of_the_table_brings_along_any_more(speaker, language, game, option):
    """Chosen from a pack, which was then changed for another."""
    host = Guest.host(speaker, find(game).meta.least, game=game, options={option: "fog@nowhere"})
    for seat in range(find(game).meta.least):
        host.do("sit", seat=seat, name=f"P{seat}", colour=seat)
    with unchanged(host):
        answer = host.order("start")
    assert (answer.status_code, answer.json()["key"]) == (400, "error-unknown-part")
    words = Words(language, find(game).meta.package)
    assert answer.json()["text"] == words.text("error-unknown-part", {"name": {"": "fog@nowhere"}})
