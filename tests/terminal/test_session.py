"""A person at the terminal: whole games, commands, saving."""

import io
import re
import sys
from pathlib import Path

import pytest

import huisclos
from huisclos.engine.game.installed import find
from huisclos.terminal.saving import Seating, resume
from huisclos.terminal.screen import Screen
from huisclos.terminal.session import Session
from huisclos.words import LANGUAGES, Words
from tests.terminal.conftest import MINE_FIRST, ONES, PACKAGE, QUICK, epilogues, flat, saved, told, widths

HUGE = pytest.param("9" * 5000, id="a huge number")

# -- whole games -------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 6])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_ends_with_an_epilogue_the_winners_and_the_lies(run, language, players):
    ran = run("play", "--players", players, "--seed", 3, "--lang", language, typed=ONES)
    assert (ran.code, ran.err) == (0, "")
    ending = ran.out[ran.out.rindex("┌") :]
    assert len(epilogues(ending, language)) == 1
    winners = [told(language, "terminal-winners", seats=["…"] * count) for count in (1, 2)]
    assert any(winner.search(flat(ending)) for winner in winners)
    assert told(language, "ledger-title").search(flat(ending))
    assert not Path("huisclos-save.json").exists()
    assert not {"{", "}", "$", "\x1b"} & set(ran.out)
    assert len(widths(ran.out)) == 1


def test_the_two_languages_show_the_same_game(run):
    english, french = (run(*QUICK, "--lang", language, typed=ONES).out for language in LANGUAGES)
    assert epilogues(english, "en") == epilogues(french, "fr")
    assert not epilogues(french, "en")


def test_what_happened_is_told_before_the_question_it_leads_to(run):
    match = huisclos.new("lockdown", ["Alix", "Ana", "Bo"], 4, {"badge": 0})
    rolled = next(event for event in match.events_since(0, 0) if event["key"] == "placement-dice")
    words = Words("en", PACKAGE, names=match.names)
    before_the_question, _, _ = run(*MINE_FIRST).out.partition("> ")
    assert words.text("log-placement-dice", rolled["args"]) in flat(before_the_question)


# -- commands ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", ["? LK-7.4", "? 7.4", "?lk7.4"])
def test_a_rule_is_shown_by_its_id(run, typed, language):
    ran = run(*QUICK, "--lang", language, typed=f"{typed}\n")
    rulebook = (Path(huisclos.__file__).parent / f"games/lockdown/rules/{language}.md").read_text("utf-8")
    line = next(line for line in rulebook.splitlines() if 'id="LK-7.4"' in line)
    opening = flat(line.rpartition("</a>")[2].replace("*", ""))[:40]
    assert opening in ran.flat


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_mark_alone_shows_the_commands_and_the_rule_in_question(run, language):
    ran = run(*QUICK, "--lang", language, typed="?\n")
    assert told(language, "terminal-help", rule="…").search(ran.flat)
    _, _, after = ran.out.partition("> ")
    assert "LK-1.3" in after


@pytest.mark.parametrize("rule", ["LK-99.9", "nonsense", "seat:9", "some:thing"])
def test_an_unknown_rule_is_said_to_be_unknown(run, rule):
    assert told("en", "terminal-no-rule", rule=rule, example="…").search(
        run(*QUICK, typed=f"? {rule}\n").flat
    )


@pytest.mark.parametrize(
    "typed", ["xyzzy", "", "0", "99", "-1", "1.0", "card:bat", "²", HUGE, "savegame", b"\xff\xfe"]
)
def test_nonsense_gets_a_hint_and_changes_nothing(run, typed):
    line = typed if isinstance(typed, bytes) else typed.encode()
    ran = run(*QUICK, typed=line + b"\n")
    assert (ran.code, ran.err) == (0, "")
    assert told("en", "terminal-unknown", most="…").search(ran.flat)
    nonsense = saved()
    run(*QUICK)
    assert nonsense == saved()


@pytest.mark.parametrize("undo", ["undo", "u", "annuler", "UNDO"])
def test_a_choice_can_be_taken_back_while_nothing_was_shown(run, undo):
    ran = run(*MINE_FIRST, typed=f"1\n{undo}\n")
    assert told("en", "terminal-undone").search(ran.flat)
    assert saved()["actions"] == []
    run(*MINE_FIRST, typed=f"1\n{undo}\n2\n")
    changed = saved()["actions"]
    run(*MINE_FIRST, typed="2\n")
    assert changed == saved()["actions"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_cannot_be_taken_back_once_dice_were_rolled(run, language):
    run(*MINE_FIRST, typed="1\n1\n1\n")
    before = saved()
    ran = run(*MINE_FIRST, "--lang", language, "--name", "Alix", typed="1\n1\n1\nundo\n")
    assert told(language, "error-shown-since").search(ran.flat)
    assert saved()["actions"] == before["actions"]


def test_nothing_can_be_taken_back_before_the_first_choice(run):
    ran = run(*MINE_FIRST, typed="undo\n")
    assert told("en", "error-nothing-to-take-back").search(ran.flat)
    assert saved()["actions"] == []


def test_taking_back_goes_to_the_last_real_choice_and_not_to_an_answer_given_by_itself(run):
    game, typed = (*QUICK[:-1], 2), "1\n" * 9
    run(*game, typed=typed)
    record = saved()
    last = huisclos.replay(record, upto=len(record["actions"]) - 1).choices()[0]
    assert [option.id for option in last.options] == ["pass"], "no answer was given by itself"
    ran = run(*game, typed=f"{typed}undo\n")
    assert told("en", "terminal-undone").search(ran.flat)
    assert len(saved()["actions"]) < len(record["actions"])


@pytest.mark.parametrize("never", ["never", "jamais"])
def test_what_one_doesnt_want_to_be_asked_is_passed_from_then_on(run, never):
    """The night is long, and this is asked before every vote."""
    card = "Do you play a card?"
    assert run(*QUICK, typed="1\n2\n" * 300).flat.count(card) > 1
    ran = run(*QUICK, typed=f"{never}\n1\n" * 300)
    assert ran.flat.count(card) == 1
    assert told("en", "terminal-no-pass").search(ran.flat), "other questions want an answer"


def number(form):
    return 1 + [one.name for one in find("lockdown").talk.forms(3)].index(form)


@pytest.mark.parametrize("say", ["say", "s", "dire", "d"])
def test_a_statement_lands_in_the_record_with_all_its_places(run, say):
    run(*MINE_FIRST, typed=f"1\n{say}\n{number('monsters')}\n3 1, 6\n{say}\n{number('ask-vote')}\n2\n3\n")
    places = {"places": ["place:3", "place:1", "place:6"]}
    asked = {"to": "seat:1", "whom": "seat:2"}
    claim, request = saved()["talk"]
    assert request.pop("answer")["reply"] in ("deal", "no")
    assert claim == {"seat": 0, "at": 1, "form": "monsters", "args": places}
    assert request == {"seat": 0, "at": 1, "form": "ask-vote", "args": asked}


def test_bots_answer_what_is_said_to_them_and_the_person_what_they_say(run):
    ran = run("play", "--players", 4, "--seed", 1, typed=ONES)
    assert told("en", "terminal-answer").search(ran.flat)
    assert re.search(r"Alix: (“)?Deal, (Ana|Bo|Cy):", ran.flat), "a 1 is a deal"
    assert re.search(r"Alix (kept it|broke it|owed nothing)", ran.flat)
    assert re.search(r"(Ana|Bo|Cy): (“)?Deal, (Ana|Bo|Cy):", ran.flat)
    ran = run(*MINE_FIRST, typed=f"say\n{number('truce')}\n2\n1\n")
    assert re.search(r"Ana: “(Deal, Alix|No\.)", ran.flat)


@pytest.mark.parametrize("typed", ["99\n", "\n", "1 2\n", "1\n\n", "1\n9\n", "3\n1 2\n", "²\n", "1\n1 ²\n"])
def test_a_statement_that_is_not_filled_in_is_not_made(run, typed):
    ran = run(*MINE_FIRST, typed=f"say\n{typed}1\n")
    assert ran.code == 0
    assert saved()["talk"] == []
    assert len(saved()["actions"]) == 1


@pytest.mark.parametrize(("english", "french"), [("map", "plan"), ("log", "journal"), ("quit", "quitter")])
def test_french_command_words_do_the_same(run, english, french):
    one, other = (run(*QUICK, typed=f"1\n{word}\n1\n").out for word in (english, french))
    assert one == other
    assert one != run(*QUICK, typed="1\n1\n").out


# -- saving ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("save", ["save", "garder"])
def test_a_saved_game_goes_on_to_the_same_end(run, monkeypatch, save):
    table = ("play", "--players", 3, "--seed", 5)
    whole = run(*table, typed=ONES)
    run(*table, typed="1\n" * 12 + f"{save} half/way.json\n1\nquit\n")
    assert len(saved()["actions"]) > len(saved("half/way.json")["actions"])
    rest = run("play", "--resume", "half/way.json", typed=ONES)
    assert rest.out[rest.out.rindex("┌") :] == whole.out[whole.out.rindex("┌") :]

    fresh = huisclos.new("lockdown", ["Alix", "Ana", "Bo"], "5"), Seating(0, "steady")
    records = []
    for match, seating in (fresh, resume(Path("half/way.json"))):
        monkeypatch.setattr(sys, "stdin", io.StringIO(ONES))
        assert Session(match, seating, Screen(match, "en"), Path("no.json")).run()
        records.append(match.record())
    assert records[0] == records[1]
    assert records[0]["result"]


def test_the_end_of_input_saves_the_game_where_it_is_told_to(run):
    ran = run(*QUICK, "--save", "mine.json", typed="1\n" * 9)
    assert ran.code == 0
    assert told("en", "terminal-saved", file="mine.json").search(ran.flat)
    whole = Path("mine.json").read_bytes()
    run(*QUICK, typed="1\n1\nquit\n")
    run("play", "--resume", "huisclos-save.json", typed="1\n" * 7)
    assert Path("huisclos-save.json").read_bytes() == whole


@pytest.mark.parametrize("file", ["folder", ".", "/", "a\0b"])
def test_a_game_that_cannot_be_saved_there_goes_on(run, file):
    Path("folder").mkdir()
    ran = run(*MINE_FIRST, typed=f"save {file}\n1\n")
    assert ran.code == 0
    assert told("en", "error-file", file=file, problem="…").search(ran.flat)
    assert len(saved()["actions"]) == 1
    assert sorted(path.name for path in Path().iterdir()) == ["folder", "huisclos-save.json"]
