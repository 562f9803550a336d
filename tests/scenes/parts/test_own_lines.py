"""How the game came out for each person, in a finale."""

from colosseum.scenes.parts.own_lines import own_lines
from colosseum.words.sentences import Sentence

LEVEL = Sentence("Level to the last point.")


def test_one_person_is_not_called_by_name() -> None:
    (own,) = own_lines([("Aquila", LEVEL)])
    assert own.words == "Level to the last point."


def test_no_capital_follows_a_name() -> None:
    first, second = own_lines([("Aquila", LEVEL), ("Lupa", LEVEL)])
    assert first.words == "Aquila: level to the last point."
    assert second.words == "Lupa: level to the last point."
