"""The gallery as a command: pictures in a folder, and a word about them."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def gallery(*arguments: object) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "colosseum.gallery", "--size", "1024x576", *arguments]
    return subprocess.run(
        [str(word) for word in command], cwd=ROOT, capture_output=True, text=True, encoding="utf-8"
    )


def test_it_says_how_many_pictures_it_drew_and_where(tmp_path: Path) -> None:
    done = gallery("--only", "credits", "--out", tmp_path / "drawn")

    assert done.returncode == 0
    assert [file.name for file in (tmp_path / "drawn").iterdir()] == ["credits.png"]
    assert done.stdout.splitlines()[-1] == f"1 picture is in {tmp_path / 'drawn'}."


def test_a_name_that_no_picture_has_is_refused(tmp_path: Path) -> None:
    done = gallery("--only", "credit-card", "--out", tmp_path / "drawn")

    assert done.returncode == 2
    assert done.stderr.endswith("error: no picture’s name begins with “credit-card”\n")
