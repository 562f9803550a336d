"""Fixed games of Colosseum, and the positions they come to."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from colosseum.ai.colosseum.kit import KIT
from colosseum.rules.colosseum import Game
from colosseum.rules.journal import Journal
from colosseum.seats import USUAL_NAMES, Seat
from colosseum.session import Session

LEVELS: Final = ("human", "impresario", "grand", "novice", "impresario")
SEED: Final = 7


@cache
def whole_game(players: int, seed: int = SEED) -> Journal[Game]:
    """A game that opponents played to its end; nobody may play on in it."""
    journal = Journal(Game.new(USUAL_NAMES[:players], seed))
    thinkers = [KIT.opponent("impresario", seat) for seat in range(players)]
    while decision := journal.game.decision:
        view = journal.game.view(decision.seat, len(journal.records))
        journal.apply(thinkers[decision.seat].choose(view).action)
    return journal


def seated(players: int) -> tuple[Seat, ...]:
    return tuple(Seat(USUAL_NAMES[seat], LEVELS[seat], seat) for seat in range(players))


def until(players: int, is_there: Callable[[Game], bool], seed: int = SEED) -> Session:
    """The game up to the first position of that kind; it is not saved anywhere."""
    played = whole_game(players, seed)
    journal = Journal(played.beginning())
    for record in played.records:
        if is_there(journal.game):
            break
        journal.apply(record.action)
    return Session(journal, seated(players), None)


def deciding(kind: str, turn: int = 1, players: int = 4, seed: int = SEED) -> Session:
    """The first such decision of the person at the table."""

    def is_there(game: Game) -> bool:
        decision = game.decision
        return (
            decision is not None
            and decision.kind == kind
            and decision.seat == 0
            and game.state.turn >= turn
        )

    for attempt in range(seed, seed + 40):
        session = until(players, is_there, attempt)
        if session.decision is not None and is_there(session.game):
            return session
    raise LookupError(f"No game comes to “{kind}”.")


def finished(players: int = 4) -> Session:
    return until(players, lambda game: game.decision is None)


def saved() -> Sequence[Session]:
    """Two games under way and two finished."""
    return [
        until(players, lambda game, turn=turn: game.state.turn == turn)  # type: ignore[misc]
        for turn, players in ((3, 4), (2, 5), (6, 3), (6, 4))
    ]
