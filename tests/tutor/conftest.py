"""A small lesson to try lessons with."""

from pathlib import Path

import pytest

from colosseum.tutor.colosseum.kit import TUTOR
from colosseum.tutor.lessons import Lesson, read_lesson
from colosseum.words.sentences import GameError

LESSON = """\
title: Loges
summary: A loge.
picture: loge
position: |
  phase: investing
  first: 1
  players: [{coins: 20}, {coins: 5}, {}]
steps:
  - say: Look.
  - say: Build one.
    task: Build a loge.
    do: {action: build a loge}
    kind: Nice, too.
    then: [buy a season ticket, build a loge]
  - say: Open a market.
    task: Open any.
    do: {action: open market * at *}
    example: open market 1 at 8
"""


@pytest.fixture
def written(tmp_path: Path) -> "Writer":
    return Writer(tmp_path / "1-loges.yaml")


class Writer:
    def __init__(self, file: Path) -> None:
        self.file = file

    def lesson(self, text: str = LESSON) -> Lesson:
        self.file.write_text(text, encoding="utf-8")
        return read_lesson(self.file, TUTOR)

    def refusal(self, old: str, new: str) -> str:
        assert old in LESSON
        with pytest.raises(GameError) as refused:
            self.lesson(LESSON.replace(old, new, 1))
        return str(refused.value)
