"""The package for Debian, Ubuntu and their relatives, from the folder that `dev.py build` leaves.

It puts the program into /usr/lib, and beside it what a desktop asks for: a menu entry, icons, the
file type of saved games, a description for software centres and a man page in every language.
"""

import gzip
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from colosseum import __version__
from tools import glibc
from tools.packing import NAME, ROOT, machine, moment

PACKAGE = "colosseum"
_ARCHITECTURES = {"x86_64": "amd64"}
_LINUX = ROOT / "build" / "linux"
_CONTROL = """\
Package: {package}
Version: {version}
Architecture: {architecture}
Maintainer: the Colosseum contributors <colosseum-game@users.noreply.github.com>
Installed-Size: {kilobytes}
Depends: libc6 (>= {glibc}), libgcc-s1, libstdc++6
Recommends: libx11-6, libxext6, libxcursor1, libxi6, libxrandr2, libxfixes3, libxss1,
 libwayland-client0, libwayland-cursor0, libxkbcommon0, libpulse0 | libasound2 | libasound2t64
Section: games
Priority: optional
Homepage: https://github.com/colosseum-game/colosseum
Description: two board games about ancient Rome
 In Colosseum you are an impresario who bids, trades and produces events, for
 three to five players, human or computer. In Arena: Roma II, two players lay
 cards along a row of dice. Lessons, hints and an advisor teach both games.
 .
 This is an unofficial computer version of both, made by fans.
"""


def file_name() -> str:
    return f"{PACKAGE}_{__version__}_{architecture()}.deb"


def architecture() -> str:
    return _ARCHITECTURES.get(machine(), machine())


def build(folder: Path, target: Path) -> Path:
    """Pack the program's folder as a .deb in the target folder."""
    with tempfile.TemporaryDirectory() as name:
        tree = Path(name) / PACKAGE
        _fill(tree, folder)
        _describe(tree, ".".join(map(str, glibc.needed_by(folder))))
        _settle(tree)
        package = target / file_name()
        surroundings = os.environ | {"SOURCE_DATE_EPOCH": str(moment())}
        command = [
            "dpkg-deb",
            "--root-owner-group",
            "-Zxz",
            "-z9",
            "--build",
            str(tree),
            str(package),
        ]
        subprocess.run(command, env=surroundings, check=True, stdout=subprocess.DEVNULL)
    return package


def _fill(tree: Path, folder: Path) -> None:
    program, share = tree / "usr/lib" / PACKAGE, tree / "usr/share"
    desktop = ("colosseum.desktop", "colosseum.png", "INSTALL*.txt")
    notes = ("LICENSE.txt", "NOTICE.txt", "licences")
    left = shutil.ignore_patterns(*desktop, *notes)
    shutil.copytree(folder, program, symlinks=True, ignore=left)
    (tree / "usr/bin").mkdir()
    (tree / "usr/bin" / PACKAGE).symlink_to(f"../lib/{PACKAGE}/{NAME}")
    documents = share / "doc" / PACKAGE
    shutil.copytree(folder / "licences", documents / "licences")
    rights = [(ROOT / name).read_text(encoding="utf-8") for name in ("NOTICE", "LICENSE")]
    (documents / "copyright").write_text("\n".join(rights), encoding="utf-8")
    _compress(ROOT / "CHANGELOG.md", documents / "changelog.gz")
    _put(_LINUX / "colosseum.desktop", share / "applications")
    _put(_LINUX / "colosseum.mime.xml", share / "mime/packages", "colosseum.xml")
    _put(ROOT / "build/icons/colosseum.png", share / "icons/hicolor/256x256/apps")
    icon = ROOT / "assets/sprites/app-icon.svg"
    _put(icon, share / "icons/hicolor/scalable/apps", "colosseum.svg")
    _put(_LINUX / "game.colosseum.Colosseum.metainfo.xml", share / "metainfo")
    for page in _LINUX.glob("colosseum*.6"):
        language = page.stem.removeprefix("colosseum").removeprefix(".")
        _compress(page, share / "man" / language / "man6/colosseum.6.gz")


def _put(file: Path, folder: Path, name: str = "") -> None:
    folder.mkdir(parents=True, exist_ok=True)
    copy = folder / (name or file.name)
    copy.write_bytes(_filled(file.read_bytes()))


def _compress(file: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(_filled(file.read_bytes()), mtime=0))


def _filled(content: bytes) -> bytes:
    date = time.strftime("%Y-%m-%d", time.gmtime(moment()))
    return content.replace(b"@VERSION@", __version__.encode()).replace(b"@DATE@", date.encode())


def _describe(tree: Path, needed: str) -> None:
    files = [file for file in sorted(tree.rglob("*")) if file.is_file() and not file.is_symlink()]
    control = tree / "DEBIAN"
    control.mkdir()
    sums = [
        f"{hashlib.md5(file.read_bytes()).hexdigest()}  {file.relative_to(tree)}\n"
        for file in files
    ]
    (control / "md5sums").write_text("".join(sums), encoding="utf-8")
    words = _CONTROL.format(
        package=PACKAGE,
        version=__version__,
        architecture=architecture(),
        kilobytes=sum(-(-file.stat().st_size // 1024) for file in files),
        glibc=needed,
    )
    (control / "control").write_text(words, encoding="utf-8")


def _settle(tree: Path) -> None:
    """Give every file the same rights and time on any machine."""
    for path in [tree, *tree.rglob("*")]:
        if path.is_symlink():
            continue
        runs = path.is_dir() or path.stat().st_mode & 0o100
        path.chmod(0o755 if runs else 0o644)
        os.utime(path, (moment(), moment()))


def main() -> int:
    package = build(ROOT / "dist" / NAME, ROOT / "dist")
    print(f"{package.relative_to(ROOT)} ({package.stat().st_size / 1e6:.1f} MB)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
