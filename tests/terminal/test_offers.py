"""At the terminal: what stands on offer while a bot thinks."""

import pytest

from huisclos.engine.game.installed import find
from huisclos.words import LANGUAGES, Words
from tests.terminal.conftest import flat, saved

PACKAGE = find("critico-ville").meta.package
WITH_A_BOT = ("play", "critico-ville", "--players", 2, "--name", "Ana", "--seed", 5)
BOT_FIRST = (*WITH_A_BOT, "--set", "kinds=choice", "--set", "first=1")
EXTERMINATOR = "3\n"
"""One's character, after the bot has taken the Defender."""


def times(ran, language, key):
    start = Words(language, PACKAGE).text(key, {"rule": "CV-4.4"}).partition("[")[0]
    return ran.flat.count(flat(start))


@pytest.mark.rule("CV-4.4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_power_may_be_used_while_a_bot_thinks(run, language):
    ran = run(*BOT_FIRST, "--lang", language, typed=EXTERMINATOR + "\n2\n")
    assert times(ran, language, "terminal-meanwhile") == 2, "again, since the zombies are others"
    mine = [picks for seat, picks in saved()["actions"] if seat == 0]
    assert mine[-1] == ["power:exterminator+square:9"]


def test_enter_lets_it_be_once_and_on_until_one_is_asked(run):
    once = run(*BOT_FIRST, "--lang", "en", typed=EXTERMINATOR + "\n")
    assert times(once, "en", "terminal-meanwhile") == 1
    assert times(once, "en", "terminal-meanwhile-still") == 1, "the next time nothing has changed"
    for word in ("on", "SUITE"):
        ran = run(*BOT_FIRST, "--lang", "en", typed=f"{EXTERMINATOR}{word}\n")
        assert times(ran, "en", "terminal-meanwhile") == 1
        assert times(ran, "en", "terminal-meanwhile-still") == 0


def test_commands_work_there_too_and_nonsense_changes_nothing(run):
    ran = run(*BOT_FIRST, "--lang", "en", typed=EXTERMINATOR + "?\n99\nnonsense\nmemo\n")
    assert "CV-4.4" in ran.out
    assert flat(Words("en", PACKAGE).text("terminal-unknown", {"most": 8})) in ran.flat
    assert flat(Words("en", PACKAGE).text("memo-reading")) in ran.flat
    assert [seat for seat, _ in saved()["actions"]].count(0) == 1


def test_what_bots_answer_is_marked_in_the_record(run):
    run(*BOT_FIRST, "--lang", "en", typed=EXTERMINATOR + "on\n")
    record = saved()
    assert record["house"] == [n for n, (seat, _) in enumerate(record["actions"]) if seat == 1]
