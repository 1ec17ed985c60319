"""Names of all kinds, and the frame of the map around them."""

import pytest

from huisclos.words import Words
from tests.terminal.conftest import MINE_FIRST, ONES, QUICK, widths


@pytest.mark.parametrize("name", ["[red]x[/red]", "[/]", ":smile:", "x" * 60, "place:3", "{ $x }"])
def test_a_name_is_shown_as_it_is_and_stays_in_its_frame(run, name):
    ran = run(*MINE_FIRST, "--name", name, typed="say\n3\n1\n" + ONES)
    assert (ran.code, ran.err) == (0, "")
    said = Words("en").text("terminal-says", {"name": "NAME", "said": "SAID"}).partition("SAID")[0]
    assert said.replace("NAME", name) in ran.out
    _, _, ledger = ran.out.partition(Words("en").text("ledger-title"))
    assert name[:20] in ledger
    assert len(widths(ran.out)) == 1


@pytest.mark.parametrize("name", ["日本語日本語日本語", "e\u0301" * 9, "a\nb", "a\tb", "\x1b[31mred"])
def test_a_name_of_odd_characters_is_refused_or_stays_in_its_frame(run, name):
    ran = run(*QUICK, "--name", name, typed="1\n" * 6)
    assert "\x1b" not in ran.out
    assert ran.code == 2 or len(widths(ran.out)) == 1


def test_the_frame_holds_more_monsters_than_usual(run):
    figures = (
        '{"monster_spaces": [0, 12, 12, 12, 12, 12, 12], "closing": 12, "dice_in_box": 8, "monsters": 60}'
    )
    ran = run(*QUICK, "--set", f"figures={figures}", typed=ONES)
    assert ran.code == 0
    assert len(widths(ran.out)) == 1
