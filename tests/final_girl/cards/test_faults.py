"""Every kind of fault that a film may have: one sentence with its place and what to do, in both languages."""

from __future__ import annotations

import tomllib

import pytest

import huisclos
from huisclos.cli import main
from huisclos.engine.base.errors import BadFile
from huisclos.words import LANGUAGES, Words
from tests.final_girl.positions import GAME
from tests.final_girl.strangers import TEXTS

rule = pytest.mark.rule
ROWS = TEXTS["nitrate"][TEXTS["nitrate"].index("rows = [") : TEXTS["nitrate"].index("final = ")]
ANOTHER_BOOTH = """[[location.zones]]
id = "booth"
x = 1
y = 1
paths = [{ to = "back-row", one_way = true }]

"""
FRENCH = '\nfr = """'
LINE = "\u00a0: "
"""What stands between place and fault in French."""


def faults(name: str, text: str) -> dict[str, list[str]]:
    """What is wrong with the text of a pack, by language: a line each, without the first one."""
    with pytest.raises(BadFile) as refusal:
        GAME.read_pack(f"{name}.toml", text)
    said = {language: refusal.value.read(Words(language, GAME.meta.package)) for language in LANGUAGES}
    assert all(told.startswith(f"{name}.toml ") for told in said.values())
    return {language: told.split("\n")[1:] for language, told in said.items()}


def changed(name: str, *changes: tuple[str, str]) -> str:
    text = TEXTS[name]
    for good, bad in changes:
        assert good in text, good
        text = text.replace(good, bad, 1)
    return text


def attic(*changes: tuple[str, str]) -> tuple[tuple[str, str], ...]:
    """These, and words for a zone that isn't on the board."""
    words = "zone-attic = Attic\n    .to = to the Attic\n    .at = in the Attic\n"
    return (
        *changes,
        ("zone-booth = Proj", f"{words}zone-booth = Proj"),
        ("zone-booth = Cab", f"{words}zone-booth = Cab"),
    )


BOARD = {
    "a part of the board is an island": (
        [
            (
                '[{ to = "back-row", faces = [1, 2] }]',
                '[{ to = "back-row", faces = [1, 2], one_way = true }]',
            ),
            ('  { to = "box-office", faces = [1, 2, 3] },\n', ""),
        ],
        "location.zones[5]: box-office can’t be reached from the first zone, or there is no way back. Join",
        "On ne peut pas aller de la première zone à box-office, ou pas en revenir. Reliez cette zone",
    ),
    "a path leads nowhere back": (
        [('  { to = "booth", faces = [6] },\n', "")],
        "location.zones[6].paths[0]: No path leads back from back-row. Add one there, or mark this one with",
        "Aucun chemin ne revient de back-row. Ajoutez-en un là-bas, ou marquez celui-ci avec one_way = true.",
    ),
    "a panic number twice in a zone": (
        [('{ to = "booth", faces = [6] }', '{ to = "booth", faces = [5, 6] }')],
        "location.zones[4].paths[3].faces: The number 5 already leads out of this zone by another path. Give",
        "Le chiffre 5 mène déjà hors de cette zone par un autre chemin. Ne le donnez qu’à un seul.",
    ),
    "two paths to one zone": (
        [('{ to = "booth", faces = [6] }', '{ to = "booth", faces = [6] }, { to = "booth" }')],
        "location.zones[4].paths[4].to: This name is there already. Choose another one.",
        "Ce nom est déjà pris. Choisissez-en un autre.",
    ),
    "a path to where one is": (
        [('{ to = "booth", faces = [6] }', '{ to = "booth", faces = [6] }, { to = "back-row" }')],
        "location.zones[4].paths[4].to: This name is there already. Choose another one.",
        "Ce nom est déjà pris. Choisissez-en un autre.",
    ),
    "a panic number that no die shows": (
        [('{ to = "booth", faces = [6] }', '{ to = "booth", faces = [7] }')],
        "location.zones[4].paths[3].faces[0]: 7 is out of range: from 1 to 6.",
        "7 est hors limites",
    ),
    "a path to a zone that isn't there": (
        attic(('{ to = "booth", faces = [6] }', '{ to = "attic", faces = [6] }')),
        'location.zones[4].paths[3].to: "attic" is not a zone of this pack’s Location. Choose from: "back',
        '"attic" n’est pas une zone du Lieu de ce module. Choisissez parmi',
    ),
    "a path to a zone that is misspelt": (
        [('{ to = "booth", faces = [6] }', '{ to = "boot", faces = [6] }')],
        'location.zones[4].paths[3].to: "boot" is not a zone of this pack’s Location; did you mean "booth"?',
        '"boot" n’est pas une zone du Lieu de ce module\u00a0; vouliez-vous dire "booth"',
    ),
    "a setup with an unknown zone": (
        attic(('killer = "booth"', 'killer = "attic"')),
        'location.setups[0].killer: "attic" is not a zone of this pack’s Location. Choose from: ',
        '"attic" n’est pas une zone du Lieu de ce module. Choisissez parmi',
    ),
    "a setup with a zone that is misspelt": (
        [('killer = "booth"', 'killer = "boot"')],
        'location.setups[0].killer: "boot" is not a zone of this pack’s Location; did you mean "booth"?',
        '"boot" n’est pas une zone du Lieu de ce module\u00a0; vouliez-vous dire "booth"',
    ),
    "a zone twice": (
        [("[[location.setups]]", f"{ANOTHER_BOOTH}[[location.setups]]")],
        "location.zones[7].id: This name is there already. Choose another one.",
        "Ce nom est déjà pris. Choisissez-en un autre.",
    ),
    "no exit": (
        [("exit = true\n", "")],
        "location.zones: No zone is an exit. Give at least one of them exit = true.",
        "Aucune zone n’est une Sortie. Donnez exit = true à l’une d’elles au moins.",
    ),
    "too few Items for the piles": (
        [("copies = 3", "copies = 2")],
        "location.items: There are 7 of them, and a game needs at least 8. Add some, or more copies",
        "Il y en a 7, et il en faut au moins 8 pour jouer. Ajoutez-en",
    ),
    "off the picture": (
        [("x = 880", "x = 1001")],
        "location.zones[5].x: 1,001 is out of range: from 0 to 1000.",
        "est hors limites",
    ),
    "no Final Girl's zone": (
        [('girl = "snack-bar"\n', "")],
        "location.setups[0].girl: This is missing.",
        "Il manque quelque chose ici.",
    ),
    "too many Victims": (
        [('{ zone = "back-row", number = 2 }', '{ zone = "back-row", number = 22 }')],
        "location.setups[0].victims[1].number: 22 is out of range: from 1 to 21.",
        "22 est hors limites",
    ),
    "an option twice": (
        [('name = "cool"', 'name = "drink"')],
        "location.items[2].use[0].do[0].options[1].name: This name is there already. Choose another one.",
        "Ce nom est déjà pris. Choisissez-en un autre.",
    ),
    "an unknown group": (
        [('{ type = "Panic", tag = "cars" }', '{ type = "Each", of = "exit", do = [] }')],
        'location.terror[0].do[0].of: "exit" is not a group of things of this game; did you mean "exits"?',
        '"exit" n’est pas un groupe de choses de ce jeu',
    ),
    "a message for a zone in a sentence": (
        [("    .to = to the Screen\n", ""), ("    .to = à l’Écran\n", "")],
        'location.zones[1].id: The pack’s words have no message "zone-screen.to". Write one.',
        'Les textes du module n’ont pas de message "zone-screen.to". Écrivez-le.',
    ),
}
CARDS = {
    "a deck that is too small": (
        [("copies = 3", "copies = 2")],
        "killer.terror: There are 9 of them, and a game needs at least 10. Add some, or more copies of those",
        "Il y en a 9, et il en faut au moins 10 pour jouer. Ajoutez-en",
    ),
    "no Finale": (
        [("[[killer.finales]]", "[[killer.other]]"), ("[[killer.finales]]", "[[killer.other]]")],
        "killer.finales: This is missing.",
        "Il manque quelque chose ici.",
    ),
    "a track that is too short": (
        [(ROWS, "rows = [{ attack = 1, move = 1 }]\n")],
        "killer.rows: There is 1 of them; there may be 2 to 20.",
        "Il y en a 1\u00a0; il en faut de 2 à 20.",
    ),
    "an unknown effect": (
        [('"Appear"', '"Apear"')],
        'killer.terror[3].do[0].type: "Apear" is not an effect; did you mean "Appear"?',
        '"Apear" n’est pas un effet\u00a0; vouliez-vous dire "Appear"\u00a0?',
    ),
    "an unknown condition": (
        [('type = "Victims"', 'type = "Victim"')],
        'killer.terror[2].do[0].if.of.type: "Victim" is not a condition; did you mean "Victims"?',
        '"Victim" n’est pas une condition',
    ),
    "an unknown value": (
        [('value = "attack"', 'value = "atack"')],
        'killer.terror[4].changes[0].value: "atack" is not a value of this game; did you mean "attack"?',
        '"atack" n’est pas une valeur de ce jeu',
    ),
    "an unknown where": (
        [('at = "near-girl"', 'at = "near-gril"')],
        'killer.terror[3].do[0].at: "near-gril" is not a word for zones that this game knows; did you mean',
        '"near-gril" n’est pas un mot que ce jeu connaît pour des zones',
    ),
    "an unknown happening": (
        [('"VictimDies"', '"VictimDied"')],
        'killer.powers[1].rules[0].when: "VictimDied" is not a happening; did you mean "VictimDies"?',
        '"VictimDied" n’est pas un évènement du jeu',
    ),
    "a field that the happening doesn't have": (
        [('where = { by = "killer" }', 'where = { buy = "killer" }')],
        'killer.powers[1].rules[0].where.buy: "buy" is not known here; did you mean "by"?',
        '"buy" n’est pas connu ici',
    ),
    "an unknown target": (
        [('target = "girl"', 'target = "gril"')],
        'killer.terror[1].do[0].target: "gril" is not a word that may stand here; did you mean "girl"?',
        '"gril" n’est pas un mot prévu ici',
    ),
    "an unknown field": (
        [("horror = 3\n", "horror = 3\nhoror = 3\n")],
        'killer.horor: "horor" is not known here; did you mean "horror"?',
        '"horor" n’est pas connu ici',
    ),
    "a field that is missing": (
        [("horror = 3\n", "")],
        "killer.horror: This is missing.",
        "Il manque quelque chose ici.",
    ),
    "a number that is too large": (
        [("health = 8", "health = 31")],
        "killer.health: 31 is out of range: from 1 to 30.",
        "31 est hors limites",
    ),
    "a number that is too small": (
        [("horror = 3", "horror = -1")],
        "killer.horror: -1 is out of range: from 0 to 7.",
        "est hors limites",
    ),
    "a text for a number": (
        [("health = 8", 'health = "8"')],
        'killer.health: "8" is not a whole number.',
        '"8" n’est pas un nombre entier.',
    ),
    "no words at all": (
        [
            ("minion-shadow = Shadow\n    .the = the shadow\n", ""),
            ("minion-shadow = Ombre\n    .the = l’ombre\n", ""),
        ],
        'killer.minions.id: The pack’s words have no message "minion-shadow". Write one.',
        'Les textes du module n’ont pas de message "minion-shadow". Écrivez-le.',
    ),
    "words in one language only": (
        [("minion-shadow = Ombre\n    .the = l’ombre\n", "")],
        "words.fr: There is no message minion-shadow in French.",
        "Il n’y a pas de message minion-shadow en français.",
    ),
    "a text that is missing": (
        [
            ("    .text = You; two moves, one attack.\n", ""),
            ("    .text = Vous\u00a0; deux déplacements, une attaque.\n", ""),
        ],
        'killer.terror[1].id: The pack’s words have no message "terror-spotlight.text". Write one.',
        'Les textes du module n’ont pas de message "terror-spotlight.text". Écrivez-le.',
    ),
    "a text in one language only": (
        [("    .text = You; two moves, one attack.\n", "")],
        "words.en: There is no message terror-spotlight.text in English.",
        "Il n’y a pas de message terror-spotlight.text en anglais.",
    ),
    "another language": (
        [(FRENCH, '\nde = """')],
        'words.de: "de" is not a language spoken here. Choose from: "en" and "fr".',
        '"de" n’est pas une langue parlée ici.',
    ),
    "words that are none": (
        [("minion-shadow = Shadow", "minion-shadow Shadow")],
        "words.en: This can’t be read: minion-shadow Shadow",
        "C’est illisible\u00a0: minion-shadow Shadow",
    ),
    "words with something from outside": (
        [("minion-shadow = Shadow", "minion-shadow = { $who }")],
        "words.en.minion-shadow: A text of a pack can’t use $who: it says the same at every table.",
        "Un texte de module ne peut pas utiliser $who",
    ),
    "a name that is none": (
        [('name = "nitrate"', 'name = "Otto N."')],
        'name: "Otto N." can’t be a name. Take the small letters a to z, digits and hyphens, a letter first',
        '"Otto N." ne peut pas être un nom. Prenez des minuscules sans accent',
    ),
    "a film for another game": (
        [('game = "final-girl"', 'game = "lockdown"')],
        'game: "lockdown" is not this game. Choose from: "final-girl".',
        '"lockdown" n’est pas ce jeu.',
    ),
    "no TOML": (
        [("[killer]\n", "[killer\n")],
        "Line 6: This can’t be read as TOML: ",
        "Ce n’est pas du TOML lisible. Le lecteur dit, en anglais\u00a0: ",
    ),
}
ALL = [("drive-in", *case) for case in BOARD.values()] + [("nitrate", *case) for case in CARDS.values()]


@rule("FG-13.2")
@pytest.mark.parametrize(("name", "changes", "english", "french"), ALL, ids=[*BOARD, *CARDS])
def test_a_fault_is_told_with_its_place_and_what_to_do(name, changes, english, french):
    said = faults(name, changed(name, *changes))
    assert any(line.startswith(english) for line in said["en"]), said["en"]
    assert any(french in line for line in said["fr"]), said["fr"]
    assert len(said["en"]) == len(said["fr"]) <= 2
    place = english.partition(": ")[0].replace("Line", "Ligne")
    assert any(line.startswith(f"{place}{LINE}") for line in said["fr"])


@rule("FG-13.2")
def test_a_pack_with_nothing_in_it_is_none():
    said = faults("nitrate", 'name = "x"\ngame = "final-girl"\n[words]\nen = ""\nfr = ""\n')
    assert said == {
        "en": ["killer, location, girls: None of these is there. Give the pack at least one of them."],
        "fr": [
            f"killer, location, girls{LINE}Il n’y a rien de tout cela. "
            "Mettez-en au moins une partie dans le module."
        ],
    }


@rule("FG-13.2")
@pytest.mark.parametrize(
    ("name", "deck", "first", "second"),
    [
        ("nitrate", "killer.terror", "no-refunds", "spotlight"),
        ("nitrate", "killer.finales", "last-reel", "burn-out"),
        ("nitrate", "killer.powers", "overexposed", "afterimage"),
        ("drive-in", "location.terror", "horns", "latecomers"),
        ("drive-in", "location.events", "double-bill", "ticket"),
        ("drive-in", "location.items", "tyre-iron", "flare-gun"),
    ],
)
def test_no_deck_has_two_cards_of_one_name(name, deck, first, second):
    said = faults(name, changed(name, (f'id = "{second}"', f'id = "{first}"')))
    assert f"{deck}[1].id: This name is there already. Choose another one." in said["en"]
    assert f"{deck}[1].id{LINE}Ce nom est déjà pris. Choisissez-en un autre." in said["fr"]


@rule("FG-13.2")
def test_a_board_that_nobody_comes_back_from():
    """From the first zone all others can be reached, but it can't from them."""
    said = faults(
        "drive-in",
        changed(
            "drive-in",
            ('to = "screen", faces = [1, 2] }', 'to = "screen", faces = [1, 2], one_way = true }'),
            ('to = "snack-bar", faces = [5, 6] }]', 'to = "snack-bar", faces = [5, 6], one_way = true }]'),
            ('{ to = "playground", faces = [1, 2] }, ', ""),
            ('  { to = "playground", faces = [1] },\n', ""),
        ),
    )
    places = [line.partition(":")[0] for line in said["en"]]
    assert places == [f"location.zones[{n}]" for n in range(1, 7)]


@rule("FG-13.2")
def test_all_faults_are_told_at_once_and_nothing_is_taken():
    changes = [
        case[0] for name, case in CARDS.items() if name.startswith("an unknown ") and "where" not in name
    ]
    said = faults("nitrate", changed("nitrate", *(change for several in changes for change in several)))
    assert len(said["en"]) == len(changes) == 6
    with pytest.raises(huisclos.BadOptions):
        huisclos.new(GAME, ["Ana"], 1, {"pack": tomllib.loads(changed("nitrate", *changes[0]))})


@pytest.mark.parametrize(
    ("language", "says"), [("en", "can’t be used as it is"), ("fr", "ne peut pas servir")]
)
def test_the_command_line_says_the_same(tmp_path, capsys, language, says):
    file = tmp_path / "mine.toml"
    file.write_text(changed("nitrate", ('"Appear"', '"Apear"')), "utf-8")
    (tmp_path / "drive-in.toml").write_text(TEXTS["drive-in"], "utf-8")
    for path in (file, tmp_path):
        with pytest.raises(SystemExit) as left:
            main(["packs", "check", str(path), "--lang", language])
        said = capsys.readouterr()
        assert left.value.code == 2
        assert f"mine.toml {says}" in said.err
        assert "killer.terror[3].do[0].type" in said.err
        assert ("drive-in.toml" in said.out) == (path is tmp_path)
