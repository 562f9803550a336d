"""Chooses among the puzzles found, and writes them as the game reads them."""

from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import yaml

from colosseum import games
from colosseum.play.puzzles.collection import Difficulty, Puzzle, Rated, data_of, read_puzzles

_MOST: Final = 26
"""How many of one difficulty a page has room for."""
_MANY: Final = 0.6
_SOME: Final = 0.25
"""Which share of beginners finds an easy puzzle at least, and which one that is not hard."""


def difficulty(found_by: dict[str, float]) -> Difficulty:
    share = (found_by["apprentice"] + found_by["novice"]) / 2
    if share >= _MANY:
        return Difficulty.EASY
    return Difficulty.MEDIUM if share >= _SOME else Difficulty.HARD


def puzzle_of(line: dict[str, Any]) -> Puzzle:
    read = games.find(line["game"]).game.read_action
    return Puzzle(
        game=line["game"],
        name=f"{line['seed']}-{line['number']}",
        kind=line["kind"],
        difficulty=difficulty(line["found_by"]),
        position=line["position"],
        options=tuple(
            Rated(read(each["action"]), each["worth"], each["wins"]) for each in line["options"]
        ),
        rounds=line["rounds"],
        error=line["error"],
    )


def chosen(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """As many of each difficulty as there is room for, and of every kind in turn."""
    found: list[Puzzle] = []
    for hard in Difficulty:
        by_kind: dict[str, list[Puzzle]] = defaultdict(list)
        for puzzle in puzzles:
            if puzzle.difficulty is hard:
                by_kind[puzzle.kind].append(puzzle)
        rounds = max(map(len, by_kind.values()), default=0)
        in_turn = [
            of_kind[place]
            for place in range(rounds)
            for _, of_kind in sorted(by_kind.items())
            if place < len(of_kind)
        ]
        found += in_turn[:_MOST]
    return found


def write(file: Path, lines: Sequence[dict[str, Any]], game: str) -> list[Puzzle]:
    """Write the file, and read it again."""
    found = chosen([puzzle_of(line) for line in lines if line["game"] == game])
    data = [data_of(puzzle) for puzzle in found]
    text = yaml.dump(data, Dumper=_Blocks, sort_keys=False, allow_unicode=True, width=100)
    words = f"# Puzzles of {game}, found by tools/puzzles.\n"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(words + text, encoding="utf-8")
    return list(read_puzzles(file, game))


class _Blocks(yaml.SafeDumper):
    """Writes positions as they are, line by line."""


def _text(dumper: yaml.SafeDumper, words: str) -> yaml.ScalarNode:
    style = "|" if "\n" in words else None
    return dumper.represent_scalar("tag:yaml.org,2002:str", words, style=style)


_Blocks.add_representer(str, _text)
