"""Behind a proxy: who people are, where they are, and what they may not pretend."""

import asyncio
import io
from contextlib import nullcontext

import pytest
import segno
from litestar.connection import ASGIConnection
from litestar.exceptions import NotFoundException
from websockets.exceptions import InvalidStatus

from huisclos.server.entrance.headers import direct_only
from huisclos.server.machine.public_address import read_address
from tests.server.refusing import refused
from tests.support.serving import Guest, Server, Wire

PUBLIC = "https://play.example.org/a/b"
HOST = {"Host": "play.example.org"}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    flags = ("--public-address", f"{PUBLIC}/", "--proxy", "127.0.0.1", "--requests-per-minute", "6")
    with Server(tmp_path_factory.mktemp("public"), *flags) as server:
        yield server


@pytest.fixture
def client(server, request):
    """Somebody with an address of their own: each test is another."""
    me = f"198.51.100.{abs(hash(request.node.name)) % 250}"
    with server.client(**HOST, **{"X-Forwarded-For": me}) as client:
        yield client


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("https://Play.Example.org:443/", "https://play.example.org/"),
        ("http://play.example.org:80", "http://play.example.org/"),
        ("http://play.example.org:443/x//", "http://play.example.org:443/x/"),
        ("https://jeux.été.fr", "https://jeux.xn--t-9fab.fr/"),
        ("http://[::1]:8000/x", "http://[::1]:8000/x/"),
    ],
)
def test_an_address_is_told_in_one_way(written, told):
    assert str(read_address(written)) == told


@pytest.mark.parametrize(
    ("header", "is_it"),
    [("play.example.org", True), ("PLAY.example.org:443", True), ("play.example.org:80", False), ("", False)],
)
def test_a_host_may_leave_the_usual_port_out(header, is_it):
    assert read_address(PUBLIC).is_host(header) is is_it


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "evil.example.org", "play.example.org.evil.org", "play.example.org:80"]
)
def test_under_any_other_name_nobody_gets_anything(client, host):
    for path in ("/a/b/api/games", "/a/b/"):
        refused(client.get(path, headers={"Host": host}), 403, "server-host", "en", address=f"{PUBLIC}/")
    assert client.get("/healthz", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize(
    "origin",
    [
        "http://play.example.org",
        "https://evil.org",
        "https://play.example.org:8443",
        "null",
        "",
        "https://[::1",
    ],
)
def test_other_sites_may_not_act_here(client, origin):
    for headers, status in (({"Origin": origin}, 403), ({"Origin": "https://play.example.org"}, 200)):
        assert client.get("/a/b/api/games", headers=headers).status_code == status
    refused(client.get("/a/b/api/games", headers={"Origin": origin}), 403, "server-origin", "en")


def test_figures_are_only_for_those_who_come_directly(server, client):
    with server.client() as direct:
        assert "huisclos_sockets" in direct.get("/metrics").text
        assert direct.get("/metrics", headers=HOST).status_code == 404
    for path in ("/metrics", "/a/b/metrics"):
        refused(client.get(path, headers={"Host": "any"}), 404, "server-not-found", "en")
        refused(client.get(path), 404, "server-not-found", "en")


def test_links_and_pictures_of_them_are_public(client):
    host = Guest.host(client)
    image = io.BytesIO()
    segno.make(f"{PUBLIC}/t/{host.code}").save(image, kind="svg", border=2, xmldecl=False, scale=4)
    assert client.get(f"/a/b/api/tables/{host.code}/qr.svg").content == image.getvalue()


def test_the_page_is_told_where_it_is(client):
    for path in ("/a/b/", "/a/b", "/a/b/t/ABCDEF"):
        page = client.get(path)
        assert page.headers["content-type"].startswith("text/html")
        assert '<meta name="base" content="/a/b"' in page.text
        assert '"./assets' not in page.text
    assets = [part.partition('"')[0] for part in page.text.split('src="')[1:]]
    assert assets
    for asset in assets:
        assert asset.startswith("/a/b/assets/")
        assert "javascript" in client.get(asset).headers["content-type"]
    assert client.get("/a/b/api/languages").json()["all"] == ["en", "fr"]


def statuses(client, *forwarded):
    return [client.get("/api/languages", headers={"X-Forwarded-For": one}).status_code for one in forwarded]


def test_each_person_behind_the_proxy_is_counted_and_nobody_can_pretend(client):
    """What the proxy adds comes last; whatever somebody sends along comes before it."""
    mine = [f"1.2.3.{number}, 203.0.113.5" for number in range(8)]
    assert statuses(client, *mine) == [200] * 6 + [429] * 2
    assert statuses(client, "203.0.113.6", "203.0.113.5, 127.0.0.1") == [200, 429]


def test_without_a_proxy_that_is_named_nobody_is_believed(tmp_path):
    """And without a public address the origin is compared with the host, as ever."""
    with Server(tmp_path, "--requests-per-minute", "6") as server, server.client() as client:
        assert statuses(client, *(f"203.0.113.{number}" for number in range(8))) == [200] * 6 + [429] * 2
        host = Guest(client, "NOSUCH", "")
        with pytest.raises(InvalidStatus) as answer, Wire(host, origin="https://[::1"):
            pass
        assert answer.value.response.status_code == 403


@pytest.mark.parametrize(
    ("client", "answered"),
    [
        ("127.0.0.1", True),
        ("10.88.0.7", True),
        ("fd00::7", True),
        ("8.8.8.8", False),
        ("::ffff:8.8.8.8", False),
        ("2600:1901::1", False),
    ],
)
def test_figures_are_not_for_those_who_come_directly_from_the_internet(client, answered):
    scope = {"type": "http", "client": (client, 1), "headers": [(b"host", b"192.0.2.1")]}
    looking = direct_only(None)(ASGIConnection(scope), None)
    with nullcontext() if answered else pytest.raises(NotFoundException):
        asyncio.run(looking)
