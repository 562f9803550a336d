"""dev.py, seen from the keyboard. Nothing is installed here."""

import ast
import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import dev

SCRIPT = Path(dev.__file__)
COMMANDS = [
    *("play", "test", "coverage", "lint", "bench"),
    *("gallery", "catalogues", "build", "release"),
]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with dev.py and next to nothing else."""
    shutil.copy(SCRIPT, tmp_path)
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    (tmp_path / "constraints.txt").write_text("pytest==9\n")
    return tmp_path


def keyboard(checkout: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, checkout / "dev.py", *words], capture_output=True, text=True, timeout=60
    )


class Recorder:
    """Stands in for `dev.run`: notes what would be run, and returns how it ended."""

    def __init__(self) -> None:
        self.commands: list[list[str]] = []
        self.fails = "nothing"

    def __call__(self, *command: object, **options: object) -> int:
        words = [str(word) for word in command]
        self.commands.append(words)
        return int(self.fails in words)

    def installed(self) -> list[str]:
        """What was installed since the last time of asking, without pins and pip's own options."""
        installs = [words for words in self.commands if "pip" in words]
        self.commands.clear()
        assert all(words[-2:] == ["--constraint", "constraints.txt"] for words in installs)
        return [" ".join(words[words.index("-q") + 1 : -2]) for words in installs]


@pytest.fixture
def recorder(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> Recorder:
    recorder = Recorder()
    monkeypatch.setattr(dev, "ROOT", checkout)
    monkeypatch.setattr(dev, "run", recorder)
    return recorder


@pytest.mark.parametrize("words", [[], ["--help"], ["-h"], ["help"]])
def test_help_lists_the_commands(checkout: Path, words: list[str]) -> None:
    answer = keyboard(checkout, *words)

    listed = [line.split()[0] for line in answer.stdout.splitlines() if line.startswith("  ")]
    assert listed == COMMANDS
    assert answer.returncode == 0


def test_an_unknown_command_is_an_error_that_names_the_known_ones(checkout: Path) -> None:
    answer = keyboard(checkout, "fiddle")

    assert answer.returncode == 2
    assert "no command 'fiddle'" in answer.stderr
    assert ", ".join(COMMANDS) in answer.stderr


@pytest.mark.parametrize(
    ("words", "missing"),
    [
        (["build"], "build/pyinstaller.spec"),
        (["gallery"], "colosseum/gallery/__main__.py"),
        (["catalogues"], "tools/catalogues.py"),
        (["bench"], "benchmarks/speed.py"),
        (["bench", "--games", "3"], "benchmarks/speed.py"),
        (["bench", "ladder"], "benchmarks/ladder.py"),
    ],
)
def test_a_missing_file_is_reported_before_anything_is_installed(
    checkout: Path, words: list[str], missing: str
) -> None:
    answer = keyboard(checkout, *words)

    assert answer.returncode == 1
    assert answer.stderr.count("\n") == 1
    assert missing in answer.stderr
    assert not list(checkout.glob(".venv*"))


def test_an_old_python_can_read_it_and_say_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ast.parse(SCRIPT.read_text("ascii"), feature_version=(3, 7))
    monkeypatch.setattr(dev, "OLDEST", (99, 1))

    assert dev.main("play") == 1
    assert capsys.readouterr().err.startswith("Colosseum needs Python 99.1 or newer;")


def test_a_python_without_venv_is_told_what_to_install(
    recorder: Recorder, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    recorder.fails = "-c"  # there is no environment yet

    assert dev.main("play") == 1
    package = f"python3.{sys.version_info.minor}-venv"
    assert f"apt install {package}'" in capsys.readouterr().err


def test_installs_once_and_again_only_when_the_project_changes(
    recorder: Recorder, checkout: Path
) -> None:
    (checkout / ".venv").mkdir()

    dev.environment()
    assert recorder.installed() == ["-e ."]
    dev.environment()
    assert recorder.installed() == []

    for changed in ("pyproject.toml", "constraints.txt"):
        (checkout / changed).write_text("[project]\nname = 'other'\n")
        dev.environment()
        assert recorder.installed() == ["-e ."]
        dev.environment()
        assert recorder.installed() == []


def test_what_the_tests_need_is_more_than_what_playing_needs(
    recorder: Recorder, checkout: Path
) -> None:
    (checkout / ".venv").mkdir()

    dev.environment()
    dev.environment(extra="test")
    dev.environment()
    dev.environment(extra="test")

    assert recorder.installed() == ["-e .", "-e .[test]"]


def test_the_benchmarks_requirements_count_too(recorder: Recorder, checkout: Path) -> None:
    (checkout / ".venv-bench").mkdir()
    needed = checkout / "needed.txt"
    for content in ("one", "one", "two"):
        needed.write_text(content)
        dev.environment(".venv-bench", requirements="needed.txt")

    assert recorder.installed() == ["-e . -r needed.txt"] * 2


def test_a_broken_environment_is_made_again(
    recorder: Recorder, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Path] = []
    monkeypatch.setattr(dev, "make", made.append)
    (checkout / ".venv").mkdir()
    recorder.fails = "-c"  # its Python does not run

    dev.environment()

    assert made == [checkout / ".venv"]
    assert recorder.installed() == ["-e ."]


def test_an_environment_that_cannot_be_created_is_reported_in_a_sentence(
    recorder: Recorder, checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (checkout / ".venv").write_text("a file, where a folder should be")
    recorder.fails = "-c"

    assert dev.main("play") == 1
    assert ".venv could not be created:" in capsys.readouterr().err


def test_an_installation_that_failed_is_tried_again(recorder: Recorder, checkout: Path) -> None:
    (checkout / ".venv").mkdir()
    recorder.fails = "pip"

    assert dev.main("play") == 1
    assert dev.main("play") == 1
    assert recorder.installed() == ["-e ."] * 2


def test_an_environment_moved_with_its_folder_is_installed_again(
    recorder: Recorder, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (checkout / "old" / ".venv").mkdir(parents=True)
    for name in ("pyproject.toml", "constraints.txt"):
        shutil.copy(checkout / name, checkout / "old")
    monkeypatch.setattr(dev, "ROOT", checkout / "old")
    dev.environment()
    (checkout / "old").rename(checkout / "new")
    monkeypatch.setattr(dev, "ROOT", checkout / "new")
    dev.environment()

    assert recorder.installed() == ["-e ."] * 2


def test_lint_runs_every_tool_even_when_one_fails(recorder: Recorder, checkout: Path) -> None:
    (checkout / ".venv").mkdir()
    recorder.fails = "check"

    assert dev.main("lint") == 1
    tools = [" ".join(words[2:]) for words in recorder.commands[-3:]]
    assert tools == ["ruff check", "ruff format --check", "mypy"]


@pytest.mark.parametrize(("code", "expected"), [("exit(0)", 0), ("exit(7)", 7)])
def test_the_exit_code_is_the_childs(code: str, expected: int) -> None:
    assert dev.run(sys.executable, "-c", code) == expected


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no such signals")
def test_a_child_that_was_killed_counts_as_in_a_shell() -> None:
    assert dev.run(sys.executable, "-c", "import os; os.kill(os.getpid(), 15)") == 128 + 15


def test_ctrl_c_ends_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*args: str) -> int:
        raise KeyboardInterrupt

    monkeypatch.setitem(dev.COMMANDS, "play", interrupted)

    assert dev.main("play") == 130
    assert capsys.readouterr().err == ""
