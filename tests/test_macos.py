"""What can be known about the program for macOS without a Mac."""

import plistlib
import subprocess
import sys

import pytest
from PIL import Image

from art import icons
from colosseum import __version__
from tools import macos
from tools.packing import ROOT

MACOS = ROOT / "build" / "macos"


def test_macos_is_told_name_version_kind_and_oldest_system() -> None:
    told = plistlib.loads(plistlib.dumps(macos.info_plist(__version__)))
    assert (told["CFBundleName"], told["CFBundleShortVersionString"]) == ("Colosseum", __version__)
    assert told["LSApplicationCategoryType"] == "public.app-category.board-games"
    assert told["LSMinimumSystemVersion"] == "11.0"
    assert told["NSHighResolutionCapable"] is True


def test_a_double_click_on_a_saved_game_opens_it() -> None:
    told = macos.info_plist(__version__)
    (document,), (kind,) = told["CFBundleDocumentTypes"], told["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    assert kind["UTTypeTagSpecification"] == {"public.filename-extension": ["journal"]}
    spec = (ROOT / "build" / "pyinstaller.spec").read_text(encoding="utf-8")
    assert "info_plist=info_plist(__version__)" in spec
    assert "argv_emulation" in spec


def test_the_icon_has_the_sizes_of_docks_and_folders() -> None:
    with Image.open(icons.FOLDER / "colosseum.icns") as icon:
        pixels = {width * scale for width, _, scale in icon.info["sizes"]}
    assert {32, 64, 128, 256, 512, 1024} <= pixels


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has neither modes nor bash")
def test_the_recipe_for_signing_can_be_read() -> None:
    assert plistlib.loads((MACOS / "entitlements.plist").read_bytes())
    assert (MACOS / "sign").stat().st_mode & 0o111
    subprocess.run(["bash", "-n", MACOS / "sign"], check=True)
