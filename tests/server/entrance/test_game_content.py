"""Content comes apart from what changes: compressed once, kept by browsers, and counted for what it takes."""

import asyncio
import gzip
import json

import brotli
import pytest

from huisclos.engine.game.installed import games
from huisclos.server.entrance import fair_shares as shares
from huisclos.server.entrance.compression import Compression
from huisclos.server.entrance.fair_shares import LETTERS, SAVED_SECONDS
from huisclos.server.entrance.game_content import MOST_KEPT, GameContent
from huisclos.server.entrance.quotas import Quotas
from huisclos.server.machine.settings import Limits
from tests.server.refusing import refused
from tests.support.serving import Guest

FEW = 12_000
"""Letters of a table at which a game has just begun."""


@pytest.fixture(scope="module", params=games())
def spectator(server, request):
    """Of a game that has just begun."""
    with server.client() as client:
        shelf = {game["name"]: game for game in client.get("/api/games").json()}
        host = Guest.host(client, shelf[request.param]["least"], game=request.param)
        for seat in range(shelf[request.param]["least"]):
            host.do("sit", seat=seat, name=f"P{seat}", colour=seat)
        host.do("start")
        yield Guest(client, host.code, "")


def test_whoever_sees_a_table_is_told_names_and_gets_what_they_stand_for(spectator):
    news = spectator.get()
    message = news.json()
    assert len(news.text) < FEW
    assert message["content"]
    assert {*message["content"]} <= {value for value in message["view"]["board"].values() if value.__hash__}
    for name in message["content"]:
        answer = spectator.get(f"/content/{name}").raise_for_status()
        assert answer.json()
        assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
        assert "br" in answer.headers.get("Content-Encoding", "br")
    assert spectator.read(since=message["number"])["content"] == []


def test_nothing_else_has_a_name(spectator, client):
    (name, *_) = spectator.read()["content"]
    lobby = Guest(client, Guest.host(client).code, "")
    for who, what in ((spectator, "0" * len(name)), (lobby, name), (spectator, "..%2F..%2Fhealthz")):
        refused(who.get(f"/content/{what}"), 404, "server-not-found", "en")


@pytest.mark.anyio
async def test_it_is_compressed_once_for_all_who_want_it():
    contents, cards = GameContent(), [{"card": number} for number in range(1000)]
    first, second = await asyncio.gather(*(contents.packed("cards", cards, "gzip, br") for _ in range(2)))
    assert first is second is await contents.packed("cards", [], "br")
    assert json.loads(brotli.decompress(first.content)) == cards
    plain = await contents.packed("cards", cards, "gzip")
    assert (json.loads(plain.content), plain.encoding) == (cards, "")
    for number in range(MOST_KEPT):
        await contents.packed(f"others {number}", [], "br")
    assert json.loads(brotli.decompress((await contents.packed("cards", ["x"] * 500, "br")).content)) != cards


# -- what answers take -----------------------------------------------------------------------------------


class Route:
    def __init__(self, **opt):
        self.opt = opt


async def answered(quotas, length, accepted, *, packing=None, **opt):
    """An answer of so many letters, for somebody who accepts these encodings: its headers and its body."""
    sent = []

    async def route(scope, receive, send):
        await send({"type": "http.response.start", "status": 200, "headers": [(b"vary", b"accept-language")]})
        for more in (True, False):
            await send({"type": "http.response.body", "body": b"a" * (length // 2), "more_body": more})

    async def send(message):
        sent.append(message)

    scope = {"type": "http", "client": ("192.0.2.1", 1), "headers": [(b"accept-encoding", accepted)]}
    scope["route_handler"] = Route(**opt)
    await (packing or Compression(quotas)).handle(scope, None, send, route)
    head, body = sent
    return {name.decode().lower(): value.decode() for name, value in head["headers"]}, body["body"]


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("accepted", "encoding", "unpack"),
    [(b"gzip, deflate, br", "br", brotli.decompress), (b"gzip", "gzip", gzip.decompress), (b"", None, bytes)],
)
@pytest.mark.parametrize("length", [600, 60_000])
async def test_an_answer_comes_in_the_best_way_that_its_reader_knows(accepted, encoding, unpack, length):
    headers, body = await answered(Quotas(Limits()), length, accepted)
    assert unpack(body) == b"a" * length
    assert headers.get("content-encoding") == encoding
    if encoding:
        assert int(headers["content-length"]) == len(body) < length
        assert "accept-encoding" in headers["vary"].lower()


@pytest.mark.anyio
async def test_what_is_the_same_for_everybody_is_compressed_once():
    quotas = Quotas(Limits())
    packing = Compression(quotas)
    bodies = [(await answered(quotas, 60_000, b"br", packing=packing, same=True))[1] for _ in range(2)]
    assert bodies[0] is bodies[1]
    assert brotli.decompress(bodies[0]) == b"a" * 60_000
    _, other = await answered(quotas, 60_000, b"gzip", packing=packing, same=True)
    assert gzip.decompress(other) == b"a" * 60_000


@pytest.mark.anyio
async def test_whoever_has_read_much_waits_with_the_next_request(monkeypatch):
    pauses = []

    async def sleep(seconds):
        pauses.append(seconds)

    quotas = Quotas(Limits(effort_per_second=10))
    saved = 10 * SAVED_SECONDS
    await answered(quotas, int((saved + 20) * LETTERS), b"br")
    monkeypatch.setattr(shares.asyncio, "sleep", sleep)
    for address in ("192.0.2.1", "192.0.2.2"):
        await quotas.shares.of(address).pay(1)
    assert len(pauses) == 1
    assert pauses[0] > 1
