"""Golden transcripts: whole games that a reviewer can read.

After changing the rules or the words, look at the differences and write them again with

    python tests/rules/colosseum/test_transcripts.py
"""

from pathlib import Path

import pytest

from colosseum.ai.colosseum.kit import KIT
from colosseum.ai.tournament import play_game
from colosseum.play import saves
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.transcript import transcript
from colosseum.rules.journal import Journal

HERE = Path(__file__).parent
GAMES = {
    "3-players": (3, 11, False),
    "4-players": (4, 12, False),
    "5-players": (5, 13, False),
    "4-players-intense-auctions": (4, 14, True),
}


def played(name: str) -> Journal[Game]:
    players, seed, intense = GAMES[name]
    return play_game(KIT, ["random"] * players, seed, {"intense_auctions": intense})


def told(journal: Journal[Game]) -> str:
    return "\n".join(transcript(journal)) + "\n"


@pytest.mark.parametrize("name", GAMES)
def test_the_games_go_as_they_always_have(name: str) -> None:
    expected = (HERE / "transcripts" / f"{name}.txt").read_text(encoding="utf-8")
    assert told(played(name)) == expected


@pytest.mark.parametrize("name", GAMES)
def test_old_saved_games_still_load_and_read_the_same(name: str) -> None:
    expected = (HERE / "transcripts" / f"{name}.txt").read_text(encoding="utf-8")
    assert told(saves.load(HERE / "journals" / f"{name}.jsonl")) == expected


def write() -> None:
    for name in GAMES:
        journal = played(name)
        (HERE / "transcripts" / f"{name}.txt").write_text(told(journal), encoding="utf-8")
        (HERE / "journals" / f"{name}.jsonl").write_text(journal.text(), encoding="utf-8")


if __name__ == "__main__":
    write()
