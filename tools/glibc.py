"""Which C library a Linux program needs: the newest version that any of its files asks for."""

import re
import subprocess
import sys
from pathlib import Path

Version = tuple[int, ...]


def needed_by(folder: Path) -> Version:
    """The version of glibc that a folder's programs and libraries need."""
    files = [file for file in folder.rglob("*") if file.is_file() and _is_program(file)]
    return max(map(_needed_by_file, files))


def _is_program(file: Path) -> bool:
    with file.open("rb") as opened:
        return opened.read(4) == b"\x7fELF"


def _needed_by_file(file: Path) -> Version:
    told = subprocess.run(["objdump", "-p", file], capture_output=True, text=True, check=True)
    asked = re.findall(r"GLIBC_([0-9.]+)", told.stdout)
    return max((tuple(map(int, version.split("."))) for version in asked), default=(2, 0))


if __name__ == "__main__":
    print(".".join(map(str, needed_by(Path(sys.argv[1])))))
