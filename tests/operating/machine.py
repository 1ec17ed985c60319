"""A machine in a folder, on which the commands of docs/operators/operating.md are run as written.

Paths and ports become its own. What a test can't have (systemd, other users, downloads, containers) is played
by small programs: `systemctl` runs what the unit says, `runuser` runs the command as ourselves.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

from tests.support.serving import PATIENCE, ROOT, STARTUP_SECONDS, free_port

PAGE = (ROOT / "docs/operators/operating.md").read_text(encoding="utf-8")
NAME = "play.example.org"

SYSTEMCTL = """#!/bin/sh
verb=$1; shift; [ "$1" = --now ] && shift
stop() {
    number=$(cat "$MACHINE/$1.pid" 2>/dev/null) || return 0
    kill "$number" 2>/dev/null
    while kill -0 "$number" 2>/dev/null; do sleep 0.05; done
    rm -f "$MACHINE/$1.pid"
}
case "$verb:$1" in
    daemon-reload:) ;;
    stop:*) stop "$1" ;;
    enable:huisclos | start:huisclos | restart:huisclos)
        stop huisclos
        unit=$MACHINE/etc/systemd/system/huisclos.service
        command=$(sed -n 's/^ExecStart=//p' "$unit" | sed -E -f "$MACHINE/own.sed")
        $command >>"$MACHINE/huisclos.log" 2>&1 &
        echo $! >"$MACHINE/huisclos.pid"
        curl --silent --output /dev/null --retry %(seconds)s --retry-delay 1 --retry-connrefused "$READY" ;;
    reload:nginx) nginx ;;
    reload:caddy)
        caddy run --config "$MACHINE/etc/caddy/Caddyfile" >"$MACHINE/caddy.log" 2>&1 &
        echo $! >"$MACHINE/caddy.pid" ;;
    *) echo "systemctl $verb $1?" >&2; exit 1 ;;
esac
"""
NGINX_CONF = """
daemon on; pid {0}/nginx.pid; error_log {0}/nginx.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {0}/tmp; proxy_temp_path {0}/tmp; fastcgi_temp_path {0}/tmp;
    uwsgi_temp_path {0}/tmp; scgi_temp_path {0}/tmp;
    include {0}/etc/nginx/sites-enabled/*.conf;
}}
"""


def section(title: str) -> str:
    """The part of the page under a heading."""
    found = re.search(rf"^#+ {re.escape(title)}\n(.*?)(?=^#|\Z)", PAGE, re.M | re.S)
    assert found, title
    return found[1]


def blocks(kind: str, text: str = PAGE) -> list[str]:
    """The blocks of a kind on the page, or in a part of it."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", text, re.M | re.S)


class Machine:
    """`with Machine(folder) as machine: machine.run(block)`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port, self.public_port = free_port(), free_port()
        for name in (
            "bin",
            "played",
            "tmp",
            "etc/nginx/sites-enabled",
            "etc/caddy",
            "etc/systemd/system",
            "etc/ssl",
        ):
            (folder / name).mkdir(parents=True)
        for name in ("var/lib/huisclos/files/lockdown", "var/backups/huisclos", "opt"):
            (folder / name).mkdir(parents=True)
        home, public = f"127.0.0.1:{self.port}", f"https://localhost:{self.public_port}"
        serve = f"huisclos serve --port {self.port} --bot-pause 0"
        self.own = [
            (r"/(etc|opt|var)/", rf"{folder}/\1/"),
            (r"/usr/local/", f"{folder}/"),
            (r"127\.0\.0\.1:8000", home),
            (rf"https://{NAME}", public),
            (r"huisclos serve", serve),
        ]
        rewriting = "".join(f"s|{old.replace('|', chr(92) + '|')}|{new}|g\n" for old, new in self.own)
        (folder / "own.sed").write_text(rewriting)
        (folder / "etc/nginx/nginx.conf").write_text(NGINX_CONF.format(folder))
        self._program("systemctl", SYSTEMCTL % {"seconds": STARTUP_SECONDS})
        self._program("huisclos", f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m huisclos "$@"\n')
        self._program("runuser", '#!/bin/sh\nshift 3\nexec "$@"\n')
        self._program(
            "nginx", f'#!/bin/sh\nexec /usr/sbin/nginx -p {folder} -c {folder}/etc/nginx/nginx.conf "$@"\n'
        )
        for name in ("adduser", "podman", "pip"):
            self._program(name, f'#!/bin/sh\necho "{name} $*" >>{folder}/said\n')
        self._program(
            "python3",
            f'#!/bin/sh\nmkdir -p "$3/bin"\ncp {folder}/played/pip {folder}/played/huisclos "$3/bin/"\n',
        )

    def _program(self, name: str, text: str) -> None:
        file = self.folder / "played" / name
        file.write_text(text)
        file.chmod(0o755)

    def __enter__(self) -> Machine:
        return self

    def __exit__(self, *_: object) -> None:
        for program in ("nginx", "caddy", "huisclos"):
            self.run(f"systemctl stop {program}")

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def mine(self, text: str) -> str:
        """With the paths and ports of this machine."""
        for old, new in self.own:
            text = re.sub(old, new, text)
        return text

    def run(self, block: str) -> str:
        """What a block of commands prints; all of them have to work."""
        environment = {
            **os.environ,
            "PATH": f"{self.folder}/bin:{self.folder}/played:{os.environ['PATH']}",
            "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}",
            "LC_ALL": "C.UTF-8",
            "MACHINE": str(self.folder),
            "READY": f"{self.url}/readyz",
            "XDG_DATA_HOME": f"{self.folder}/tmp",
        }
        file = self.folder / "output"
        with file.open("wb") as output:  # a pipe would stay open as long as what was started
            ran = subprocess.run(
                ["sh", "-eu", "-c", self.mine(block)],
                cwd=ROOT,
                env=environment,
                stdout=output,
                stderr=output,
                timeout=STARTUP_SECONDS + PATIENCE,
                check=False,
            )
        assert ran.returncode == 0, f"{block}\n{file.read_text()}"
        return file.read_text()
