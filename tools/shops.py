"""What package managers are told of a release: winget and Homebrew, written into `dist/shops/`.

    .venv/bin/python -m tools.shops dist/SHA256SUMS OTHER/SHA256SUMS …

The checksums are those of a release of this version, one file from each system. What is not among
them cannot be told: its manifests are left out, and named.
"""

import re
import sys
import time
from collections.abc import Iterable
from pathlib import Path

from colosseum import __version__
from tools.packing import ROOT, moment

TEMPLATES = (
    *sorted((ROOT / "build/windows/winget").glob("*.yaml")),
    ROOT / "build/macos/colosseum-box.rb",
)
_SUM = re.compile(r"@SHA256 ([^@]+)@")


class NotBuilt(Exception):
    """A manifest names a download that no checksum is known of."""


def read_sums(texts: Iterable[str]) -> dict[str, str]:
    """Each download's checksum, as `sha256sum` writes them."""
    lines = (line.split(maxsplit=1) for text in texts for line in text.splitlines())
    return {name: digest for digest, name in lines}


def filled(template: str, sums: dict[str, str], version: str = __version__) -> str:
    """A manifest of this version."""
    day = time.strftime("%Y-%m-%d", time.gmtime(moment()))
    words = template.replace("@VERSION@", version).replace("@DATE@", day)
    missing = [name for name in _SUM.findall(words) if name not in sums]
    if missing:
        raise NotBuilt(", ".join(missing))
    return _SUM.sub(lambda found: sums[found[1]], words)


def main(arguments: list[str]) -> int:
    sums = read_sums(Path(name).read_text(encoding="utf-8") for name in arguments)
    target = ROOT / "dist" / "shops"
    target.mkdir(parents=True, exist_ok=True)
    for template in TEMPLATES:
        try:
            words = filled(template.read_text(encoding="utf-8"), sums)
        except NotBuilt as missing:
            print(f"{template.name} is left out: there is no checksum of {missing}.")
            continue
        (target / template.name).write_text(words, encoding="utf-8", newline="\n")
        print(f"dist/shops/{template.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
