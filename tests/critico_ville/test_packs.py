"""CV-5.3: packs of questions that a teacher brings along."""

import re

import msgspec
import pytest

import huisclos
from huisclos.engine.errors import BadFile
from huisclos.games.critico_ville.bank import bank
from huisclos.games.critico_ville.packs import read_pack
from huisclos.words import LANGUAGES, Words
from tests.critico_ville.table import board, options, start

pytestmark = pytest.mark.rule("CV-5.3")

PACKAGE = "huisclos.games.critico_ville"

TOML = """\
[[question]]
theme = "hasty"
challenge = true
[question.en]
question = "All of them?"
answer = "Two of them"
wrong = ["Every one", "None"]
explanation = "Two were seen."
[question.fr]
question = "Tous ?"
answer = "Deux"
wrong = ["Chacun", "Aucun"]
explanation = "On en a vu deux."

[[question]]
theme = "Our river"
question = "Why does it smell?"
answer = "Algae"
explanation = "They rot."
"""


def troubles(name, text):
    """What is wrong with a file: lines and keys, in the order in which they are told."""
    with pytest.raises(BadFile) as refusal:
        read_pack(name, text)
    check_messages(refusal.value)
    told = sorted(refusal.value.message.args["troubles"], key=lambda trouble: trouble.where)
    return [(trouble.where, trouble.key.removeprefix("pack-")) for trouble in told]


def check_messages(problem):
    """Whole sentences in both languages, each with its line."""
    count = problem.message.args["count"]
    for language in LANGUAGES:
        first, *lines = problem.read(Words(language, PACKAGE)).splitlines()
        assert first.endswith(":")
        assert len(lines) == min(count, 20) + (count > 20)
        for line in lines[:20]:
            assert re.fullmatch(r"(Line|Ligne) \d+\u00a0?: .*[.!?\])]", line), line
            assert not re.search(r"\{ ?\$|part:|part-|pack-", line)
        numbers = [int(re.search(r"\d+", line)[0]) for line in lines[:20]]
        assert numbers == sorted(numbers)


def change(old, new, text=TOML):
    assert text.count(old) == 1, old
    return text.replace(old, new)


# -- what can be read --------------------------------------------------------------------------------------


def test_a_toml_pack():
    first, second = read_pack("class.toml", TOML)
    assert (first.id, first.theme, first.challenge, first.kind) == ("own-1", "hasty", True, "choice")
    assert first.options[0] == {"en": "Two of them", "fr": "Deux"}
    assert first.options[2] == {"en": "None", "fr": "Aucun"}
    assert first.explanation["fr"] == "On en a vu deux."
    assert (second.theme, second.challenge, second.kind) == ("Our river", False, "open")
    assert second.answer == {"en": "Algae", "fr": "Algae"}, "for readers of all languages"


def test_the_questions_of_the_box_are_packs_too():
    from importlib.resources import files

    for file in (files(PACKAGE) / "questions").iterdir():
        read = read_pack(file.name, file.read_text(encoding="utf-8"))
        ours = [question for question in bank() if question.theme == read[0].theme]
        assert [question.words for question in read] == [question.words for question in ours]


HEADER = ["theme", "challenge", "question_en", "answer_en", "wrong_en", "wrong_en", "explanation_en"]
ROW = ["hasty", "x", "All, really?", "Two; of them", "Every one", "None", "Two were seen."]


@pytest.mark.parametrize("mark", ["", "\ufeff"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("between", [",", ";", "\t"])
def test_a_spreadsheet_with_commas_semicolons_or_tabs(between, end, mark):
    rows = [between.join(HEADER), between.join(f'"{cell}"' for cell in ROW), ""]
    (card,) = read_pack("CLASS.CSV", mark + end.join(rows))
    assert (card.theme, card.challenge) == ("hasty", True)
    assert list(card.words) == ["en"], "one language is enough"
    assert card.words["en"].options == ("Two; of them", "Every one", "None")
    assert card.words["en"].question == "All, really?"


@pytest.mark.parametrize(
    "header",
    [
        "thème;défi;question;réponse;fausse;fausse;explication",
        "Thème;Défi;Question;Réponse;Fausse 1;Fausse 2;Explication",
        "THÈME ; DÉFI ; QUESTION fr ; RÉPONSE_FR ; fausse1_fr ; fausse2 fr ; explication_fr",
        "theme;challenge;question;answer;wrong;wrong;explanation;;",
    ],
)
def test_columns_have_names_in_both_languages(header):
    (card,) = read_pack(
        "classe.csv", f"{header}\nrivière;oui;Pourquoi\u00a0?;Les algues;Le vent;La pluie;Voilà.;;\n"
    )
    assert (card.theme, card.challenge) == ("rivière", True)
    assert card.words["fr"].options == ("Les algues", "Le vent", "La pluie")
    assert card.words["fr"].question == "Pourquoi\u00a0?", "a space that doesn't break stays one"


def test_two_languages_side_by_side():
    header = (
        "theme_fr,question_en,question_fr,answer_en,answer_fr,wrong_en,wrong_fr,explanation_en,explanation_fr"
    )
    both, english = read_pack("a.csv", f"{header}\nt,q,qf,a,af,w,wf,e,ef\nt,q2,,a,,w,,e,\n")
    assert both.options[1] == {"en": "w", "fr": "wf"}
    assert list(english.words) == ["en"]


@pytest.mark.parametrize(
    ("cell", "challenge"),
    [
        *[(cell, True) for cell in ("x", "X", "yes", "Oui", "1", "VRAI", "True")],
        *[(cell, False) for cell in ("", "no", "NON", "0", "FAUX", "false")],
    ],
)
def test_a_challenge_is_a_cross_or_a_word(cell, challenge):
    (card,) = read_pack("a.csv", f"theme,question,answer,explanation,challenge\nt,q,a,e,{cell}\n")
    assert card.challenge == challenge


def test_cells_of_several_lines_become_one():
    text = 'theme,question,answer,explanation\nt,"Which\none,\r\nthen?",a,e\n\n,,\nt,q2,a,\n'
    assert troubles("a.csv", text) == [(7, "missing")], "lines are counted as an editor does"
    (card,) = read_pack("a.csv", text.rpartition("t,")[0])
    assert card.words["en"].question == "Which one, then?"


@pytest.mark.parametrize("odd", ["\u2028", "\x0b", "\x0c", "\x1c", "\x85"])
def test_a_line_is_what_an_editor_calls_one(odd):
    assert troubles("a.csv", f"theme,question,answer,explanation\nt,q{odd}q,a,e\nt,p,a,\n") == [
        (3, "missing")
    ]
    if odd == "\u2028":
        text = change("They rot.", f"They{odd}rot.") + '[[question]]\ntheme = "x"\n'
        assert troubles("a.toml", text) == [(20, "missing")]


def test_odd_spaces_and_quotes_and_pictures():
    (card,) = read_pack(
        "a.csv", 'theme,question,answer,explanation\nt,  Is “it”\t so? 👩\u200d🔬 ,"a ""b""",e\n'
    )
    assert card.words["en"].question == "Is “it” so? 👩\u200d🔬"
    assert card.words["en"].answer == 'a "b"'


# -- what can't --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ('theme = "hasty"', "", [(1, "missing")]),
        ('theme = "hasty"', 'theme = " "', [(2, "missing")]),
        ('theme = "hasty"', "theme = 7", [(2, "missing")]),
        ('theme = "hasty"', f'theme = "{"x" * 61}"', [(2, "long")]),
        ('theme = "hasty"', r'theme = "a\u0000b"', [(2, "unprintable")]),
        ('theme = "hasty"', 'thema = "hasty"', [(1, "missing"), (2, "unknown")]),
        ("challenge = true", 'challenge = "yes"', [(3, "challenge")]),
        ("challenge = true", 'en = "x"', [(4, "syntax")]),
        ('answer = "Deux"', "", [(9, "missing")]),
        ('answer = "Deux"', 'answer = ""', [(11, "missing")]),
        ('answer = "Deux"', f'answer = "{"x" * 401}"', [(11, "long")]),
        ('answer = "Deux"', 'answer = "Aucun"', [(12, "same")]),
        ('answer = "Deux"', 'réponse = "Deux"', [(11, "syntax")]),
        ('answer = "Deux"', 'reponse = "Deux"', [(9, "missing"), (11, "unknown")]),
        ('question = "Tous ?"', f'question = "{"x" * 701}"', [(10, "long")]),
        ('wrong = ["Chacun", "Aucun"]', 'wrong = ["Chacun"]', [(1, "languages")]),
        ('wrong = ["Chacun", "Aucun"]', "", [(1, "languages")]),
        ('wrong = ["Chacun", "Aucun"]', 'wrong = "Chacun"', [(1, "languages"), (12, "wrong-list")]),
        ('wrong = ["Chacun", "Aucun"]', 'wrong = ["Chacun", ""]', [(12, "missing")]),
        ('wrong = ["Chacun", "Aucun"]', 'wrong = ["Chacun", 3]', [(12, "missing")]),
        ('wrong = ["Chacun", "Aucun"]', f'wrong = ["Chacun", "{"x" * 201}"]', [(12, "long")]),
        ('wrong = ["Every one", "None"]', 'wrong = ["None", "None"]', [(7, "same")]),
        (
            'wrong = ["Every one", "None"]',
            'wrong = ["a", "b", "c", "d", "e", "f"]',
            [(1, "languages"), (7, "wrong-many")],
        ),
        ('explanation = "They rot."', "", [(15, "missing")]),
        ('explanation = "They rot."', f'explanation = "{"x" * 1201}"', [(19, "long")]),
        ('explanation = "They rot."', 'explanation = "They rot.', [(19, "syntax")]),
        ("[question.fr]", "[question.de]", [(1, "unknown")]),
        ('theme = "Our river"', 'level = "6"', [(15, "missing"), (16, "unknown")]),
        ('[[question]]\ntheme = "Our', '[[questions]]\ntheme = "Our', [(1, "tables")]),
        ('question = "Why does it smell?"', 'question = "All of them?"', [(17, "twice")]),
        ('question = "Why does it smell?"', 'question = "ALL OF THEM?"', [(17, "twice")]),
    ],
)
def test_every_trouble_of_a_toml_pack_has_its_line(old, new, found):
    assert troubles("class.toml", change(old, new)) == found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", [(1, "empty")]),
        ("# nothing\n", [(1, "empty")]),
        ("question = 1", [(1, "tables")]),
        ("question = [1]", [(1, "tables")]),
        ("[question]\ntheme = 'x'", [(1, "tables")]),
        ("[[question]]", [(1, "missing"), (1, "missing")]),
        ("\n\nfoo", [(3, "syntax")]),
        ("foo = " + "9" * 5000, [(1, "syntax")]),
        ("foo = " + "[" * 50_000, [(1, "syntax")]),
        ("[[question]]\nen = 3", [(1, "missing")] * 4 + [(2, "unknown")]),
    ],
)
def test_what_is_no_toml_pack(text, found):
    assert troubles("class.toml", text) == found


@pytest.mark.parametrize("name", ["class.xlsx", "class", "csv", "class.toml.txt", ""])
def test_a_pack_is_a_toml_or_csv_file(name):
    assert troubles(name, TOML) == ([(1, "format")] if name != "csv" else [(1, "column")])


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", [(1, "empty")]),
        ("\n\n,,\n", [(1, "empty")]),
        ("theme,question,answer,explanation\n", [(1, "empty")]),
        ("theme,question,reply,explanation\nt,q,a,e\nt,q,a,e,f\n", [(1, "column")]),
        ("\ntheme,,question\nt,q\n", [(2, "column")]),
        ("list:a,log:turn\n", [(1, "column")]),
        ("theme,question,answer,explanation\nt,q,a,e,more\nt,q,a\n", [(2, "cells"), (3, "missing")]),
        (
            "theme,question,answer,explanation\nt,q,a\nt,,a,e\n,q,a,e\n",
            [(2, "missing"), (3, "missing"), (4, "missing")],
        ),
        ("theme,question,answer,explanation,challenge\nt,q,a,e,perhaps\n", [(2, "challenge")]),
        ("theme,question,answer,explanation,wrong\nt,q,a,e,a\n", [(2, "same")]),
        ("theme,question,answer,explanation" + ",wrong" * 6 + "\nt,q,a,e,1,2,3,4,5,6\n", [(2, "wrong-many")]),
        ("theme,question,answer,explanation\nt,q,a,e\nt,p,a,e\nt,Q,a,e\n", [(4, "twice")]),
        ('theme,question,answer,explanation\nt,q,a,e\nt,"p,a,e\nt,r,a,e\n', [(3, "syntax")]),
        ('theme,question,answer,explanation\nt,"q"x,a,e\n', [(2, "syntax")]),
        ("theme,question,answer,explanation\nt,q\x00,a,e\n", [(2, "unprintable")]),
        ("theme,question,answer,explanation\nt,\ud800,a,e\n", [(2, "unprintable")]),
        (
            "theme,question_en,question_fr,answer,explanation,wrong_en\nt,q,qf,a,e,w\n",
            [(2, "languages")],
        ),
        ("theme\nt\n", [(2, "missing")]),
    ],
)
def test_every_trouble_of_a_spreadsheet_has_its_line(text, found):
    assert troubles("class.csv", text) == found


def test_all_troubles_are_told_at_once_in_the_order_of_their_lines():
    text = change('theme = "hasty"', "theme = 3")
    text = change('answer = "Deux"', 'answer = "Aucun"', text)
    text = change('answer = "Algae"', "", text)
    text = change('theme = "Our river"', f'theme = "{"x" * 61}"', text)
    assert troubles("a.toml", text) == [(2, "missing"), (12, "same"), (15, "missing"), (16, "long")]


def test_after_twenty_the_rest_is_counted():
    text = "theme,question,answer,explanation\n" + "t,q,a,\n" * 30
    assert len(troubles("a.csv", text)) == 20
    with pytest.raises(BadFile, match="and 10 more"):
        read_pack("a.csv", text)


@pytest.mark.parametrize(("count", "found"), [(500, None), (501, [(502, "many")]), (700, [(502, "many")])])
def test_five_hundred_questions_at_most(count, found):
    text = "theme,question,answer,explanation\n" + "".join(f"t,q{n},a,e\n" for n in range(count))
    if found is None:
        assert len(read_pack("a.csv", text)) == count
    else:
        assert troubles("a.csv", text) == found


@pytest.mark.parametrize(
    ("line", "found"),
    [
        pytest.param("\n".join(f"k{n}=1" for n in range(10_000)), (2, "unknown"), id="keys"),
        pytest.param(f"wrong = [{'1,' * 100_000}]", (2, "missing"), id="answers"),
        pytest.param(f"{'a.' * 100_000}b = 1", (2, "tables"), id="dots"),
    ],
)
def test_a_file_that_is_made_to_be_slow_holds_nobody(line, found):
    """With work that grows with the square of its length, each of these would take minutes."""
    assert found in troubles("a.toml", f"[[question]]\n{line}\n")


def test_texts_may_be_as_long_as_they_may_be():
    longest = {"theme": 60, "question": 700, "answer": 400, "wrong": 200, "explanation": 1200}
    text = f"{','.join(longest)}\n{','.join('x' * most for most in longest.values())}\n"
    (card,) = read_pack("a.csv", text)
    assert len(card.words["fr"].explanation) == 1200


def test_names_in_messages_are_cut_and_harmless():
    with pytest.raises(BadFile) as refusal:
        read_pack("a.csv", "list:a" + "x" * 5000 + "\x1b[2J\n")
    for language in LANGUAGES:
        text = refusal.value.read(Words(language, PACKAGE))
        assert len(text) < 600
        assert "list:ax" in text


def test_nothing_of_a_bad_pack_is_used():
    game = start().game
    with pytest.raises(huisclos.BadOptions):
        game.read_file("pack", "a.toml", change('answer = "Algae"', ""))
    with pytest.raises(huisclos.BadOptions):
        game.read_file("cards", "a.toml", TOML)
    match = start(pack=msgspec.to_builtins(game.read_file("pack", "a.toml", TOML)))
    assert board(match)["questions"] == 2


def test_a_pack_is_played_in_the_place_of_our_questions_and_kept_from_everyone():
    pack = msgspec.to_builtins(read_pack("a.toml", TOML))
    match = start(1, pack=pack)
    asked = set()
    for _ in range(60):
        if not match.choices():
            break
        seen = str([match.view(0)["options"], board(match)["questions"]])
        assert "Algae" not in seen
        match.act(0, [options(match)[0]])
        asked |= {board(match)["question"]["id"]} if board(match)["question"] else set()
    assert asked == {"own-1", "own-2"}
    again = huisclos.replay(match.record())
    assert again.position() == match.position()
