"""Golden transcripts: whole games that a reviewer can read.

After a change of the rules or the words, look at the difference and write them again with

    python tests/rules/roma/test_transcripts.py
"""

from functools import partial
from pathlib import Path

import pytest

from colosseum.rules.journal import Journal
from colosseum.rules.roma import Game
from colosseum.rules.roma.transcript import transcript
from tests.rules.roma.random_play import played

HERE = Path(__file__).parent
GAMES = {
    "full": partial(played, 11, version=1),
    "full-2": partial(played, 12, version=1),
    "beginners": partial(played, 13, beginners=True, version=1),
    "second-rules": partial(played, 14, version=2),
    "mixed": partial(played, 15, version=2, cards="mixed"),
    "set-each": partial(played, 16, beginners=True, version=2, cards="set_each"),
    "own-decks": partial(played, 17, version=2, cards="own_decks"),
    "roma": partial(played, 18, version=2, cards="roma"),
}


def told(journal: Journal[Game]) -> str:
    return "\n".join(transcript(journal)) + "\n"


@pytest.mark.parametrize("name", GAMES)
def test_the_games_go_as_they_always_went(name: str) -> None:
    expected = (HERE / "transcripts" / f"{name}.txt").read_text(encoding="utf-8")
    assert told(GAMES[name]()) == expected


@pytest.mark.parametrize("name", GAMES)
def test_saved_games_load_and_tell_the_same(name: str) -> None:
    expected = (HERE / "transcripts" / f"{name}.txt").read_text(encoding="utf-8")
    saved = (HERE / "journals" / f"{name}.jsonl").read_text(encoding="utf-8")
    assert told(Journal.of_text(Game, saved)) == expected


def write() -> None:
    for name, game in GAMES.items():
        journal = game()
        (HERE / "transcripts" / f"{name}.txt").write_text(told(journal), encoding="utf-8")
        (HERE / "journals" / f"{name}.jsonl").write_text(journal.text(), encoding="utf-8")


if __name__ == "__main__":
    write()
