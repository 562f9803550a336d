"""What players bring to a game of their own, such as decks of cards that they have built."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from colosseum.play.seats import Seat
from colosseum.rules.options import OptionValue
from colosseum.words.sentences import Sentence


class Bringing(Protocol):
    """One game's own. Until the game begins, an option names what a person has chosen."""

    def is_asked(self, options: Mapping[str, OptionValue]) -> bool:
        """Whether players bring something to a game with these options."""

    def option(self, place: int) -> str:
        """The option that holds what the person in this seat has chosen."""

    @property
    def title(self) -> Sentence:
        """What it is that they bring."""

    def name(self, seat: Seat, place: int, options: Mapping[str, OptionValue]) -> Sentence:
        """What this seat brings, in a few words."""

    def why_not(self, seats: Sequence[Seat], options: Mapping[str, OptionValue]) -> Sentence | None:
        """Why a game cannot begin with what they bring."""

    def brought(
        self, seats: Sequence[Seat], options: Mapping[str, OptionValue]
    ) -> dict[str, OptionValue]:
        """The options that the game begins with, and its journal keeps."""
