"""What the statistics keep of a finished game."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final, Self

from colosseum.rules.journal import Journal
from colosseum.rules.roma.chronicle import Chronicle
from colosseum.rules.roma.data import RULES
from colosseum.rules.roma.game import Game
from colosseum.rules.roma.outcome import End, why_ended
from colosseum.rules.roma.ways import Way
from colosseum.rules.statistics_record import read_numbers

_KEYS: Final = frozenset(card.key for card in RULES.cards)


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """The part of a chronicle that the statistics keep."""

    cards: Way
    """Which cards were played with."""
    end: End
    points: tuple[tuple[int, ...], ...]
    dice: tuple[int, ...]
    activated: tuple[Mapping[str, int], ...]
    earned: tuple[Mapping[str, int], ...]

    @classmethod
    def of(cls, journal: Journal[Game]) -> Self:
        chronicle = Chronicle(journal.beginning(), journal.records)
        return cls(
            cards=journal.game.state.way,
            end=why_ended(journal.game.state),
            points=tuple(map(tuple, chronicle.points)),
            dice=tuple(chronicle.dice),
            activated=tuple(map(dict, chronicle.activated)),
            earned=tuple(map(dict, chronicle.earned)),
        )

    @classmethod
    def read(cls, data: Any, players: int) -> Self:
        """Read what `data` wrote; `ValueError` if it is not a game of that many players."""
        match data:
            case {
                "end": str(end),
                "points": [*points],
                "dice": [*dice],
                "activated": [*activated],
                "earned": [*earned],
            } if len(dice) == RULES.faces and (
                len(points) == len(activated) == len(earned) == players
            ):
                return cls(
                    Way(data.get("cards", Way.ARENA.value)),
                    End(end),
                    tuple(read_numbers(course) for course in points),
                    read_numbers(dice),
                    tuple(_by_card(counts) for counts in activated),
                    tuple(_by_card(counts) for counts in earned),
                )
        raise ValueError("it is not a game of Arena: Roma II")

    def data(self) -> dict[str, Any]:
        return asdict(self) | {"cards": self.cards.value, "end": self.end.value}


def _by_card(counts: Any) -> dict[str, int]:
    if not isinstance(counts, dict):
        raise ValueError("not counted by card")
    if unknown := [key for key in counts if key not in _KEYS]:
        raise ValueError(f"there is no card {unknown[0]}")
    return dict(zip(counts, read_numbers([*counts.values()]), strict=True))
