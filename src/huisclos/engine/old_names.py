"""The kernel by the names it had before there were rooms: games of others import it so."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

ROOMS = {
    "base": "errors fault inputs dice toml bounds audience docstrings copying=shareable"
    " nearest=did_you_mean parts=parts_of_content",
    "rules": "choice step interruption effect cards grammar mentions event state playout changes=diff"
    " together=simultaneous",
    "talk": "deals=pledges ledger=lie_ledger trust",
    "packs": "reading vocabulary texts content=digests",
    "sight": "view stack imagining",
    "game": "bot boxed=pack_game extras=drawing_and_papers manual=pack_manual",
    "match": "record position takeback waypoint scene endless=endless_rules face=public signs=signs_given",
}
"""By room: the names of before, with today's where it is another."""

CLASSES = {"Answer": "Answered", "DeedTalk": "TaskTalk", "Done": "TaskDone", "Signs": "SignsGiven"}
"""The names of before, with today's."""

MOVED = {
    f"{__package__}.{old}": f"{__package__}.{room}.{new or old}"
    for room, names in ROOMS.items()
    for old, _, new in (name.partition("=") for name in names.split())
}


class OldNames(MetaPathFinder, Loader):
    """A module has both names: it is one module."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        return ModuleSpec(name, self) if name in MOVED else None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        module = import_module(MOVED[spec.name])
        spec.loader_state = module.__spec__
        return module

    def exec_module(self, module: ModuleType) -> None:
        """It has been executed; importing has only given it another spec meanwhile."""
        for old, new in CLASSES.items():
            if new in vars(module):
                setattr(module, old, vars(module)[new])
        assert module.__spec__
        module.__spec__ = module.__spec__.loader_state


def passing_on(package: str, *modules: str) -> Callable[[str], Any]:
    """The `__getattr__` of a room that has the name of what was a module."""

    def passed_on(name: str) -> Any:
        homes = () if name.startswith("__") else (import_module(f"{package}.{module}") for module in modules)
        for home in homes:
            for known in (name, CLASSES.get(name)):
                if known in vars(home):
                    return vars(home)[known]
        raise AttributeError(f"module {package!r} has no attribute {name!r}")

    return passed_on
