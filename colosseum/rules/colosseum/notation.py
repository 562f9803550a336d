"""How the fields of actions and events are written in their one-line texts, and read back.

Seats and markets count from 1 in texts, as people do, and from 0 in the program.
"""

from typing import Annotated, Any, TypeAlias

from colosseum.rules.colosseum.data import ASSETS, RULES, Asset, Noble, named
from colosseum.rules.notation import INDEX, INDICES, NOTHING, NUMBER, Codec, Tally

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

_FACE_NAMES = ("I-III", "II", "III", "IV", "V", "VI")
_DIE_WORDS = (" with both dice", "", " with die 2")
_ASSET = "[a-z]+"
_TOKENS = Tally({asset: str(asset) for asset in ASSETS}, _ASSET, sum(RULES.totals))
TALLY = _TOKENS.pattern
tally = _TOKENS.write
read_tally = _TOKENS.read
read_tokens = _TOKENS.read_any


def face_name(face: int) -> str:
    return _FACE_NAMES[face]


def read_faces(text: str) -> tuple[int, ...]:
    return tuple(_FACE_NAMES.index(name) for name in text.split())


CODECS: dict[Any, Codec] = {
    int: NUMBER,
    Steps: Codec(r"-?\d{1,9}", int),
    Seat: INDEX,
    SomeSeat: Codec(
        r"nobody|seat \d{1,9}",
        lambda text: None if text == "nobody" else int(text.split()[1]) - 1,
        lambda seat: "nobody" if seat is None else f"seat {seat + 1}",
    ),
    Seats: INDICES,
    Market: INDEX,
    Asset: Codec(_ASSET, lambda text: named(Asset, text)),
    Noble: Codec(r"[a-z]+(?:-\d)?", lambda text: named(Noble, text)),
    Tokens: Codec(rf"{NOTHING}|{TALLY}", _TOKENS.read_any, _TOKENS.write_any),
    StandIns: Codec(
        rf"(?:, jokers as {TALLY})?",
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
