"""What the executables are made of: icons, version, names, the archive."""

import ast
import struct
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from tools import icons, packing

PNG = b"\x89PNG\r\n\x1a\n"


def test_the_icons_kept_match_our_drawing() -> None:
    small = icons.ico({pixels: icons.png(pixels) for pixels in icons.WINDOWS})
    assert (icons.FOLDER / "colosseum.png").read_bytes()[:8] == PNG
    kept = (icons.FOLDER / "colosseum.ico").read_bytes()
    # Another version of the drawing library may pack the same picture differently.
    assert kept[:6] == small[:6], "run: python tools/icons.py"


def test_windows_finds_every_size_in_the_icon() -> None:
    content = (icons.FOLDER / "colosseum.ico").read_bytes()
    _, kind, count = struct.unpack("<HHH", content[:6])
    sizes = []
    for number in range(count):
        entry = struct.unpack("<BBBBHHII", content[6 + 16 * number :][:16])
        picture = content[entry[7] :][: entry[6]]
        assert picture[:8] == PNG
        sizes.append(struct.unpack(">II", picture[16:24])[0])
        assert sizes[-1] % 256 == entry[0]
    assert kind == 1
    assert tuple(sizes) == icons.WINDOWS


def test_macos_finds_every_size_in_the_icon() -> None:
    content = (icons.FOLDER / "colosseum.icns").read_bytes()
    assert struct.unpack(">4sI", content[:8]) == (b"icns", len(content))
    found, place = {}, 8
    while place < len(content):
        kind, length = struct.unpack(">4sI", content[place : place + 8])
        picture = content[place + 8 : place + length]
        assert picture[:8] == PNG
        found[kind] = struct.unpack(">II", picture[16:24])[0]
        place += length
    assert found == icons.MACOS


@pytest.mark.parametrize(
    ("version", "numbers"),
    [
        ("0.1.0", (0, 1, 0, 0)),
        ("1.12", (1, 12, 0, 0)),
        ("2.0.3rc1", (2, 0, 3, 0)),
        ("2.0.3.dev4", (2, 0, 3, 0)),
    ],
)
def test_a_version_has_four_numbers_on_windows(version: str, numbers: tuple[int, ...]) -> None:
    assert packing.version_numbers(version) == numbers


def test_the_version_information_can_be_read_and_says_the_version() -> None:
    told = packing.version_info("3.2.1")
    ast.parse(told, mode="eval")
    assert "filevers=(3, 2, 1, 0)" in told
    assert "StringStruct('ProductVersion', '3.2.1')" in told


@pytest.mark.parametrize(
    ("system", "machine", "name"),
    [
        ("linux", "x86_64", "Colosseum-0.1.0-linux-x86_64"),
        ("linux", "aarch64", "Colosseum-0.1.0-linux-arm64"),
        ("win32", "AMD64", "Colosseum-0.1.0-windows-x86_64"),
        ("darwin", "arm64", "Colosseum-0.1.0-macos-arm64"),
    ],
)
def test_an_archive_is_named_after_its_system(system: str, machine: str, name: str) -> None:
    assert packing.archive_name("0.1.0", system, machine) == name


def test_nothing_that_opponents_need_is_left_out() -> None:
    needed = {"multiprocessing", "concurrent.futures", "socket", "yaml", "json", "logging"}
    assert not needed & set(packing.EXCLUDED)


def test_no_module_of_ours_needs_what_is_left_out() -> None:
    """Importing one of these fails here, as it does in the executable."""
    program = f"""
import importlib, pkgutil, sys
sys.modules.update(dict.fromkeys({packing.EXCLUDED!r}))
import colosseum
for module in pkgutil.walk_packages(colosseum.__path__, "colosseum."):
    importlib.import_module(module.name)
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has neither modes nor links")
def test_the_archive_keeps_programs_and_links(tmp_path: Path) -> None:
    folder = tmp_path / "Colosseum"
    (folder / "inside").mkdir(parents=True)
    (folder / "inside" / "program").write_text("#!/bin/sh\n")
    (folder / "inside" / "program").chmod(0o755)
    (folder / "link").symlink_to("inside/program")
    (folder / "same").symlink_to("inside", target_is_directory=True)

    packing.pack(folder, tmp_path / "archive.zip")

    with ZipFile(tmp_path / "archive.zip") as packed:
        modes = {entry.filename: entry.external_attr >> 16 for entry in packed.infolist()}
        assert packed.read("Colosseum/link") == b"inside/program"
        assert packed.read("Colosseum/same") == b"inside"
    assert modes["Colosseum/inside/program"] == 0o100755
    assert {mode & 0o170000 for name, mode in modes.items() if "inside" not in name} == {0o120000}
