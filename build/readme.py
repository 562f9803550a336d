"""Give the README on PyPI addresses that work there: links into this folder become whole ones."""

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

_LINK = re.compile(r"(!?\[[^\]]*\]\()(?!https?:|#)([^)]+\))")


class Readme(MetadataHookInterface):
    def update(self, metadata: dict[str, Any]) -> None:
        words = Path(self.root, "README.md").read_text(encoding="utf-8")
        home = metadata["urls"]["Source"]
        metadata["readme"] = {"content-type": "text/markdown", "text": whole_links(words, home)}


def whole_links(words: str, home: str) -> str:
    """Pictures come from the raw files of the repository, and other links go to its pages."""
    raw = home.replace("github.com", "raw.githubusercontent.com") + "/main/"

    def whole(found: re.Match[str]) -> str:
        start, end = found.groups()
        return start + (raw if start.startswith("!") else f"{home}/blob/main/") + end

    return _LINK.sub(whole, words)
