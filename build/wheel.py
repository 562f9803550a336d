"""Compile the catalogues whenever a wheel is built, so that it carries every language.

Hatchling runs this (see pyproject.toml), for an editable installation too.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledCatalogues(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        sys.path.insert(0, self.root)
        from tools.catalogues import compile_catalogues

        compile_catalogues(Path(self.root, "assets", "locale"))
