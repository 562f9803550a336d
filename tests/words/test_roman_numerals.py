import pytest

from colosseum.words.roman_numerals import roman


@pytest.mark.parametrize(
    ("number", "letters"),
    [(0, "0"), (1, "I"), (4, "IV"), (5, "V"), (6, "VI"), (9, "IX"), (48, "XLVIII"), (199, "CXCIX")],
)
def test_numbers_as_romans_write_them(number: int, letters: str) -> None:
    assert roman(number) == letters
