"""The shelf: games, their forms, rulebooks, words and tutorial, and a table's QR code."""

import io
import json

import pytest
import segno

import huisclos
from huisclos.engine.game.installed import find, games
from huisclos.server.api.games import NOT_FOR_THE_PAGE
from huisclos.words import LANGUAGES, Words, source
from huisclos.words.rulebook import rules
from tests.server.refusing import refused
from tests.support.serving import Guest, Server


def test_games_with_all_that_a_lobby_needs(client):
    shelf = {game["name"]: game for game in client.get("/api/games").json()}
    assert list(shelf) == games()
    game = shelf["lockdown"]
    meta = find("lockdown").meta
    assert (game["name"], game["version"]) == ("lockdown", meta.version)
    assert (game["least"], game["most"], game["minutes"]) == (meta.least, meta.most, meta.minutes)
    assert game["bots"] == ["random", "steady"]
    assert {"badge", "martyr", "variant"} <= set(game["options"]["properties"])


def test_a_game_that_cant_be_loaded_or_shown_hides_no_other(tmp_path):
    others = {
        "absent": "tests.toy_games.ladder:Absent",
        "torn": "tests.toy_games.torn.game:Torn",  # it says what it is, but its rules can't be loaded
        "untitled": "tests.toy_games.ladder:Ladder",
    }
    with Server(tmp_path, **others) as server:
        with server.client() as client:
            for _ in range(2):
                assert [game["name"] for game in client.get("/api/games").json()] == games()
            for name in ("absent", "torn"):
                answer = client.get(f"/api/words/en/{name}")
                known = [*games(), "untitled"]
                refused(answer, 404, "error-unknown-game", "en", game=name, games=known)
        told = [json.loads(line) for line in server.log.splitlines() if '"level": "error"' in line]
    assert {(line["event"], line["game"]) for line in told} == {
        ("a game can't be loaded", "absent"),
        ("a game can't be loaded", "torn"),
        ("a game can't be shown", "ladder"),
    }
    assert len(told) == 3


def test_forms_are_those_of_so_many_players(client):
    for players in (3, 6):
        forms = client.get(f"/api/games/lockdown/forms/{players}").json()
        vote = next(form for form in forms if form["name"] == "vote")
        assert vote["slots"]["whom"]["allowed"] == [f"seat:{seat}" for seat in range(players)]
    refused(client.get("/api/games/lockdown/forms/9"), 400, "error-players", "en", least=3, most=6, count=9)


@pytest.mark.parametrize(
    ("asked", "yours"),
    [
        ("", "en"),
        ("fr-CH, en;q=0.5", "fr"),
        ("de, en;q=0.8, fr;q=0.5", "en"),
        ("de, fr", "fr"),
        ("tlh", "en"),
    ],
)
def test_the_languages_and_the_one_that_the_reader_asks_for_first(client, asked, yours):
    told = client.get("/api/languages", headers={"Accept-Language": asked}).json()
    assert told == {"all": list(LANGUAGES), "yours": yours}


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_the_rulebook(client, language):
    book = client.get(f"/api/rules/lockdown/{language}").json()
    assert book["rules"] == rules("huisclos.games.lockdown", language)
    assert [rule for rule in book["rules"] if f'<a id="{rule}">' not in book["text"]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_asked_for_once(client, language):
    for path, package in (("", "huisclos.words"), ("/lockdown", "huisclos.games.lockdown")):
        first = client.get(f"/api/words/{language}{path}")
        assert first.text == source(package, language, NOT_FOR_THE_PAGE)
        tag = {"If-None-Match": first.headers["etag"]}
        again = client.get(f"/api/words/{language}{path}", headers=tag)
        assert (again.status_code, again.text) == (304, "")
        other = client.get(f"/api/words/{language}{path}", headers={"If-None-Match": '"other"'})
        assert other.text == first.text


def test_two_languages_and_two_packages_have_different_tags(client):
    paths = [f"/api/words/{language}{game}" for language in LANGUAGES for game in ("", "/lockdown")]
    assert len({client.get(path).headers["etag"] for path in paths}) == 4


@pytest.mark.parametrize("path", ["/api/words/de", "/api/rules/lockdown/de", "/api/words/.."])
def test_a_language_that_we_dont_speak(client, path):
    refused(client.get(path), 404, "server-not-found", "en")


def test_a_game_that_isnt_here(client):
    for path in ("/api/words/en/chess", "/api/rules/chess/en", "/api/games/chess/tutorial"):
        refused(client.get(path), 404, "error-unknown-game", "en", game="chess", games=games())


def test_the_tutorial_is_a_whole_game_with_lessons_in_all_languages(client):
    assert {game["name"]: game for game in client.get("/api/games").json()}["lockdown"]["tutorial"]
    tutorial = client.get("/api/games/lockdown/tutorial").json()
    match = huisclos.replay(tutorial["record"])
    assert match.result is not None
    assert 0 <= tutorial["seat"] < len(match.names)
    moments = [lesson["at"] for lesson in tutorial["lessons"]]
    assert moments == sorted(moments)
    assert moments[-1] <= len(match.actions)
    for language in LANGUAGES:
        words = Words(language, "huisclos.games.lockdown")
        assert [lesson["key"] for lesson in tutorial["lessons"] if lesson["key"] not in words] == []


def test_the_qr_code_is_the_tables_link(client):
    host = Guest.host(client)
    answer = client.get(f"/api/tables/{host.code}/qr.svg")
    image = io.BytesIO()
    link = f"{str(client.base_url).rstrip('/')}/t/{host.code}"
    segno.make(link).save(image, kind="svg", border=2, xmldecl=False, scale=4)
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.content == image.getvalue()
