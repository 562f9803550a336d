"""No library goes to players without its licence."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from tools import licences, wheels

WHEELS: dict[str, Any] = yaml.safe_load(wheels.KEPT.read_text(encoding="utf-8"))


def test_the_notes_are_about_the_wheels_that_are_pinned() -> None:
    pinned = {name: wheels.pins()[name] for name in wheels.PACKAGES}
    assert WHEELS["pins"] == pinned, "run: .venv/bin/python tools/wheels.py"


@pytest.mark.parametrize("system", wheels.SYSTEMS)
def test_every_native_library_of_a_wheel_has_a_licence(system: str) -> None:
    native = [file for wheel in WHEELS[system] for file in wheel.get("native", ())]
    left_out = [file for file in native if "libasound" in file]  # only PortMidi needs it
    assert licences.unlicensed(native) == left_out


@pytest.mark.parametrize("system", ["macos arm64", "macos x86_64"])
def test_everything_for_macos_has_code_for_its_processor(system: str) -> None:
    for wheel in WHEELS[system]:
        if "native" in wheel:
            assert system.split()[1] in wheel["processors"], wheel["name"]


def test_the_flatpak_downloads_the_pinned_wheels_and_nothing_else() -> None:
    listed = yaml.safe_load(wheels.FLATPAK.read_text(encoding="utf-8"))
    assert listed == wheels.flatpak_sources(WHEELS)
    assert all(len(source["sha256"]) == 64 for source in listed)
    manifest = yaml.safe_load(
        (wheels.FLATPAK.parent / "game.colosseum.Colosseum.yaml").read_text(encoding="utf-8")
    )
    assert "--share=network" not in manifest["finish-args"]
    for source in manifest["modules"][0]["sources"]:
        assert source == "wheels.yaml" or (wheels.FLATPAK.parent / source["path"]).parent.exists()


def test_a_file_of_nobody_is_noticed() -> None:
    files = ["libz.so.1", "pygame_ce.libs/libmystery-1234.so.5", "assets/rules.yaml"]
    assert licences.unlicensed(files) == ["pygame_ce.libs/libmystery-1234.so.5"]


def test_every_library_has_a_text_that_says_whose_it_is() -> None:
    for library in licences.libraries():
        if library.package == "pyinstaller":
            continue  # only where executables are built
        for text in library.texts:
            words = text.read_text(encoding="utf-8")
            assert "copyright" in words.lower(), library.name
            assert library.source.startswith("https://")


def test_no_text_is_kept_for_nothing() -> None:
    used = {
        text for library in licences.libraries() if not library.package for text in library.texts
    }
    kept = {*licences.FOLDER.glob("*.txt")}
    assert kept - used == {licences.FOLDER / name for name in licences.SHARED}


def test_the_notice_names_every_library() -> None:
    notice = (licences.ROOT / "NOTICE").read_text(encoding="utf-8")
    for library in licences.libraries():
        assert library.name in notice, library.name
        if "LGPL" in library.licence:
            assert library.source in notice, library.name


def test_a_universal_library_has_code_for_both_processors(tmp_path: Path) -> None:
    fat = bytes.fromhex("cafebabe 00000002") + bytes.fromhex("01000007" + "00" * 16)
    fat += bytes.fromhex("0100000c" + "00" * 16)
    assert wheels.processors(fat) == ["x86_64", "arm64"]
    assert wheels.processors(bytes.fromhex("cffaedfe 0c000001")) == ["arm64"]
