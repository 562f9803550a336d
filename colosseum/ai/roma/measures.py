"""The measures of a tournament of Arena: Roma II: how games end, and which cards win them."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from colosseum.ai.kit import Measures
from colosseum.rules.journal import Journal
from colosseum.rules.roma import Game
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.data import RULES, CardNumber
from colosseum.rules.roma.events import CardActivated, CardPlayed, DrawnLaid
from colosseum.rules.roma.outcome import End, why_ended


@dataclass(frozen=True, slots=True)
class SeatCounts:
    """One seat's game in numbers."""

    points: int
    won: float
    """A shared victory counts in equal parts."""
    was_first: bool
    end: End
    turns: int
    """Of both players."""
    laid: tuple[CardNumber, ...]
    """The cards it laid, in order, those of the beginning included."""
    activated: tuple[CardNumber, ...]
    """The cards whose action it used, in order, copies left out."""


def count(journal: Journal[Game]) -> tuple[SeatCounts, ...]:
    """Count a finished game, seat by seat."""
    state = journal.game.state
    outcome = journal.game.outcome
    assert outcome is not None
    laid: tuple[list[CardNumber], ...] = ([], [])
    activated: tuple[list[CardNumber], ...] = ([], [])
    for record in journal.records:
        for event in record.events:
            match event:
                case CardPlayed() | DrawnLaid():
                    laid[event.seat].append(event.card)
                case CardActivated():
                    activated[event.seat].append(event.card)
    return tuple(
        SeatCounts(
            points=state.points[seat],
            won=1 / len(outcome.winners) if seat in outcome.winners else 0.0,
            was_first=seat == state.first,
            end=why_ended(state),
            turns=state.turn,
            laid=tuple(laid[seat]),
            activated=tuple(activated[seat]),
        )
        for seat in (0, 1)
    )


def of_games(games: Sequence[Sequence[SeatCounts]]) -> Mapping[str, float]:
    """Rates and means over games, then each card's share in what the winners laid and used."""
    number = len(games)
    ends = Counter(game[0].end for game in games)
    winners = [seat for game in games for seat in game if seat.won == 1.0]
    return {
        "supply_end_rate": ends[End.NO_SUPPLY] / number,
        "points_end_rate": ends[End.NO_POINTS] / number,
        "turn_limit_rate": ends[End.TURNS] / number,
        "turns_per_game": sum(game[0].turns for game in games) / number,
        "mean_winning_points": sum(max(seat.points for seat in game) for game in games) / number,
        "mean_losing_points": sum(min(seat.points for seat in game) for game in games) / number,
        "first_player_win_rate": sum(seat.won for game in games for seat in game if seat.was_first)
        / number,
        **_shares("laid", (card for seat in winners for card in seat.laid)),
        **_shares("used", (card for seat in winners for card in seat.activated)),
    }


def _shares(verb: str, cards: Iterable[CardNumber]) -> dict[str, float]:
    """Each card's share, under names such as “winners_laid_via_cassia”."""
    counts = Counter(CARDS[card].key for card in cards)
    total = max(1, counts.total())
    return {
        f"winners_{verb}_{card.key.replace('-', '_')}": counts[card.key] / total
        for card in RULES.cards
        if card.in_arena or counts[card.key]
    }


def of_level(seats: Sequence[SeatCounts]) -> Mapping[str, float]:
    """Average the points of a level's seats, and how many cards they laid and used."""
    number = len(seats)
    return {
        "mean_points": sum(seat.points for seat in seats) / number,
        "cards_laid_per_game": sum(len(seat.laid) for seat in seats) / number,
        "cards_used_per_game": sum(len(seat.activated) for seat in seats) / number,
    }


MEASURES: Final = Measures(count=count, of_games=of_games, of_level=of_level)
