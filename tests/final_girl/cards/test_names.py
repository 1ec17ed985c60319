"""FG-13.2: a card that names what isn't there would do nothing: it is refused, with the nearest name."""

import pytest

from huisclos.engine.base.errors import BadFile
from huisclos.engine.game.pack_manual import manual
from huisclos.games.final_girl.printed.location import VICTIMS
from huisclos.words import LANGUAGES, Words
from tests.final_girl.cards.test_packs import FOLDER
from tests.final_girl.positions import GAME
from tests.final_girl.strangers import TEXTS

rule = pytest.mark.rule
EVENT = '{ type = "Lead", at = "everywhere", to = "searches" }'
BROTHER = 'do = [{ type = "Special", victim = "brother", zones = ["playground"], new = true }]'


def told(name, *changes):
    """What is wrong with a pack that was changed, by language."""
    text = TEXTS[name]
    for good, bad in changes:
        assert good in text, good
        text = text.replace(good, bad, 1)
    with pytest.raises(BadFile) as refusal:
        GAME.read_pack(f"{name}.toml", text)
    said = {language: refusal.value.read(Words(language, GAME.meta.package)) for language in LANGUAGES}
    return {language: lines.split("\n")[1:] for language, lines in said.items()}


def instead(effect):
    """An effect of the drive-in is this one."""
    return [(EVENT, effect)]


SLIPS = {
    "a tag that no zone has": (
        instead('{ type = "Panic", tag = "cras" }'),
        '.tag: "cras" is not a tag of any zone; did you mean "cars"?',
        '.tag\u00a0: "cras" n’est pas une étiquette de zone\u00a0; vouliez-vous dire "cars"\u00a0?',
    ),
    "a tag that is far from any": (
        instead('{ type = "Panic", tag = "wet" }'),
        '.tag: "wet" is not a tag of any zone. Choose from: "cars"',
        '.tag\u00a0: "wet" n’est pas une étiquette de zone. Choisissez parmi\u00a0: "cars"',
    ),
    "a zone in an effect": (
        instead('{ type = "Panic", zones = ["boot"] }'),
        '.zones[0]: "boot" is not a zone of this pack’s Location; did you mean "booth"?',
        '"boot" n’est pas une zone du Lieu de ce module',
    ),
    "an Action card to take": (
        instead('{ type = "TakeCard", card = "serch" }'),
        '.card: "serch" is not an Action card; did you mean "search"?',
        '"serch" n’est pas une carte Action',
    ),
    "an Action card in a condition": (
        instead('{ type = "If", if = { type = "Playing", card = "wlak" }, then = [{ type = "DrawEvent" }] }'),
        '.card: "wlak" is not an Action card; did you mean "walk"?',
        '"wlak" n’est pas une carte Action',
    ),
    "an Action card in the tableau": (
        instead('{ type = "If", if = { type = "InTableau", card = "gard" }, then = [{ type = "Redraw" }] }'),
        '.card: "gard" is not an Action card; did you mean "guard"?',
        '"gard" n’est pas une carte Action',
    ),
    "what a weapon is for": (
        [("weapon = { damage = 1", 'weapon = { only = "weak-atack", damage = 1')],
        '.weapon.only: "weak-atack" is not an Action card; did you mean "weak-attack"?',
        '"weak-atack" n’est pas une carte Action',
    ),
    "a phase": (
        [
            (
                'when = "VictimSaved", where = { victim = "brother" }',
                'when = "PhaseBegins", where = { phase = "night" }',
            )
        ],
        '.where.phase: "night" is not a phase of this game. Choose from: "action", "killer", ',
        '"night" n’est pas une phase de ce jeu',
    ),
    "a Victim that a card waits for": (
        [('where = { victim = "brother" }', 'where = { victim = "brothr" }')],
        '.where.victim: "brothr" is not a special Victim of any Event; did you mean "brother"?',
        '"brothr" n’est pas une Victime spéciale d’un Événement',
    ),
    "a Victim that no Event brings": (
        [(BROTHER, BROTHER.replace("brother", "sister"))],
        '.victim: "sister" is not a special Victim of any Event. Choose from: "brother".',
        '"sister" n’est pas une Victime spéciale d’un Événement',
    ),
    "an enemy": (
        [('where = { who = "killer" }', 'where = { who = "kiler" }')],
        '.where.who: "kiler" is not an enemy; did you mean "killer"?',
        '"kiler" n’est pas un Ennemi',
    ),
    "a number for which there is a word": (
        [('where = { who = "killer" }', "where = { who = 1 }")],
        ".where.who: 1 is not a text.",
        "1 n’est pas un texte",
    ),
    "an Item": (
        instead('{ type = "TakeItem", item = "tire-iron" }'),
        '.item: "tire-iron" is not an Item of this pack; did you mean "tyre-iron"?',
        '"tire-iron" n’est pas un Objet de ce module',
    ),
    "a token that nobody places": (
        [('{ type = "HasToken", token = "puddle" }', '{ type = "HasToken", token = "pudle" }')],
        '.token: "pudle" is not a token that a card of this pack places; did you mean "puddle"?',
        '"pudle" n’est pas un jeton qu’une carte de ce module pose',
    ),
    "more Victims than there are": (
        [('{ zone = "back-row", number = 2 }', '{ zone = "back-row", number = 20 }')],
        "location.setups[0].victims: There are ",
        "il en faut de 1 à 21.",
    ),
}


@rule("FG-13.2")
@pytest.mark.parametrize(("changes", "english", "french"), SLIPS.values(), ids=SLIPS)
def test_what_is_named_must_be_there(changes, english, french):
    said = told("drive-in", *changes)
    assert any(english in line for line in said["en"]), said["en"]
    assert any(french in line for line in said["fr"]), said["fr"]
    assert len(said["en"]) == len(said["fr"]) == 1


@rule("FG-13.2")
def test_a_killer_has_no_zones_and_needs_no_words_for_them():
    """What it named would be dead on every board, with a message or without."""
    said = told("nitrate", ('type = "Appear", at = "near-girl"', 'type = "Appear", zones = ["attic"]'))
    assert said["en"] == [
        'killer.terror[3].do[0].zones[0]: "attic" is not a zone of this pack’s Location: there is none here.'
    ]
    assert said["fr"][0].endswith("n’est pas une zone du Lieu de ce module\u00a0: il n’y en a pas ici.")


@rule("FG-13.2")
def test_a_killer_may_speak_of_what_is_in_the_box():
    """Tags and special Victims of any Location, and every Action card."""
    text = TEXTS["nitrate"].replace(
        '{ type = "Appear", at = "near-girl" }',
        '{ type = "Appear", tag = "lake" }, { type = "TakeCard", card = "search" }',
    )
    text = text.replace('where = { by = "killer" }', 'where = { by = "killer", victim = "boyfriend" }')
    assert GAME.read_pack("nitrate.toml", text)


@rule("FG-13.2")
def test_every_effect_is_listed_for_whoever_has_none_in_mind():
    (said,) = told("nitrate", ('"Appear"', '"Win"'))["en"]
    assert all(f'"{name}"' in said for name in ("AddVictims", "Horror", "Ward", "Wound"))


@rule("FG-13.2", "FG-0.7")
def test_the_box_has_as_many_victims_as_a_setup_may_have():
    assert GAME.core.figures.victims == VICTIMS


@rule("FG-13.2")
@pytest.mark.parametrize(
    "file", sorted(FOLDER.iterdir(), key=lambda file: file.name), ids=lambda file: file.name
)
def test_the_films_of_the_box_name_nothing_that_isnt_there(file):
    assert GAME.read_pack(file.name, file.read_text("utf-8"))


@rule("FG-13.2")
def test_a_game_under_way_goes_on_with_a_card_that_does_nothing():
    """Whoever brings a pack is told; a table that has one already loses nothing by it."""
    tables = GAME.read_pack("nitrate.toml", TEXTS["nitrate"])
    tables["killer"]["terror"][3]["do"] = [{"type": "Panic", "tag": "wet"}]
    assert GAME.use_pack(tables)


@rule("FG-13.2")
def test_the_manual_lists_what_is_in_the_box():
    """By its id, since cards name it so: above all the Action cards of every film."""
    box = manual(GAME).partition("## What is in the box")[2]
    for card in GAME.core.actions:
        assert f"- `{card.id}`: {Words('en', GAME.meta.package).text(f'card-{card.id}')}\n" in box
    assert "- `lake` (of the pack `trails`)\n" in box
    assert "- `boyfriend` (of the pack `trails`): Boyfriend\n" in box
