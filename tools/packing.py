"""What the executables are made of, and the archive that players download.

`build/pyinstaller.spec` takes from it what to leave out and what Windows shows. After PyInstaller,
`dev.py build` runs it to put notes and licences beside the program and to pack the folder:
`dist/Colosseum-0.1.0-linux-x86_64.zip`.
"""

import os
import platform
import shutil
import stat
import subprocess
import sys
import time
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from colosseum import __version__
from tools import licences

Entry = tuple[str, str, str]
"""The name in the bundle, the file it comes from, and its kind."""

ROOT = Path(__file__).resolve().parents[1]
NAME = "Colosseum"

SYSTEMS = {"win32": "windows", "darwin": "macos", "linux": "linux"}
MACHINES = {"amd64": "x86_64", "aarch64": "arm64"}

# Modules that something we need can do without. numpy and OpenGL are wanted by parts of pygame
# that we do not use, and the others by each other.
EXCLUDED = [
    *("numpy", "OpenGL", "cv2", "setuptools", "pkg_resources", "pip", "babel", "PIL"),
    *("pygame.camera", "pygame._camera", "pygame._camera_opencv", "pygame.midi", "pygame.pypm"),
    *("pygame.surfarray", "pygame.sndarray"),
    *("pygame.ftfont", "pygame.gfxdraw", "pygame.geometry", "pygame._render"),
    *(f"pygame._sdl2.{name}" for name in ("controller_old", "mixer", "touch", "window")),
    *("pygame.docs", "pygame.examples", "pygame.tests"),
    *("tkinter", "_tkinter", "curses", "readline", "turtle", "idlelib"),
    *("unittest", "doctest", "pdb", "pydoc", "test", "lib2to3", "distutils", "ensurepip"),
    *("sqlite3", "dbm", "asyncio", "ssl", "_ssl", "http", "ftplib", "xmlrpc", "webbrowser"),
    *("_hashlib",),  # hashlib has its own; this one brings all of OpenSSL
    *("bz2", "lzma", "_bz2", "_lzma", "decimal", "_decimal", "_pydecimal"),
    "stringprep",  # for network names and little else, at over a megabyte
]

# Every desktop has these, and graphics drivers want theirs, which may be newer than ours. X11's
# must fit the rest of X11, which we do not bring.
THE_SYSTEMS_OWN = {
    *("libstdc++.so.6", "libgcc_s.so.1"),
    *("libX11.so.6", "libXau.so.6", "libXdmcp.so.6", "libbsd.so.0", "libmd.so.0"),
}

VERSION_INFO = """\
VSVersionInfo(
  ffi=FixedFileInfo(
    filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004, fileType=0x1,
    subtype=0x0, date=(0, 0),
  ),
  kids=[
    StringFileInfo([StringTable('040904B0', [
      StringStruct('CompanyName', 'the Colosseum contributors'),
      StringStruct('FileDescription', 'Colosseum'),
      StringStruct('FileVersion', '{version}'),
      StringStruct('InternalName', 'Colosseum'),
      StringStruct('LegalCopyright', 'MIT licence'),
      StringStruct('OriginalFilename', 'Colosseum.exe'),
      StringStruct('ProductName', 'Colosseum'),
      StringStruct('ProductVersion', '{version}'),
    ])]),
    VarFileInfo([VarStruct('Translation', [0x0409, 1200])]),
  ],
)
"""


def needed(entries: Iterable[Entry]) -> list[Entry]:
    """The files to keep, of those PyInstaller found."""
    return [
        entry
        for entry in entries
        # That is where pygame keeps a default icon and font.
        if not (entry[2] == "DATA" and Path(entry[0]).parts[0] == "pygame")
        and not (sys.platform.startswith("linux") and entry[0] in THE_SYSTEMS_OWN)
    ]


def version_info(version: str) -> str:
    """What Windows shows in the file's properties, as PyInstaller reads it."""
    return VERSION_INFO.format(version=version, numbers=version_numbers(version))


def version_numbers(version: str) -> tuple[int, ...]:
    """The four numbers that Windows wants: "0.2.0" and "0.2.0rc1" are both (0, 2, 0, 0)."""
    numbers = []
    for part in version.split("."):
        digits = part[: len(part) - len(part.lstrip("0123456789"))]
        numbers.append(int(digits or 0))
        if digits != part:
            break
    return tuple([*numbers, 0, 0, 0, 0][:4])


def archive_name(
    version: str = __version__, system: str = sys.platform, processor: str = platform.machine()
) -> str:
    """The archive's name, with version and system: `Colosseum-0.1.0-linux-x86_64`."""
    return f"{NAME}-{version}-{SYSTEMS.get(system, system)}-{machine(processor)}"


def machine(processor: str = platform.machine()) -> str:
    """A processor by the same name on every system."""
    return MACHINES.get(processor.lower(), processor.lower())


@cache
def moment() -> int:
    """When this version was made, in seconds since 1970: the same in all that is built from it."""
    if told := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(told)
    asked = ["git", "log", "-1", "--format=%ct"]
    with suppress(OSError, subprocess.CalledProcessError):
        done = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True)
        return int(done.stdout)
    return int((ROOT / "CHANGELOG.md").stat().st_mtime)


def complete(dist: Path) -> Path:
    """Put notes and licences beside the program; return the folder that players get."""
    folder = dist / NAME
    if sys.platform == "darwin":  # there the program is itself a folder
        shutil.rmtree(folder)
        folder.mkdir()
        (dist / f"{NAME}.app").rename(folder / f"{NAME}.app")
    for name in ("LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, folder / f"{name}.txt")
    if sys.platform.startswith("linux"):
        linux = ROOT / "build" / "linux"
        for file in (
            *sorted(linux.glob("INSTALL*.txt")),
            linux / "colosseum.desktop",
            ROOT / "build/icons/colosseum.png",
        ):
            shutil.copy(file, folder)
    (folder / "licences").mkdir(exist_ok=True)
    for name, text in licences.texts():
        shutil.copyfile(text, folder / "licences" / name)
    return folder


def pack(folder: Path, archive: Path) -> None:
    """Zip the folder itself. Links stay links and programs programs: macOS depends on both."""
    with ZipFile(archive, "w", ZIP_DEFLATED, compresslevel=9) as packed:
        for parent, folders, files in os.walk(folder):
            folders.sort()
            linked = [name for name in folders if (Path(parent) / name).is_symlink()]
            for name in sorted(files + linked):
                _add(packed, Path(parent) / name, folder.parent)


def _add(packed: ZipFile, file: Path, top: Path) -> None:
    status = file.lstat()
    entry = ZipInfo(file.relative_to(top).as_posix(), time.gmtime(moment())[:6])
    entry.create_system = 3  # Unix, since these are Unix modes
    entry.external_attr = status.st_mode << 16
    if stat.S_ISLNK(status.st_mode):
        packed.writestr(entry, str(file.readlink()))
    else:
        packed.writestr(entry, file.read_bytes(), ZIP_DEFLATED, 9)


def main() -> int:
    dist = ROOT / "dist"
    archive = dist / f"{archive_name()}.zip"
    is_complete = sys.argv[1:] == ["--only-pack"]  # after signing, nothing may change
    pack(dist / NAME if is_complete else complete(dist), archive)
    print(f"{archive.relative_to(ROOT)} ({archive.stat().st_size / 1e6:.1f} MB)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
