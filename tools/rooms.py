"""Draws `docs/pictures/rooms.svg`, the rooms and what they import, as they are today: `make rooms`.

The order of the rooms is that of the contracts in `pyproject.toml`; what they import is read from the
sources, also under `TYPE_CHECKING` and inside functions.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from itertools import count
from math import log2
from pathlib import Path
from typing import Any, NamedTuple

import grimp

ROOT = Path(__file__).parents[1]
PICTURE = ROOT / "docs" / "pictures" / "rooms.svg"

COLUMNS = [
    {"huisclos/": "Nothing below imports from above", "engine/": "The rooms of the kernel"},
    {"table/": "The rooms of a table", "server/": "The rooms of the server"},
    {"games/*/": "The rooms of a game"},
]
"""Contracts by the folder whose rooms they order."""
WIDTH, BOX, HEIGHT, APART, TOP, FARTHEST = 300, 150, 26, 14, 58, 150
STYLE = """
  text { font: 13px system-ui, sans-serif; fill: #1d2430; }
  .title { font-size: 15px; font-weight: 600; }
  .small { font-size: 11px; fill: #5a6472; }
  .ground { fill: #ffffff; }
  .room { fill: #e9eef5; stroke: #8a98aa; }
  path { fill: none; stroke: #3f6fb0; stroke-opacity: 0.55; }
  .tip { fill: #3f6fb0; }
  .up path { stroke: #c0392b; stroke-opacity: 1; stroke-dasharray: 5 3; }
  .up .tip { fill: #c0392b; }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6e9ee; }
    .small { fill: #9aa5b4; }
    .ground { fill: #14181e; }
    .room { fill: #262e39; stroke: #5b6878; }
    path { stroke: #7fb0f0; }
    .tip { fill: #7fb0f0; }
    .up path { stroke: #ff8b7b; }
    .up .tip { fill: #ff8b7b; }
  }
"""


class Drawing(NamedTuple):
    """Rooms from above to below, and how many imports lead from one to another."""

    folder: str
    layers: list[list[str]]
    modules: Counter[str]
    imports: Counter[tuple[str, str]]


def contracts() -> dict[str, Any]:
    """Those of import-linter, by name."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        return {one["name"]: one for one in tomllib.load(file)["tool"]["importlinter"]["contracts"]}


def drawing(graph: grimp.ImportGraph, folder: str, contract: dict[str, Any]) -> Drawing:
    """What a contract orders, and what there is of it."""
    containers = contract.get("containers", ["huisclos"])
    layers = [
        [room.strip().strip("()").removeprefix("huisclos.") for room in layer.split("|")]
        for layer in contract["layers"]
    ]
    known = {room for layer in layers for room in layer}
    modules, imports = Counter[str](), Counter[tuple[str, str]]()
    for container in containers:
        inside = {module: _room(container, module) for module in sorted(graph.modules)}
        inside = {module: room for module, room in inside.items() if room in known}
        modules.update(room for module, room in inside.items() if not graph.find_children(module))
        for module, room in inside.items():
            for imported in graph.find_modules_directly_imported_by(module):
                if inside.get(imported, room) != room:
                    imports[room, inside[imported]] += 1
    return Drawing(folder, layers, modules, imports)


def _room(container: str, module: str) -> str:
    inside = module.removeprefix(f"{container}.")
    return "" if inside == module else inside.partition(".")[0]


def drawn(one: Drawing, left: int, top: int) -> Iterator[str]:
    """Boxes from above to below, and an arc for whatever imports from another."""
    yield f'<text class="title" x="{left}" y="{top}">{one.folder}</text>'
    at: dict[str, int] = {}
    below = top + 14
    for layer in one.layers:
        for room in layer:
            at[room] = below + HEIGHT // 2
            yield f'<rect class="room" x="{left}" y="{below}" width="{BOX}" height="{HEIGHT}" rx="4"/>'
            yield f'<text x="{left + 9}" y="{below + 18}">{room}</text>'
            figure = f'<text class="small" x="{left + BOX - 9}" y="{below + 17}" text-anchor="end">'
            yield f"{figure}{one.modules[room]}</text>"
            below += HEIGHT
        below += APART
    for (room, imported), number in sorted(one.imports.items()):
        yield _arc(left, at[room], at[imported], number, f"{room} → {imported}: {number}")


def _arc(left: int, start: int, end: int, number: int, title: str) -> str:
    """Down on the right, as it should be; up on the left, where a contract makes an exception."""
    up = end < start
    edge, way = (left, -1) if up else (left + BOX, 1)
    leaves, comes = start + 4 * way, end - 4 * way
    far = edge + way * min(round(14 + abs(end - start) * 0.34), FARTHEST)
    broad = 1 + log2(number) * 0.7
    line = f"M{edge} {leaves} C{far} {leaves} {far} {comes} {edge + 5 * way} {comes}"
    tip = f"M{edge} {comes} l{7 * way} -3.5 v7 z"
    kind = ' class="up"' if up else ""
    return (
        f'<g{kind}><title>{title}</title><path d="{line}" stroke-width="{broad:.1f}"/>'
        f'<path class="tip" d="{tip}" stroke="none"/></g>'
    )


def height(one: Drawing) -> int:
    """Of a drawing, with its title."""
    return sum(HEIGHT * len(layer) + APART for layer in one.layers) + TOP


def picture() -> str:
    """All of it, the same for the same sources."""
    graph = grimp.build_graph("huisclos", cache_dir=None)
    known = contracts()
    lines: list[str] = []
    bottom = 0
    for column, left in zip(COLUMNS, count(30, WIDTH)):
        top = 84
        for folder, name in column.items():
            one = drawing(graph, folder, known[name])
            lines += drawn(one, left, top)
            top += height(one)
        bottom = max(bottom, top)
    size = f"{WIDTH * len(COLUMNS)} {bottom - 42}"
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}">',
            f"<style>{STYLE}</style>",
            '<rect class="ground" width="100%" height="100%"/>',
            '<text x="30" y="28">A room imports from those below it.'
            " Rooms that touch don’t know each other.</text>",
            '<text class="small" x="30" y="48">In a box: its modules. An arc: imports, the broader the more.'
            " Dashed, on the left: exceptions.</text>",
            *lines,
            "</svg>\n",
        ]
    )


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
