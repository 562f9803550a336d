"""Everything around the executables that a release publishes, in dist/: `dev.py release` runs it.

The wheel and the sdist, the bill of materials, this version's section of the changelog as notes,
and the checksums of all of them.
"""

import hashlib
import re
import shutil
import sys
from email.parser import Parser
from pathlib import Path
from zipfile import ZipFile

from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

from colosseum import __version__
from tools import debian
from tools.bill_of_materials import bill_of_materials
from tools.packing import NAME, ROOT, archive_name
from tools.windows.installer import installer_name, make_installer


class BadPackage(Exception):
    """The wheel is not fit for PyPI; the message says why."""


def notes(changelog: str, version: str) -> str:
    """A version's section of the changelog; before it has one, what is not released yet."""
    for heading in (version, "Unreleased"):
        section = rf"^## \[{re.escape(heading)}\][^\n]*\n(.*?)(?=^## |\Z)"
        found = re.search(section, changelog, re.MULTILINE | re.DOTALL)
        if found:
            return found[1].strip() + "\n"
    raise ValueError(f"The changelog has no section for {version}.")


def check(wheel: Path) -> None:
    """Complain about what PyPI would refuse, or show badly."""
    with ZipFile(wheel) as packed:
        (name,) = [each for each in packed.namelist() if each.endswith(".dist-info/METADATA")]
        metadata = Parser().parsestr(packed.read(name).decode("utf-8"))
    for field in ("Name", "Version", "Summary", "License-Expression", "Requires-Python"):
        if not metadata[field]:
            raise BadPackage(f"{wheel.name} has no {field}.")
    if metadata["Description-Content-Type"] != "text/markdown":
        raise BadPackage(f"{wheel.name} does not say that its description is Markdown.")
    relative = re.findall(r"\]\((?!https?:|#)([^)]+)\)", str(metadata.get_payload()))
    if relative:
        raise BadPackage(f"{wheel.name} links to {', '.join(relative)}, which PyPI does not have.")


def checksums(files: list[Path]) -> str:
    """As `sha256sum --check` reads them."""
    sums = [(hashlib.sha256(file.read_bytes()).hexdigest(), file.name) for file in sorted(files)]
    return "".join(f"{digest}  {name}\n" for digest, name in sums)


def main() -> int:
    dist = ROOT / "dist"
    made = [Path(next(iter(each(str(ROOT)).build(directory=str(dist))))) for each in BUILDERS]
    check(made[0])
    bill = dist / f"{archive_name()}.cdx.json"
    bill.write_text(bill_of_materials(dist / NAME), encoding="utf-8")
    told = dist / f"{NAME}-{__version__}-notes.md"
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    told.write_text(notes(changelog, __version__), encoding="utf-8")
    if sys.platform == "win32" and shutil.which("makensis"):
        make_installer(dist)
    names = (f"{archive_name()}.zip", debian.file_name(), installer_name())
    downloads = [dist / name for name in names]
    made += [bill, told, *(file for file in downloads if file.exists())]
    (dist / "SHA256SUMS").write_text(checksums(made), encoding="utf-8")
    for file in sorted(made):
        print(f"{file.relative_to(ROOT)} ({file.stat().st_size / 1e6:.1f} MB)")
    return 0


BUILDERS = (WheelBuilder, SdistBuilder)


if __name__ == "__main__":
    sys.exit(main())
