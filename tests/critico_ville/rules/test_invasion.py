"""CV-2.1: the invasion, CV-3.2: the end it may bring, CV-4.3: the Defender."""

import pytest

import huisclos
from tests.critico_ville.looking import board, keys, offers, options, prompts, told
from tests.critico_ville.positions import SQUARES, ZONES, town

rule = pytest.mark.rule


def squares(*zones):
    """The zombie squares of these zones."""
    return [square for zone in zones for square in SQUARES if square in ZONES[zone]]


def places(*numbers):
    return [f"square:{number}" for number in numbers]


@rule("CV-2.1")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_as_many_zombies_as_the_card_says_come_one_by_one(count):
    match = town("Invasion", "DrawQuestion", cards=[count], asks=[0])
    assert board(match)["action"] == 1
    for left, square in zip(range(count, 0, -1), (9, 3, 7, 5), strict=False):
        assert (board(match)["card"], board(match)["left"]) == (count, left)
        assert prompts(match) == {0: "place"}
        match.act(0, [f"square:{square}"])
    assert sorted(board(match)["zombies"]) == sorted((9, 3, 7, 5)[:count])
    assert board(match)["placed"] == list((9, 3, 7, 5)[:count])
    assert told(match, "invasion") == [{"seat": "seat:0", "count": count}]
    assert [event["square"] for event in told(match, "placed")] == places(*board(match)["placed"])
    assert prompts(match) == {0: "answer"}


@rule("CV-2.1a", "CV-2.1b")
@pytest.mark.parametrize(
    ("pawn", "zombies", "barred"),
    [
        (4, [7, 17], ["square:7", "zone:2", "zone:3", "zone:4"]),
        (12, [*squares(1), 20], ["square:20", "zone:1"]),
        (30, [*squares(2, 3), 5], ["square:5"]),
    ],
)
def test_what_isnt_offered_has_its_reason(pawn, zombies, barred):
    match = town("Invasion", cards=[2], pawn=pawn, zombies=zombies, seats=2, holds={1: "exterminator"})
    why = {"square": ("why-zombie-there", "CV-2.1a"), "zone": ("why-zone-later", "CV-2.1b")}
    told = [(bar.id, bar.why, bar.rule) for bar in match.bars(0)]
    assert told == [(thing, *why[thing.partition(":")[0]]) for thing in barred]
    assert match.bars(1) == [], "who may use a power meanwhile isn't asked where"


@rule("CV-2.1")
def test_the_player_whose_turn_it_is_places_them():
    match = town("Invasion", seats=3, active=2, cards=[2])
    assert prompts(match) == {2: "place"}
    with pytest.raises(huisclos.IllegalAction):
        match.act(0, ["square:3"])


@rule("CV-2.1a")
@pytest.mark.parametrize("pawn", [4, 5, 9, 1])
def test_only_free_zombie_squares_in_front_behind_or_under_the_pawn(pawn):
    match = town("Invasion", cards=[4], pawn=pawn, zombies=[7, 17])
    assert options(match) == places(3, 5, 8, 9)
    for square in (4, 7, 11, 0, 36, 99):
        with pytest.raises(huisclos.IllegalAction) as refusal:
            match.act(0, [f"square:{square}"])
        assert refusal.value.rule == ("CV-2.1a" if square == 7 else "CV-2.1b")
    match.act(0, ["square:5"])
    assert options(match) == places(3, 8, 9), "at most one a square"


@rule("CV-2.1b")
@pytest.mark.parametrize(
    ("pawn", "here", "ahead", "behind"),
    [
        (0, [0], [1, 2, 3], []),
        (1, [0], [1, 2, 3], []),
        (9, [0], [1, 2, 3], []),
        (10, [1], [2, 3], [0]),
        (18, [1], [2, 3], [0]),
        (19, [2], [3], [0, 1]),
        (27, [2], [3], [0, 1]),
        (28, [3], [], [0, 1, 2]),
        (35, [3], [], [0, 1, 2]),
    ],
)
def test_the_zone_of_the_pawn_then_any_ahead_then_any_behind(pawn, here, ahead, behind):
    parts = [squares(*zones) for zones in (here, ahead, behind) if zones]
    filled = []
    for part in parts:
        match = town("Invasion", cards=[2], pawn=pawn, zombies=sorted(filled))
        assert options(match) == places(*part)
        match = town("Invasion", cards=[2], pawn=pawn, zombies=sorted([*filled, *part[2:]]))
        assert options(match) == places(*part[:2]), "as long as there is room, nowhere else"
        filled += part


@rule("CV-2.1b")
def test_the_rest_of_a_card_goes_anywhere_ahead_when_the_zone_is_full():
    match = town("Invasion", cards=[3], pawn=12, zombies=[11, 13, 15, 17, 20])
    match.act(0, ["square:29"])
    assert board(match)["zombies"] == [11, 13, 15, 17, 18, 20, 29], "the last square here was no choice"
    assert options(match) == places(22, 24, 26, 27, 31, 33, 34, 35)


@rule("CV-2.1b")
@pytest.mark.parametrize("pawn", [0, 14, 22, 33])
def test_a_zone_with_one_free_square_is_still_first(pawn):
    here = next((zone for zone, numbers in enumerate(ZONES) if pawn in numbers), 0)
    for free in squares(here):
        others = [square for square in SQUARES if square in ZONES[here] and square != free]
        match = town("Invasion", cards=[1], pawn=pawn, zombies=others)
        assert board(match)["placed"] == [free], "where there is no choice, nobody is asked"
        assert match.choices() == {}


@rule("CV-2.1b")
def test_an_invasion_goes_on_in_the_next_zone():
    match = town("Invasion", cards=[4], pawn=12, zombies=[11, 13, 15, *squares(2)])
    assert options(match) == places(17, 18)
    match.act(0, ["square:18"])
    assert board(match)["placed"] == [18, 17]
    assert options(match) == places(*squares(3))
    match.act(0, ["square:31"])
    assert options(match) == places(29, 33, 34, 35)


@rule("CV-3.2", "CV-3.3")
@pytest.mark.parametrize("hard", [False, True])
@pytest.mark.parametrize(("free", "card"), [(2, 4), (2, 2), (1, 1), (1, 4)])
def test_lost_at_once_in_the_middle_of_an_invasion(free, card, hard):
    match = town(
        "Invasion",
        "DrawQuestion",
        "Combat",
        "Flight",
        seats=3,
        hard=hard,
        cards=[card],
        zombies=SQUARES[free:],
    )
    while match.result is None:
        match.act(0, [options(match)[0]])
    assert board(match)["zombies"] == SQUARES, "there is a token for every square"
    assert (board(match)["left"], len(told(match, "placed"))) == (card - free, free)
    assert (match.result.points, match.result.winners) == ([0, 0, 0], [])
    assert keys(match)[-1] == "lost"
    assert not told(match, "question")
    assert match.choices() == {}


@rule("CV-3.2")
def test_one_free_square_is_enough_to_go_on():
    match = town("Invasion", "DrawQuestion", cards=[1], asks=[0], zombies=SQUARES[2:])
    match.act(0, ["square:5"])
    assert len(board(match)["zombies"]) == 19
    assert prompts(match) == {0: "answer"}
    assert match.result is None


@rule("CV-4.3")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_defender_is_asked_in_anybodys_turn_and_undoes_the_invasion(seat):
    match = town("Invasion", "DrawQuestion", seats=3, holds={seat: "defender"}, cards=[4], asks=[0])
    assert prompts(match) == {seat: "power-invasion"}
    assert options(match, seat) == ["power:defender", "pass"]
    match.act(seat, ["power:defender"])
    assert board(match)["zombies"] == []
    assert (board(match)["left"], board(match)["placed"]) == (0, [])
    assert board(match)["tokens"] == [3, 3, 2, 3, 3]
    assert told(match, "spared") == [{"seat": f"seat:{seat}", "squares": []}]
    assert board(match)["discard"] == [4]
    assert prompts(match) == {0: "answer"}


@rule("CV-4.3")
def test_the_defender_may_pass_and_change_their_mind_in_the_middle():
    match = town("Invasion", "DrawQuestion", holds={1: "defender"}, cards=[4], asks=[0], zombies=[8])
    match.act(1, ["pass"])
    assert prompts(match) == {0: "place"}
    assert offers(match) == {1: ["power:defender"]}
    match.act(0, ["square:3"])
    match.act(0, ["square:9"])
    match.act(1, ["power:defender"])
    assert board(match)["zombies"] == [8], "those already placed go again, the old one stays"
    assert told(match, "spared") == [{"seat": "seat:1", "squares": places(3, 9)}]
    assert prompts(match) == {0: "answer"}


@rule("CV-4.3")
def test_the_defender_in_their_own_turn_finds_the_power_beside_the_squares():
    match = town("Invasion", "DrawQuestion", holds={0: "defender"}, cards=[2], asks=[0])
    match.act(0, ["pass"])
    assert options(match) == [*places(3, 5, 7, 8, 9), "power:defender"]
    match.act(0, ["square:3"])
    match.act(0, ["power:defender"])
    assert board(match)["zombies"] == []
    assert prompts(match) == {0: "answer"}


@rule("CV-4.3", "CV-4.4")
def test_a_square_that_was_cleared_and_filled_again_is_given_back_once():
    match = town(
        "Invasion", "DrawQuestion", holds={0: "exterminator", 1: "defender"}, cards=[3], asks=[0], zombies=[9]
    )
    match.act(1, ["pass"])
    match.act(0, ["square:7"])
    match.act(0, ["power:exterminator+square:7"])
    assert board(match)["placed"] == []
    match.act(0, ["square:7"])
    assert (board(match)["placed"], board(match)["left"]) == ([7], 1)
    match.act(1, ["power:defender"])
    assert board(match)["zombies"] == [9]
    assert told(match, "spared") == [{"seat": "seat:1", "squares": places(7)}]


@rule("CV-4.3", "CV-4.4")
def test_a_zombie_that_was_exterminated_meanwhile_doesnt_come_back_nor_count():
    match = town("Invasion", holds={1: "defender exterminator"}, cards=[3])
    match.act(1, ["pass"])
    match.act(0, ["square:7"])
    match.act(1, ["power:exterminator+square:7"])
    assert (board(match)["zombies"], board(match)["left"]) == ([], 2), "it was placed all the same"
    match.act(0, ["square:3"])
    match.act(1, ["power:defender"])
    assert board(match)["zombies"] == []


@rule("CV-4.4", "CV-3.2")
@pytest.mark.parametrize(("card", "asked"), [(2, []), (3, [1]), (4, [1])])
def test_the_exterminator_is_asked_when_an_invasion_would_fill_the_town(card, asked):
    match = town("Invasion", holds={1: "exterminator"}, cards=[card], zombies=SQUARES[3:])
    assert [seat for seat, prompt in prompts(match).items() if prompt == "power-invasion"] == asked


@rule("CV-4.4", "CV-3.2")
def test_the_exterminator_saves_the_town_with_several_tokens_in_a_row():
    match = town(
        "Invasion",
        "DrawQuestion",
        holds={0: "defender", 1: "exterminator"},
        cards=[4],
        asks=[0],
        zombies=SQUARES[2:],
    )
    for square in (35, 34, 33):
        assert prompts(match) == {0: "power-invasion", 1: "power-invasion"}
        assert options(match, 1)[-1] == "pass"
        match.act(1, [f"power:exterminator+square:{square}"])
    assert board(match)["tokens"] == [3, 3, 3, 0, 3]
    assert prompts(match) == {0: "power-invasion"}, "only the Defender is left to ask"
    match.act(0, ["pass"])
    while prompts(match) == {0: "place"}:
        match.act(0, [next(option for option in options(match) if option.startswith("square:"))])
    assert match.result is None
    assert len(board(match)["zombies"]) == 19


@rule("CV-4.4", "CV-3.2")
def test_the_exterminator_may_save_the_town_at_the_last_square_but_one():
    match = town(
        "Invasion", "DrawQuestion", holds={1: "exterminator"}, cards=[2], asks=[0], zombies=SQUARES[2:]
    )
    match.act(1, ["pass"])
    match.act(1, ["power:exterminator+square:34"])
    match.act(0, ["square:3"])
    assert match.result is None
    assert board(match)["placed"] == [3, 5]
    assert prompts(match) == {0: "answer"}
