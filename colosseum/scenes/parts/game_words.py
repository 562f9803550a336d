"""What scenes say about any game: where it stands, who won, and how well an opponent plays."""

from collections.abc import Sequence
from typing import Any

from colosseum import games
from colosseum.ai.kit import OpponentKit
from colosseum.play.career.progress import rank_named
from colosseum.play.seats import HUMAN, Seat
from colosseum.rules.kernel import Game
from colosseum.words.sentences import Sentence
from colosseum.words.translation import say, tr


def where_it_stands(game: Game) -> str:
    """“Turn III, acquiring”."""
    return say(games.find(game.name).wording.standing_words(game))


def winners_named(game: Game) -> str:
    """Who won a finished game, in a sentence."""
    assert game.outcome is not None
    return victory_of([game.seats[seat] for seat in game.outcome.winners])


def victory_of(names: Sequence[str]) -> str:
    """“Aquila wins”."""
    if len(names) == 1:
        return tr("{name} wins", name=names[0])
    return tr("{names} share the victory", names=enumerated(names))


def enumerated(names: Sequence[str]) -> str:
    """“Aquila, Lupa and Sol”."""
    return say(Sentence.enumerated(names))


def level_name(opponents: OpponentKit[Any], level: str) -> str:
    # Translators: who plays in a seat, instead of the name of a level.
    return tr("Human") if level == HUMAN else say(opponents.level(level).title)


def person_words(seat: Seat, *, alone: bool) -> str:
    """Who a person is: “You”, or “Human” among several, and the rank."""
    who = tr("You") if alone else tr("Human")
    rank = rank_named(seat.rank)
    # Translators: {who} is “You” or “Human”, {rank} is “Aedile”.
    return who if rank is None else tr("{who} · {rank}", who=who, rank=rank.title)


def level_words(opponents: OpponentKit[Any], level: str) -> str:
    """How such a player plays, in a line."""
    return tr("Someone at this screen.") if level == HUMAN else say(opponents.level(level).words)


def manner_words(opponents: OpponentKit[Any], seat: Seat) -> tuple[str, ...]:
    """“The patient widow”, and how she plays; nothing about people."""
    who = seat.cast_as
    if who is None:
        return ()
    temper = say(who.temper)
    return temper[0].upper() + temper[1:], say(opponents.manners[who.key].words)
