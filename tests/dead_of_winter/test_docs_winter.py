"""The page on cards of one's own is true: its code is a pack, it is a good one, and it can be played."""

from __future__ import annotations

import random
import re
import tomllib
from functools import cache
from pathlib import Path

import msgspec
import pytest

import huisclos
from huisclos.bots import Chance
from huisclos.engine.base.errors import BadFile
from huisclos.engine.game.installed import find
from huisclos.words import LANGUAGES, Words
from tests.support.pages import Page

GAME = find("dead-of-winter")
PAGE = Page("winter.md")
FILE = Path(__file__).parent / "packs" / "ferry.toml"
TEXT = FILE.read_text("utf-8")
TABLES = tomllib.loads(TEXT)
NAMES = ["Ana", "Bo", "Cy", "Di"]
ROADS = [card["id"] for card in TABLES["crossroads"]]
WAYS = [(card["id"], way["name"]) for card in TABLES["crossroads"] for way in card["ways"]]


def start(seed: int) -> huisclos.Match:
    """A new game with this pack: no other crossroads, and its survivor is dealt."""
    match = huisclos.new(GAME, NAMES, seed, {"pack": TABLES})
    position = match.position()
    state = position["state"]
    state["crossroads"] = random.Random(seed).sample([f"{road}@ferry" for road in ROADS], len(ROADS))
    marta = match.state.box.numbers["survivor:ferrywoman@ferry"]
    if not any(marta in dealt for dealt in state["dealt"]):
        state["recruits"][state["recruits"].index(marta)] = state["dealt"][0].pop()
        state["dealt"][0] = sorted([*state["dealt"][0], marta])
    return huisclos.load(position, game=GAME)


def at_crossroads(road: str) -> huisclos.Match:
    """The first turn has begun, with food for all and zombies outside, and this card takes effect."""
    match = start(1)
    while match.state.phase == "setup":
        seat = min(match.choices())
        match.act(seat, [match.choices()[seat].options[0].id])
    position = match.position()
    state = position["state"]
    state |= {"watched": [f"{road}@ferry"], "watchers": [3], "triggered": [""], "food": 5}
    state |= {"turn": 0, "actor": 0, "hero": match.state.mine(0)[0], "step": None, "answers": {}}
    state["crossroads"] = [card for card in state["crossroads"] if card != f"{road}@ferry"]
    state["stack"] = [{"type": "Mark", "name": "turn"}, {"type": "Act"}, {"type": "CheckCrossroads"}]
    return huisclos.load(position, game=GAME)


def told(match: huisclos.Match, key: str) -> list[dict]:
    return [event for event in match.events_since(0, None) if event["key"] == key]


@cache
def played(seed: int) -> huisclos.Match:
    """By chance, in every other game fond of noise and the gas station; everybody writes all the time."""
    match, rng = start(seed), random.Random(seed)
    while choices := match.choices():
        seat = rng.choice(sorted(choices))
        offered = [option.id for option in choices[seat].options]
        fond = [option for option in offered if re.match(r"search|attract|move.*gas$", option)]
        picks = [rng.choice(fond)] if fond and seed % 2 else Chance(rng).pick(match.view(seat), choices[seat])
        match.act(seat, picks, signs=["chatted"])
    return match


SEEDS = range(12)


# -- the page ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["toml", "ftl"])
def test_every_block_of_code_is_in_the_pack(kind):
    assert len(PAGE.blocks(kind)) > 1
    for block in PAGE.blocks(kind):
        assert block in TEXT


def test_the_blocks_make_the_whole_pack_but_for_its_words():
    assert PAGE.left_out(TEXT) == []


def test_the_checker_finds_it_good(capsys):
    PAGE.checks(FILE, capsys)


BROKEN = [
    ("    .outcome = −1 moral.\n\ncrossroads-rope", "\ncrossroads-rope"),
    ('of = "colony", do = [{ type = "Frostbite"', 'of = "colony", do = [{ type = "Frostbit"'),
    ('where = { deed = "search", place', 'where = { action = "search", place'),
    ('value = "food", number = 3', 'value = "foods", number = 3'),
    ("influence = 37", "influence = 370"),
]


def test_the_faults_on_the_page_are_what_one_is_told():
    text = TEXT
    for good, bad in BROKEN:
        assert text.count(good) == 1
        text = text.replace(good, bad)
    with pytest.raises(BadFile) as refusal:
        GAME.read_pack(FILE.name, text)
    (told,) = PAGE.blocks("text")
    assert refusal.value.read(Words("en")) + "\n" == told


def test_the_names_of_the_lobby_and_of_the_command_line_are_right():
    PAGE.names(GAME, "objective")


def test_the_ranks_of_the_box_are_what_the_page_says():
    ranks = sorted(one.influence for pack in GAME.shelf for one in pack.survivors)
    assert ranks == list(range(10, 69, 2))


def test_every_figure_that_a_card_may_change_is_in_the_table():
    figures = GAME.state.names["value"]
    changed = figures[figures.index("move-risk") :]
    assert not [name for name in changed if f"`{name}`" not in PAGE.text]


def test_the_manual_is_the_one_of_the_rules():
    PAGE.has_manual(GAME)


# -- the pack ------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-12.1")
def test_what_a_table_brings_along_is_shuffled_among_the_cards_of_the_box():
    state = huisclos.new(GAME, NAMES, 1, {"pack": TABLES, "page": True}).state
    assert state.objective == "raft@ferry"
    assert {f"{road}@ferry" for road in ROADS} < set(state.crossroads)
    assert "high-water@ferry" in state.crises
    assert "upstream@ferry" in state.exile_deck
    assert state.decks[6].count("flare@ferry") == 2
    assert (
        huisclos.new(GAME, NAMES, 1, {"pack": TABLES, "objective": "weeks@aims"}).state.objective
        == "weeks@aims"
    )


@pytest.mark.parametrize("variant", ["usual", "cooperative", "traitor"])
def test_it_is_played_to_its_end_and_again_byte_for_byte(variant):
    for seed in range(2):
        match, rng = (
            huisclos.new(GAME, NAMES, seed, {"pack": TABLES, "variant": variant}),
            random.Random(seed),
        )
        while choices := match.choices():
            seat = rng.choice(sorted(choices))
            match.act(seat, Chance(rng).pick(match.view(seat), choices[seat]))
        again = huisclos.replay(msgspec.json.encode(match.record()))
        assert again.position() == match.position()


def test_every_crossroads_comes_up():
    """In so many games: what it waits for can happen."""
    seen = {event["args"]["card"] for seed in SEEDS for event in told(played(seed), "crossroads")}
    assert {f"crossroads:{road}@ferry" for road in ROADS} <= seen


@pytest.mark.parametrize(("road", "way"), WAYS)
def test_every_way_can_be_taken_and_changes_something(road, way):
    match = at_crossroads(road)
    while any(
        option.id.startswith("way:") for choice in match.choices().values() for option in choice.options
    ):
        match.act(min(match.choices()), [f"way:{way}@ferry"])
    (taken,) = told(match, "crossroads-way")
    assert taken["args"]["way"] == f"way:{way}@ferry"
    changed = {event["key"] for event in match.events_since(0, None)}
    asks = {choice.prompt for choice in match.choices().values()} - {"act"}
    assert asks | changed - {"crossroads", "crossroads-way", "crossroads-ballot"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_reads_in_every_language(language):
    words = Words(language, GAME.meta.package, names=NAMES, packs=played(0).scene.pack_words)
    for seed in SEEDS:
        for event in played(seed).events_since(0, 0):
            text = words.text(f"log-{event['key']}{'-known' if event['known'] else ''}", event["args"])
            assert not re.search(r"[{}@]|\w:\w", text), text
