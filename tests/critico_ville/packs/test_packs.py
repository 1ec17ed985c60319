"""CV-5.3: packs of questions that a teacher brings along."""

import msgspec
import pytest

import huisclos
from huisclos.games.critico_ville.packs import read_pack
from huisclos.games.critico_ville.question_bank import bank
from huisclos.table.values.option_files import load
from huisclos.words import LANGUAGES, Words
from tests.critico_ville.looking import board, options
from tests.critico_ville.packs.written import PACKAGE, TOML, change, troubles
from tests.critico_ville.positions import start

pytestmark = pytest.mark.rule("CV-5.3")


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
        ours = [question for question in bank() if f"{question.id.partition('-')[0]}.toml" == file.name]
        assert [(card.theme, card.words) for card in read] == [(card.theme, card.words) for card in ours]


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
        "Theme;Defi;Question;Reponse;fausse réponse 1;fausse réponse 2;Explication",
        "sep=;\r\nThème;Défi;question;réponse;Wrong answer 1;wrong_answer_2;explication",
        "thème;défi;question_fr;réponse_fr;Fausse_réponse_1_FR;fausse réponse fr;explication_fr",
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


@pytest.mark.parametrize("column", ["source", "Source", "source_en"])
def test_a_source_is_told_with_the_explanation(column):
    (card,) = read_pack("a.csv", f"theme,question_en,answer_en,explanation_en,{column}\nt,q,a,e,INSEE 2020\n")
    assert card.words["en"].explanation == "e (Source: INSEE 2020)"
    _, open_one = read_pack("a.toml", TOML + 'source = "seat:1"\n')
    assert open_one.words["fr"].explanation == "They rot. (Source\u00a0: seat:1)"


@pytest.mark.parametrize(
    ("written", "theme"),
    [
        ("hasty", "hasty"),
        ("False cause", "cause"),
        ("généralisation hâtive", "hasty"),
        ("Our river", "Our river"),
    ],
)
def test_a_theme_of_the_aide_memoire_may_go_by_its_name(written, theme):
    (card,) = read_pack("a.csv", f"theme,question,answer,explanation\n{written},q,a,e\n")
    assert card.theme == theme


@pytest.mark.parametrize(
    ("theme", "nearest"),
    [
        ("hastty", "hasty"),
        ("causes", "cause"),
        ("Fausse caus", "cause"),
        ("Our river", None),
        ("cause", None),
    ],
)
def test_a_theme_that_looks_misspelt_is_used_and_told_with_the_nearest(theme, nearest):
    game = start().game
    text = f"theme,question,answer,explanation\nt,q,a,e\n{theme},p,a,e\n{theme},r,a,e\n"
    loaded = load(game, "pack", "a.csv", text)
    assert [card["theme"] for card in loaded.value] == ["t", theme, theme]
    assert len(loaded.doubts) == (nearest is not None), "once, however often it is there"
    for doubt in loaded.doubts:
        for language in LANGUAGES:
            assert Words(language, PACKAGE).name(f"theme:{nearest}") in doubt[language]
            assert theme in doubt[language]
            assert "2" in doubt[language], "the second question"


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
    assert asked == {"", "own-1", "own-2"}
    again = huisclos.replay(match.record())
    assert again.position() == match.position()
