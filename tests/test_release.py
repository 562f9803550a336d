"""What goes with a release: notes, checksums, the bill of materials, and packages fit for PyPI."""

import hashlib
import importlib.util
import json
import os
import re
import tomllib
from pathlib import Path
from types import ModuleType
from zipfile import ZipFile

import pytest

from tools import licences, packing
from tools.bill_of_materials import bill_of_materials

pytest.importorskip("hatchling.builders.wheel", exc_type=ImportError)

from tools import release

CHANGELOG = """# Changelog

## [Unreleased]

- Soon.

## [1.2.0] - 2026-11-16

### Added

- A lion.

## [1.1.0]

- A bear.
"""


def test_the_notes_are_the_versions_own_section() -> None:
    assert release.notes(CHANGELOG, "1.2.0") == "### Added\n\n- A lion.\n"
    assert release.notes(CHANGELOG, "1.1.0") == "- A bear.\n"
    assert release.notes(CHANGELOG, "1.3.0") == "- Soon.\n"


def test_checksums_are_those_that_sha256sum_reads(tmp_path: Path) -> None:
    for name in ("b.zip", "a.deb"):
        (tmp_path / name).write_text(name)
    digest = hashlib.sha256(b"a.deb").hexdigest()
    told = release.checksums([tmp_path / "b.zip", tmp_path / "a.deb"])
    assert told.startswith(f"{digest}  a.deb\n")
    assert told.count("\n") == 2


def test_the_bill_names_what_is_in_the_folder_and_its_licence(tmp_path: Path) -> None:
    inside = tmp_path / "_internal"
    inside.mkdir()
    (inside / "libz.so.1").touch()
    bill = json.loads(bill_of_materials(tmp_path))
    held = {each["name"]: each for each in bill["components"]}
    assert {"zlib", "PyInstaller", "platformdirs"} <= {*held}
    assert "FluidSynth" not in held
    assert held["zlib"]["licenses"] == [{"expression": "Zlib"}]
    assert held["platformdirs"]["purl"].startswith("pkg:pypi/platformdirs@")
    assert {*bill["dependencies"][0]["dependsOn"]} == {*held}


def test_the_same_folder_gives_the_same_archive(tmp_path: Path) -> None:
    archives = []
    for moment in (1, 1_000_000):
        folder = tmp_path / str(moment) / "Colosseum"
        folder.mkdir(parents=True)
        for name in ("b", "a") if moment == 1 else ("a", "b"):
            (folder / name).write_text(name)
            os.utime(folder / name, (moment, moment))
        archives.append(tmp_path / f"{moment}.zip")
        packing.pack(folder, archives[-1])
    assert archives[0].read_bytes() == archives[1].read_bytes()


def wheel(folder: Path, metadata: str) -> Path:
    file = folder / "colosseum_box-1.0-py3-none-any.whl"
    with ZipFile(file, "w") as packed:
        packed.writestr("colosseum_box-1.0.dist-info/METADATA", metadata)
    return file


def test_a_wheel_that_pypi_would_refuse_is_noticed(tmp_path: Path) -> None:
    fields = "Name: a\nVersion: 1\nSummary: b\nLicense-Expression: MIT\nRequires-Python: >=3.11\n"
    markdown = "Description-Content-Type: text/markdown\n"
    release.check(wheel(tmp_path, f"{fields}{markdown}\n![a](https://b.c/d.png)"))
    for bad in (fields, f"{markdown}{fields[8:]}", f"{fields}{markdown}\n![a](docs/d.png)"):
        with pytest.raises(release.BadPackage):
            release.check(wheel(tmp_path, bad))


def readme_hook() -> ModuleType:
    spec = importlib.util.spec_from_file_location("readme", packing.ROOT / "build" / "readme.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_pictures_of_the_readme_show_on_pypi() -> None:
    words = "![a](docs/a.png) [b](LICENSE) [c](https://d.e) [f](#g)"
    assert readme_hook().whole_links(words, "https://github.com/us/it") == (
        "![a](https://raw.githubusercontent.com/us/it/main/docs/a.png) "
        "[b](https://github.com/us/it/blob/main/LICENSE) [c](https://d.e) [f](#g)"
    )


def test_the_distributions_name_is_not_the_one_that_is_taken() -> None:
    project = tomllib.loads((packing.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["name"] == "colosseum-box"
    assert project["project"]["scripts"] == {"colosseum": "colosseum.__main__:main"}


def test_the_licences_of_the_bill_are_well_formed() -> None:
    for library in licences.libraries():
        assert library.licence.replace(" ", "").replace("-", "").replace(".", "").isalnum()


def test_the_readmes_pictures_exist_and_the_moving_one_is_small() -> None:
    words = (packing.ROOT / "README.md").read_text(encoding="utf-8")
    shown = [packing.ROOT / name for name in re.findall(r"!\[[^\]]*\]\(([^)]+)\)", words)]
    assert all(picture.exists() for picture in shown)
    (moving,) = [picture for picture in shown if picture.suffix == ".gif"]
    assert moving.stat().st_size < 3e6
