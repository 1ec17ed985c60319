"""The wheel and the packed sources, installed where there is no Node.js: games, table and page are there."""

from __future__ import annotations

import fcntl
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.serving import ROOT, STARTUP_SECONDS, Server

README = (ROOT / "README.md").read_text(encoding="utf-8")
BIN = Path(sys.executable).parent
(BLOCK,) = re.findall(r"^## Installing it\n.*?^```sh\n(.*?)^```$", README, re.M | re.S)
MAKING, *INSTALLING = [line.partition("  ")[0] for line in BLOCK.splitlines()]
WAYS = {line.split()[0]: line for line in INSTALLING}


@pytest.fixture(scope="module")
def _packed() -> None:
    """As the first line says, and the sources; of several who come at once, one makes them."""
    (ROOT / "dist").mkdir(exist_ok=True)
    with (ROOT / "dist/.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run([*MAKING.split(), "sdist"], cwd=ROOT, check=True)


class Machine:
    """It has Python and an environment with nothing in it, `pip`, `pipx` and `uvx`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        venv, tools = folder / "venv", folder / "tools"
        tools.mkdir()
        for name in ("uv", "uvx", "pipx"):
            (tools / name).symlink_to(BIN / name)
        for name in ("realpath", "dirname"):
            (tools / name).symlink_to(str(shutil.which(name)))
        (tools / "python3").symlink_to(Path(sys.base_prefix) / "bin/python3")
        self.path = f"{venv}/bin:{folder}/pipx:{tools}"
        self.environment = {
            **os.environ,
            **{"PATH": self.path, "PYTHONPATH": "", "LC_ALL": "C.UTF-8", "XDG_DATA_HOME": f"{folder}/data"},
            **{"PIPX_HOME": f"{folder}/apps", "PIPX_BIN_DIR": f"{folder}/pipx"},
            **{"UV_TOOL_DIR": f"{folder}/tool", "UV_PYTHON_DOWNLOADS": "never", "VIRTUAL_ENV": str(venv)},
            # What others publish today makes no difference here.
            **{"UV_CONSTRAINT": str(ROOT / "requirements.lock"), "PIP_NO_INDEX": "1"},
        }
        self.run("uv venv --quiet --seed $VIRTUAL_ENV")

    def run(self, line: str) -> str:
        """What a line of shell prints, in the folder of the sources."""
        ran = subprocess.run(
            ["/bin/sh", "-euc", line],
            cwd=ROOT,
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=STARTUP_SECONDS,
            check=False,
        )
        assert ran.returncode == 0, f"{line}\n{ran.stdout}\n{ran.stderr}"
        return ran.stdout


class Installed(Server):
    """The server of the program that was installed there."""

    def __init__(self, machine: Machine, program: str) -> None:
        super().__init__(machine.folder / "tables")
        self.machine = machine
        self.program = ["/bin/sh", "-c", f'cd {ROOT} && exec {program} "$@"', "sh"]

    @property
    def environment(self) -> dict[str, str]:
        return self.machine.environment


@pytest.fixture
def machine(_packed: None, tmp_path: Path) -> Machine:
    machine = Machine(tmp_path)
    for name in ("node", "npm", "make", "huisclos"):
        assert shutil.which(name, path=machine.path) is None
    return machine


@pytest.mark.parametrize("way", ["pip", "pipx", "uvx"])
def test_the_readme_installs_all_of_it(machine: Machine, way: str) -> None:
    """What pip needs is there by the lock file, and nothing else can be had: so that has all of it."""
    program = "huisclos"
    if way == "uvx":
        program = WAYS[way]
    else:
        if way == "pip":
            machine.run("uv pip install --quiet --requirements requirements.lock")
        machine.run(WAYS[way])
    all_is_there(machine, program)


def test_so_do_the_packed_sources(machine: Machine) -> None:
    """Their page was built before: nothing but Python is asked for."""
    machine.run("uv pip install --quiet --requirements requirements.lock")
    machine.run("uv pip install --quiet --no-deps dist/huisclos-*.tar.gz")
    all_is_there(machine, "huisclos")


def all_is_there(machine: Machine, program: str) -> None:
    said = machine.run(f"{program} games")
    for game in ("critico-ville", "dead-of-winter", "final-girl", "lockdown"):
        assert game in said
    with Installed(machine, program) as server, server.client() as client:
        page = client.get("/")
        assert "<title>Huis Clos</title>" in page.raise_for_status().text
        (script,) = re.findall(r'<script [^>]*src="([^"]+)"', page.text)
        assert "javascript" in client.get(script).raise_for_status().headers["content-type"]
        assert client.get("/api/games").is_success
