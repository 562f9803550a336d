"""How the fields of actions and events are written in their one-line texts, and read back.

Seats and markets count from 1 in texts, as people do, and from 0 in the program.
"""

from collections.abc import Iterable
from typing import Annotated, Any, TypeAlias

from colosseum.rules.colosseum.data import ASSETS, RULES, Asset, Noble, named
from colosseum.rules.notation import Codec

Seat: TypeAlias = Annotated[int, "seat"]
SomeSeat: TypeAlias = Annotated[int | None, "seat or nobody"]
Seats: TypeAlias = Annotated[tuple[int, ...], "seats"]
Market: TypeAlias = Annotated[int, "market"]
Tokens: TypeAlias = Annotated[tuple[Asset, ...], "tokens"]
StandIns: TypeAlias = Annotated[tuple[Asset, ...], "what jokers stand in for"]
PlayedMedals: TypeAlias = Annotated[int, "medals played, perhaps none"]
Medals: TypeAlias = Annotated[int, "medals"]
Faces: TypeAlias = Annotated[tuple[int, ...], "faces of dice"]
Die: TypeAlias = Annotated[int, "which die: 1, 2, or 0 for both"]
Steps: TypeAlias = Annotated[int, "squares, backwards if negative"]

ASSET = "[a-z]+"
TALLY = rf"(?:\d{{1,9}} )?{ASSET}"
TALLIES = rf"{TALLY}(?: \+ {TALLY})*"

_ALL_TOKENS = sum(RULES.totals)
_FACE_NAMES = ("I-III", "II", "III", "IV", "V", "VI")
_DIE_WORDS = (" with both dice", "", " with die 2")


def tally(tokens: Iterable[Asset]) -> str:
    """“2 lion + torch” for two lions and a torch."""
    counts = [0] * len(ASSETS)
    for token in tokens:
        counts[token] += 1
    parts = [
        str(asset) if count == 1 else f"{count} {asset}"
        for asset, count in zip(ASSETS, counts, strict=True)
        if count
    ]
    return " + ".join(parts)


def read_tally(text: str) -> tuple[Asset, ...]:
    """Read what `tally` wrote; ValueError or KeyError for anything else."""
    tokens: list[Asset] = []
    for part in text.split(" + "):
        number, _, name = part.rpartition(" ")
        count = int(number) if number else 1
        if not 0 < count <= _ALL_TOKENS:
            raise ValueError(text)
        tokens += [named(Asset, name)] * count
    return tuple(tokens)


def face_name(face: int) -> str:
    return _FACE_NAMES[face]


def read_faces(text: str) -> tuple[int, ...]:
    return tuple(_FACE_NAMES.index(name) for name in text.split())


def _seats(text: str) -> tuple[int, ...]:
    return tuple(int(number) - 1 for number in text.split(" + "))


CODECS: dict[Any, Codec] = {
    int: Codec(r"\d{1,9}", int),
    Steps: Codec(r"-?\d{1,9}", int),
    Seat: Codec(r"\d{1,9}", lambda text: int(text) - 1, lambda seat: str(seat + 1)),
    SomeSeat: Codec(
        r"nobody|seat \d{1,9}",
        lambda text: None if text == "nobody" else int(text.split()[1]) - 1,
        lambda seat: "nobody" if seat is None else f"seat {seat + 1}",
    ),
    Seats: Codec(
        r"\d{1,9}(?: \+ \d{1,9})*", _seats, lambda seats: " + ".join(str(s + 1) for s in seats)
    ),
    Market: Codec(r"\d{1,9}", lambda text: int(text) - 1, lambda market: str(market + 1)),
    Asset: Codec(ASSET, lambda text: named(Asset, text)),
    Noble: Codec(r"[a-z]+(?:-\d)?", lambda text: named(Noble, text)),
    Tokens: Codec(
        rf"nothing|{TALLIES}",
        lambda text: () if text == "nothing" else read_tally(text),
        lambda tokens: tally(tokens) or "nothing",
    ),
    StandIns: Codec(
        rf"(?:, jokers as {TALLIES})?",
        lambda text: read_tally(text.removeprefix(", jokers as ")) if text else (),
        lambda assets: f", jokers as {tally(assets)}" if assets else "",
    ),
    Medals: Codec(
        r"\d{1,9} medals?",
        lambda text: int(text.split()[0]),
        lambda count: f"{count} medal{'s' if count > 1 else ''}",
    ),
    PlayedMedals: Codec(
        r"(?:, \d{1,9} medals?)?",
        lambda text: int(text.split()[1]) if text else 0,
        lambda count: f", {count} medal{'s' if count > 1 else ''}" if count else "",
    ),
    Faces: Codec(r"[IV-]+(?: [IV-]+)*", read_faces, lambda faces: " ".join(map(face_name, faces))),
    Die: Codec(r"(?: with both dice| with die 2)?", _DIE_WORDS.index, lambda die: _DIE_WORDS[die]),
}
