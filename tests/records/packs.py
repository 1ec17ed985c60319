"""Packs that a table might bring along, for what no card of the box asks."""

from typing import Any

from huisclos.engine.packs.pack import Tables

GIRL: dict[str, Any] = {
    "id": "ines",
    "health": 6,
    "spaces": [[{"type": "ChooseCard"}], [{"type": "DiscardCards"}], [{"type": "DiscardCards"}]],
    "more": [{"type": "DiscardCards"}],
    "use": [{"once": True, "do": [{"type": "Time", "by": 2}]}],
}
FILM: Tables = {
    "name": "prompter",
    "game": "final-girl",
    "girls": [GIRL],
    "words": {
        "en": """
girl-ines = Ines
    .line = She has read the script.
    .text = Once: gain two time.
""",
        "fr": """
girl-ines = Inès
    .line = Elle a lu le scénario.
    .text = Une fois : gagnez deux Temps.
""",
    },
}
"""A Final Girl who names a card, and discards some of her choice."""

KILL = {"type": "KillZombies", "number": 1, "at": "colony"}
RISK, WOUND = ({"type": "Pick", "of": "mine", "do": [{"type": kind}]} for kind in ("Risk", "Wound"))
ROAD = {
    "id": "at-the-fence",
    "trigger": {"when": "TurnBegins", "if": {"type": "AtLeast", "value": "zombies-colony", "number": 1}},
    "ways": [{"name": "open-gate", "do": [KILL, RISK, WOUND]}],
}
WINTER: Tables = {
    "name": "fence",
    "game": "dead-of-winter",
    "crossroads": [ROAD],
    "words": {
        "en": """
crossroads-at-the-fence = At the Fence
    .story = One of them has put its fingers through the wire, and waits.
way-open-gate = Somebody goes out to it.
    .outcome = Kill one zombie in the colony; one of yours takes a risk, and one is wounded.
""",
        "fr": """
crossroads-at-the-fence = À la clôture
    .story = L’un d’eux a passé les doigts dans le grillage, et attend.
way-open-gate = Quelqu’un sort s’en occuper.
    .outcome = Tuez un zombie dans la colonie ; l’un des vôtres prend un risque, un autre est blessé.
""",
    },
}
"""A crossroads in which a zombie dies by nobody's hand in particular, and somebody is chosen to pay."""
