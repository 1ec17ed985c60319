"""DW-12.1: a card that names what isn't there would do nothing: it is refused, with the nearest name."""

import pytest

from huisclos.engine.base.errors import BadFile
from huisclos.games.dead_of_winter.chapters.actions.action import ACTIONS, BY_NAME
from huisclos.games.dead_of_winter.state.happenings import Acted
from huisclos.words import LANGUAGES, Words
from tests.dead_of_winter.box_positions import BOX
from tests.dead_of_winter.test_docs_winter import FILE

rule = pytest.mark.rule
FERRY = FILE.read_text("utf-8")
WAITS = 'where = { deed = "search", place = "gas" }'
SLIPS = {
    "a survivor": (
        ('who = "ferrywoman"', 'who = "ferywoman"'),
        'crossroads[1].trigger.if.who: "ferywoman" is not a survivor of this game; did you mean "ferrywoman"',
        '"ferywoman" n’est pas un survivant de ce jeu',
    ),
    "a survivor whom a card waits for": (
        (WAITS, 'where = { who = "cok" }'),
        'crossroads[0].trigger.where.who: "cok" is not a survivor of this game; did you mean "cook"?',
        '"cok" n’est pas un survivant de ce jeu',
    ),
    "a survivor with the pack": (
        (WAITS, 'where = { survivor = "cook" }'),
        'crossroads[0].trigger.where.survivor: "cook" is not a survivor of this game',
        '"cook" n’est pas un survivant de ce jeu',
    ),
    "an action": (
        (WAITS, 'where = { deed = "serch" }'),
        'crossroads[0].trigger.where.deed: "serch" is not an action of this game; did you mean "search"?',
        '"serch" n’est pas une action de ce jeu',
    ),
    "a place": (
        (WAITS, 'where = { place = "hopsital" }'),
        'crossroads[0].trigger.where.place: "hopsital" is not a place of this game; did you mean "hospital"?',
        '"hopsital" n’est pas un endroit de ce jeu',
    ),
    "a kind of Item": (
        (f'"Acted", {WAITS}', '"Played", where = { kind = "xyz" }'),
        'crossroads[0].trigger.where.kind: "xyz" is not a kind of Item. Choose from: "book", "food", "fuel"',
        '"xyz" n’est pas une sorte d’objet',
    ),
    "a number": (
        (f'"Acted", {WAITS}', '"Contributed", where = { number = "2" }'),
        'crossroads[0].trigger.where.number: "2" is not a whole number.',
        '"2" n’est pas un nombre entier.',
    ),
    "in a rule of an objective": (
        ('where = { deed = "barricade" }', 'where = { deed = "baricade" }'),
        'objectives[0].rules[0].where.deed: "baricade" is not an action of this game; did you mean',
        '"baricade" n’est pas une action de ce jeu',
    ),
}


@rule("DW-12.1")
@pytest.mark.parametrize(("change", "english", "french"), SLIPS.values(), ids=SLIPS)
def test_what_is_named_must_be_there(change, english, french):
    assert change[0] in FERRY
    with pytest.raises(BadFile) as refusal:
        BOX.read_pack(FILE.name, FERRY.replace(*change, 1))
    said = {
        language: refusal.value.read(Words(language, BOX.meta.package)).split("\n")[1:]
        for language in LANGUAGES
    }
    assert [line for line in said["en"] if not line.startswith(english)] == []
    assert [line for line in said["fr"] if french not in line] == []
    assert len(said["en"]) == len(said["fr"]) == 1


@rule("DW-12.1")
@pytest.mark.parametrize(
    "where", ['who = "cook"', 'survivor = "survivor:cook@folk"', 'place = "colony"', 'who = ""']
)
def test_what_is_in_the_box_may_be_named(where):
    assert BOX.read_pack(FILE.name, FERRY.replace(WAITS, f"where = {{ {where} }}", 1))


@rule("DW-1.3", "DW-12.1")
def test_every_action_is_one_that_a_card_may_wait_for():
    assert set(BOX.state.names["deed"]) == {*BY_NAME}
    assert len(BY_NAME) == len(ACTIONS)
    assert all(f"`{deed}`" in str(Acted.__doc__) for deed in BOX.state.names["deed"])
