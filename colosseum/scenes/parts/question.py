"""A question with two answers, in words."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked, in the player's language."""

    words: str
    yes: str
    explanation: str = ""
    stay: str = ""
    """With this to say, not to do it is the main answer."""
