"""The libraries inside the executables, and the licence texts that players get with them.

`build/licences/libraries.yaml` lists them; a test fails when a file of a bundle belongs to none.
"""

import sys
import sysconfig
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from importlib.metadata import distribution
from pathlib import Path, PurePosixPath

import yaml

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "build" / "licences"
SHARED = ("LGPL-2.1.txt", "Apache-2.0.txt")
"""Long texts that the texts of several libraries refer to."""
_NATIVE = (".so", ".dll", ".dylib", ".pyd")


class MissingLicence(Exception):
    """A text that must go with the program is not there; the message says which."""


@dataclass(frozen=True, slots=True)
class Library:
    name: str
    licence: str
    """As SPDX writes it."""
    source: str
    files: tuple[str, ...]
    """Patterns of its files, by name or by path in the program's folder."""
    text: str = ""
    package: str = ""
    """The Python package that brings the licence text, if one does."""
    distribution: str = ""
    """The Python package it is, if the text does not come with it."""

    def owns(self, file: str) -> bool:
        """Whether a file of the program's folder belongs to it, at least in part."""
        name = PurePosixPath(file).name
        return any(fnmatchcase(file if "/" in each else name, each) for each in self.files)

    @property
    def texts(self) -> tuple[Path, ...]:
        if self.package:
            return (_text_of_package(self.package),)
        own = FOLDER / (self.text or f"{self.name}.txt")
        return (own, _text_of_python()) if self.name == "Python" else (own,)


@cache
def libraries() -> tuple[Library, ...]:
    listed = yaml.safe_load((FOLDER / "libraries.yaml").read_text(encoding="utf-8"))
    return tuple(
        Library(name, **{**entry, "files": tuple(entry["files"])}) for name, entry in listed.items()
    )


def unlicensed(files: Iterable[str]) -> list[str]:
    """Those of the program's native files that no library in the list owns."""
    native = [file for file in files if is_native(file)]
    return [file for file in native if not any(library.owns(file) for library in libraries())]


def is_native(file: str) -> bool:
    """Whether a file is compiled code: `libz.so.1` is."""
    return any(f"{kind}." in f"{PurePosixPath(file).name}." for kind in _NATIVE)


def texts() -> Iterator[tuple[str, Path]]:
    """Every text that goes with the program, and the name it gets there."""
    for name in SHARED:
        yield name, FOLDER / name
    for library in libraries():
        for text in library.texts:
            kept = text.parent == FOLDER
            yield (text.name if kept else f"{library.name}.txt"), text


def _text_of_python() -> Path:
    """The interpreter's own licence; on Windows it covers Microsoft's runtime too."""
    places = (Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix))
    for place in places:
        if (place / "LICENSE.txt").exists():
            return place / "LICENSE.txt"
    raise MissingLicence("This Python has come without its licence (LICENSE.txt).")


def _text_of_package(name: str) -> Path:
    for file in distribution(name).files or ():
        if file.stem.upper() in ("LICENSE", "LICENCE", "COPYING"):
            return Path(str(file.locate()))
    raise MissingLicence(f"The package {name} has come without its licence.")
