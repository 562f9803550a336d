"""Makes the installer for Windows of a program that is built: on Windows, or on Linux for Wine.

    py -m tools.windows.installer

It needs makensis, of NSIS 3.
"""

import subprocess
import sys
from pathlib import Path

from colosseum import __version__
from tools.packing import NAME, ROOT, version_numbers

RECIPE = ROOT / "build" / "windows" / "installer.nsi"
ICON = ROOT / "build" / "icons" / "colosseum.ico"
PICTURE = ROOT / "build" / "icons" / "installer.bmp"


def installer_name() -> str:
    return f"{NAME}-{__version__}-windows-setup.exe"


def make_installer(dist: Path) -> Path:
    """The installer of the program in `dist/Colosseum`, beside it."""
    installer = dist / installer_name()
    told = {
        "VERSION": __version__,
        "NUMBERS": ".".join(map(str, version_numbers(__version__))),
        "PROGRAM": dist / NAME,
        "ICON": ICON,
        "PICTURE": PICTURE,
        "INSTALLER": installer,
    }
    # NSIS for Windows makes 32-bit installers, which every Windows runs; Wine may have no 32 bits.
    target = [] if sys.platform == "win32" else ["-XTarget amd64-unicode"]
    definitions = [f"-D{name}={value}" for name, value in told.items()]
    command = ["makensis", "-V2", "-WX", *target, *definitions, str(RECIPE)]
    subprocess.run(command, check=True)
    return installer


if __name__ == "__main__":
    print(make_installer(ROOT / "dist"))
