"""What stars should draw at a seat's final event, with the tokens it has or might have."""

from colosseum.ai.colosseum.weights import Weights
from colosseum.rules.colosseum.data import RULES
from colosseum.rules.colosseum.state import State
from colosseum.rules.kernel import SeatIndex

# Plain numbers: lists are indexed with them much faster than with members of an enumeration.
_STARRED = tuple(map(int, RULES.star_assets))


class StarHopes:
    def __init__(self, state: State, seat: SeatIndex, weights: Weights, *, can_win: bool) -> None:
        """`can_win` says whether the seat can still win a market."""
        self._state = state
        self._seat = seat
        self._weights = weights
        self._can_win = can_win
        self._sure = 1.0 if state.turn == RULES.turns else weights.star_now
        self._rivals_most: dict[int, float] = {}

    def drawn_with(self, tokens: list[int]) -> list[tuple[int, float]]:
        """Each star that these tokens win or nearly win, and what it should draw."""
        found = []
        for asset in _STARRED:
            if tokens[asset] > 1:
                drawn = self._star(asset, tokens[asset])
                if drawn:
                    found.append((asset, drawn))
        return found

    def _star(self, asset: int, held: int) -> float:
        """Spectators the asset's star should draw at the final event, with `held` tokens."""
        most = self._rivals_most.get(asset)
        if most is None:
            most = self._rivals_most[asset] = self._most_elsewhere(asset)
        least = RULES.star_tokens
        if held >= least and held > most:
            return self._sure * RULES.star_spectators
        if held + 1 >= least and held + 1 > most and self._can_win:
            return self._weights.star_near * RULES.star_spectators
        return 0.0

    def _most_elsewhere(self, asset: int) -> float:
        """The most tokens a rival has, less a half if this seat keeps the star in a tie."""
        most = 0
        for seat, other in enumerate(self._state.impresarios):
            if seat != self._seat and other.tokens[asset] > most:
                most = other.tokens[asset]
        return most - 0.5 if self._state.stars[asset] == self._seat else most
