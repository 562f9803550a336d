"""The end of the game: why it comes, and who wins (ROM-11)."""

from enum import Enum

from colosseum.rules.kernel import Outcome, SeatIndex
from colosseum.rules.roma.data import RULES
from colosseum.rules.roma.state import State
from colosseum.words.sentences import Sentence


class End(Enum):
    """Why a game ends (ROM-11, ROM-14)."""

    NO_POINTS = "a player has no points"
    NO_SUPPLY = "the supply has no points"
    TURNS = "all turns are played"


def why_ended(state: State) -> End:
    """Why a finished game is over."""
    if not all(state.points):
        return End.NO_POINTS
    return End.TURNS if state.supply else End.NO_SUPPLY


def winners(state: State) -> tuple[SeatIndex, ...]:
    """Most points win; a tie is shared (ROM-11)."""
    most = max(state.points)
    return tuple(seat for seat, points in enumerate(state.points) if points == most)


def outcome(state: State, names: tuple[str, ...]) -> Outcome:
    return Outcome(winners(state), _reason(state, names))


def _reason(state: State, names: tuple[str, ...]) -> Sentence:
    match why_ended(state):
        case End.NO_POINTS:
            loser = state.points.index(0)
            return Sentence("{name} has no victory points left.", name=names[loser])
        case End.NO_SUPPLY:
            return Sentence("The supply has no victory points left.")
    return Sentence(
        "Each player has had {count} turn.",
        "Each player has had {count} turns.",
        count=RULES.most_turns,
    )
