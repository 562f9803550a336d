"""Roman numerals, as both games write turns and the places of their tables."""

from typing import Final

_LETTERS: Final = (
    (100, "C"),
    (90, "XC"),
    (50, "L"),
    (40, "XL"),
    (10, "X"),
    (9, "IX"),
    (5, "V"),
    (4, "IV"),
    (1, "I"),
)


def roman(number: int) -> str:
    """“IV” for 4; Romans had no 0, so it stays a digit."""
    letters = ""
    left = number
    for value, letter in _LETTERS:
        while left >= value:
            letters += letter
            left -= value
    return letters or str(number)
