"""What a list shows of a saved game, kept in its header: who plays, and where the game stands.

It is checked like anything else in a file. A header's seal only tells that nobody spoilt it by
accident.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from colosseum import games
from colosseum.games import GameKit
from colosseum.play.seats import Seat, seats_in
from colosseum.rules.journal import Journal, read_moment, read_stage, rules_version
from colosseum.rules.kernel import player_name
from colosseum.rules.options import ChoiceOption
from colosseum.words.sentences import Sentence


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A saved game as a list shows it."""

    file: Path
    game: str
    """By the name that journals use."""
    seats: tuple[Seat, ...]
    winners: tuple[str, ...] | None
    """By name; None while the game is not over."""
    standing: Sentence
    has_earlier_rules: bool
    """Whether it goes on by other rules than a new game."""
    is_played_on: bool = False
    """Whether it began at a moment of another game."""
    choices: tuple[Sentence, ...] = ()
    """What was chosen before it began, other than as usual."""
    stage: str = ""
    """The table of the career or the challenge that it is played at, by its name; or none."""

    @property
    def is_over(self) -> bool:
        return self.winners is not None


def summary_of(journal: Journal[Any]) -> dict[str, Any]:
    """What a list shows, for the journal's header."""
    game = journal.game
    return {
        "seats": list(game.seats),
        "winners": None if game.outcome is None else list(game.outcome.winners),
        "standing": games.find(game.name).wording.standing_words(game).data(),
    }


def read_summary(file: Path, header: dict[str, Any], kit: GameKit) -> SavedGame:
    """`ValueError` if the header holds no summary, or none of this game."""
    match header.get("summary"):
        case {"seats": [*names], "winners": list() | None as winners, "standing": standing}:
            _check_players(names, winners, header, kit)
            notes = header.get("notes")
            return SavedGame(
                file,
                kit.name,
                seats_in(notes if isinstance(notes, dict) else {}, names, kit),
                None if winners is None else tuple(names[seat] for seat in winners),
                Sentence.of_data(standing),
                kit.game.differences(rules_version(header, kit.game)) is not None,
                read_moment(header) is not None,
                _choices(header.get("options"), kit),
                read_stage(header),
            )
    raise ValueError("there is no summary")


def _choices(named: Any, kit: GameKit) -> tuple[Sentence, ...]:
    """The names of what was chosen among several values, if it is not the usual one."""
    chosen = named if isinstance(named, dict) else {}
    return tuple(
        value.title
        for option in kit.options
        if isinstance(option, ChoiceOption) and option.only_with is None
        for value in option.alternatives[1:]
        if value.name == chosen.get(option.name)
    )


def _check_players(
    names: list[Any], winners: list[Any] | None, header: dict[str, Any], kit: GameKit
) -> None:
    """`ValueError` if this game cannot have these players, or these winners."""
    if len(names) not in kit.game.players or names != header.get("seats", names):
        raise ValueError("these are not its players")
    for name in names:
        if not isinstance(name, str):
            raise ValueError("names are not text")
        player_name(name)
    if winners is None:
        return
    if not all(type(seat) is int and 0 <= seat < len(names) for seat in winners):
        raise ValueError("the winners are not players")
    if not winners or len(set(winners)) < len(winners):
        raise ValueError("someone wins twice, or no one does")
