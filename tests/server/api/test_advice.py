"""Advice over HTTP, and what a page is told of a game with packs: their words, and what options may name."""

import pytest

from huisclos.engine.game.installed import find
from huisclos.words import LANGUAGES
from tests.server.refusing import refused, unchanged
from tests.support.serving import Guest

GAME = find("final-girl")
GIRL = 0


@pytest.fixture
def ana(client):
    host = Guest.host(client, 1, game="final-girl")
    host.do("sit", seat=GIRL, name="Ana", colour=0)
    host.do("start")
    return host


def test_whoever_is_asked_is_shown_what_to_do(ana):
    question = ana.read(GIRL)["question"]
    with unchanged(ana):
        advice = ana.get("/advice", params={"seat": GIRL}).raise_for_status().json()
    assert advice["question"] == question["number"]
    assert set(advice["picks"]) <= set(question["options"])
    ana.do("act", seat=GIRL, question=advice["question"], picks=advice["picks"])


def test_nobody_else_is(ana):
    for other in (ana.friend(), Guest(ana.client, ana.code, ""), Guest(ana.client, ana.code, "made-up")):
        with unchanged(ana):
            refused(other.get("/advice", params={"seat": GIRL}), 403, "table-not-yours", "en")


def test_no_game_with_losers_gives_advice(client):
    zoe = Guest.alone(client)
    refused(zoe.get("/advice", params={"seat": 0}), 409, "table-no-advice", "en")


def test_the_shelf_says_who_gives_advice_and_what_options_may_name(client):
    shelf = {game["name"]: game for game in client.get("/api/games").json()}
    assert {name: game["advice"] for name, game in shelf.items()} == {
        name: find(name).meta.advice for name in shelf
    }
    options = shelf["final-girl"]["options"]["properties"]
    assert {name: options[name]["x-known"] for name in GAME.known} == {
        name: list(known) for name, known in GAME.known.items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_packs_that_come_with_a_game(client, language):
    told = client.get(f"/api/packs/final-girl/{language}").json()
    assert told == {pack.name: pack.words[language] for pack in GAME.shelf}
    for option, names in GAME.known.items():
        for name in names:
            thing, _, pack = name.partition("@")
            assert f"{option}-{thing} =" in told[pack]
    assert client.get(f"/api/packs/lockdown/{language}").json() == {}


def test_no_packs_of_no_game_in_no_language(client):
    refused(client.get("/api/packs/final-girl/de"), 404, "server-not-found", "en")
    assert client.get("/api/packs/chess/en").json()["key"] == "error-unknown-game"
