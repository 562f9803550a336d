"""What opponents say in any game: when they take the lead, win or lose."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from colosseum.words.sentences import Sentence

Lines: TypeAlias = tuple[Sentence, ...]
"""Any of these will do."""


@dataclass(frozen=True, slots=True)
class Voice:
    lead: Lines
    victory: Lines
    defeat: Lines


VOICES: Final[Mapping[str, Voice]] = {
    "livia": Voice(
        lead=(Sentence("Slowly, and then all at once."), Sentence("I told you I could wait.")),
        victory=(
            Sentence("Patience is never out of fashion."),
            Sentence("My husband would smile."),
        ),
        defeat=(Sentence("I’ve buried worse seasons."), Sentence("Next year, then.")),
    ),
    "cassius": Voice(
        lead=(Sentence("Look up. That’s me at the top."), Sentence("Did you hear that roar?")),
        victory=(Sentence("Bow? I’ll take three."), Sentence("They’ll name a street after me.")),
        defeat=(Sentence("They loved me anyway."), Sentence("I lost, but what a night.")),
    ),
    "flavia": Voice(
        lead=(Sentence("I bought low. Very low."), Sentence("The best bargain is first place.")),
        victory=(Sentence("And it hardly cost me a thing."), Sentence("Sold, to Flavia.")),
        defeat=(
            Sentence("I overpaid. It won’t happen again."),
            Sentence("Shall we haggle over it?"),
        ),
    ),
    "gaius": Voice(
        lead=(Sentence("Every coin counted."), Sentence("Saved, not spent. That’s how.")),
        victory=(Sentence("And I still have change."), Sentence("First, and at no expense.")),
        defeat=(Sentence("At least I kept my purse."), Sentence("Winning costs too much.")),
    ),
    "octavia": Voice(
        lead=(Sentence("Exactly as I drew it up."), Sentence("You left the door open for me.")),
        victory=(Sentence("It was over three moves ago."), Sentence("A plan is a quiet thing.")),
        defeat=(
            Sentence("Well played. I’ll remember how."),
            Sentence("I missed one thing. Only one."),
        ),
    ),
    "brutus": Voice(
        lead=(Sentence("Fortune loves a fool."), Sentence("Double it, I say.")),
        victory=(Sentence("Never bet against me."), Sentence("I felt it in the dice.")),
        defeat=(Sentence("Best of three?"), Sentence("The dice owe me now.")),
    ),
    "lucia": Voice(
        lead=(Sentence("They’re calling my name."), Sentence("Flowers? For me?")),
        victory=(Sentence("Thank you, Rome. I love you."), Sentence("Catch the garland.")),
        defeat=(Sentence("They still threw me roses."), Sentence("You were wonderful. Truly.")),
    ),
    "titus": Voice(
        lead=(
            Sentence("Drill beats luck. Take note."),
            Sentence("Hold the line, and victory comes."),
        ),
        victory=(
            Sentence("Well fought. Come, I’ll show you how."),
            Sentence("Forty years of practice."),
        ),
        defeat=(
            Sentence("The pupil beats the master. Good."),
            Sentence("You learnt that from me."),
        ),
    ),
}
