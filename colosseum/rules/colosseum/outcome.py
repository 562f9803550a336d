"""The end of the game: who wins, and why (END-1)."""

from colosseum.rules.colosseum.data import RULES
from colosseum.rules.colosseum.display_names import spectators
from colosseum.rules.colosseum.state import Impresario, State
from colosseum.rules.kernel import Outcome, SeatIndex
from colosseum.words.sentences import Sentence


def outcome(state: State) -> Outcome:
    """The best event wins; in a tie most coins, then most stars; else the victory is shared."""
    merits = [merit(state, seat) for seat in range(len(state.impresarios))]
    best, coins, _ = highest = max(merits)
    winners = tuple(seat for seat, merit in enumerate(merits) if merit == highest)
    tied = [seat for seat, merit in enumerate(merits) if merit[0] == best]
    still_tied = [seat for seat in tied if merits[seat][1] == coins]
    with_medals = any(state.impresarios[seat].medals for seat in tied)
    if len(tied) == 1:
        reason = Sentence(
            "The best event drew {best} spectator.",
            "The best event drew {best} spectators.",
            best=best,
            count=best,
        )
    elif len(still_tied) == 1:
        reason = _by_coins(best, coins, with_medals)
    elif len(winners) > 1:
        reason = Sentence("Everything is tied, so the victory is shared.")
    elif with_medals:
        reason = Sentence(
            "Tied on spectators and money (with {count} coin for each medal); won on stars.",
            "Tied on spectators and money (with {count} coins for each medal); won on stars.",
            count=RULES.medal_coins,
        )
    else:
        reason = Sentence("Tied on spectators and money; won on stars.")
    return Outcome(winners, reason)


def merit(state: State, seat: SeatIndex) -> tuple[int, int, int]:
    """What decides, in this order: the best event, money, stars."""
    impresario = state.impresarios[seat]
    return impresario.best, _coins(impresario), state.stars.count(seat)


def _coins(impresario: Impresario) -> int:
    """Each medal left counts as the coins it could have been cashed in for."""
    return impresario.coins + RULES.medal_coins * impresario.medals


def _by_coins(best: int, coins: int, with_medals: bool) -> Sentence:
    if with_medals:
        return Sentence(
            "Tied on {spectators}; won on money, with {count} coin ({n} for each medal).",
            "Tied on {spectators}; won on money, with {count} coins ({n} for each medal).",
            spectators=spectators(best),
            count=coins,
            n=RULES.medal_coins,
        )
    return Sentence(
        "Tied on {spectators}; won on money, with {count} coin.",
        "Tied on {spectators}; won on money, with {count} coins.",
        spectators=spectators(best),
        count=coins,
    )
