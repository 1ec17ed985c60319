"""The page on writing a film is true: its code is two packs, they are good ones, and they can be played."""

from __future__ import annotations

import random
import re

import msgspec
import pytest

import huisclos
from huisclos.bots import Chance, find_bot
from huisclos.bots.taking_turns import drive
from huisclos.engine.base.errors import BadFile
from huisclos.engine.rules.effect import bare
from huisclos.words import LANGUAGES, Words
from tests.final_girl.looking import act, now, options, told
from tests.final_girl.positions import GAME, film
from tests.final_girl.strangers import FOLDER, OWN, TABLES, TEXTS
from tests.support.pages import Page

PAGE = Page("films.md")
SHELF = GAME.known
PAIRS = {
    "both": {},
    "a Location of the box": {"location": SHELF["location"][0]},
    "another Location": {"location": SHELF["location"][-1]},
    "a Killer of the box": {"killer": SHELF["killer"][0]},
    "another Killer": {"killer": SHELF["killer"][-1]},
    "a girl of the box": {"girl": SHELF["girl"][0]},
}


def start(seed: int, **chosen):
    return huisclos.new(GAME, ["Ana"], seed, {**OWN, **chosen})


def played(seed: int, **chosen):
    match, rng = start(seed, **chosen), random.Random(seed)
    while choices := match.choices():
        match.act(0, Chance(rng).pick(match.view(0), choices[0]))
    return match


# -- the page ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["toml", "ftl"])
def test_every_block_of_code_is_in_a_pack(kind):
    assert len(PAGE.blocks(kind)) > 2
    for block in PAGE.blocks(kind):
        assert any(block in text for text in TEXTS.values()), block


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_the_blocks_make_the_whole_pack_but_for_its_words(text):
    assert PAGE.left_out(text) == []


def test_every_zone_is_in_the_drawing():
    drawing = PAGE.blocks("text")[0]
    words = Words("en", packs={"drive-in": TABLES["drive-in"]["words"]})
    for zone in TABLES["drive-in"]["location"]["zones"]:
        name = words.name(f"zone:{zone['id']}@drive-in")
        assert name.removeprefix("Projection ") in drawing


def test_the_checker_finds_them_good(capsys):
    PAGE.checks(FOLDER, capsys)


BROKEN = [
    [
        ("do-cool = Horreur −1\n", ""),
        ('"Panic"', '"Panik"'),
        ('to = "searches"', 'to = "search"'),
        ('value = "followers"', 'value = "follower"'),
        ("health = 6", "health = 60"),
    ],
    [('"snack-bar", faces = [5, 6]', '"snack-bar", faces = [2, 3]'), (", one_way = true", "")],
]


@pytest.mark.parametrize("number", [0, 1])
def test_the_faults_on_the_page_are_what_one_is_told(number):
    text = TEXTS["drive-in"]
    for good, bad in BROKEN[number]:
        assert good in text
        text = text.replace(good, bad)
    with pytest.raises(BadFile) as refusal:
        GAME.read_pack("drive-in.toml", text)
    assert refusal.value.read(Words("en")) + "\n" == PAGE.blocks("text")[number + 1]


def test_the_names_of_the_lobby_and_of_the_command_line_are_right():
    PAGE.names(GAME, "location")


def test_the_manual_is_the_one_of_the_rules():
    PAGE.has_manual(GAME)


# -- the film ------------------------------------------------------------------------------------------


def test_what_a_table_brings_along_is_what_it_plays():
    for seed in range(5):
        table = now(start(seed))
        assert (table.killer, table.location, table.girl) == (
            "otto@nitrate",
            "moonlight@drive-in",
            "wanda@drive-in",
        )


@pytest.mark.parametrize("chosen", PAIRS.values(), ids=PAIRS)
@pytest.mark.parametrize("difficulty", ["normal", "absolute"])
def test_it_is_played_to_its_end_and_again_byte_for_byte(chosen, difficulty):
    for seed in range(4):
        match = played(seed, difficulty=difficulty, **chosen)
        assert match.result is not None
        assert {**vars(now(match)), **chosen} == vars(now(match))
        again = huisclos.replay(msgspec.json.encode(match.record()))
        assert again.position() == match.position()


@pytest.mark.slow
@pytest.mark.parametrize(
    "chosen", [PAIRS["both"], PAIRS["a Location of the box"], PAIRS["a Killer of the box"]]
)
def test_the_steady_bot_can_play_it(chosen):
    match = start(2, **chosen)
    _, result = drive(match, [find_bot(GAME, "steady")(random.Random(1))])
    assert match.state.over
    assert result.counts["turns"] > 2


def test_every_card_comes_up():
    """By chance, in so many games: nothing of it is dead paper."""
    seen: set[str] = set()
    for seed in range(120):
        table = now(played(seed))
        seen |= {*table.revealed, *table.past, *table.items, *table.lost, *table.in_force, table.ending}
    names = {bare(name).rpartition(":")[2] for name in seen}
    killer, location = TABLES["nitrate"]["killer"], TABLES["drive-in"]["location"]
    for cards in (killer["terror"], killer["finales"], killer["powers"]):
        assert {card["id"] for card in cards} <= names
    for cards in (location["terror"], location["events"]):
        assert {card["id"] for card in cards} <= names
    assert names & {card["id"] for card in location["items"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_reads_in_every_language(language):
    for seed in range(12):
        match, rng = start(seed), random.Random(seed)
        words = Words(language, GAME.meta.package, names=["Ana"], packs=match.scene.pack_words)
        while choices := match.choices():
            for option in choices[0].options:
                assert not re.search(r"\w:\w|@", words.name(option.id)), option.id
            match.act(0, Chance(rng).pick(match.view(0), choices[0]))
        for event in match.events_since(0, 0):
            text = words.text(f"log-{event['key']}", event["args"])
            assert not re.search(r"[{}@]|\w:\w", text), text


def staged(**table):
    """The film of the page as the stage of the tests knows films."""
    killer, location = TABLES["nitrate"]["killer"], TABLES["drive-in"]["location"]
    (girl,) = TABLES["drive-in"]["girls"]
    words = ("token-puddle", "prompt-soda", "do-drink", "do-cool")
    return film(
        killer={**killer, "id": "shape"},
        location={**location, "id": "house"},
        girl={**girl, "id": "ada"},
        words=words,
        **table,
    )


PLAYGROUND, SCREEN, SNACK_BAR, FRONT_ROW, BACK_ROW, BOX_OFFICE, BOOTH = range(7)
NOBODY = [0] * 7


def test_the_syrup_stops_the_killer():
    match = staged(
        here=SNACK_BAR, killer_at=BOOTH, victims=NOBODY, items=["syrup"], hand=["walk"], terror=["spotlight"]
    )
    act(match, "use+item:syrup")
    assert (now(match).tokens, now(match).token_at) == (["puddle@own"], [SNACK_BAR])
    health = now(match).health
    act(match, "end", "done")
    assert told(match, "token-gone")
    assert (now(match).tokens, now(match).killer_at, now(match).health) == ([], SNACK_BAR, health)


def test_through_the_hatch_one_only_falls():
    match = staged(here=BOOTH, killer_at=PLAYGROUND, victims=NOBODY, steps=[{"type": "Move", "zones": 1}])
    assert options(match) == ["zone:back-row", "zone:snack-bar", "stay"]
    match = staged(here=SNACK_BAR, killer_at=PLAYGROUND, victims=NOBODY, steps=[{"type": "Move", "zones": 1}])
    assert "zone:booth" not in options(match)


def test_wanda_knows_what_comes_next():
    match = staged(
        here=SNACK_BAR,
        killer_at=BOOTH,
        victims=NOBODY,
        flipped=True,
        spaces=[1, 1, 1, 1],
        saved=4,
        hand=["walk"],
        terror=["jump-cut", "spotlight"],
    )
    act(match, "use+girl:ada")
    assert now(match).peeked == "spotlight@own"
    act(match, "below")
    assert now(match).terror == ["spotlight@own", "jump-cut@own"]
    assert "use+girl:ada" not in options(match), "once in each phase"
