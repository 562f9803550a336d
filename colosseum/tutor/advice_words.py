"""What a game's advice and looking back say a choice is worth, in what the game counts."""

from dataclasses import dataclass

from colosseum.rules.kernel import Pattern
from colosseum.words.sentences import Sentence


@dataclass(frozen=True, slots=True)
class AdviceWords:
    worth_less: Pattern
    """Says in short by how much, {n}, a choice is behind the best, in what the expert counts."""
    worth_less_in_full: Pattern
    """Says the same in a sentence."""
    cost: Pattern
    """Says what a decision cost the player, {count}, by the end of the game."""
    perhaps_cost: Pattern
    """Says the same of a difference that may be luck."""
    gain: Pattern
    """Says what a decision brought the player."""
    reached: Sentence
    """Names the result that luck and decisions made: “You drew”."""
    reached_in: Sentence
    """What it is counted in: “at your best event”."""
