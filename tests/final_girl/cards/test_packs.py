"""FG-13: the films of the box, strangers' packs that are sound, and words."""

import copy
import random
import re
import tomllib
from importlib.resources import files

import pytest

import huisclos
from huisclos.engine.rules.effect import bare
from huisclos.words import LANGUAGES
from tests.engine.all_games import play
from tests.final_girl.positions import GAME
from tests.final_girl.small_film import girl, killer, location, tables

rule = pytest.mark.rule

FOLDER = files(GAME.meta.package) / "packs"
PACKS = {
    file.name: tomllib.loads(file.read_text("utf-8"))
    for file in FOLDER.iterdir()
    if file.name.endswith(".toml")
}
BOX = GAME.content(1, GAME.options())["box"]
PAIRS = [(foe, place) for foe in sorted(BOX.killers) for place in sorted(BOX.locations)]


def copies(cards):
    return sum(card.copies for card in cards)


@rule("FG-13.1")
def test_two_films_with_two_girls_each():
    assert {bare(name) for name in BOX.killers} == {"hans", "geppetto"}
    assert {bare(name) for name in BOX.locations} == {"camp", "fair"}
    girls = {bare(name): (one.health, len(one.spaces)) for name, one in BOX.girls.items()}
    assert girls == {"laurie": (5, 6), "reiko": (6, 5), "asami": (5, 4), "charlie": (7, 6)}


@rule("FG-13.1")
@pytest.mark.parametrize("name", BOX.killers)
def test_each_killer_is_whole(name):
    foe = BOX.killers[name]
    assert (copies(foe.terror), len(foe.finales), len(foe.powers)) == (16, 3, 3)
    assert foe.legend


@rule("FG-13.1")
@pytest.mark.parametrize(
    ("name", "health", "rows"),
    [
        ("hans@butcher", 12, "2/1 2/1 2/1 2/1 3/1 3/2 3/2 3/2 4/2 4/2 5/3"),
        ("geppetto@strings", 8, "1/1 1/1 1/1 1/2 1/2 2/2 2/3 2/3 2/3"),
    ],
)
def test_the_killers_tracks(name, health, rows):
    foe = BOX.killers[name]
    assert (foe.health, foe.horror) == (health, 4)
    assert " ".join(f"{row.attack}/{row.move}" for row in foe.rows) == rows


@rule("FG-13.1", "FG-11.1")
def test_geppettos_puppets():
    kind = BOX.killers["geppetto@strings"].minions
    assert (kind.number, kind.health, kind.attack, kind.leash) == (3, 1, 1, 2)
    assert BOX.killers["hans@butcher"].minions is None


@rule("FG-13.1")
@pytest.mark.parametrize(("name", "traps"), [("camp@trails", 0), ("fair@carnival", 3)])
def test_each_location_is_whole(name, traps):
    place = BOX.locations[name]
    assert (copies(place.terror), len(place.events)) == (8, 10)
    assert (copies(place.items), copies(place.traps)) == (18, traps)


@rule("FG-13.1", "FG-0.1")
@pytest.mark.parametrize("difficulty", ["normal", "absolute"])
@pytest.mark.parametrize(("foe", "place"), PAIRS)
def test_any_killer_plays_at_any_location(foe, place, difficulty):
    """By chance, to an end: somebody is dead then."""
    rng = random.Random(f"{foe} {place} {difficulty}")
    chosen = {"killer": foe, "location": place, "difficulty": difficulty, "legend": rng.random() < 0.5}
    match = huisclos.new(
        GAME, ["Ana"], rng.randrange(10**6), {**chosen, "girl": rng.choice(sorted(BOX.girls))}
    )
    play(match, rng)
    assert not match.choices()
    assert match.state.outcome in (-1, 1)
    assert match.result.winners == ([0] if match.state.outcome > 0 else [])


@rule("FG-13.2")
@pytest.mark.parametrize("name", PACKS)
def test_the_packs_of_the_box_are_sound(name):
    """They aren't read so closely at every start, so they are here: as if they were somebody's."""
    pack = copy.deepcopy(PACKS[name])
    pack["words"] = {language: f"{text}\n" for language, text in pack["words"].items()}
    assert GAME.use_pack(pack, name)


# -- a stranger's pack -------------------------------------------------------------------------------


@rule("FG-13.2")
def test_a_sound_pack_is_taken():
    assert GAME.use_pack(tables(killer=killer(), location=location(), girl=girl()))


@rule("FG-13.2")
def test_a_path_marked_as_one_way_is_fine():
    data = copy.deepcopy(tables(killer=killer(), location=location(), girl=girl()))
    (gate,) = [zone for zone in data["location"]["zones"] if zone["id"] == "gate"]
    gate["paths"].append({"to": "crypt", "one_way": True})
    assert GAME.use_pack(data)


@rule("FG-13.2")
@pytest.mark.parametrize("part", ["killer", "location", "girls"])
def test_one_of_the_three_is_enough(part):
    data = tables(killer=killer(), location=location(), girl=girl())
    alone = {key: value for key, value in data.items() if key in ("name", "game", part)}
    kind = {
        "killer": r"killer|terror|finale|power",
        "location": r"location|zone|event|item",
        "girls": r"girl",
    }[part]
    alone["words"] = {key: _only(text, kind) for key, text in data["words"].items()}
    assert GAME.use_pack(alone)


def _only(text, kind):
    messages = re.split(r"\n(?=\S)", text)
    return "\n".join(message for message in messages if re.match(kind, message))


@rule("FG-13.2")
def test_the_core_names_nobody():
    """No name of a Killer, a Location, an Item or a girl of the box stands in the program or in its words."""
    known = {bare(name) for part in (BOX.killers, BOX.girls, BOX.items, BOX.powers) for name in part}
    words = {"axe", "knife", "map", "bow", "pills"}  # that anybody may use
    names = {name for name in known if name not in words}
    for file in _files(files(GAME.meta.package)):
        found = set(re.findall(r"[a-z-]+", file.read_text("utf-8").lower())) & names
        assert not found, file.name


def _files(folder):
    for entry in folder.iterdir():
        if entry.is_dir() and entry.name not in ("packs", "rules", "__pycache__"):
            yield from _files(entry)
        elif entry.name.endswith((".py", ".ftl", ".toml")) and entry.name != "tutorial.ftl":
            yield entry  # lessons are about a game that was played, so they call things by name


# -- words -------------------------------------------------------------------------------------------


def messages(text):
    """The messages of a pack with their attributes."""
    found = {}
    for message in re.split(r"\n(?=\S)", text.strip()):
        if " = " in message and not message.startswith("#"):
            name, _, rest = message.partition(" = ")
            found[name] = {
                "": rest.splitlines()[0],
                **dict(re.findall(r"(?m)^    \.([a-z]+) = (.*)$", message)),
            }
    return found


@rule("FG-13.3")
@pytest.mark.parametrize("name", PACKS)
def test_every_card_has_its_words_in_both_languages(name):
    both = {language: messages(PACKS[name]["words"][language]) for language in LANGUAGES}
    assert both["en"].keys() == both["fr"].keys()
    for key, english in both["en"].items():
        french = both["fr"][key]
        assert english.keys() == french.keys(), key
        for attribute in ("text", "line"):
            if attribute in english:
                assert english[attribute] != french[attribute], key
                assert len(english[attribute]) > 10, key


@rule("FG-13.3")
@pytest.mark.parametrize("name", PACKS)
def test_lines_are_worth_reading(name):
    """Every card says something of its own."""
    for language in LANGUAGES:
        lines = [
            found["line"] for found in messages(PACKS[name]["words"][language]).values() if "line" in found
        ]
        assert len(lines) == len(set(lines))
        assert all(len(line) <= 200 for line in lines)


@rule("FG-13.3")
@pytest.mark.parametrize("name", PACKS)
def test_french_is_set_as_french(name):
    """Typographic apostrophes; no plain space before the signs that want another one."""
    text = PACKS[name]["words"]["fr"]
    assert not re.findall(r"\w'\w", text)
    assert not re.findall(r"[\w»)] [;!?]", text)
    assert not re.findall(r"\w[;!?](?=\s|$)", text), "none without any"
    assert not re.findall(r"« \w|\w »", text)
