"""The expressions a face can have."""

from enum import StrEnum


class Expression(StrEnum):
    CALM = "calm"
    PLEASED = "pleased"
    ANGRY = "angry"
    THINKING = "thinking"
