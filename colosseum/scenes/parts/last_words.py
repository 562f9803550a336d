"""What an opponent says at the end of a game."""

from collections.abc import Sequence
from dataclasses import dataclass

from colosseum.play.seats import Seat
from colosseum.rules.kernel import SeatIndex
from colosseum.scenes.parts.spoken_lines import VOICES
from colosseum.words.sentences import Sentence


@dataclass(frozen=True, slots=True)
class LastWords:
    speaker: Seat
    words: Sentence
    has_won: bool


def last_words(
    seats: Sequence[Seat], winners: Sequence[SeatIndex], number: int
) -> LastWords | None:
    """An opponent who has won says so; otherwise one takes it well. The number picks the line."""
    cast = [player for player in seats if player.character]
    if not cast:
        return None
    won = [seats[seat] for seat in winners if seats[seat].character]
    speaker = (won or cast)[0]
    voice = VOICES[speaker.character]
    lines = voice.victory if won else voice.defeat
    return LastWords(speaker, lines[number % len(lines)], bool(won))
