"""Builds the page into the wheel and the packed sources. An editable install leaves that to `make`."""

import os
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs npm, unless `make` has just done so or the sources come with the page: packed ones do."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the files are gathered."""
        if version == "editable":
            return
        unpacked = Path(self.root, "PKG-INFO").exists()
        if not unpacked and os.environ.get("HUISCLOS_PAGE") != "built":
            for command in (["npm", "ci", "--no-audit", "--no-fund"], ["npm", "run", "build"]):
                subprocess.run(command, cwd=Path(self.root) / "ui", check=True)
        build_data["artifacts"].append("src/huisclos/server/page/**")
