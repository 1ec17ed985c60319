"""CV-0 and CV-1: pieces and setup."""

import tomllib
from collections import Counter
from importlib.resources import files

import pytest

import huisclos
from huisclos.games.critico_ville.question_bank import bank
from huisclos.words import LANGUAGES, Words
from tests.critico_ville.looking import board, keys, offers, options, prompts, told
from tests.critico_ville.positions import CHARACTERS, PACK, SQUARES, ZONES, start, town

rule = pytest.mark.rule


@rule("CV-0.1")
def test_the_road_has_four_zones_of_nine_squares_with_five_zombie_squares_each():
    figures = board(start())["figures"]
    assert (figures["squares"], figures["die"]) == (36, 6)
    assert figures["zones"] == [zone[-1] for zone in ZONES]
    assert figures["zombie_squares"] == SQUARES
    assert [len(set(SQUARES) & set(zone)) for zone in ZONES] == [5, 5, 5, 5]
    ends = [square for zone in ZONES for square in [s for s in zone if s != 36][-2:]]
    assert set(ends) <= set(SQUARES)


@rule("CV-0.2")
@pytest.mark.parametrize(("seats", "hard"), [(2, False), (2, True), (5, True)])
def test_zombie_cards_bring_one_to_four(seats, hard):
    state = start(seats, hard=hard).position()["state"]
    cards = Counter(state["pile"])
    assert sorted(cards) == [1, 2, 3, 4]
    figures = tomllib.loads((files("huisclos.games.critico_ville") / "content.toml").read_text())
    part = "figures" if not hard else "hard" if seats < 5 else "hard_with_five"
    assert [cards[number] for number in (1, 2, 3, 4)] == figures[part]["deck"]


@rule("CV-0.2")
def test_the_discard_is_shuffled_back_when_the_pile_is_empty():
    deck = sorted(town().position()["state"]["pile"])
    order = [*range(0, len(deck), 2), *range(1, len(deck), 2)]
    match = town("Invasion", orders=[order], cards=deck, pile=[], discard=deck)
    *pile, card = [deck[place] for place in order]
    state = match.position()["state"]
    assert (state["pile"], state["card"], state["discard"]) == (pile, card, [card])


@rule("CV-0.2")
def test_no_card_comes_twice_before_all_came():
    match = town("Invasion", cards=[2])
    before = board(match)
    assert (before["card"], before["discard"]) == (2, [2])
    assert before["pile"] == sum(before["figures"]["deck"]) - 1


@rule("CV-0.2")
def test_questions_asked_come_back_only_when_the_pile_is_empty():
    match = town("DrawQuestion", asks=[0])
    assert (board(match)["questions"], sorted(board(match)["used"])) == (0, [0, 1, 2, 3])
    match = town("DrawQuestion", asks=[], used=[0, 1, 2, 3], orders=[[2, 0, 3, 1]])
    state = match.position()["state"]
    assert (state["questions"], state["used"]) == ([2, 0, 3], [1]), "shuffled"


@rule("CV-0.3")
def test_a_card_has_a_question_an_answer_a_theme_and_an_explanation():
    for question in bank():
        assert question.theme
        for part in ("question", "answer", "explanation"):
            assert all(getattr(question, part)[language] for language in LANGUAGES)


@rule("CV-0.3", "CV-1.2")
def test_challenges_are_in_or_out_as_the_host_says():
    state = start(challenges=False).position()["state"]
    assert sorted(state["questions"]) == [n for n, card in enumerate(bank()) if not card.challenge]
    assert sorted(start().position()["state"]["questions"]) == list(range(len(bank())))


@rule("CV-0.4")
def test_five_characters_have_three_powers_each():
    assert board(start(hard=True))["tokens"] == [3] * len(CHARACTERS)


@rule("CV-0.4")
def test_the_rescuer_is_for_the_hard_variant_only():
    assert options(start(first=0)) == [f"character:{name}" for name in CHARACTERS[:4]]
    assert options(start(first=0, hard=True)) == [f"character:{name}" for name in CHARACTERS]


@rule("CV-0.5")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_aide_memoire_has_every_theme_that_is_asked(language):
    game = start().game
    words = Words(language, game.meta.package)
    memo = game.papers.memo(words)
    for theme in {question.theme for question in bank()}:
        for text in [words.name(f"theme:{theme}")] + [
            words.form(f"theme:{theme}", form) for form in ("what", "example", "check")
        ]:
            assert text in memo


@rule("CV-1.1")
@pytest.mark.parametrize("hard", [False, True])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_pawn_starts_before_eight_zombies(seats, hard):
    first = board(start(seats, hard=hard))
    assert first["pawn"] == 0
    assert first["zombies"] == [8, 9, 17, 18, 26, 27, 34, 35]
    assert first["given"] == []


@rule("CV-1.2")
def test_both_piles_are_shuffled():
    before = start(orders=[range(26), range(len(bank()))]).position()["state"]
    after = start(orders=[range(25, -1, -1), range(len(bank()) - 1, -1, -1)]).position()["state"]
    for pile in ("pile", "questions"):
        assert before[pile] == after[pile][::-1] == sorted(after[pile])


@rule("CV-1.3")
@pytest.mark.parametrize(
    ("seats", "hard", "held"),
    [
        (1, False, [4]),
        (2, False, [2, 2]),
        (3, False, [1, 2, 1]),
        (4, False, [1, 1, 1, 1]),
        (5, False, [1, 1, 1, 1, 1]),
        (1, True, [4]),
        (2, True, [2, 2]),
        (3, True, [1, 2, 1]),
        (4, True, [1, 1, 1, 1]),
        (5, True, [1, 1, 1, 1, 1]),
    ],
)
def test_everyone_picks_a_character_and_with_fewer_players_another(seats, hard, held):
    first = min(1, seats - 1)
    match = start(seats, hard=hard, first=first)
    free, turns = CHARACTERS[: 5 if hard else 4], []
    while "character" in prompts(match).values():
        (seat,) = prompts(match)
        assert options(match, seat) == [f"character:{name}" for name in free]
        match.act(seat, [f"character:{free.pop()}"])
        turns.append(seat)
    if "share" in prompts(match).values():
        match.act(first - 1, ["character:runner"])
    taken = board(match)["characters"]
    assert [len(names) for names in taken] == held
    assert len({name for names in taken for name in names}) == sum(held) - (seats == 5 and not hard)
    assert turns == [(first + n) % seats for n in range(len(turns))], "clockwise from the first player"
    assert board(match)["turn"] == 1


@rule("CV-1.3")
@pytest.mark.parametrize(
    ("seats", "hard", "asked"),
    [(1, False, 0), (2, False, 3), (4, False, 3), (5, False, 3), (1, True, 4), (4, True, 4), (5, True, 4)],
)
def test_nobody_is_asked_for_a_character_where_there_is_no_choice(seats, hard, asked):
    match = start(seats, hard=hard)
    while "character" in prompts(match).values():
        (seat,) = prompts(match)
        match.act(seat, [options(match, seat)[0]])
    assert len(match.actions) == asked
    assert len(told(match, "took")) == min(5, max(4, seats)) - (seats == 5 and not hard)


@rule("CV-1.3")
def test_five_in_the_normal_game_have_a_character_each_and_two_of_them_share_one():
    match = start(5, first=0)
    for seat in range(3):
        match.act(seat, [options(match, seat)[0]])
    assert prompts(match) == {4: "share"}
    assert options(match, 4) == [f"character:{name}" for name in CHARACTERS[:4]], "not the Rescuer"
    match.act(4, ["character:exterminator"])
    held = board(match)["characters"]
    assert [len(names) for names in held] == [1] * 5
    assert held[3] == held[4] == ["exterminator"]
    assert board(match)["tokens"][3] == 3, "together"


@rule("CV-1.3", "CV-4.4")
def test_a_shared_power_is_for_both_and_spent_for_both():
    match = town(
        "DrawQuestion", seats=5, holds={1: "exterminator", 4: "exterminator"}, asks=[0], zombies=[3, 5]
    )
    assert list(offers(match)) == [1, 4]
    match.act(4, ["power:exterminator+square:3"])
    match.act(1, ["power:exterminator+square:5"])
    assert board(match)["tokens"][3] == 1
    assert told(match, "power")[0]["seat"] == "seat:4"


@rule("CV-1.3", "CV-4.3")
def test_both_who_share_a_power_are_asked():
    match = town("Invasion", seats=5, holds={1: "defender", 4: "defender"}, cards=[4])
    assert prompts(match) == {1: "power-invasion", 4: "power-invasion"}
    match.act(4, ["power:defender"])
    assert board(match)["zombies"] == []


@rule("CV-1.3")
@pytest.mark.parametrize(
    ("seats", "hard", "wanted", "held"),
    [
        (1, False, 1, [1]),
        (1, False, 3, [3]),
        (1, True, 5, [5]),
        (2, False, 2, [1, 1]),
        (2, False, 3, [2, 1]),
        (3, False, 3, [1, 1, 1]),
        (3, True, 5, [2, 2, 1]),
        (4, True, 5, [2, 1, 1, 1]),
        (5, False, 4, [1, 1, 1, 1, 1]),
    ],
)
def test_the_group_says_how_many_characters_it_plays(seats, hard, wanted, held):
    match = start(seats, hard=hard, characters=wanted, first=0)
    while set(prompts(match).values()) & {"character", "share"}:
        (seat,) = prompts(match)
        match.act(seat, [options(match, seat)[-1]])
    assert [len(names) for names in board(match)["characters"]] == held
    five = board(start(5, hard=True))["figures"]["deck"]
    assert (board(match)["figures"]["deck"] == five) == (wanted == 5), "all five meet a harder deck"


@rule("CV-1.3")
@pytest.mark.parametrize(
    ("seats", "hard", "wanted", "why"),
    [
        (3, False, 2, "Everybody needs a character"),
        (5, True, 4, "Everybody needs a character"),
        (5, False, 3, "Everybody needs a character"),
        (2, False, 5, "the hard variant"),
        (5, False, 5, "the hard variant"),
    ],
)
def test_at_least_one_a_player_and_five_in_the_hard_variant_only(seats, hard, wanted, why):
    with pytest.raises(huisclos.BadOptions, match=why):
        start(seats, hard=hard, characters=wanted)


@rule("CV-1.3")
@pytest.mark.parametrize("seats", [0, 6])
def test_one_to_five_play(seats):
    with pytest.raises(huisclos.BadOptions):
        huisclos.new("critico-ville", ["x"] * seats, 1)


@rule("CV-1.4")
def test_the_scene_comes_before_anything_else():
    match = start(1)
    assert keys(match)[:2] == ["scene", "first"]
    assert keys(match).index("turn") > keys(match).index("took")


@rule("CV-1.4")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_host_names_the_first_player(first):
    match = start(3, first=first)
    assert told(match, "first") == [{"seat": f"seat:{first}"}]
    assert list(match.choices()) == [first]
    assert board(match)["active"] == first


@rule("CV-1.4")
@pytest.mark.parametrize("face", [1, 2, 3])
def test_else_the_first_player_is_drawn(face):
    assert board(start(3, faces=[face]))["active"] == face - 1


@rule("CV-1.4")
def test_a_first_player_who_isnt_there_is_refused():
    with pytest.raises(huisclos.BadOptions, match="only 2 seats"):
        start(2, first=2)


@rule("CV-5.1")
@pytest.mark.parametrize(("kinds", "left"), [("both", 4), ("choice", 2), ("open", 2)])
def test_the_host_chooses_which_kinds_are_asked(kinds, left):
    match = start(pack=PACK, kinds=kinds)
    numbers = match.position()["state"]["questions"]
    assert board(match)["questions"] == len(numbers) == left
    assert {bool(PACK[n]["words"]["en"]["wrong"]) for n in numbers} == {
        "both": {True, False},
        "choice": {True},
        "open": {False},
    }[kinds]


@rule("CV-5.1", "CV-1.2")
@pytest.mark.parametrize("pack", [PACK[2:], PACK[2:3]])
def test_a_table_with_no_question_left_is_refused(pack):
    with pytest.raises(huisclos.BadOptions, match="No question is left"):
        start(pack=pack, challenges=False)
    with pytest.raises(huisclos.BadOptions, match="No question is left"):
        start(pack=PACK[:1], kinds="open")


@rule("CV-5.3")
@pytest.mark.parametrize(
    "change",
    [
        {"words": {}},
        {"words": {"en": PACK[0]["words"]["en"], "fr": PACK[1]["words"]["fr"]}},
        {"words": {"en": {**PACK[0]["words"]["en"], "wrong": list("abcdef")}}},
        {"words": {"en": {"question": "?"}}},
        {"icon": "x"},
        {"id": "salt"},
    ],
)
def test_a_pack_that_cant_be_played_is_refused_wherever_it_comes_from(change):
    with pytest.raises(huisclos.BadOptions):
        start(pack=[{**PACK[0], **change}, *PACK[1:]])
