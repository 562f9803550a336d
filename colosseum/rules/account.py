"""What luck and decisions made of a finished game: plain numbers, in what its players count."""

import math
from dataclasses import dataclass
from typing import Any, Final, Self

_MOST: Final = 10_000


@dataclass(frozen=True, slots=True)
class Stroke:
    """A roll, a draw or a deal, and what it was worth to a player."""

    number: int | None
    """How many actions had been taken before the one that it came from; None for the deal."""
    worth: float


@dataclass(frozen=True, slots=True)
class Account:
    """How one seat's result came about."""

    result: float
    luck: float
    """What rolls and draws brought, all of them together."""
    decisions: float
    """What the seat's decisions brought against an expert's: seldom more than nothing."""
    rounds: int
    """How many games were played on to find out."""
    luckiest: Stroke | None
    unluckiest: Stroke | None

    @property
    def with_even_luck(self) -> float:
        """The result without what luck made of it."""
        return self.result - self.luck

    @property
    def experts(self) -> float:
        """What an expert would have reached in that seat with even luck."""
        return self.with_even_luck - self.decisions

    def data(self) -> dict[str, Any]:
        return {
            "result": self.result,
            "luck": round(self.luck, 3),
            "decisions": round(self.decisions, 3),
            "rounds": self.rounds,
            "luckiest": _stroke_data(self.luckiest),
            "unluckiest": _stroke_data(self.unluckiest),
        }

    @classmethod
    def read(cls, data: Any) -> Self:
        """Read what `data` wrote; `ValueError` if it is something else."""
        match data:
            case {
                "result": result,
                "luck": luck,
                "decisions": decisions,
                "rounds": int(rounds),
                "luckiest": luckiest,
                "unluckiest": unluckiest,
            } if rounds >= 0:
                return cls(
                    _number(result),
                    _number(luck),
                    _number(decisions),
                    rounds,
                    _read_stroke(luckiest),
                    _read_stroke(unluckiest),
                )
        raise ValueError("it is no account of a game")


def _number(value: Any) -> float:
    if type(value) not in (int, float) or not math.isfinite(value) or abs(value) > _MOST:
        raise ValueError("it is no number")
    return float(value)


def _stroke_data(stroke: Stroke | None) -> list[float | None] | None:
    return None if stroke is None else [stroke.number, round(stroke.worth, 3)]


def _read_stroke(data: Any) -> Stroke | None:
    match data:
        case None:
            return None
        case [None | int() as number, worth] if 0 <= (number or 0) <= _MOST:
            return Stroke(number, _number(worth))
    raise ValueError("it is no stroke of luck")
