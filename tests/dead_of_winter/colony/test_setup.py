"""DW-0: setting up; DW-11: what variants change of it."""

import random

import pytest

import huisclos
from huisclos.engine.base.audience import audiences
from huisclos.engine.rules.diff import KERNEL_FIELDS
from huisclos.games.dead_of_winter.state.colony import Colony
from tests.dead_of_winter.looking import act, at, group, now, options, plain, prompts, told, zombies
from tests.dead_of_winter.positions import DOORS, PEOPLE, STAGE, item, objective, start, survivor

rule = pytest.mark.rule
PLAYERS = ["Ana", "Bo", "Cy", "Di", "Eli", "Flo"]


def chosen(match):
    """Everybody has taken the first ones that they got."""
    for _ in range(2):
        for seat in sorted(match.choices()):
            choice = match.choices()[seat]
            match.act(seat, [option.id for option in choice.options[: choice.max]])
    return match


@rule("DW-0.1")
@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_play(seats):
    with pytest.raises(huisclos.HuisClosError):
        huisclos.new("dead-of-winter", PLAYERS[:seats], 1)


@rule("DW-0.1")
def test_the_places_have_their_spaces():
    box = start().state.box
    assert box.spaces == (24, 3, 3, 4, 3, 4, 2)
    assert [[box.room[door] for door in doors] for doors in box.doors] == [
        [3] * 6,
        [4],
        [4],
        [4],
        [3],
        [4],
        [3],
    ]
    assert box.noise == (0, 4, 4, 4, 4, 4, 4)


@rule("DW-0.1", "DW-0.4")
def test_every_place_has_a_shuffled_deck_of_its_own():
    only = {"start": 0, "school": 9}
    match = start(cards={"items": [item("atlas", "book", decks=only), item("rope", "tool", decks=only)]})
    decks = now(match).decks
    assert sorted(set(decks[3]) - set(decks[1])) == ["atlas", "rope"]
    assert decks[3] != sorted(decks[3])
    assert now(start(seed=2)).decks[3] != now(start(seed=3)).decks[3]


@rule("DW-0.2", "DW-11.4")
@pytest.mark.parametrize(("hard", "morale"), [(False, 6), (True, 4)])
def test_a_side_of_the_main_objective_says_rounds_and_morale(hard, morale):
    table = now(start(hard=hard))
    assert (table.objective, table.rounds, table.morale) == ("winter", 5, morale)


@rule("DW-0.2")
def test_its_own_setup_is_done_before_anybody_chooses():
    side = {
        "rounds": 3,
        "morale": 5,
        "goal": {"type": "LastRound"},
        "setup": [{"type": "Zombies", "number": 7, "at": "colony"}, {"type": "Helpless", "by": 2}],
    }
    match = start(cards={"objectives": [objective(normal=side)]})
    assert zombies(match) == [2, 1, 1, 1, 1, 1]
    assert (now(match).helpless, set(prompts(match).values())) == (2, {"leader"})


@rule("DW-0.2")
def test_a_main_objective_may_be_named():
    cards = {"objectives": [objective("spring")]}
    assert {now(start(seed=seed, cards=cards)).objective for seed in range(8)} == {"winter", "spring"}
    assert {now(start(seed=n, cards=cards, objective="spring@own")).objective for n in range(4)} == {"spring"}
    with pytest.raises(huisclos.BadOptions):
        start(objective="summer@own")


@rule("DW-0.3", "DW-11.3")
@pytest.mark.parametrize(("variant", "each"), [("usual", 2), ("traitor", 1)])
@pytest.mark.parametrize("seats", [3, 5])
def test_secret_objectives_for_each_and_one_betrayal_are_shuffled(variant, each, seats):
    tables = [now(start(seats, seed=seed, variant=variant)) for seed in range(12)]
    for table in tables:
        shuffled = [*(name for hand in table.secrets for name in hand), *table.unseen]
        assert len(shuffled) == len(set(shuffled)) == each * seats + 1
        assert sum(name.startswith("spite") for name in shuffled) == 1
        assert [len(hand) for hand in table.secrets] == [1] * seats
    traitors = [any("spite" in name for hand in table.secrets for name in hand) for table in tables]
    assert 0 < sum(traitors) < 12
    assert len({tuple(table.secrets[0]) for table in tables}) > 3


@rule("DW-0.3")
def test_nobody_sees_anothers_secret_nor_what_went_back():
    match = start()
    seen = match.view(1)["board"]
    assert [type(hand) for hand in seen["secrets"]] == [int, list, int]
    assert "unseen" not in seen
    assert told(match, "dealt-secret", 1)[1]["card"].endswith(now(match).secrets[1][0])
    assert "card" not in told(match, "dealt-secret", 1)[0]


@rule("DW-0.4")
def test_five_starting_items_each():
    table = now(start(4))
    assert [len(hand) for hand in table.hands] == [5] * 4
    assert len(table.decks[0]) == 42 - 20


@rule("DW-0.4")
@pytest.mark.parametrize("deck", ["crises", "recruits", "exile_deck", "crossroads"])
def test_other_decks_are_shuffled(deck):
    assert len({str(getattr(now(start(seed=seed)), deck)) for seed in range(6)}) > 1


@rule("DW-0.5")
def test_each_gets_four_survivors_and_keeps_a_leader_and_a_follower():
    match = start()
    assert prompts(match) == {0: "leader", 1: "leader", 2: "leader"}
    got = [options(match, seat) for seat in range(3)]
    assert [len(four) for four in got] == [4, 4, 4]
    assert len({one for four in got for one in four}) == 12
    for seat in range(3):
        act(match, (seat, got[seat][1]))
    assert prompts(match) == {0: "follower", 1: "follower", 2: "follower"}
    assert options(match, 0) == [got[0][0], *got[0][2:]]
    for seat in range(3):
        act(match, (seat, got[seat][3]))
    for seat in range(3):
        mine = [got[seat][1].removeprefix("survivor:"), got[seat][3].removeprefix("survivor:")]
        assert group(match, seat) == mine
        assert [at(match, name) for name in mine] == ["colony", "colony"]
        assert PEOPLE[now(match).leader[seat]] == mine[0]


@rule("DW-0.5")
def test_nobody_sees_whom_another_got_or_chose_before_all_have():
    match = start()
    act(match, (0, options(match, 0)[0]))
    assert match.view(1)["board"]["dealt"][0] == 4
    assert told(match, "joins", 1) == []


@rule("DW-0.5")
def test_unchosen_survivors_are_shuffled_back():
    match = start()
    before = now(match).recruits
    table = now(chosen(match))
    assert sorted([*table.recruits, *(n for n, place in enumerate(table.at) if place >= 0)]) == list(
        range(len(PEOPLE))
    )
    assert table.dealt == [[], [], []]
    assert table.recruits[: len(before)] != before


@rule("DW-0.5")
def test_the_leader_of_highest_influence_makes_the_first_player():
    for seed in range(5):
        match = chosen(start(seed=seed))
        leaders = now(match).leader
        assert now(match).first == leaders.index(max(leaders)) == min(match.choices())
        assert told(match, "first")[0] == {"seat": f"seat:{now(match).first}"}


@rule("DW-0.6")
def test_influence_is_an_order_of_rank():
    cards = {"survivors": [survivor("ada", influence=99)]}
    box = start(cards=cards).state.box
    assert [plain(one.id) for one in box.survivors] == [*PEOPLE[1:], "ada"]
    fault = {"survivors": [survivor("ada", influence=4)]}
    with pytest.raises(huisclos.HuisClosError):
        start(cards=fault)


@rule("DW-11.1")
def test_cooperative_games_are_hard_and_have_no_secrets():
    match = start(4, variant="cooperative")
    table = now(match)
    assert (table.cooperative, table.hard, table.morale) == (True, True, 4)
    assert table.secrets == [[], [], [], []]
    assert (table.unseen, table.exile_deck) == ([], [])


@rule("DW-11.1")
@pytest.mark.parametrize("variant", ["usual", "cooperative"])
def test_cards_that_are_not_cooperative_are_out(variant):
    never = {"when": "Acted", "where": {"deed": "never"}}
    cards = {
        "survivors": [survivor("ada", cooperative=False)],
        "items": [item("rope", "tool", cooperative=False)],
        "crises": [{"id": "cold", "needs": ["fuel"], "do": [], "cooperative": False}],
        "crossroads": [{"id": "road0", "trigger": never, "ways": [{"name": "on0"}], "cooperative": False}],
    }
    table = now(start(variant=variant, cards=cards))
    there = variant == "usual"
    assert (0 in [*table.recruits, *(n for hand in table.dealt for n in hand)]) == there
    assert any("rope" in deck for deck in [*table.decks, *table.hands]) == there
    assert ("cold" in table.crises) == ("road0" in table.crossroads) == there


ODD = {"type": "Signs", "of": "mused"}
TALK = {"type": "Signs", "of": "said"}


@rule("DW-1.3")
@pytest.mark.parametrize(
    ("given", "rare"),
    [
        (ODD, True),
        ({"type": "AllOf", "of": [{"type": "Always"}, ODD]}, True),
        ({"type": "AnyOf", "of": [ODD, TALK]}, False),
        ({"type": "Not", "of": ODD}, False),
        (TALK, False),
    ],
)
@pytest.mark.parametrize("page", [False, True])
def test_what_only_people_at_a_page_can_do_is_waited_for_only_there(given, rare, page):
    waits = {"when": "Acted", "if": given}
    cards = {"crossroads": [{"id": "road0", "trigger": waits, "ways": [{"name": "on0"}]}]}
    match = start(cards=cards, page=page)
    assert ("road0" in now(match).crossroads) == (page or not rare)
    assert len(match.game.make_up(match.view(0), random.Random(1)).crossroads) == len(now(match).crossroads)


@rule("DW-1.3")
def test_a_position_of_before_has_all_cards():
    match = start(page=True)
    position = match.position()
    del position["state"]["page"], position["options"]["page"]
    again = huisclos.load(position, game=STAGE)
    assert len(STAGE.make_up(again.view(0), random.Random(1)).crossroads) == 4


@rule("DW-11.2")
def test_two_players_always_play_together_with_more_to_start_with():
    match = start(2)
    table = now(match)
    assert (table.cooperative, table.hard) == (True, True)
    assert [len(hand) for hand in table.hands] == [7, 7]
    assert [len(options(match, seat)) for seat in range(2)] == [4, 4]
    chosen(match)
    assert [len(group(match, seat)) for seat in range(2)] == [3, 3]
    assert not any(option.startswith("exile") for option in options(match))


def test_entrances_are_numbered_as_the_tests_have_it():
    box = start().state.box
    assert [doors[0] for doors in box.doors] == list(DOORS.values())


# -- what is hidden --------------------------------------------------------------------------------------

HIDDEN = {
    "owner": ("gave", "hands", "secrets", "exile_goals", "dealt"),
    "size": ("crises", "pile", "recruits", "exile_deck", "crossroads"),
    "sizes": ("decks",),
    "shown": ("found", "foreseen", "watched"),
    "nobody": ("unseen", "triggered"),
}
"""By who sees it."""


@rule("DW-0.3", "DW-0.4")
def test_what_is_hidden_and_from_whom():
    found = {
        field: audience.name
        for field, audience in audiences(Colony).items()
        if field not in KERNEL_FIELDS and audience.name not in ("everyone", "content", "secret content")
    }
    assert found == {field: who for who, fields in HIDDEN.items() for field in fields}


@rule("DW-0.3", "DW-0.4")
@pytest.mark.parametrize(("key", "secret"), [("dealt", "items"), ("dealt-secret", "card")])
def test_everybody_learns_only_what_they_got_themselves(key, secret):
    match = start()
    for seat in range(3):
        assert [secret in args for args in told(match, key, seat)] == [n == seat for n in range(3)]
    assert not any(secret in args for args in told(match, key, None))
