"""Builds and tries the Windows program on Linux, under Wine.

    python3 -m tools.windows            # all of it, as .ci/run does
    python3 -m tools.windows build      # only the program, its archive and its installer

What it sets up stays in `.wine`, so that the next time is shorter. docs/windows.md says more.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable

import dev
from tools.windows import windows_python
from tools.windows.building import build_program, copy_source
from tools.windows.installer import make_installer
from tools.windows.suite import run_tests
from tools.windows.wine import ROOT, Failed, Wine, missing

Step = tuple[str, Callable[[], object]]


def main(*words: str) -> int:
    if lacking := missing():
        print(f"Windows cannot be tried here: there is no {' and no '.join(lacking)}.")
        return 1
    wine = Wine()
    building: list[Step] = [
        ("setting up Wine", wine.set_up),
        ("setting up Python", lambda: windows_python.set_up(wine)),
        ("copying the checkout", lambda: copy_source(wine)),
        ("building the program", lambda: build_program(wine)),
        ("making the installer", lambda: make_installer(wine.source / "dist")),
    ]
    trying: list[Step] = [
        ("running tests under Windows' Python", lambda: run_tests(wine)),
        ("trying the program and its installer", try_program),
    ]
    try:
        for what, step in building if words == ("build",) else building + trying:
            start = time.monotonic()
            step()
            print(f"Windows: {what} took {time.monotonic() - start:.0f} s.", flush=True)
    except Failed as failure:
        print(failure, file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as error:
        print(f"{error.cmd[0]} failed.", file=sys.stderr)
        return 1
    finally:
        wine.stop()
    return 0


def try_program() -> None:
    """The tests of `tests/windows`, which start Windows programs from this side."""
    python = dev.environment(extra="test")
    command = [str(python), "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/windows"]
    if subprocess.run(command, cwd=ROOT, env=os.environ | {"COLOSSEUM_WINE": "1"}).returncode:
        raise Failed("The Windows program does not do all that it should.")


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
