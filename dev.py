#!/usr/bin/env python3
"""Set up Colosseum and run it: one file that needs nothing but Python.

Every command first prepares its own virtual environment beside this file,
and reinstalls only when the project's requirements have changed.
"""
# Even Python 3.6 must be able to read this file, to say that it is too old.

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

OLDEST = (3, 11)
CONSTRAINTS = "constraints.txt"
ROOT = Path(__file__).resolve().parent


class Trouble(Exception):
    """A problem the person at the keyboard can fix, in one sentence."""


def environment(name: str = ".venv", extra: str = "", requirements: str = "") -> Path:
    """The Python of an environment with the project, editable, and any extra requirements."""
    folder = ROOT / name
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = folder / "colosseum.stamp"
    asked = fingerprint("pyproject.toml", CONSTRAINTS, requirements)
    if is_current(stamp, asked, extra) and succeeds(python, "-c", ""):
        return python
    say(f"Setting up {name}; the first time this takes a minute or two ...")
    if not succeeds(python, "-c", f"import pip, sys; sys.exit(sys.version_info < {OLDEST})"):
        make(folder)
    stamp.unlink(missing_ok=True)
    what = ["-e", f".[{extra}]" if extra else "."] + (["-r", requirements] if requirements else [])
    what += ["--constraint", CONSTRAINTS]
    pip = [python, "-m", "pip", "--disable-pip-version-check", "install", "-q"]
    if run(*pip, *what, cwd=ROOT):
        raise Trouble(f"Installing into {name} failed; the lines above say why.")
    stamp.write_text(f"{asked}\n{extra}\n", encoding="utf-8")
    return python


def make(folder: Path) -> None:
    if not all(importlib.util.find_spec(module) for module in ("venv", "ensurepip")):
        # python3-venv is only for the system's own Python, and Ubuntu 22.04's is too old for us.
        package = "python{}.{}-venv".format(*sys.version_info)
        raise Trouble(
            "This Python cannot make virtual environments; "
            f"on Debian and Ubuntu 'sudo apt install {package}' fixes that."
        )
    import venv

    try:
        venv.create(folder, clear=True, symlinks=os.name != "nt", with_pip=True)
    except (OSError, ValueError, subprocess.CalledProcessError) as error:
        raise Trouble(f"{folder.name} could not be created: {error}") from error


def fingerprint(*names: str) -> str:
    """A hash of the named files, and of the folder, since environments cannot be moved."""
    seen = hashlib.sha256(str(ROOT).encode("utf-8"))
    for name in filter(None, names):
        seen.update((ROOT / name).read_bytes())
    return seen.hexdigest()


def is_current(stamp: Path, asked: str, extra: str) -> bool:
    """Whether the last installation succeeded and covers everything asked for now."""
    try:
        installed, installed_extra = stamp.read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError):
        return False
    return installed == asked and extra in ("", installed_extra)


def play(*args: str) -> int:
    """play the game, passing it any arguments"""
    return run(environment(), "-m", "colosseum", *args)


def test(*args: str) -> int:
    """run all tests, or pytest with the arguments given"""
    if args:
        return run(environment(extra="test"), "-m", "pytest", *args, cwd=ROOT)
    return pytest_on_all_cores()


def coverage(*args: str) -> int:
    """run the tests of the rules again, and fail if they reach less than 98% of the rules' code"""
    # Measuring takes as long as the tests, so it is done apart from them. Games played at random
    # reach nearly every line and check few, so they do not count.
    counting = ("tests/rules", "-m", "not unmeasured")
    cover = ("--cov=colosseum/rules", "--cov-branch", "--cov-report=term", "--cov-fail-under=98")
    return pytest_on_all_cores(*counting, *cover, *args)


def pytest_on_all_cores(*args: str) -> int:
    # A worker that runs out of tests takes some of another's: the longest are not evenly spread.
    pytest = (environment(extra="test"), "-m", "pytest", "-n", "auto", "--dist", "worksteal")
    return run(*pytest, *args, cwd=ROOT, env=compiled_once(ROOT / ".venv" / "bytecode"))


def compiled_once(folder: Path) -> "dict[str, str]":
    """Surroundings in which the many processes that tests start share what one has compiled."""
    others = {
        name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"
    }
    return {**others, "PYTHONPYCACHEPREFIX": str(folder)}


def lint(*args: str) -> int:
    """check style, formatting and types, of everything or of the paths given"""
    python = environment(extra="test")
    tools = (["ruff", "check"], ["ruff", "format", "--check"], ["mypy"])
    return max([run(python, "-m", *tool, *args, cwd=ROOT) for tool in tools])


def bench(*args: str) -> int:
    """run benchmarks/NAME.py (speed, unless a name is given) with the arguments after it"""
    name, rest = ("speed", args) if not args or args[0].startswith("-") else (args[0], args[1:])
    script = needs(f"benchmarks/{name}.py")
    python = environment(".venv-bench", requirements="benchmarks/requirements.txt")
    return run(python, script, *rest)


def gallery(*args: str) -> int:
    """draw the game's screens as pictures"""
    needs("colosseum/gallery/__main__.py")
    return run(environment(), "-m", "colosseum.gallery", *args)


def catalogues(*args: str) -> int:
    """gather all texts for translators, and compile their translations"""
    script = needs("tools/catalogues.py")
    return run(environment(extra="test"), script, *args)


def build(*args: str) -> int:
    """build the executable for this system and its downloads, in dist/"""
    spec = needs("build/pyinstaller.spec")
    python = environment(".venv-build", extra="build")
    folders = ("--distpath", "dist", "--workpath", "build/out")
    pyinstaller = (python, "-m", "PyInstaller", "--noconfirm", "--clean", *folders)
    return (
        run(*pyinstaller, *args, spec, cwd=ROOT, env=same_everywhere())
        or run(python, needs("tools/packing.py"))
        or (run(python, needs("tools/debian.py")) if shutil.which("dpkg-deb") else 0)
    )


def same_everywhere() -> "dict[str, str]":
    """Surroundings in which the same source gives the same executable, byte by byte."""
    return {**os.environ, "PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": "1577836800"}


def release(*args: str) -> int:
    """build all that this system can build for a release, with notes and checksums, in dist/"""
    script = needs("tools/release.py")
    return build(*args) or run(environment(".venv-build", extra="build"), script)


COMMANDS = {
    command.__name__: command
    for command in (play, test, coverage, lint, bench, gallery, catalogues, build, release)
}


def needs(name: str) -> Path:
    if not (ROOT / name).is_file():
        raise Trouble(f"There is no {name} in this checkout, so there is nothing to run.")
    return ROOT / name


def run(*command: object, **options: Any) -> int:
    """Run a command to its end and return the exit code a shell would give."""
    child = subprocess.Popen([str(word) for word in command], **options)
    try:
        code = child.wait()
    except KeyboardInterrupt:
        child.wait()  # it got Ctrl-C too, and may still be saving a game
        raise
    return code if code >= 0 else 128 - code


def succeeds(*command: object) -> bool:
    try:
        return run(*command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) == 0
    except OSError:
        return False


def say(sentence: str) -> None:
    """Print to standard error, and keep standard output for the command itself."""
    print(sentence, file=sys.stderr, flush=True)


def main(*arguments: str) -> int:
    command, args = (arguments or ("--help",))[0], arguments[1:]
    if command in ("-h", "--help", "help"):
        print("python3 dev.py COMMAND [arguments ...]\n")
        for name, function in COMMANDS.items():
            print(f"  {name:10} {function.__doc__}")
        return 0
    if command not in COMMANDS:
        say(f"dev.py has no command '{command}'; it has {', '.join(COMMANDS)}.")
        return 2
    try:
        if sys.version_info[:2] < OLDEST:
            wanted, found = (".".join(map(str, v)) for v in (OLDEST, sys.version_info[:3]))
            raise Trouble(f"Colosseum needs Python {wanted} or newer; this is Python {found}.")
        return COMMANDS[command](*args)
    except Trouble as trouble:
        say(str(trouble))
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
