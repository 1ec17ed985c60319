"""Whoever sends more than their share waits for their turn; the others don't wait for them."""

import asyncio
import socket
import time
from contextlib import ExitStack
from threading import Thread

import httpx
import pytest

from huisclos.server.entrance.fair_shares import (
    FRAME,
    HELLO,
    LETTERS,
    MOST_WAITING,
    REQUEST,
    SAVED_SECONDS,
    TOLD,
    Share,
)
from huisclos.server.machine.settings import Settings
from huisclos.table.values.refused import Refused
from tests.server.refusing import refused
from tests.support.serving import PATIENCE, Guest, Server, Wire

CONNECTIONS = 60
PER_SECOND = 10
SAVED = PER_SECOND * SAVED_SECONDS


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("shares")
    flags = "--effort-per-second", str(PER_SECOND), "--connections-per-address", str(CONNECTIONS)
    with Server(folder, *flags) as server:
        yield server


def visitor(server, number):
    """Somebody at an address of their own."""
    few = httpx.Limits(max_connections=CONNECTIONS // 2)
    transport = httpx.HTTPTransport(limits=few, local_address=f"127.0.0.{number}")
    return httpx.Client(base_url=server.url, timeout=PATIENCE, transport=transport)


def test_a_request_beyond_the_share_is_answered_later_and_nobody_else_waits_for_it(server):
    answered = []

    def ask(client):
        answered.append(client.get("/api/languages").status_code)

    with visitor(server, 2) as greedy, visitor(server, 3) as modest:
        began = time.monotonic()
        asking = [Thread(target=ask, args=(greedy,)) for _ in range(SAVED + 10)]
        for thread in asking:
            thread.start()
        modest.get("/api/languages").raise_for_status()
        assert len(answered) < len(asking)
        for thread in asking:
            thread.join()
    assert answered == [200] * len(asking)
    assert time.monotonic() - began > 9 / PER_SECOND


def test_coming_costs_more_than_an_order_and_an_order_more_where_many_are_told_of_it(server):
    """Whoever has used up their share isn't refused, but waits."""
    with visitor(server, 4) as client, server.client() as crowding, ExitStack() as crowd:
        host = Guest.host(client)
        began = time.monotonic()
        for _ in range(40):
            crowd.enter_context(Wire(Guest(crowding, host.code, ""))).hear()
        assert time.monotonic() - began > (40 * HELLO - SAVED - 1) / PER_SECOND
        began = time.monotonic()
        for _ in range(45):
            host.do("sit", seat=0, name="Ana", colour=0)
        assert time.monotonic() - began > (45 * (REQUEST + 40 * TOLD) - SAVED - 1) / PER_SECOND


def test_what_cant_be_used_costs_as_well(server):
    with visitor(server, 8) as client:
        host = Guest.host(client)
        with Wire(host, address="127.0.0.8") as wire:
            began = time.monotonic()
            for _ in range(150):
                wire.send({"name": "", "command": {"do": "chat", "seat": 0, "text": "a" * 15_000}})
                wire.answer()
        assert time.monotonic() - began > (150 * FRAME + 150 * 15_000 / LETTERS - SAVED - 1) / PER_SECOND


def test_whoever_sends_slowly_keeps_nobodys_place(server):
    with visitor(server, 9) as client, ExitStack() as slow:
        for _ in range(20):
            line = socket.create_connection(("127.0.0.1", server.port), PATIENCE, ("127.0.0.9", 0))
            slow.enter_context(line)
            line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{")
        time.sleep(0.5)
        began = time.monotonic()
        client.get("/api/languages").raise_for_status()
        assert time.monotonic() - began < Settings().request_seconds - 1


def test_too_many_connections_from_one_address_leave_room_for_others(server):
    with visitor(server, 5) as modest, ExitStack() as crowd:
        for _ in range(CONNECTIONS):
            line = socket.create_connection(("127.0.0.1", server.port), PATIENCE, ("127.0.0.6", 0))
            crowd.enter_context(line)
        with visitor(server, 6) as greedy:
            refused(greedy.get("/healthz"), 503, "server-full", "en")
        assert modest.get("/healthz").status_code == 200
    with visitor(server, 6) as again:
        assert again.get("/healthz").status_code == 200


def test_so_many_may_wait():
    async def crowd():
        share = Share(1, 1_000_000)

        async def one():
            async with share.turn(1):
                await asyncio.sleep(0)

        return await asyncio.gather(*(one() for _ in range(MOST_WAITING + 3)), return_exceptions=True)

    problems = [problem for problem in asyncio.run(crowd()) if problem]
    assert [type(problem) for problem in problems] == [Refused] * 2  # one of them is under way


def test_thirty_people_behind_one_address_come_in_and_play(tmp_path):
    """With the usual limits: ten tables, all at once, each person with a page of their own."""
    with Server(tmp_path, "--bot-pause", "0") as server, server.client() as client, ExitStack() as pages:
        for _ in range(10):
            host = Guest.host(client, 3)
            people = [host, host.friend(), host.friend()]
            wires = [pages.enter_context(Wire(person, seat=None)) for person in people]
            for path in ("/", "/api/games", "/api/words/en", "/api/words/en/lockdown", "/api/languages") * 3:
                assert client.get(path).status_code in (200, 404)  # without a page, if none is built
            for seat, wire in enumerate(wires):
                assert wire.order("sit", seat=seat, name=f"P{seat}", colour=seat)["type"] == "done"
                assert wire.order("ready", seat=seat, ready=True)["type"] == "done"
            assert wires[0].order("start")["type"] == "done"
            for _ in range(5):
                for seat, person in enumerate(people):
                    if question := person.read(seat)["question"]:
                        picks = question["options"][: max(question["min"], 1)]
                        person.do("act", seat=seat, question=question["number"], picks=picks)
