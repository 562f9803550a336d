"""Which nobles watch from the loge: those in the producer's arena, the worthiest first."""

from colosseum.rules.colosseum.data import NOBLES, RULES, Noble
from colosseum.rules.colosseum.state import State
from colosseum.rules.kernel import SeatIndex


def nobles_in_loge(state: State, seat: SeatIndex) -> list[tuple[Noble, int]]:
    """Each with the spectators he draws."""
    arena = state.impresarios[seat]
    inside = [noble for noble in NOBLES if arena.holds_square(state.nobles[noble])]
    worth = RULES.noble_spectators
    return sorted(((noble, worth[noble]) for noble in inside), key=lambda pair: (-pair[1], pair[0]))
