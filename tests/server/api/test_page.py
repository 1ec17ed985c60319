"""The page at its own addresses and nowhere else; and what a link to it tells before it is opened."""

import json
import re
import struct
from html import unescape

import pytest

from huisclos.engine.game.installed import find, games
from huisclos.server.site.page import FOLDER
from huisclos.words import LANGUAGES, Words
from tests.support.serving import Guest, Server

pytestmark = pytest.mark.skipif(not (FOLDER / "index.html").exists(), reason="the page isn't built")
BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


def size_of(png):
    """Width and height, in pixels."""
    assert png.startswith(b"\x89PNG")
    return struct.unpack(">II", png[16:24])


def tags(page):
    found = re.findall(r'<meta (?:name|property)="([^"]*)" content="([^"]*)"', page)
    return {name: unescape(content) for name, content in found}


@pytest.mark.parametrize(
    "path", ["/", "/t/ABCDEF", "/t/ABCDEF/replay/0", "/t/ABCDEF/handout", "/replay", "/rules/lockdown"]
)
def test_the_app_answers_at_its_own_addresses(client, path):
    page = client.get(path)
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    assert page.headers["cache-control"] == "no-cache"
    assert '<div id="app">' in page.text


@pytest.mark.parametrize(
    "path",
    ["/favicon.ico", "/robots.txt", "/nothing.png", "/assets/none.js", "/icons/none.png", "/routes.json",
     "/index.html", "/t/ABCDEF/nothing.js", "/../settings.py", "/api/nothing", "/t"],
)  # fmt: skip
@pytest.mark.parametrize("headers", [{}, BROWSER])
def test_a_missing_file_is_missing(client, path, headers):
    answer = client.get(path, headers=headers)
    assert answer.status_code == 404
    if "." in path or path.startswith("/api") or not headers:
        assert answer.json()["key"] == "server-not-found"


def test_whoever_mistypes_an_address_is_told_by_the_app(client):
    answer = client.get("/tables/ABCDEF", headers=BROWSER)
    assert answer.status_code == 404
    assert '<div id="app">' in answer.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_a_link_to_a_table_shows_its_game_and_nobodys_name(client, game, language):
    host = Guest.host(client, min(3, find(game).meta.most), game=game)
    host.do("sit", seat=0, name="Zoe-Marie", colour=0)
    words = Words(language, find(game).meta.package)
    answer = client.get(f"/t/{host.code}", headers={"Accept-Language": language})
    told = tags(answer.text)
    assert told["og:title"] == words.text("preview-table", {"game": words.text("game-title")})
    assert told["og:description"] == told["description"] == words.text("game-summary")
    assert told["twitter:card"] == "summary_large_image"
    assert told["og:image"] == str(client.base_url.join(f"/pictures/{game}.png"))
    assert size_of(client.get(told["og:image"]).content) == (1200, 630)
    assert "Zoe-Marie" not in answer.text
    assert "accept-language" in answer.headers["vary"].lower()


@pytest.mark.parametrize("path", ["/", "/t/NOSUCH", "/rules/chess", "/api-docs"])
def test_a_link_to_anything_else_shows_the_house(client, path):
    told = tags(client.get(path).text)
    assert told["og:title"] == Words("en").text("preview-home")
    assert told["og:image"].endswith("/pictures/house.png")
    assert size_of(client.get(told["og:image"]).content) == (1200, 630)


@pytest.mark.parametrize(("path", "key"), [("/learn/lockdown", "learn"), ("/rules/lockdown", "rules")])
def test_a_link_to_a_page_of_a_game(client, path, key):
    told = tags(client.get(path).text)
    assert told["og:title"] == Words("en").text(f"preview-{key}", {"game": "Lockdown"})
    assert told["og:image"].endswith("/pictures/lockdown.png")


def test_the_same_under_a_public_address(tmp_path):
    server = Server(tmp_path / "data", "--public-address", "https://play.example.org/games")
    with server, server.client(Host="play.example.org") as client:
        page = client.get("/games/rules/lockdown").text
        assert tags(page)["og:image"] == "https://play.example.org/games/pictures/lockdown.png"
        for link in re.findall(r'(?:href|src)="([^"]*)"', page):
            assert link.startswith("/games/")
            assert client.get(link).status_code == 200


def test_the_app_can_be_installed(client):
    answer = client.get("/manifest.webmanifest")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = json.loads(answer.text)
    assert (manifest["start_url"], manifest["scope"]) == ("./", "./")
    for icon in manifest["icons"]:
        width, height = size_of(client.get(f"/{icon['src']}").content)
        assert icon["sizes"] == f"{width}x{height}"
    assert "maskable" in {icon.get("purpose") for icon in manifest["icons"]}
    worker = client.get("/worker.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["cache-control"] == "no-cache"
    assert client.get("/offline.html").status_code == 200
