"""Wine in a folder of our own: a Windows that nobody else uses, and the programs that run in it."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
NEEDED = ("wine", "wineserver", "makensis", "Xvfb", "xdotool")
PLAYER = "Zoë"
"""The name of the Windows user: many have letters that are not English."""

_FOLDER = ".wine"
_NOBODY = "nobody"
_PATIENCE = 600.0
"""The most seconds that any Windows program may take."""


class Failed(Exception):
    """A Windows program that failed, in one sentence."""


def missing() -> list[str]:
    """The programs that are needed and not installed."""
    return [name for name in NEEDED if shutil.which(name) is None]


class Wine:
    """A Windows of our own, with its disk and its user's folders in `folder`."""

    def __init__(self) -> None:
        self.folder = _folder()
        self.prefix = self.folder / "prefix"
        self.profile = self.prefix / "drive_c" / "users" / PLAYER
        self.local = self.profile / "AppData" / "Local"
        self.python = self.folder / "python" / "python.exe"
        self.source = self.folder / "source"
        """A copy of this checkout, in which the program is built."""

    def set_up(self) -> None:
        """Make the Windows, unless it is there."""
        self.make_folder(self.folder)
        if (self.prefix / "ready").exists():
            return
        shutil.rmtree(self.prefix, ignore_errors=True)
        self.make_folder(self.prefix)
        self.run("wineboot", "-i")
        self.run("winecfg", "-v", "win10")
        self.wait()
        (self.prefix / "ready").touch()

    # Running programs

    def run(
        self, *command: object, display: str = "", cwd: Path | None = None, **variables: str
    ) -> str:
        """Run a Windows program to its end; `Failed` if it ends badly. Returns what it printed."""
        program = self.start(*command, display=display, cwd=cwd, **variables)
        try:
            printed, _ = program.communicate(timeout=_PATIENCE)
        except subprocess.TimeoutExpired:
            self.stop()
            raise Failed(f"{command[0]} does not end.") from None
        if program.returncode:
            raise Failed(f"{command[0]} ended with {program.returncode}.\n{printed[-9000:]}")
        return printed

    def start(
        self, *command: object, display: str = "", cwd: Path | None = None, **variables: str
    ) -> "subprocess.Popen[str]":
        """Start a Windows program. Output goes to a pipe: Python needs one under Wine."""
        return subprocess.Popen(
            ["wine", *map(str, command)],
            cwd=cwd or self.folder,
            env=self.environment(display) | variables,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            **_as_nobody(),
        )

    def environment(self, display: str = "") -> dict[str, str]:
        """The variables that programs see: none of those of the person running this."""
        return {
            "HOME": str(self.folder),
            "USER": PLAYER,
            "LANG": "C.UTF-8",
            "PATH": os.defpath,
            "DISPLAY": display,
            "WINEPREFIX": str(self.prefix),
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "mscoree,mshtml=",  # no offer to download .NET or a browser
        }

    def wait(self) -> None:
        """Wait until no Windows program runs any more."""
        self._server("--wait")

    def stop(self) -> None:
        """End whatever still runs."""
        self._server("--kill")

    def _server(self, what: str) -> None:
        command = ["wineserver", what]
        subprocess.run(command, env=self.environment(), timeout=120, **_as_nobody())

    def processes(self, program: str) -> list[int]:
        """The processes of a program that run in this Windows."""
        return [pid for pid, command in self._all_processes() if program in command]

    def _all_processes(self) -> Iterator[tuple[int, str]]:
        ours = f"WINEPREFIX={self.prefix}".encode()
        for entry in Path("/proc").iterdir():
            if entry.name.isdigit():
                try:
                    if ours in (entry / "environ").read_bytes().split(b"\0"):
                        yield int(entry.name), (entry / "cmdline").read_text(errors="replace")
                except OSError:  # it has ended, or is not ours to look at
                    continue

    # Files

    def make_folder(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.hand_over(folder)

    def hand_over(self, file: Path) -> None:
        """Let Windows programs write a file, or a folder with all it holds."""
        for each in (file, *file.rglob("*")):
            if os.geteuid() == 0:
                shutil.chown(each, _NOBODY, pwd.getpwnam(_NOBODY).pw_gid)


def windows_path(file: Path) -> str:
    """What Windows programs call a file."""
    return "Z:" + str(file).replace("/", "\\")


def _folder() -> Path:
    """In the checkout, or beside other temporary files if nobody can enter the checkout."""
    folder = ROOT / _FOLDER
    if os.geteuid() == 0 and not all(parent.stat().st_mode & 0o001 for parent in ROOT.parents):
        return Path(tempfile.gettempdir()) / "colosseum-wine"
    return folder


def _as_nobody() -> dict[str, Any]:
    """Wine does not like root; for anyone else there is nothing to change."""
    if os.geteuid() != 0:
        return {}
    nobody = pwd.getpwnam(_NOBODY)
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
