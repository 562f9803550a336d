"""Write down what the pinned wheels of every system carry, in `build/wheels.yaml`.

    .venv/bin/python tools/wheels.py

It downloads them, so it runs by hand when a pin of `constraints.txt` changes. Tests read the file:
every native library must have a licence text, and everything for macOS must suit both processors.
The Flatpak's list of sources is written from it too.
"""

import hashlib
import struct
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import yaml

from tools.licences import is_native

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / "build" / "wheels.yaml"
FLATPAK = ROOT / "build" / "flatpak" / "wheels.yaml"
PYTHON = "3.12"
"""The Flatpak's; the libraries inside a wheel are the same for any."""
PACKAGES = ("pygame-ce", "PyYAML", "platformdirs", "accesskit")
SYSTEMS = {
    "linux x86_64": ("manylinux2014_x86_64",),
    "linux arm64": ("manylinux2014_aarch64",),
    "windows x86_64": ("win_amd64",),
    "macos arm64": ("macosx_11_0_arm64", "macosx_11_0_universal2"),
    "macos x86_64": ("macosx_10_13_x86_64", "macosx_10_13_universal2"),
}
_PROCESSORS = {0x01000007: "x86_64", 0x0100000C: "arm64"}
_FAT, _SLICE = b"\xca\xfe\xba\xbe", 20


def pins() -> dict[str, str]:
    """The version of every package that is pinned."""
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    return dict(line.split("==") for line in lines if "==" in line)


def download(folder: Path, platforms: tuple[str, ...]) -> list[Path]:
    wanted = [f"{name}=={pins()[name]}" for name in PACKAGES]
    pip = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--only-binary", ":all:"]
    for platform in platforms:
        pip += ["--platform", platform]
    subprocess.run([*pip, "--python-version", PYTHON, "-d", folder, *wanted], check=True)
    return sorted(folder.glob("*.whl"))


def described(wheel: Path) -> dict[str, Any]:
    """What a wheel is called, where it is, its checksum, and its native files."""
    content = wheel.read_bytes()
    place = hashlib.blake2b(content, digest_size=32).hexdigest()
    entry: dict[str, Any] = {
        "name": wheel.name,
        "url": f"https://files.pythonhosted.org/packages/{place[:2]}/{place[2:4]}/{place[4:]}/"
        + wheel.name,
        "sha256": hashlib.sha256(content).hexdigest(),
    }
    with ZipFile(wheel) as packed:
        native = sorted(filter(is_native, packed.namelist()))
        if native:
            entry["native"] = native
        if "macosx" in wheel.name:
            both = [set(processors(packed.read(name))) for name in native]
            entry["processors"] = sorted(set.intersection(*both))
    return entry


def processors(library: bytes) -> list[str]:
    """The processors that a library for macOS has code for."""
    if library[:4] != _FAT:
        return [_PROCESSORS[struct.unpack_from("<I", library, 4)[0]]]
    count = struct.unpack_from(">I", library, 4)[0]
    return [_PROCESSORS[struct.unpack_from(">I", library, 8 + i * _SLICE)[0]] for i in range(count)]


def flatpak_sources(found: dict[str, Any]) -> list[dict[str, Any]]:
    """The wheels for Linux, as flatpak-builder wants its sources listed."""
    sources: dict[str, dict[str, Any]] = {}
    for system, processor in (("linux x86_64", "x86_64"), ("linux arm64", "aarch64")):
        for wheel in found[system]:
            source = {"type": "file", "url": wheel["url"], "sha256": wheel["sha256"]}
            if "native" in wheel:
                source["only-arches"] = [processor]
            sources[wheel["name"]] = source
    return list(sources.values())


def main() -> int:
    found: dict[str, Any] = {"python": PYTHON, "pins": {name: pins()[name] for name in PACKAGES}}
    for system, platforms in SYSTEMS.items():
        with tempfile.TemporaryDirectory() as folder:
            wheels = download(Path(folder), platforms)
            found[system] = [described(wheel) for wheel in wheels]
    head = "# What the pinned wheels carry: written by tools/wheels.py.\n"
    for file, content in ((KEPT, found), (FLATPAK, flatpak_sources(found))):
        file.write_text(
            head + yaml.safe_dump(content, sort_keys=False, width=200), encoding="utf-8"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
