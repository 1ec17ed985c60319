"""Many options in few lines."""

from huisclos.terminal.option_rows import folded, listed, numbered
from huisclos.words import Words

WORDS = Words("en", "huisclos.games.dead_of_winter", names=["Ana", "Bo", "Cy"])
THINGS = ["exile+seat:1", "exile+seat:2", "move+seat:0+place:gas", "move+seat:0+place:school", "clean+seat:0"]


def test_neighbours_that_begin_alike_stand_in_a_line_with_their_numbers():
    lines = list(folded(WORDS, [*THINGS, "end", "exile+seat:0"]))
    assert [(line.replace("\u00a0", " "), thing) for line, thing in lines] == [
        ("Call a vote on exile: 1 Bo · 2 Cy", ""),
        ("Move → Ana: 3 Gas station · 4 School", ""),
        (" 5 Clean the waste → Ana", "clean+seat:0"),
        (" 6 End the turn", "end"),
        (" 7 Call a vote on exile → Ana", "exile+seat:0"),
    ]


def test_a_number_is_never_torn_from_what_it_stands_for():
    assert "1\u00a0Bo" in next(folded(WORDS, THINGS))[0]


def test_of_few_each_has_a_line():
    assert [line for line, _ in numbered(WORDS, ["end", *THINGS[:1]])] == [
        " 1 End the turn",
        " 2 Call a vote on exile → Bo",
    ]


def test_in_a_sentence_what_is_common_is_said_once():
    assert listed(WORDS, [THINGS[0], "end", *THINGS[1:3]]) == (
        "End the turn, Call a vote on exile (Bo, Cy) and Move → Ana → Gas station"
    )
    assert listed(WORDS, ["end"]) == "End the turn"
    assert listed(WORDS, ["seat:0", "seat:1"]) == "Ana and Bo"
