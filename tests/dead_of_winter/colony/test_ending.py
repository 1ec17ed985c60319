"""DW-9: the end, and who has won."""

import pytest

from tests.dead_of_winter.colony.test_wounds import of
from tests.dead_of_winter.looking import act, now, prompts, story, told
from tests.dead_of_winter.positions import colony, item, objective

rule = pytest.mark.rule
MET, FAILED = {"type": "Controls", "least": 1}, {"type": "Controls", "least": 9}
WISHES = [
    {"id": "wish0", "goal": MET},
    {"id": "wish1", "goal": FAILED},
    {"id": "wish2", "goal": MET, "alone": True},
]
SPITES = [{"id": "spite0", "first": {"type": "MoraleGone"}, "goal": MET}]
CARDS = {"secrets": WISHES, "betrayals": SPITES}
SECRETS = [["wish0"], ["wish1"], ["wish2"], ["spite0"]]
FOUR = [["ada police"], ["bob gas"], ["cid school"], ["dan school"]]
DONE = {"objectives": [objective(normal={"rounds": 5, "morale": 6, "goal": {"type": "Always"}})]}


def ended(*steps, **table):
    """Four players, each with another kind of wish."""
    cards = {**CARDS, **table.pop("cards", {})}
    return colony(*steps, **{"groups": FOUR, "secrets": SECRETS, "cards": cards, **table})


@rule("DW-9.1", "DW-9.2")
@pytest.mark.parametrize(
    ("steps", "table", "winners"),
    [
        (["CheckObjective"], {"cards": DONE}, [0, 2]),
        (["MoveRoundMarker"], {"rounds": 1}, [2]),
        ([{"type": "Morale", "by": -9}], {}, [2, 3]),
    ],
)
def test_whoever_has_met_their_own_objective_wins(steps, table, winners):
    match = ended(*steps, **table)
    assert match.choices() == {}
    assert (match.result.winners, match.result.points) == (
        winners,
        [int(seat in winners) for seat in range(4)],
    )
    assert told(match, "won") == [{"seats": [f"seat:{seat}" for seat in winners]}]


@rule("DW-9.1")
def test_there_may_be_no_winner():
    match = ended("MoveRoundMarker", rounds=1, secrets=[["wish0"], ["wish1"], ["wish3"], ["spite0"]])
    assert (match.result.winners, story(match)[-1]) == ([], "nobody-won")


@rule("DW-9.1")
def test_morale_zero_ends_the_game_in_the_middle_of_an_effect():
    """Two deaths, a zombie, food: only the first death comes."""
    deaths = {
        "type": "Lowest",
        "of": "survivors",
        "number": 3,
        "do": [{"type": "Dies"}, {"type": "Food", "by": 1}],
    }
    more = [{"type": "Food", "by": 3}, {"type": "Zombies", "number": 2, "at": "colony"}]
    match = act(ended(deaths, *more, "Round", morale=1), "survivor:ada")
    table = now(match)
    assert (table.morale, table.outcome, table.gone, table.food, sum(table.zombies)) == (
        0,
        "morale",
        [0],
        0,
        0,
    )
    assert (match.choices(), table.stack) == ({}, [])


@rule("DW-9.1", "DW-7.4")
def test_nothing_follows_from_the_last_death():
    """Neither a new leader nor lost cards, nor cards that waited for it."""
    match = ended(of("ada", {"type": "Dies"}), morale=1, hands=[["rope"]])
    assert (now(match).hands[0], story(match, "group-lost", "joins")) == (["rope"], [])


@rule("DW-9.1")
def test_morale_zero_ends_it_during_an_action():
    match = ended(morale=1, groups=[["ada"], *FOUR[1:]], faces=[12])
    act(match, "move+survivor:ada+place:gas")
    assert (match.choices(), now(match).outcome) == ({}, "morale")


@rule("DW-9.1")
@pytest.mark.parametrize("by", [-1, -5])
def test_a_card_that_takes_the_last_round_ends_the_game(by):
    match = ended({"type": "Rounds", "by": by}, rounds=1)
    assert (now(match).rounds, now(match).outcome) == (0, "rounds")


@rule("DW-9.1", "DW-9.2")
def test_all_objectives_are_laid_open():
    match = ended("CheckObjective", cards=DONE, exiled=[0, 1, 0, 0], exile_goals=[[], ["grudge0"], [], []])
    opened = told(match, "laid-open")
    cards = ["secret:wish0", "secret:wish1", "secret:wish2", "betrayal:spite0"]
    assert [(event["seat"], event["card"]) for event in opened] == [
        (f"seat:{n}", card) for n, card in enumerate(cards)
    ]
    assert [event["won"] for event in opened] == [int(seat in match.result.winners) for seat in range(4)]
    assert all(event["far"] for event in opened)
    assert told(match, "laid-open-exile") == [{"seat": "seat:1", "card": "exile:grudge0"}]
    assert match.view(0)["board"]["secrets"] == match.view(None)["board"]["secrets"]


@rule("DW-9.1", "DW-3.2")
def test_what_each_gave_to_the_crises_is_told():
    match = ended("CheckObjective", cards=DONE, gave=[["1:petrol", "3:rope"], [], ["2:beans"], []])
    assert told(match, "gave") == [
        {
            "seat": "seat:0",
            "items": ["item:petrol", "item:rope"],
            "kinds": ["kind:fuel", "kind:tool"],
            "rounds": [1, 3],
        },
        {"seat": "seat:2", "items": ["item:beans"], "kinds": ["kind:food"], "rounds": [2]},
    ]


@rule("DW-9.1")
def test_what_each_still_held_is_told():
    match = ended("CheckObjective", cards=DONE, hands=[[], ["rope", "beans"]])
    held = {"seat": "seat:1", "items": ["item:rope", "item:beans"], "kinds": ["kind:tool", "kind:food"]}
    assert told(match, "held") == [held]


@rule("DW-9.1")
def test_the_story_of_the_end_in_its_order():
    match = ended({"type": "Morale", "by": -6})
    assert story(match)[-7:] == ["morale", "ended-morale", *["laid-open"] * 4, "won"]


TRAITOR = {"secrets": [["wish0"], ["wish1"], ["wish2"], ["spite0"]], "rounds": 1}


@rule("DW-9.1", "DW-5.3")
@pytest.mark.parametrize(
    ("pile", "gave", "turned"),
    [
        (["petrol"] * 4 + ["rope"], ["1:rope"], True),
        (["petrol"] * 5 + ["rope"], ["1:rope"], False),
        (["petrol"] * 3 + ["rope"], ["1:rope"], False),
        (["petrol"] * 4 + ["rope"], ["1:petrol"], False),
        (["petrol"] * 4 + ["rope"], ["2:rope"], False),
    ],
)
def test_the_crisis_that_a_traitor_turned_is_told(pile, gave, turned):
    match = ended("ResolveCrisis", "MoveRoundMarker", pile=pile, gave=[[], [], [], gave], **TRAITOR)
    found = [{"seat": "seat:3", "round": 1, "how": "crisis", "it": "crisis:cold"}]
    assert told(match, "gave-away") == (found if turned else [])
    now(match)


@rule("DW-9.1", "DW-8.3")
@pytest.mark.parametrize(
    ("thumbs", "told_of"), [("uduu", True), ("uuuu", False), ("uddu", True), ("uudd", False)]
)
def test_the_exile_that_a_traitor_decided_is_told(thumbs, told_of):
    match = ended(end=[{"type": "Act"}, {"type": "MoveRoundMarker"}], first=0, **TRAITOR)
    ways = {"u": "thumb:up", "d": "thumb:down"}
    act(match, "exile+seat:1", *[(seat, ways[way]) for seat, way in enumerate(thumbs)])
    if thumbs.count("u") == 2:
        act(match, "thumb:up")
    act(match, "end")
    found = [{"seat": "seat:3", "round": 0, "how": "exile", "it": "seat:1"}]
    assert told(match, "gave-away") == (found if told_of else [])


@rule("DW-9.1", "DW-8.3")
def test_of_three_who_agree_none_has_decided_it():
    match = ended(
        end=[{"type": "Act"}, {"type": "MoveRoundMarker"}],
        first=0,
        exiled=[0, 0, 1, 0],
        exile_goals=[[], [], ["grudge0"], []],
        **TRAITOR,
    )
    act(match, "exile+seat:1", *[(seat, "thumb:up") for seat in (0, 1, 3)])
    assert (story(match, "exiled"), told(match, "gave-away")) == (["exiled"], [])


@rule("DW-9.1")
def test_or_else_the_last_morale_that_a_traitor_cost():
    dies = {"items": [item("rope", "tool", do=[{"type": "Morale", "by": -1}])]}
    end = [{"type": "Turn", "seat": seat} for seat in (3, 0)] + [{"type": "MoveRoundMarker"}]
    match = ended(end=end, hands=[["rope"], [], [], ["rope"]], cards=dies, **TRAITOR)
    act(match, "play+item:rope", "end", "play+item:rope", "end")
    assert told(match, "gave-away") == [{"seat": "seat:3", "round": 0, "how": "deed", "it": ""}]
    assert story(match)[-2:] == ["gave-away", "won"]
    now(match)


@rule("DW-9.1")
def test_a_colony_that_stands_was_not_given_away():
    match = ended(
        "ResolveCrisis",
        "CheckObjective",
        cards=DONE,
        pile=["petrol"] * 4 + ["rope"],
        gave=[[], [], [], ["1:rope"]],
    )
    assert told(match, "gave-away") == []


@rule("DW-9.2", "DW-8.1")
@pytest.mark.parametrize(
    ("steps", "winners"), [(["CheckObjective"], [0]), ([{"type": "Morale", "by": -9}], [3])]
)
def test_an_exile_objective_changes_what_is_wanted(steps, winners):
    grudge = {"id": "grudge0", "goal": FAILED, "first": {"type": "MoraleGone"}}
    other = {"id": "grudge1", "goal": MET, "first": {"type": "MoraleGone"}}
    cards = {**DONE, "exiles": [grudge, other]}
    goals = [[], [], ["grudge0"], ["grudge1"]]
    match = ended(*steps, cards=cards, exiled=[0, 0, 1, 1], exile_goals=goals)
    assert match.result.winners == winners


@rule("DW-9.1", "DW-11.5")
def test_whoever_is_out_has_lost():
    groups = [[], *FOUR[1:]]
    always = [{"id": "wish0", "goal": {"type": "Always"}}, *WISHES[1:]]
    match = ended("CheckObjective", groups=groups, out=[1, 0, 0, 0], cards={**DONE, "secrets": always})
    assert match.result.winners == [2]


@rule("DW-11.1")
@pytest.mark.parametrize(
    ("steps", "winners"), [(["CheckObjective"], [0, 1, 2]), ([{"type": "Morale", "by": -9}], [])]
)
def test_together_all_win_or_nobody_does(steps, winners):
    hard = {"objectives": [objective(hard={"rounds": 5, "morale": 6, "goal": {"type": "Always"}})]}
    groups = [["ada"], ["bob"], []]
    match = colony(*steps, groups=groups, out=[0, 0, 1], cards=hard, options={"variant": "cooperative"})
    assert match.result.winners == winners
    assert told(match, "laid-open") == []


@rule("DW-11.5")
@pytest.mark.parametrize("variant", ["usual", "cooperative"])
def test_with_nobody_left_the_game_is_over(variant):
    deaths = [of(name, {"type": "Dies"}) for name in ("ada", "bob", "cid")]
    options = {"elimination": True, "variant": variant}
    match = colony(*deaths[1:], groups=[["ada"], ["bob"], ["cid"]], options=options)
    assert (now(match).out, prompts(match)) == ([0, 1, 1], {0: "act"})
    match = colony(*deaths, groups=[["ada"], ["bob"], ["cid"]], options=options)
    assert (match.choices(), now(match).outcome, match.result.winners) == ({}, "deserted", [])


@rule("DW-9.1")
def test_a_game_that_goes_on_for_too_long_lays_objectives_open_too():
    match = ended(acts=5999)
    act(match, "ask")
    assert (match.choices(), now(match).outcome) == ({}, "")
    assert story(match)[-6:] == ["ended", *["laid-open"] * 4, "won"]


def test_results_have_figures_to_compare():
    match = ended({"type": "Morale", "by": -9}, exiled=[0, 0, 1, 0], gone=["xan"], round=3)
    counts = match.result.counts
    assert counts == {"met": 0, "morale": 0, "rounds": 3, "dead": 1, "exiled": 1, "traitors": 1}
    assert match.result.things == {"objective": "objective:winter@own"}
    assert prompts(match) == {}


@pytest.mark.rule("DW-5.5", "DW-5.6", "DW-9.1")
def test_the_objective_is_looked_at_before_the_round_marker_moves():
    """The whole last round: whoever is to survive has survived."""
    match = act(colony("Round", rounds=1, food=9), "end", "end", "end")
    assert (match.state.outcome, match.state.met, match.state.rounds) == ("objective", True, 1)
