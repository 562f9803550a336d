"""Building the Windows program on Linux, by the same recipe as on Windows."""

import shutil
from pathlib import Path

from tools.windows.wine import ROOT, Wine

_COPIED = ("art", "assets", "build", "colosseum", "docs", "tests", "tools")
_LEFT_BEHIND = ("__pycache__", "*.mo", "out")
_PYINSTALLER = ("-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN")


def copy_source(wine: Wine) -> None:
    """Copy the checkout to where Windows programs may write."""
    shutil.rmtree(wine.source, ignore_errors=True)
    wine.source.mkdir()
    for name in _COPIED:
        ignored = shutil.ignore_patterns(*_LEFT_BEHIND)
        shutil.copytree(ROOT / name, wine.source / name, ignore=ignored)
    for file in ROOT.iterdir():
        if file.is_file():
            shutil.copy(file, wine.source)
    wine.hand_over(wine.source)


def build_program(wine: Wine) -> Path:
    """What `dev.py build` does on Windows; returns the folder that players get."""
    folders = ("--distpath", "dist", "--workpath", "build/out")
    spec = "build/pyinstaller.spec"
    wine.run(wine.python, *_PYINSTALLER, *folders, spec, cwd=wine.source)
    wine.run(wine.python, "tools/packing.py", cwd=wine.source, PYTHONPATH=".")
    return wine.source / "dist" / "Colosseum"
