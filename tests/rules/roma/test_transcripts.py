"""Golden transcripts: whole games that a reviewer can read.

After a change of the rules or the words, look at the difference and write them again with

    python tests/rules/roma/test_transcripts.py
"""

from pathlib import Path

import pytest

from colosseum.rules.journal import Journal
from colosseum.rules.roma import Game
from colosseum.rules.roma.transcript import transcript
from tests.rules.roma.random_play import played

HERE = Path(__file__).parent
GAMES = {
    "full": (11, False, 1),
    "full-2": (12, False, 1),
    "beginners": (13, True, 1),
    "second-rules": (14, False, 2),
}
"""A seed, whether by the beginners' rules, and the version of the rules."""


def told(journal: Journal[Game]) -> str:
    return "\n".join(transcript(journal)) + "\n"


@pytest.mark.parametrize("name", GAMES)
def test_the_games_go_as_they_always_went(name: str) -> None:
    expected = (HERE / "transcripts" / f"{name}.txt").read_text(encoding="utf-8")
    assert told(played(*GAMES[name])) == expected


@pytest.mark.parametrize("name", GAMES)
def test_saved_games_load_and_tell_the_same(name: str) -> None:
    expected = (HERE / "transcripts" / f"{name}.txt").read_text(encoding="utf-8")
    saved = (HERE / "journals" / f"{name}.jsonl").read_text(encoding="utf-8")
    assert told(Journal.of_text(Game, saved)) == expected


def write() -> None:
    for name, game in GAMES.items():
        journal = played(*game)
        (HERE / "transcripts" / f"{name}.txt").write_text(told(journal), encoding="utf-8")
        (HERE / "journals" / f"{name}.jsonl").write_text(journal.text(), encoding="utf-8")


if __name__ == "__main__":
    write()
