"""What package managers are told: the manifests of winget and of Homebrew."""

import re
from pathlib import Path

import pytest
import yaml

from tests import languages
from tools import shops

VERSION = "1.2.0"
DOWNLOADS = ("windows-setup.exe", "macos-arm64.zip", "macos-x86_64.zip")
SUMS = {f"Colosseum-{VERSION}-{end}": "ab" * 32 for end in DOWNLOADS}
EVERY = {"PackageIdentifier", "PackageVersion", "ManifestType", "ManifestVersion"}
NEEDED = {
    "version": {"DefaultLocale"},
    "installer": {"Installers"},
    "defaultLocale": {"PackageLocale", "Publisher", "PackageName", "License", "ShortDescription"},
    "locale": {"PackageLocale"},
}
"""What winget's schema of a manifest asks for."""
WINGET = [file for file in shops.TEMPLATES if file.suffix == ".yaml"]


def manifest(file: Path) -> dict[str, object]:
    words = shops.filled(file.read_text(encoding="utf-8"), SUMS, VERSION)
    read = yaml.safe_load(words)
    assert isinstance(read, dict)
    return read


@pytest.mark.parametrize("file", WINGET, ids=lambda file: file.name)
def test_winget_is_told_what_it_asks_for(file: Path) -> None:
    told = manifest(file)
    assert set(told) >= EVERY | NEEDED[str(told["ManifestType"])]
    assert told["PackageVersion"] == VERSION
    assert file.name.startswith(f"{told['PackageIdentifier']}.")
    if "PackageLocale" in told:
        assert file.stem.endswith(f"locale.{told['PackageLocale']}")
        assert 3 <= len(str(told["ShortDescription"])) <= 256


def test_winget_finds_the_installer_that_a_release_has() -> None:
    (told,) = [it for it in map(manifest, WINGET) if it["ManifestType"] == "installer"]
    assert told["Installers"] == [
        {
            "Architecture": "x64",
            "InstallerUrl": "https://github.com/colosseum-game/colosseum/releases/download/"
            f"v{VERSION}/Colosseum-{VERSION}-windows-setup.exe",
            "InstallerSha256": "ab" * 32,
        }
    ]


def test_shops_are_told_in_every_language() -> None:
    told = {str(manifest(file).get("PackageLocale", ""))[:2] for file in WINGET}
    assert told >= {"en", *languages.COMPLETE}


def test_homebrew_is_told_both_archives() -> None:
    (cask,) = [file for file in shops.TEMPLATES if file.suffix == ".rb"]
    words = shops.filled(cask.read_text(encoding="utf-8"), SUMS, VERSION)
    assert words.startswith(f'cask "{cask.stem}" do\n')
    assert len(re.findall(r'"[0-9a-f]{64}"', words)) == 2
    assert "@" not in words


def test_what_was_not_built_is_told_to_nobody() -> None:
    (cask,) = [file for file in shops.TEMPLATES if file.suffix == ".rb"]
    only_windows = {name: digest for name, digest in SUMS.items() if "windows" in name}
    with pytest.raises(shops.NotBuilt, match="macos-arm64"):
        shops.filled(cask.read_text(encoding="utf-8"), only_windows, VERSION)


def test_checksums_are_read_as_a_release_writes_them() -> None:
    assert shops.read_sums(["ab  one.zip\ncd  two.exe\n", "ef  three.zip\n"]) == {
        "one.zip": "ab",
        "two.exe": "cd",
        "three.zip": "ef",
    }
