"""What a reader is told at any time: what her dice count as, and how many a Horror roll has."""

import pytest

from huisclos.games.final_girl.chapters.girl.roll import dice, successes
from tests.page.final_girl import played

rule = pytest.mark.rule


def counted(match):
    """What each die of the roll on the table counts as."""
    told = [facts for thing, facts in match.facts(0).items() if thing.startswith("die:")]
    return [(fact.args["face"], fact.key.removeprefix("film-die-")) for (fact,) in told]


@rule("FG-2.3")
def test_what_the_dice_on_the_table_count_as():
    """As many successes as the roll comes to, the high ones first of all; nothing while nothing is rolled."""
    seen = set()
    for match in played():
        s, read = match.state, counted(match)
        assert [face for face, _ in read] == s.roll
        good = [result for _, result in read].count("success")
        assert good == successes(s)
        figures = s.box.figures
        for face, result in read:
            assert (result == "miss") == (face < figures.partial)
            assert result == "success" or face < figures.success
        if s.roll:
            assert match.facts(None)["roll"][0].args == {"number": good}
        else:
            assert "roll" not in match.facts(0)
        seen.add(good)
    assert len(seen) > 2


@rule("FG-2.2")
def test_how_many_dice_a_level_of_horror_gives_and_her_next_roll_has():
    levels = set()
    for match in played():
        s, (fact,) = match.state, match.facts(None)["horror"]
        track = s.box.figures.absolute_dice if s.absolute else s.box.figures.dice
        assert list(fact.args["track"]) == list(track)
        assert fact.args["dice"] == track[s.horror]
        assert fact.args["roll"] == dice(s)
        levels.add(fact.args["dice"])
    assert len(levels) > 1
