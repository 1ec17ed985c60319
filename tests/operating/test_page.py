"""What docs/operators/operating.md says is done, command by command; and its files are what they say."""

import json
import re
import shutil
import subprocess
import sys

import httpx
import pytest
from prometheus_client import REGISTRY

from tests.operating.conftest import huisclos
from tests.operating.machine import PAGE, Machine, blocks, section
from tests.support.serving import ROOT, Guest

FILES = ROOT / "docs/operators/operating"


@pytest.fixture(scope="module")
def machine(packages, tmp_path_factory):
    with Machine(tmp_path_factory.mktemp("machine")) as machine:
        yield machine


def everyone(machine):
    """All tables with their numbers, as the server tells them."""
    return {code: guest.read()["number"] for code, guest in machine.guests.items()}


@pytest.fixture(scope="module")
def installed(machine):
    """As the page says; with two tables, somebody at each of them."""
    for block in blocks("sh", section("Installing")):
        said = machine.run(block)
    assert json.loads(said)["status"] == "ok"
    public = {"Host": f"localhost:{machine.public_port}"}
    client = httpx.Client(base_url=machine.url, headers=public, timeout=30)
    machine.guests = {guest.code: guest for guest in (Guest.alone(client), Guest.host(client))}
    yield machine
    client.close()


def test_backup_and_restore(installed):
    for block in blocks("sh", section("Backups")):
        said = installed.run(block)
    assert (installed.folder / "var/backups/huisclos/files/lockdown").is_dir(), said
    before = everyone(installed)
    later = Guest.host(next(iter(installed.guests.values())).client)
    (block,) = blocks("sh", section("Restoring"))
    assert "2 tables" in installed.run(block)
    assert everyone(installed) == before
    assert later.get().status_code == 404


def test_moving_to_another_machine(installed, tmp_path):
    before = everyone(installed)
    leaving, arriving = blocks("sh", section("Moving to another machine"))
    installed.run(leaving)
    shutil.rmtree(installed.folder / "var/lib/huisclos")
    installed.run(arriving)
    assert everyone(installed) == before


def test_upgrading_and_going_back(installed):
    before = everyone(installed)
    forward, back = blocks("sh", section("Upgrading, and going back"))
    installed.run(forward)
    assert everyone(installed) == before
    installed.run(back)
    assert everyone(installed) == before
    said = (installed.folder / "said").read_text()
    assert said.count("pip install --requirement requirements.lock") == 3
    assert len(re.findall(r"^pip install --no-deps --force-reinstall dist/huisclos-\S+whl$", said, re.M)) == 2


def test_tables_and_damage(installed, tmp_path):
    lobby = list(installed.guests)[1]
    (block,) = blocks("sh", section("Tables"))
    said = installed.run(block.replace("ABC234", lobby).replace("table.json", f"{tmp_path}/table.json"))
    assert all(code in said for code in installed.guests)
    assert json.loads((tmp_path / "table.json").read_text())["code"] == lobby
    assert installed.guests.pop(lobby).get().status_code == 404
    (block,) = blocks("sh", section("Damage"))
    assert "all whole" in installed.run(block)


def test_groups(installed):
    made = httpx.post(
        f"{installed.url}/api/groups",
        json={"name": "Friday"},
        headers={"Host": f"localhost:{installed.public_port}"},
        timeout=30,
    ).json()
    (block,) = blocks("sh", section("Groups"))
    assert "Friday" in installed.run(block.replace("ABCDEFGH23", made["code"]))
    assert made["code"] not in installed.run(block.splitlines()[0])


def test_the_unit_is_one(installed, tmp_path):
    """With the paths of a machine on which it is installed."""
    if shutil.which("systemd-analyze") is None:
        pytest.skip("there is no systemd here")
    text = installed.mine((FILES / "huisclos.service").read_text())
    unit = tmp_path / "huisclos.service"
    unit.write_text(text.replace("User=huisclos", "User=root"))
    ran = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    about_it = [line for line in ran.stderr.splitlines() if "huisclos" in line]
    assert about_it == []
    assert ran.returncode == 0, ran.stderr


def test_the_container(machine, tmp_path):
    """It can't be built here. What it would run is run, but for the address, the port and the folder."""
    (block,) = blocks("sh", section("In a container"))
    machine.run(block)
    assert "podman run" in (machine.folder / "said").read_text()
    lines = (FILES / "Containerfile").read_text()
    entry = json.loads(re.search(r"^ENTRYPOINT (.*)$", lines, re.M)[1])
    flags = re.search(r"^podman run .* huisclos (--.*)$", block, re.M)[1].split()
    assert re.search(r"--file (\S+)", block)[1] == "docs/operators/operating/Containerfile"
    spoilt = [flag.replace("/data", str(tmp_path / "data")) for flag in (*entry[1:], *flags)]
    said = huisclos(*spoilt, "--port", "80000")
    assert "80000" in said.err, "everything else was understood"
    (saving,) = re.findall(r"^podman exec huisclos huisclos (.*)$", block, re.M)
    folder = machine.folder / "var/lib/huisclos"
    arguments = saving.replace("--data /data", f"--data {folder}").replace("/data/", f"{tmp_path}/").split()
    assert huisclos(*arguments).code == 0
    health = json.loads(re.search(r"^HEALTHCHECK CMD (.*)$", lines, re.M)[1])
    machine.run("systemctl start huisclos")
    subprocess.run([sys.executable, "-c", machine.mine(health[2])], check=True)
    built = re.search(r"^COPY --from=page /huisclos/(\S+) (\S+)$", lines, re.M)
    assert built[1] == built[2]
    assert f"outDir: '../{built[1]}'" in (ROOT / "ui/vite.config.ts").read_text()


def family(figure):
    return re.sub(r"_(total|bucket|sum|count)$", "", figure)


def test_the_page_tells_of_every_figure():
    import huisclos.server.machine.metrics  # noqa: F401

    known = {one.name for one in REGISTRY.collect()}
    told = {family(name) for name in re.findall(r"^\| `(\w+)` \|", section("What to watch"), re.M)}
    assert told <= known
    assert {name for name in known if name.startswith("huisclos_")} <= told


def test_the_dashboard_shows_only_figures_that_there_are():
    known = {one.name for one in REGISTRY.collect()}
    dashboard = json.loads((FILES / "grafana.json").read_text())
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    shown = {family(name) for expr in asked for name in re.findall(r"\b(?:huisclos|process)_\w+", expr)}
    assert shown <= known
    assert {name for name in known if name.startswith("huisclos_")} <= shown
    assert len({panel["id"] for panel in dashboard["panels"]}) == len(dashboard["panels"])


def test_no_command_of_the_page_is_left_out():
    """Each block stands in a section that a test here, or that of the proxies, runs."""
    run = ("Installing", "Backups", "Restoring", "Moving to another machine", "Upgrading, and going back")
    run += ("Tables", "Groups", "Damage", "In a container", "Behind nginx", "Behind Caddy")
    assert sum(len(blocks("sh", section(title))) for title in run) == len(blocks("sh")) == PAGE.count("```sh")
