"""The lock files: all that is needed, known by its hash, and nothing said of where somebody got it from."""

import json
import re
import tomllib

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.operating.machine import blocks, section
from tests.support.serving import ROOT

PYTHON = sorted(path.name for path in ROOT.glob("*.lock"))
NODE = ["ui/package-lock.json", "benchmarks/load/boardgameio/package-lock.json"]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
HASH = re.compile(r"    --hash=sha256:[0-9a-f]{64}( \\)?")
PIN = re.compile(r"([a-z0-9-]+)(\[[a-z,]+\])?==([^ ;]+)( ; [^\\]+)? \\")


def pins(lock):
    """The version of each package. Each has a hash, and there is nothing else but comments."""
    found, hashes = {}, {}
    for line in (ROOT / lock).read_text().splitlines():
        if pin := PIN.fullmatch(line):
            found[pin[1]] = pin[3]
        elif not line.startswith("    #"):
            assert HASH.fullmatch(line), f"{lock}: {line}"
            hashes[next(reversed(found))] = line
    assert found.keys() == hashes.keys()
    return found


@pytest.mark.parametrize("lock", PYTHON)
def test_a_lock_file_names_packages_and_no_place_to_get_them_from(lock):
    assert pins(lock)
    assert "://" not in (ROOT / lock).read_text()


@pytest.mark.parametrize("lock", NODE)
def test_neither_do_those_of_the_page(lock):
    packages = json.loads((ROOT / lock).read_text())["packages"]
    assert len(packages) > 1
    assert [name for name, package in packages.items() if "resolved" in package] == []


def test_whoever_deploys_gets_what_is_tested_and_no_more():
    lock, dev = pins("requirements.lock"), pins("requirements-dev.lock")
    assert lock.items() <= dev.items()
    for line in PROJECT["dependencies"]:
        wanted = Requirement(line)
        assert wanted.specifier.contains(lock[canonicalize_name(wanted.name)]), line
    assert not lock.keys() & {"mypy", "pytest", "ruff", "playwright", "pipx", "mutmut", "open-spiel"}


def test_for_its_calls_a_server_carries_neither_aiohttp_nor_requests():
    """`push/posting.py` posts them; http-ece encrypts them and py-vapid says who comes."""
    assert not pins("requirements.lock").keys() & {"aiohttp", "requests", "pywebpush"}


def test_the_page_and_the_container_install_by_it():
    """First what is locked, then ours alone: nothing is left to be found elsewhere."""
    container = (ROOT / "docs/operators/operating/Containerfile").read_text()
    for said in (container, "".join(blocks("sh", section("Installing")))):
        locked, *others = re.findall(r"pip install ([^&\n]+)", said)
        assert locked.split()[-2:] == ["--requirement", "requirements.lock"]
        assert [other for other in others if "--no-deps" not in other] == []
        assert others


def test_the_container_is_made_of_the_sources_alone():
    """What was built or installed here isn't sent along, nor any of our history."""
    left_out = set((ROOT / ".dockerignore").read_text().splitlines())
    ignored = {line.rstrip("/") for line in (ROOT / ".gitignore").read_text().splitlines()}
    assert ".git" in left_out
    assert {"dist", "build", ".venv", "ui/node_modules", "src/huisclos/server/page"} <= ignored & left_out
