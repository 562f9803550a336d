"""The same seed and actions give the same game, on any machine and in any process."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
CODE = """
from tests.rules.roma.random_play import played
for cards in ("arena", "own_decks", "roma"):
    journal = played(77, beginners=cards == "own_decks", cards=cards)
    print(journal.text())
    for record in journal.records:
        print(*record.events, sep=chr(10))
    print(journal.game.view(0, 3).position())
"""


def run_python(hash_seed: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", CODE],
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    return done.stdout


def test_two_processes_write_the_same_journal_byte_by_byte() -> None:
    first, second = run_python("1"), run_python("4242")
    assert first == second
    assert first.count("\n") > 200
