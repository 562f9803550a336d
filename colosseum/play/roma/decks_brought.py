"""The decks that players bring to a game of own decks (ROM-22)."""

from collections.abc import Mapping, Sequence
from typing import Final

from colosseum.play.roma import deck_files
from colosseum.play.roma.deck_data import opponents_decks
from colosseum.play.seats import Seat
from colosseum.rules.options import OptionValue
from colosseum.rules.roma.options import CARDS_PLAYED, DECKS
from colosseum.rules.roma.ways import Way
from colosseum.words.sentences import Sentence


class DecksBrought:
    """People choose a deck of theirs by its key, or leave it to the lot; opponents have one."""

    def is_asked(self, options: Mapping[str, OptionValue]) -> bool:
        return options[CARDS_PLAYED] == Way.OWN_DECKS.value

    def option(self, place: int) -> str:
        return DECKS[place]

    @property
    def title(self) -> Sentence:
        return Sentence("Deck")

    def name(self, seat: Seat, place: int, options: Mapping[str, OptionValue]) -> Sentence:
        if seat.character:
            return Sentence.literal(opponents_decks()[seat.character].name)
        kept = deck_files.find(str(options[DECKS[place]]))
        if kept is None:
            # Translators: a deck of cards drawn by lot.
            return Sentence("Random")
        return Sentence.literal(kept.deck.name)

    def why_not(self, seats: Sequence[Seat], options: Mapping[str, OptionValue]) -> Sentence | None:
        for place, seat in enumerate(seats):
            kept = None if seat.character else deck_files.find(str(options[DECKS[place]]))
            if kept is not None and kept.why_not is not None:
                return Sentence("{deck}: {reason}", deck=kept.deck.name, reason=kept.why_not)
        return None

    def brought(
        self, seats: Sequence[Seat], options: Mapping[str, OptionValue]
    ) -> dict[str, OptionValue]:
        found = {**options, **dict.fromkeys(DECKS, "")}
        if self.is_asked(options):
            for place, seat in enumerate(seats):
                found[DECKS[place]] = self._list(seat, str(options[DECKS[place]]))
        return found

    def _list(self, seat: Seat, chosen: str) -> str:
        """The cards of a deck; none for one drawn by lot."""
        if seat.character:
            return opponents_decks()[seat.character].text
        kept = deck_files.find(chosen)
        return kept.deck.text if kept is not None and kept.why_not is None else ""


DECKS_BROUGHT: Final = DecksBrought()
