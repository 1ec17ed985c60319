"""CV-0.3: the questions of the box are whole, in both languages, and can't be guessed by their form."""

import re
from collections import Counter
from importlib.resources import files

import pytest

from huisclos.games.critico_ville.question_bank import bank
from huisclos.games.critico_ville.seen.sheets import ERRORS, READING
from huisclos.words import LANGUAGES, Words

pytestmark = pytest.mark.rule("CV-0.3")

PACKAGE = "huisclos.games.critico_ville"
CHOICE = [question for question in bank() if question.kind == "choice"]
languages = pytest.mark.parametrize("language", LANGUAGES)


def texts(question, language):
    wording = question.words[language]
    return [wording.question, *wording.options, wording.explanation]


def test_there_are_enough_of_them():
    assert len(bank()) >= 120
    assert len({question.theme for question in bank()}) >= 12
    assert sum(question.challenge for question in bank()) >= 30


def test_every_theme_has_questions_of_both_kinds():
    kinds = {(question.theme, question.kind) for question in bank()}
    assert kinds == {(theme, kind) for theme in (*ERRORS, *READING) for kind in ("open", "choice")}


def test_open_and_multiple_choice_are_in_balance():
    assert 0.45 <= len(CHOICE) / len(bank()) <= 0.55
    challenges = [question.kind for question in bank() if question.challenge]
    assert 0.25 <= challenges.count("open") / len(challenges) <= 0.75


def test_ids_are_unique():
    assert len({question.id for question in bank()}) == len(bank())


def test_both_languages_are_complete():
    for question in bank():
        assert tuple(question.words) == LANGUAGES
        english, french = (question.words[language] for language in LANGUAGES)
        assert len(english.wrong) == len(french.wrong)
        assert len(english.wrong) in (0, 3)
        for language in LANGUAGES:
            assert all(text.strip() == text != "" for text in texts(question, language))


def test_french_is_not_english():
    for question in bank():
        english, french = (question.words[language] for language in LANGUAGES)
        assert english.question != french.question
        assert english.explanation != french.explanation


@languages
def test_every_theme_has_its_place_in_the_aide_memoire(language):
    words = Words(language, PACKAGE)
    for theme in {question.theme for question in bank()}:
        assert f"theme-{theme}" in words
        for form in ("what", "example", "check"):
            assert words.form(f"theme:{theme}", form)


@languages
def test_no_two_are_alike(language):
    """Neither the same question, nor the same options behind another one."""
    asked = Counter(bare(question.words[language].question) for question in bank())
    assert asked.most_common(1)[0][1] == 1
    offered = Counter(frozenset(map(bare, question.words[language].options)) for question in CHOICE)
    assert offered.most_common(1)[0][1] == 1
    words = [set(bare(question.words[language].question).split()) for question in bank()]
    for number, one in enumerate(words):
        for other in words[:number]:
            assert len(one & other) / len(one | other) < 0.7


def bare(text):
    return re.sub(r"\W+", " ", text).casefold().strip()


@languages
def test_options_differ(language):
    for question in CHOICE:
        assert len(set(map(bare, question.words[language].options))) == 4


@languages
@pytest.mark.parametrize("extreme", [max, min])
def test_the_longest_or_shortest_option_is_right_about_as_often_as_chance_has_it(language, extreme):
    hits = 0.0
    for question in CHOICE:
        lengths = [len(option) for option in question.words[language].options]
        hits += (lengths[0] == extreme(lengths)) / lengths.count(extreme(lengths))
    assert 0.15 <= hits / len(CHOICE) <= 0.35


@languages
def test_nobody_does_well_by_picking_the_longest(language):
    """17 of 68 would be chance; where two are equally long, the right one may be the one that is picked."""
    options = [question.words[language].options for question in CHOICE]
    longest = sum(len(right) >= max(map(len, wrong)) for right, *wrong in options)
    assert longest * 68 <= 20 * len(CHOICE)


@languages
def test_the_right_option_doesnt_stand_out_by_much(language):
    """On the whole: a careful writer hedges the right answer and makes it long."""
    ratios = []
    for question in CHOICE:
        right, *wrong = (len(option) for option in question.words[language].options)
        ratios.append(right / (sum(wrong) / 3))
    assert 0.85 <= sum(ratios) / len(ratios) <= 1.15


@languages
@pytest.mark.parametrize("mark", [",", "“", "(", ";", "!"])
def test_no_mark_gives_the_right_option_away(language, mark):
    mark = {"“": "«"}.get(mark, mark) if language == "fr" else mark
    having = [question for question in CHOICE if any(mark in o for o in question.words[language].options)]
    odd = [
        question
        for question in having
        if [mark in option for option in question.words[language].options].count(True) == 1
    ]
    right = sum(mark in question.words[language].answer for question in odd)
    assert len(odd) < 8 or right / len(odd) <= 0.5


ABSOLUTE = {
    "en": "always|never|all|every(?:one|body|thing)?|none|nobody|nothing|only|must|can’t|impossible",
    "fr": "toujours|jamais|tous|toutes?|tout|aucune?|personne|rien|forcément|seule?s?|seulement"
    "|ne peu(?:t|vent) pas|impossible",
}
"""Words that leave no exception: people who guess keep away from them."""


@languages
def test_absolute_words_dont_give_the_right_option_away(language):
    found = re.compile(rf"\b(?:{ABSOLUTE[language]})\b", re.IGNORECASE)
    right = [bool(found.search(question.words[language].answer)) for question in CHOICE]
    wrong = [bool(found.search(o)) for question in CHOICE for o in question.words[language].wrong]
    assert abs(sum(right) / len(right) - sum(wrong) / len(wrong)) <= 0.05


@languages
def test_where_the_answer_is_an_error_the_theme_is_no_wrong_option(language):
    """CV-0.3: the theme comes with the answer, and must not speak against it."""
    words = Words(language, PACKAGE)
    named = {words.name(f"theme:{theme}").casefold(): theme for theme in ERRORS}

    def error(option):
        return named.get(re.split(r"\s*:", option)[0].casefold())

    for question in CHOICE:
        wording = question.words[language]
        if error(wording.answer):
            assert question.theme not in {error(option) for option in wording.wrong}, question.id


@pytest.mark.parametrize("file", sorted(f.name for f in (files(PACKAGE) / "questions").iterdir()))
def test_typography(file):
    for question in bank():
        if f"{question.id.partition('-')[0]}.toml" != file:
            continue
        for text in texts(question, "fr"):
            assert not re.search(r"['\"“”]", text), text
            assert not re.search(r"[^\u00a0][;!?»]|[^\u00a0\d]:|«[^\u00a0]", re.sub(r"[!?]+", "?", text)), (
                text
            )
            assert not re.search(r" [:;!?»]|« |\u00a0\u00a0|  ", text), text
            assert not re.search(r"\w·\w|\w\(e\)|\b(vous|votre|vos)\b", strip_quotes(text)), text
        for text in texts(question, "en"):
            assert not re.search(r"['\"«»\u00a0]|  ", text), text


def strip_quotes(text):
    """People in the questions may say vous to each other."""
    return re.sub(r"«[^»]*»", "", text)


@languages
def test_texts_fit_on_a_card(language):
    from huisclos.games.critico_ville.packs.drafts import LONGEST

    for question in bank():
        wording = question.words[language]
        for part in ("question", "answer", "explanation"):
            assert len(getattr(wording, part)) <= LONGEST[part]
        assert all(len(option) <= LONGEST["wrong"] for option in wording.wrong)
