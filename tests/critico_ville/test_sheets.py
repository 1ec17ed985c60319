"""CV-5.3: what a class can print before a game, and take home after it."""

import random

import pytest

from huisclos.bots import hire
from huisclos.games.critico_ville.question_bank import bank
from huisclos.words import LANGUAGES, Words
from tests.critico_ville.looking import board
from tests.critico_ville.positions import PACK, start

rule = pytest.mark.rule


@rule("CV-5.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_classs_answers_by_player_and_theme(language):
    match = start(3, 2, kinds="choice")
    play_themselves(match)
    words = Words(language, match.game.meta.package, names=match.names)
    header, *rows = match.game.papers.report(match.view(None), words)
    assert len(set(header)) == 5
    given = board(match)["given"]
    everyone = [row for row in rows if row[0] == words.text("report-everyone")]
    assert sum(int(row[2]) for row in everyone) == len(given)
    assert sum(int(row[3]) for row in everyone) == sum(answer["right"] for answer in given)
    for seat, name in enumerate(match.names):
        own = [answer for answer in given if answer["seat"] == seat]
        mine = [row for row in rows if row[0] == name]
        assert sum(int(row[2]) for row in mine) == len(own)
        assert {row[1] for row in mine} == {words.name(f"theme:{answer['theme']}") for answer in own}
    for row in rows:
        assert row[4] == str(round(100 * int(row[3]) / int(row[2])))


def play_themselves(match, *, bots=()):
    """People who know as much as `steady` does; on some seats it is a bot."""
    players = [hire(match, "steady", random.Random(seat)) for seat in range(len(match.names))]
    while choices := match.choices():
        seat, choice = next((seat, choice) for seat, choice in choices.items() if choice.waits)
        match.act(seat, players[seat].pick(match.view(seat), choice), house=seat in bots)


@rule("CV-5.4", "CV-5.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_and_clocks_are_in_no_row_and_in_no_sum(language):
    match = start(3, 2, kinds="choice")
    play_themselves(match, bots=[1])
    words = Words(language, match.game.meta.package, names=match.names)
    _, *rows = match.game.papers.report(match.view(None), words)
    own = [answer for answer in board(match)["given"] if answer["seat"] != 1]
    assert 0 < len(own) < len(board(match)["given"])
    assert {row[0] for row in rows} == {"Ana", "Cy", words.text("report-everyone")}
    everyone = [row for row in rows if row[0] == words.text("report-everyone")]
    assert sum(int(row[2]) for row in everyone) == len(own)
    assert sum(int(row[3]) for row in everyone) == sum(answer["right"] for answer in own)


@rule("CV-5.3")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("options", "printed"),
    [
        ({}, ["moon", "salt", "wave", "sand"]),
        ({"challenges": False}, ["moon", "salt"]),
        ({"kinds": "open"}, ["salt", "sand"]),
        ({"kinds": "choice", "challenges": False}, ["moon"]),
    ],
)
def test_the_sheet_has_the_questions_in_use_and_behind_them_the_answers(language, options, printed):
    game = start().game
    sheet = game.papers.handout({"pack": PACK, **options}, Words(language, game.meta.package))
    questions, answers = sheet.split("---")
    for card in PACK:
        assert (f"{card['id']} {language}?" in questions) == (card["id"] in printed)
        assert (f"{card['id']} because {language}" in answers) == (card["id"] in printed)
    assert "because" not in questions


@rule("CV-5.3")
def test_the_order_on_the_sheet_says_nothing_about_the_right_answer():
    game = start().game
    sheet = game.papers.handout({"pack": PACK}, Words("en", game.meta.package))
    listed = [line[2:] for line in sheet.splitlines() if line.startswith("- moon")]
    assert listed == sorted(listed)
    assert len(listed) == 4


@rule("CV-5.3")
def test_without_a_pack_the_sheet_has_the_questions_of_the_box():
    game = start().game
    sheet = game.papers.handout({}, Words("fr", game.meta.package))
    assert sheet.count("\n\n**") == 2 * len(bank())


def test_a_teachers_asterisks_are_asterisks():
    pack = [
        {
            **PACK[0],
            "theme": "*tides*",
            "words": {"en": {**PACK[1]["words"]["en"], "question": "2*3*4 [x](y) <b>?"}},
        }
    ]
    game = start().game
    sheet = game.papers.handout({"pack": pack}, Words("en", game.meta.package))
    assert r"2\*3\*4 \[x\](y) \<b>? *(\*tides\*)*" in sheet
