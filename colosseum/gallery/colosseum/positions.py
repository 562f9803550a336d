"""Fixed games of Colosseum, and positions from them."""

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Final

from colosseum.ai import characters
from colosseum.files import paths
from colosseum.play.seats import Seat
from colosseum.play.session import Session
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import ACTIONS, Accept, Refuse
from colosseum.rules.journal import Journal

LEVELS: Final = ("human", "impresario", "grand", "novice", "impresario")
SEED: Final = 7
SEEDS: Final = (SEED, 8)
"""Of the recorded games of four."""
NAMES: Final = ("Aquila", *(character.name for character in characters.CAST[:4]))


@cache
def whole_game(players: int, seed: int = SEED) -> Journal[Game]:
    """A recorded game, to the end; do not play on in it.

    It was recorded so that the pictures and the tests do not change with the opponents.
    """
    journal = Journal(Game.new(NAMES[:players], seed))
    recorded = paths.asset("gallery", Game.name, f"{players}-{seed}.txt")
    for line in recorded.read_text(encoding="utf-8").splitlines():
        journal.apply(ACTIONS.read(line))
    return journal


def seated(players: int) -> tuple[Seat, ...]:
    cast = ("", *characters.KEYS)
    return tuple(Seat(NAMES[seat], LEVELS[seat], seat, cast[seat]) for seat in range(players))


def until(players: int, is_there: Callable[[Game], bool], seed: int = SEED) -> Session:
    """The game up to the first such position; it is not saved."""
    played = whole_game(players, seed)
    journal = Journal(played.beginning())
    for record in played.records:
        if is_there(journal.game):
            break
        journal.apply(record.action)
    return Session(journal, seated(players), None)


def first(is_there: Callable[[Game], bool], players: int = 4) -> Session:
    """The first such position of a recorded game; it is not saved."""
    seeds = SEEDS if players == 4 else (SEED,)
    sessions = (until(players, is_there, seed) for seed in seeds)
    found = next((it for it in sessions if it.decision is not None and is_there(it.game)), None)
    if found is None:
        raise LookupError("No recorded game has such a position.")
    return found


def deciding(kind: str, turn: int = 1, players: int = 4) -> Session:
    """The human player's first decision of that kind."""

    def is_there(game: Game) -> bool:
        decision = game.decision
        return (
            decision is not None
            and decision.kind == kind
            and decision.seat == 0
            and game.state.turn >= turn
        )

    return first(is_there, players)


def finished(players: int = 4) -> Session:
    return until(players, lambda game: game.decision is None)


def _is_in_turn(turn: int, game: Game) -> bool:
    return game.state.turn == turn


def saved() -> Sequence[Session]:
    """Two games under way and two finished."""
    return [
        until(players, partial(_is_in_turn, turn))
        for turn, players in ((3, 4), (2, 5), (6, 3), (6, 4))
    ]


_COLLECTOR: Final = """
turn: 5
phase: trading
first: 1
players:
  - {name: Aquila, coins: 31, medals: 2, programmes: [5, 7, 16], produced: [5, 7, 16], best: 41,
     tickets: 2, tokens: 4 gladiator + 3 horse + priest + scenery + 2 lion, arena: 8-10}
  - {name: Livia, coins: 44, medals: 3, programmes: [2, 8, 11, 12, 17, 20, 24, 27],
     produced: [2, 8, 11], best: 38, tickets: 1, podiums: 2, arena: 14-17, loge: yes,
     tokens: 3 ship + 3 comedian + 2 gladiator + chariot + torch + joker + decoration}
  - {name: Cassius, coins: 12, medals: 1, programmes: [3, 9, 15], produced: [3, 9], best: 27,
     tokens: 3 musician + 2 priest + 2 decoration + torch, arena: 22-23}
  - {name: Flavia, coins: 9, programmes: [4, 6, 23], produced: [4, 6], best: 33, tickets: 2,
     tokens: 2 cage + 2 chariot + 2 scenery + lion, arena: 28-30}
nobles: {emperor: 15, senator-1: 16}
"""


def collector(*deals: tuple[str, bool]) -> Session:
    """The last turn's trading, where a rival holds eight programmes, after some offers."""
    journal = Journal(Game.from_position(_COLLECTOR))
    for offer, agreed in deals:
        journal.apply(ACTIONS.read(offer))
        journal.apply(Accept() if agreed else Refuse())
    return Session(journal, seated(4), None)
