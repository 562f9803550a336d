"""What the executables are made of: icons, version, names, the archive."""

import ast
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from PIL import Image, ImageChops, ImageStat

from art import icons
from colosseum import games
from tests.test_architecture import MODULES, graph
from tools import catalogues, packing

REMEDY = "run: .venv-build/bin/python -m art.icons"


def is_our_drawing(kept: Image.Image) -> bool:
    """Whether a picture is what we would draw now, give or take another library's rounding."""
    difference = ImageChops.difference(kept.convert("RGBA"), icons.drawn(kept.width))
    return max(ImageStat.Stat(difference).mean) < 2


def test_windows_finds_our_drawing_in_every_size() -> None:
    icon: Any
    with Image.open(icons.FOLDER / "colosseum.ico") as icon:
        pictures = [icon.ico.getimage(size) for size in icon.info["sizes"]]

        assert {picture.width for picture in pictures} == set(icons.WINDOWS)
        assert all(map(is_our_drawing, pictures)), REMEDY


def test_macos_finds_our_drawing_in_every_size() -> None:
    icon: Any
    with Image.open(icons.FOLDER / "colosseum.icns") as icon:
        pictures = [icon.icns.getimage(size) for size in icon.info["sizes"]]

        assert {picture.width for picture in pictures} == set(icons.MACOS)
        assert all(map(is_our_drawing, pictures)), REMEDY


def test_linux_finds_our_drawing() -> None:
    with Image.open(icons.FOLDER / "colosseum.png") as icon:
        assert icon.size == (icons.LINUX, icons.LINUX)
        assert is_our_drawing(icon), REMEDY


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
from pygame._sdl2 import controller  # only once the window is open
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


# --- What is installed


def test_everything_the_project_asks_for_is_pinned() -> None:
    project = tomllib.loads((packing.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    asked = project["build-system"]["requires"] + project["project"]["dependencies"]
    for extra in project["project"]["optional-dependencies"].values():
        asked += extra
    asked += lines_of("benchmarks/requirements.txt")
    pins = dict(line.split("==") for line in lines_of("constraints.txt"))

    assert {name_of(requirement) for requirement in asked} <= {name_of(pin) for pin in pins}
    assert all(re.fullmatch(r"[0-9][0-9a-z.]*", version) for version in pins.values())


def lines_of(file: str) -> list[str]:
    lines = (packing.ROOT / file).read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def name_of(requirement: str) -> str:
    """The name as pip compares it."""
    return re.sub(r"[-_.]+", "-", re.split(r"[<>=!~ \[;]", requirement)[0]).lower()


@pytest.fixture(scope="module")
def in_the_wheel(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The names of all files in a wheel that is built with one translation."""
    tmp_path = tmp_path_factory.mktemp("wheel")
    builders = pytest.importorskip("hatchling.builders.wheel", exc_type=ImportError)
    project = tmp_path / "project"
    for name in ("assets", "build", "colosseum", "tools"):
        shutil.copytree(packing.ROOT / name, project / name)
    for name in ("LICENSE", "NOTICE", "README.md", "pyproject.toml"):
        shutil.copy(packing.ROOT / name, project)
    latin = project / "assets" / "locale" / "la" / "LC_MESSAGES"
    latin.mkdir(parents=True)
    (latin / "colosseum.po").write_text('msgid "Quit"\nmsgstr "Vale"\n')

    (wheel,) = builders.WheelBuilder(str(project)).build(directory=str(tmp_path))

    with ZipFile(wheel) as packed:
        return packed.namelist()


def test_a_wheel_carries_the_translations_and_nothing_for_translators(
    in_the_wheel: list[str],
) -> None:
    kept = [name for name in in_the_wheel if "/locale/" in name]
    sources = catalogues.LOCALE.glob("*/LC_MESSAGES/colosseum.po")
    languages = sorted(["la", *(source.parts[-3] for source in sources)])
    place = "colosseum/assets/locale/{}/LC_MESSAGES/colosseum.mo"
    listed = "colosseum/assets/locale/languages.json"
    assert sorted(kept) == sorted([*map(place.format, languages), listed])


def test_a_wheel_carries_the_rules_and_the_numbers_of_every_game(in_the_wheel: list[str]) -> None:
    assert {"colosseum/assets/rules.yaml", "colosseum/assets/roma.yaml"} <= {*in_the_wheel}
    for name in games.GAMES:
        assert f"colosseum/rules/{name}/game.py" in in_the_wheel
        assert f"colosseum/ai/{name}/kit.py" in in_the_wheel


def test_the_executable_carries_every_module() -> None:
    """PyInstaller packs what imports lead to from the program, those in functions included."""
    imported = graph(MODULES, set())
    waiting, reached = ["colosseum.__main__"], set()
    while waiting:
        if (module := waiting.pop()) not in reached:
            reached.add(module)
            waiting += imported[module]
    packages = {module for module in MODULES if MODULES[module].name == "__init__.py"}
    needed_by_no_one = {"colosseum.gallery.__main__"}
    assert {*MODULES} - reached - packages == needed_by_no_one
