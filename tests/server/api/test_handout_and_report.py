"""On paper: a handout for the host, and the report of a game for a spreadsheet."""

import csv
import io

import pytest

from tests.server.refusing import refused
from tests.support.serving import Guest


@pytest.fixture
def host(office):
    with office.client() as client:
        yield Guest.host(client, 1, game="telegrams", options={"rounds": 4})


def speak(guest, language):
    guest.client.headers["Accept-Language"] = language


def play(guest, *sent):
    """Alone, to the end."""
    guest.do("start")
    for text in sent:
        question = guest.read(0)["question"]
        guest.do("act", seat=0, question=question["number"], picks=[text])


def test_the_handout_is_in_the_hosts_language_and_not_while_they_play(host):
    host.load("book", "a.txt", "one\ntwo").raise_for_status()
    host.do("sit", seat=0, name="Ana", colour=0)
    assert host.get("/handout").json() == {"markdown": "The book for 4 rounds: one, two"}
    speak(host, "fr")
    assert host.get("/handout").json() == {"markdown": "Le livre pour 4 tours : one, two"}
    play(host, "pass", "pass")
    assert host.read()["table"]["phase"] == "playing"
    refused(host.get("/handout"), 409, "table-handout-later", "fr")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_who_gets_no_handout(host, language):
    speak(host, language)
    refused(host.get("/handout"), 404, "table-no-handout", language)
    host.load("book", "a.txt", "one").raise_for_status()
    for other in (host.friend(), Guest(host.client, host.code, "")):
        refused(other.get("/handout"), 403, "table-host-only", language)
    nowhere = Guest(host.client, "NOSUCH", host.secret)
    refused(nowhere.get("/handout"), 404, "table-unknown", language, code="NOSUCH")


@pytest.mark.parametrize(
    ("language", "between", "header"),
    [("en", ",", ["Player", "Points", "Won"]), ("fr", ";", ["Joueur", "Points", "Victoire"])],
)
def test_the_report_is_read_by_spreadsheets_and_calculates_nothing(host, language, between, header):
    host.do("sit", seat=0, name="=1+1", colour=0)
    play(host, 'wire:été, "fini"', "wire", "pass", "pass")
    answer = Guest(host.client, host.code, "").get("/games/0/report.csv", params={"language": language})
    assert answer.headers["content-type"] == "text/csv; charset=utf-8"
    assert answer.headers["content-disposition"] == f'attachment; filename="telegrams-{host.code}-1.csv"'
    assert answer.content.startswith(b"\xef\xbb\xbf")
    rows = list(csv.reader(io.StringIO(answer.content.decode("utf-8-sig")), delimiter=between))
    assert rows[0][1:] == header[1:]
    assert rows[1:] == [["'=1+1", "0", "1"], ['wire:été, "fini"'], ["wire"], ["pass"], ["pass"]]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_has_no_report(host, language):
    speak(host, language)
    host.do("sit", seat=0, name="Ana", colour=0)
    host.do("start")
    for number in (0, 1):
        refused(host.get(f"/games/{number}/report.csv"), 404, "table-not-finished", language)
    answer = host.get("/games/0/report.csv", params={"language": "de"})
    refused(answer, 400, "server-bad-request", language)


def test_every_game_has_a_report(client):
    guest = Guest.alone(client)
    guest.do("stand", seat=0)
    while guest.read()["table"]["phase"] != "over":
        pass
    rows = guest.get("/games/0/report.csv").text.splitlines()
    assert len(rows) == 4
