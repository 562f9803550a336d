"""A session with a screen, a bus and a screen reader, and the game in it."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

from tests.screen import SIZE, Display

PATIENCE: Final = 60.0
"""How long to wait for something, in seconds."""
ROOT: Final = Path(__file__).resolve().parents[2]
SYSTEM_PYTHON: Final = "/usr/bin/python3"
LAUNCHERS: Final = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")


def launcher() -> str | None:
    return next((it for it in LAUNCHERS if Path(it).exists()), None)


def can_listen() -> bool:
    """Whether there are a screen, a bus and AT-SPI here, and a Python that knows them."""
    if not all(map(shutil.which, ("Xvfb", "dbus-daemon"))) or launcher() is None:
        return False
    if not Path(SYSTEM_PYTHON).exists():
        return False
    knows = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
    done = subprocess.run([SYSTEM_PYTHON, "-c", knows], capture_output=True, check=False)
    return done.returncode == 0


class Listener:
    """Someone who hears the game and presses by name, without a screen or a mouse."""

    def __init__(self, reader: "subprocess.Popen[str]") -> None:
        self._reader = reader

    def _ask(self, *command: str | float) -> Any:
        assert self._reader.stdin is not None
        assert self._reader.stdout is not None
        print(json.dumps(command), file=self._reader.stdin, flush=True)
        return json.loads(self._reader.stdout.readline())

    def press(self, start: str) -> None:
        assert self._ask("press", start, PATIENCE), f"{start} cannot be pressed: {self.read()}"

    def sees(self, start: str) -> None:
        assert self._ask("sees", start, PATIENCE), f"{start} is not there: {self.read()}"

    def hears(self, words: str, patience: float = PATIENCE) -> None:
        assert self._ask("hears", words, patience), f"{words} was not said: {self.said()[-9:]}"

    def focus(self, start: str) -> None:
        assert self._ask("focus", start, PATIENCE)

    def read(self) -> list[list[str]]:
        found: list[list[str]] = self._ask("read")
        return found

    def buttons(self) -> list[str]:
        """The names of all that can be pressed now."""
        found: list[str] = self._ask("buttons")
        return found

    def tap(self, start: str) -> bool:
        """Press it if it is there now."""
        return bool(self._ask("tap", start))

    def said(self) -> list[str]:
        found: list[str] = self._ask("said")
        return found


FROM_SOURCE: Final = (sys.executable, "-m", "colosseum")


@contextmanager
def listening(
    folder: Path, program: Sequence[str] = FROM_SOURCE, **settings: object
) -> Iterator[Listener]:
    """Start the game with these settings, and someone who listens to it."""
    screen = Display(folder)
    home = folder / "home"
    (home / "config" / "Colosseum").mkdir(parents=True)
    (home / "run").mkdir(mode=0o700)
    chosen = {"width": SIZE[0], "height": SIZE[1], "speed": "instant", **settings}
    file = home / "config" / "Colosseum" / "settings.json"
    file.write_text(json.dumps(chosen), encoding="utf-8")
    own = {
        "HOME": home,
        "XDG_DATA_HOME": home / "data",
        "XDG_CONFIG_HOME": home / "config",
        "XDG_STATE_HOME": home / "state",
        "XDG_RUNTIME_DIR": home / "run",
        "SDL_VIDEODRIVER": "x11",
        "SDL_AUDIODRIVER": "dummy",
        "LANG": "C.UTF-8",
        "DISPLAY": screen.name,
    }
    with ExitStack() as session:
        session.callback(screen.close)
        daemon = ["dbus-daemon", "--session", "--nofork", "--print-address"]
        bus = _started(session, daemon, os.environ)
        assert bus.stdout is not None
        own["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
        env = {**os.environ, **{name: str(value) for name, value in own.items()}}
        _started(session, [str(launcher()), "--launch-immediately"], env)
        _started(session, program, env)
        script = Path(__file__).with_name("reader.py")
        yield Listener(_started(session, [SYSTEM_PYTHON, str(script)], env))


def _started(
    session: ExitStack, command: Sequence[str], env: Mapping[str, str]
) -> "subprocess.Popen[str]":
    """A process that ends with the session."""
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        env=env,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    session.callback(process.wait)
    session.callback(process.terminate)
    return process
