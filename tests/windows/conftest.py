"""The Windows that `python3 -m tools.windows` has set up, with the program it has built there."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.screen import Display
from tools.packing import archive_name
from tools.windows.wine import Wine


@pytest.fixture
def wine() -> Iterator[Wine]:
    """A Windows in which nothing runs and nobody has played."""
    if not os.environ.get("COLOSSEUM_WINE"):
        pytest.skip("COLOSSEUM_WINE does not say that there is a program to try")
    wine = Wine()
    wine.stop()
    shutil.rmtree(wine.local / "Colosseum", ignore_errors=True)
    yield wine
    wine.stop()


@pytest.fixture
def display(tmp_path: Path) -> Iterator[Display]:
    screen = Display(tmp_path)
    yield screen
    screen.close()


@pytest.fixture
def program(wine: Wine) -> Path:
    """Unpacked from the archive into a folder with an awkward name, where it may write nothing."""
    folder = wine.folder / "Bücher und Spiele ☉ 2026"
    shutil.rmtree(folder, ignore_errors=True)
    archive = wine.source / "dist" / f"{archive_name(system='win32', processor='AMD64')}.zip"
    with ZipFile(archive) as packed:
        packed.extractall(folder)
    return folder / "Colosseum" / "Colosseum.exe"
