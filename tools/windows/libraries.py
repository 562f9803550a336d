"""Which libraries the Windows program carries."""

from collections.abc import Iterable
from pathlib import PureWindowsPath

from tools.packing import Entry


def each_once(entries: Iterable[Entry]) -> list[Entry]:
    """Leave out pygame's own copy of a library that lies at the top of the bundle as well.

    PyInstaller puts libraries at the top, where Windows looks for them whichever module asks, and
    pygame's hook adds some of them once more.
    """
    entries = list(entries)
    at_the_top = {name.lower() for name, _, _ in entries}
    return [entry for entry in entries if not _is_a_copy(PureWindowsPath(entry[0]), at_the_top)]


def _is_a_copy(name: PureWindowsPath, at_the_top: set[str]) -> bool:
    is_library = name.suffix.lower() == ".dll" and name.parent.name == "pygame"
    return is_library and name.name.lower() in at_the_top
