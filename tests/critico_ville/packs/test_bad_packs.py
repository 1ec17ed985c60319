"""CV-5.3: what can't be used of a pack of questions is told line by line, in whole sentences."""

import re

import msgspec
import pytest

import huisclos
from huisclos.engine.base.errors import BadFile
from huisclos.games.critico_ville.packs import read_pack
from huisclos.words import LANGUAGES, Words, source
from tests.critico_ville.looking import board
from tests.critico_ville.packs.written import PACKAGE, TOML, change, troubles
from tests.critico_ville.positions import start

pytestmark = pytest.mark.rule("CV-5.3")


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
        ("challenge = true", 'en = "x"', [(4, "key-twice")]),
        ('answer = "Deux"', "", [(9, "missing")]),
        ('answer = "Deux"', 'answer = ""', [(11, "missing")]),
        ('answer = "Deux"', f'answer = "{"x" * 401}"', [(11, "long")]),
        ('answer = "Deux"', 'answer = "Aucun"', [(12, "right-and-wrong")]),
        ('answer = "Deux"', 'answer = "aucun."', [(12, "right-and-wrong")]),
        ('answer = "Deux"', 'answer = "x\\y"', [(11, "backslash")]),
        ('answer = "Deux"', "answer = Deux", [(11, "value")]),
        ('answer = "Deux"', 'answer: "Deux"', [(11, "equals")]),
        ('wrong = ["Chacun", "Aucun"]', 'wrong = ["Chacun" "Aucun"]', [(12, "bracket")]),
        ('wrong = ["Every one", "None"]', 'wrong = ["none", "None"]', [(7, "same")]),
        ('explanation = "They rot."', f'explanation = "x"\nsource = "{"x" * 201}"', [(20, "long")]),
        ('answer = "Deux"', 'réponse = "Deux"', [(11, "equals")]),
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
        ('explanation = "They rot."', 'explanation = "They rot.', [(19, "quote")]),
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
        ("\n\nfoo", [(3, "equals")]),
        ("foo = " + "9" * 5000, [(1, "syntax")]),
        ("foo = " + "[" * 50_000, [(1, "tables")]),
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
        ("theme,question,answer,explanation,wrong\nt,q,a,e,a\n", [(2, "right-and-wrong")]),
        ("theme,question,answer,explanation,wrong\nt,q,Oui,e,oui\n", [(2, "right-and-wrong")]),
        ("theme,question,answer,explanation,wrong\nt,q,Oui,e,OUI.\n", [(2, "right-and-wrong")]),
        ("theme,question,answer,explanation,wrong,wrong\nt,q,a,e,Non,non\n", [(2, "same")]),
        ("theme,thème,question,answer,explanation\nt,t,q,a,e\n", [(1, "column-twice")]),
        ("theme,question,answer,explanation_en,Explanation EN\nt,q,a,e,e\n", [(1, "column-twice")]),
        ("theme,question,answer\nt,q,a\nt,r,a\nt,s,\n", [(1, "no-column"), (4, "missing")]),
        ("sep=;\ntheme;question;answer;explanation\nt;q;a;\n", [(3, "missing")]),
        ("theme,question,answer,explanation" + ",wrong" * 6 + "\nt,q,a,e,1,2,3,4,5,6\n", [(2, "wrong-many")]),
        ("theme,question,answer,explanation\nt,q,a,e\nt,p,a,e\nt,Q,a,e\n", [(4, "twice")]),
        ('theme,question,answer,explanation\nt,q,a,e\nt,"p,a,e\nt,r,a,e\n', [(3, "quote")]),
        ('theme,question,answer,explanation\nt,"q"x,a,e\n', [(2, "after-quote")]),
        ("theme,question,answer,explanation\nt,q\x00,a,e\n", [(2, "unprintable")]),
        ("theme,question,answer,explanation\nt,\ud800,a,e\n", [(2, "unprintable")]),
        (
            "theme,question_en,question_fr,answer,explanation,wrong_en\nt,q,qf,a,e,w\n",
            [(2, "languages")],
        ),
        ("theme\nt\n", [(1, "no-column"), (1, "no-column"), (1, "no-column")]),
        ("theme,question_en,question_fr,answer,explanation_en\nt,q,qf,a,e\n", [(1, "no-column")]),
    ],
)
def test_every_trouble_of_a_spreadsheet_has_its_line(text, found):
    assert troubles("class.csv", text) == found


BILINGUAL = (
    "theme,question_en,question_fr,answer_en,answer_fr,wrong_en,wrong_fr,explanation_en,explanation_fr\n"
)


@pytest.mark.parametrize(
    ("name", "text", "named"),
    [
        ("a.csv", BILINGUAL + "t,q,qf,a,,w,wf,e,ef\n", "fr"),
        ("a.csv", BILINGUAL + "t,q,qf,a,af,a,wf,e,ef\n", "en"),
        ("a.csv", BILINGUAL.replace(",explanation_fr", "") + "t,q,qf,a,af,w,wf,e\n", "fr"),
        ("a.csv", "theme,question,answer,explanation\nt,q,,e\n", None),
        ("a.toml", change('answer = "Deux"', ""), "fr"),
        ("a.toml", change('answer = "Two of them"', ""), "en"),
        ("a.toml", change('answer = "Algae"', ""), None),
    ],
)
def test_in_a_bilingual_pack_a_trouble_names_the_language(name, text, named):
    with pytest.raises(BadFile) as refusal:
        read_pack(name, text)
    told = {"en": ("in English", "in French"), "fr": ("en anglais", "en français")}
    for language in LANGUAGES:
        message = refusal.value.read(Words(language, PACKAGE)).lower()
        found = [
            spoken
            for spoken, words in zip(LANGUAGES, told[language], strict=True)
            if words.lower() in message
        ]
        assert found == ([named] if named else [])


@pytest.mark.parametrize(
    ("name", "text"),
    [
        *(
            ("a.toml", text)
            for text in ('a = "x', 'a = "x\nb=1', "a = [1,\n2", "a = foo", "a b", "[x", "= 3", "[a]\n[a]")
        ),
        *(("a.toml", text) for text in ('a = "\\q"', 'a = "x" y', "a = {b=1", "é = 1", "a = " + "9" * 5000)),
        *(("a.csv", f"theme,question\n{text}") for text in ('a,"b', 'a,"b"c', "a," + "x" * 140_000)),
    ],
)
def test_no_parsers_english_is_told(name, text):
    """The same words whatever the parser said, so nothing of it is in them."""
    with pytest.raises(BadFile) as refusal:
        read_pack(name, text)
    parsers = re.compile(r"at line|expected|unterminated|invalid|cannot|limit|end of|declare", re.IGNORECASE)
    message = refusal.value.read(Words("fr", PACKAGE))
    assert not parsers.search(message.partition("\n")[2]), message
    assert not any("problem" in trouble.args for trouble in refusal.value.message.args["troubles"])


def test_all_troubles_are_told_at_once_in_the_order_of_their_lines():
    text = change('theme = "hasty"', "theme = 3")
    text = change('answer = "Deux"', 'answer = "Aucun"', text)
    text = change('answer = "Algae"', "", text)
    text = change('theme = "Our river"', f'theme = "{"x" * 61}"', text)
    assert troubles("a.toml", text) == [
        (2, "missing"),
        (12, "right-and-wrong"),
        (15, "missing"),
        (16, "long"),
    ]


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


@pytest.mark.parametrize("cell", ["1" * 100_000 + "x", "1" * 50_000 + " " * 50_000 + "-"])
def test_nor_does_a_spreadsheet(cell):
    assert troubles("a.csv", f"theme,question,answer,explanation,{cell}\nt,q,a,e\n") == [(1, "column")]
    dotted = "." * 100_000 + "a"
    assert troubles("a.csv", f"theme,question,answer,explanation,wrong\nt,q,a,e,{dotted}\n") == [(2, "long")]


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


def test_french_messages_about_files_say_neither_tu_nor_vous():
    """They are read beside a game that says one, on a page that says the other."""
    texts = source("huisclos.words", "fr") + "\n" + source(PACKAGE, "fr")
    keys = r"error-bad-(?:file|lines?\S*)|error-(?:no-)?file|table-(?:no-)?files?\S*|pack-\S+"
    told = re.findall(rf"^({keys}) = (.*(?:\n +.*|\n\}})*)", texts, re.MULTILINE)
    assert len(told) > 30
    for key, text in told:
        assert not re.search(r"\b(?:vous|votre|vos|tu|ton|ta|tes|toi)\b|[a-z]ez\b", text), key


def test_french_counts_characters_and_not_letters():
    assert "lettres" not in source(PACKAGE, "fr")
