"""The host deletes a table: gone from the disk, the memory and everybody's screen."""

import sqlite3
import threading
import time
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.refusing import refused, says, unchanged
from tests.support.serving import PATIENCE, Guest, Server, Wire


def stored(server, code):
    with sqlite3.connect(server.data / "tables.sqlite") as database:
        return [
            database.execute(f"SELECT count(*) FROM {table} WHERE code = ?", (code,)).fetchone()[0]
            for table in ("lines", "tables")
        ]


def on_disk(server):
    return b"".join(file.read_bytes() for file in server.data.glob("tables.sqlite*"))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_is_gone_for_good(server, client, language):
    client.headers["Accept-Language"] = language
    guest = Guest.alone(client, clock="fast")
    guest.do("chat", seat=0, text=f"nobody may read this {guest.code}")
    assert on_disk(server).count(guest.code.encode()) > 0
    answer = guest.delete()
    assert (answer.status_code, answer.content) == (204, b"")
    assert stored(server, guest.code) == [0, 0]
    give_up = time.monotonic() + PATIENCE
    while guest.code.encode() in on_disk(server) and time.monotonic() < give_up:
        time.sleep(0.1)  # a copy may be there until the server is at rest for a moment
    assert guest.code.encode() not in on_disk(server)
    for again in (
        guest.get(),
        guest.delete(),
        guest.order("start"),
        guest.get("/games/0"),
        guest.get("/handout"),
    ):
        refused(again, 404, "table-unknown", language, code=guest.code)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_only_the_host_may(client, language):
    client.headers["Accept-Language"] = language
    host = Guest.host(client)
    friend = host.friend()
    with unchanged(host, friend):
        refused(friend.delete(), 403, "table-host-only", language)
        refused(Guest(client, host.code, "").delete(), 403, "table-host-only", language)
    refused(Guest(client, "NOSUCH", host.secret).delete(), 404, "table-unknown", language, code="NOSUCH")


def test_whoever_is_connected_is_told_and_their_line_is_closed(client):
    host = Guest.host(client)
    friend = host.friend()
    with Wire(host, language="en") as one, Wire(friend, language="fr") as other:
        one.hear()
        other.hear()
        host.delete().raise_for_status()
        for wire, language in ((one, "en"), (other, "fr")):
            says(wire.answer(""), "table-deleted", language)
            with pytest.raises(ConnectionClosed) as closed:
                wire.hear()
            assert closed.value.rcvd.code == 1001
    with Wire(host, language="en") as late:
        says(late.hear(), "table-unknown", "en", code=host.code)


def test_orders_that_are_on_their_way_dont_bring_it_back(server, client):
    """Chat lines come in over a socket while the host deletes; afterwards nothing of it is there."""
    for _ in range(5):
        host = Guest.host(client)
        host.do("sit", seat=0, name="Ana", colour=0)
        with Wire(host) as wire:
            wire.hear()
            for number in range(30):
                order = {"do": "chat", "seat": 0, "text": f"line {number}"}
                wire.send({"name": f"n{number}", "command": order})
            deleting = threading.Thread(target=lambda guest=host: guest.delete().raise_for_status())
            deleting.start()
            with suppress(ConnectionClosed):
                while True:
                    wire.hear()
            deleting.join()
        assert host.get().json()["key"] == "table-unknown"
        assert stored(server, host.code) == [0, 0]


def test_it_stays_gone_after_a_restart(tmp_path):
    with Server(tmp_path) as server, server.client() as client:
        kept, gone = Guest.host(client), Guest.host(client)
        gone.delete().raise_for_status()
        server.kill()
        server.start()
        assert kept.read()["table"]["host"]
        assert gone.get().status_code == 404
