"""Too often: whoever sends more than is allowed is told so, and what was too much isn't done."""

import socket
import sqlite3
import time
from collections import deque
from contextlib import ExitStack

import pytest
from websockets.exceptions import ConnectionClosed

from huisclos.server.entrance import quotas
from huisclos.server.entrance.http_protocol import TRY_LATER
from huisclos.server.entrance.quotas import Quota
from huisclos.words import Words
from tests.server.refusing import refused, says
from tests.support.serving import PATIENCE, Guest, Server, Wire

consume = deque(maxlen=0).extend


def stored(server, code):
    """How many deeds of a table are in the database."""
    with sqlite3.connect(server.data / "tables.sqlite") as database:
        return database.execute("SELECT count(*) FROM lines WHERE code = ?", (code,)).fetchone()[0]


def test_too_many_requests(tmp_path):
    with Server(tmp_path, "--requests-per-minute", "6") as server, server.client() as client:
        host = Guest.host(client)
        before = stored(server, host.code)
        answers = [client.get(f"/api/tables/{host.code}") for _ in range(5)]
        assert [answer.status_code for answer in answers] == [200] * 5
        for language in ("en", "fr"):
            client.headers["Accept-Language"] = language
            refused(client.get(f"/api/tables/{host.code}"), 429, "table-too-fast", language)
            refused(host.order("sit", seat=0, name="Ana", colour=0), 429, "table-too-fast", language)
        assert stored(server, host.code) == before
        assert client.get("/healthz").status_code == 200
        assert client.get("/metrics").status_code == 200


def test_who_has_come_is_forgotten(monkeypatch):
    """After a while; and before, where too many have."""
    clock = iter(range(10**9))
    monkeypatch.setattr(time, "monotonic", lambda: next(clock) / 10)
    monkeypatch.setattr(quotas, "MOST_KNOWN", 1000)
    crowded, quiet = Quota(1, 10**6), Quota(1, 10)
    for number in range(2000):
        for quota in (crowded, quiet):
            quota.take(f"address {number}")
    assert len(crowded) == 1000
    assert len(quiet) < 100
    assert not quiet.has_room("address 1999")
    assert quiet.has_room("address 0")


SLOWLY = "--commands-per-second", "1", "--orders-waiting", "100"


def test_too_many_commands_on_a_socket(tmp_path):
    """And after a pause one may send again."""
    with Server(tmp_path, *SLOWLY) as server, server.client() as client:
        host = Guest.host(client)
        host.do("sit", seat=0, name="Ana", colour=0)
        done = []
        for language in ("en", "fr"):
            with Wire(host, language=language) as wire:
                for number in range(60):
                    order = {"do": "chat", "seat": 0, "text": f"{language}{number}"}
                    wire.send({"name": f"{language}{number}", "command": order})
                answers = [wire.answer() for _ in range(60)]
                while wire.order("stand", seat=1)["key"] == "table-too-fast":
                    pass
            refusals = [answer for answer in answers if answer["type"] == "refused"]
            for refusal in refusals:
                says(refusal, "table-too-fast", language)
            assert [answer["type"] for answer in answers[:2]] == ["done", "done"]
            assert refusals
            done += [answer["name"] for answer in answers if answer["type"] == "done"]
        assert [line["text"] for line in host.read()["chat"]] == done


# -- strangers ------------------------------------------------------------------------------------------

STRICT = {
    "tables-per-hour": 3,
    "joins-per-hour": 2,
    "sockets-per-address": 4,
    "spectators-per-table": 2,
    "sockets-per-table": 3,
    "request-seconds": 1,
}


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    """A server with room for hardly anybody."""
    flags = [part for limit, most in STRICT.items() for part in (f"--{limit}", str(most))]
    with Server(tmp_path_factory.mktemp("strict"), *flags) as server, server.client() as client:
        yield server, Guest.host(client, players=6)
    assert '"level": "error"' not in server.log


def test_too_many_tables_and_too_many_new_people(strict):
    server, host = strict
    for _ in range(2):
        Guest.host(host.client)
    for language in ("en", "fr"):
        host.client.headers["Accept-Language"] = language
        answer = host.client.post("/api/tables", json={"game": "lockdown", "players": 3})
        refused(answer, 429, "server-tables", language)
    for _ in range(5):
        refused(
            host.friend().order("sit", seat=9, name="P", colour=0),
            409,
            "table-no-seat",
            "fr",
            seat=10,
            most=6,
        )
    for seat in (1, 2):
        host.friend().do("sit", seat=seat, name=f"P{seat}", colour=seat)
    before = stored(server, host.code)
    for language in ("en", "fr"):
        host.client.headers["Accept-Language"] = language
        refused(host.friend().order("sit", seat=3, name="P3", colour=3), 429, "server-joins", language)
    assert stored(server, host.code) == before
    host.do("sit", seat=0, name="Ana", colour=0)


def test_too_many_sockets(strict):
    """Those who watch don't keep those out who have a seat, and whoever leaves makes room."""
    _, host = strict
    host.do("sit", seat=0, name="Ana", colour=0)
    nobody = Guest(host.client, host.code, "")
    with Wire(nobody) as one, Wire(nobody) as two, ExitStack() as seats:
        for wire in (one, two):
            wire.hear()
        with Wire(nobody, language="fr") as third:
            says(third.hear(), "table-full", "fr")
        seats.enter_context(Wire(host)).hear()
        with Wire(host, language="en") as fourth:
            says(fourth.hear(), "table-full", "en")
    with Wire(nobody) as again:
        assert again.hear()["type"] == "news"


def test_too_many_sockets_from_one_address(strict):
    """Also of those who say nothing."""
    _, host = strict
    with ExitStack() as silent:
        for _ in range(STRICT["sockets-per-address"]):
            silent.enter_context(Wire(host, greet=False))
        with Wire(host, greet=False) as wire:
            says(wire.hear(), "server-sockets", "en")


SLOW = {
    "nothing": b"",
    "half a header": b"GET /healthz HTTP/1.1\r\nAccept-Language: fr\r\nHost: x\r\n",
    "half a body": b"POST /api/verify HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
    "half a second request": b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /heal",
}


@pytest.mark.parametrize("sent", SLOW.values(), ids=SLOW)
def test_whoever_is_too_slow_is_not_waited_for(strict, sent):
    server, _ = strict
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        line.sendall(sent)
        heard = b"".join(iter(lambda: line.recv(4096), b""))
    assert heard.startswith(b"HTTP/1.1") or not heard
    if b"Accept-Language: fr" in sent:
        assert b" 408 " in heard
        assert Words("fr").text("server-slow").encode() in heard


def test_whoever_sends_on_and_on_without_waiting_is_cut_off(strict):
    _, host = strict
    frame = b"\x81\x82\0\0\0\0{}"
    with Wire(host) as wire:
        wire.hear()
        wire.socket.socket.sendall(frame * 200)
        with pytest.raises(ConnectionClosed) as closed:
            consume(iter(wire.answer, None))
        assert closed.value.rcvd.code == TRY_LATER
    with Wire(host) as again:
        assert again.hear()["type"] == "news"


def test_too_many_connections(tmp_path):
    """They are told so, or closed at once; those who are here go on, and the log stays short."""
    with Server(tmp_path, "--connections", "5") as server, server.client() as client:
        host = Guest.host(client)
        with ExitStack() as crowd:
            lines = [
                crowd.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE))
                for _ in range(300)
            ]
            lines[50].sendall(b"GET /healthz HTTP/1.1\r\nAccept-Language: fr\r\nHost: x\r\n\r\n")
            heard = b"".join(iter(lambda: lines[50].recv(4096), b""))
            assert b" 503 " in heard
            assert Words("fr").text("server-full").encode() in heard
            assert host.read()["table"]["code"] == host.code
        assert len(server.log.splitlines()) < 10


def test_few_open_files(tmp_path):
    """The system lets us have few: the rest is refused, and nothing breaks."""
    with Server(tmp_path, files=400) as server, server.client() as client:
        with ExitStack() as crowd:
            wire = crowd.enter_context(Wire(Guest.host(client)))
            for _ in range(600):
                line = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
                crowd.enter_context(line)
            assert wire.order("sit", seat=0, name="Ana", colour=0)["type"] == "done"
        assert client.get("/healthz").status_code == 200
        assert '"level": "error"' not in server.log
        assert len(server.log.splitlines()) < 10
