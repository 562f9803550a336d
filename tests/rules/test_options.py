"""What players agree on before they start: switches, choices and texts."""

import pytest

from colosseum.rules.options import (
    Alternative,
    ChoiceOption,
    GameOption,
    SwitchOption,
    TextOption,
    agreed,
    to_keep,
)
from colosseum.words.sentences import GameError, Sentence

WORDS = Sentence("Words")
OPTIONS: tuple[GameOption, ...] = (
    SwitchOption("wine", WORDS, WORDS),
    ChoiceOption("bread", WORDS, tuple(Alternative(it, WORDS, WORDS) for it in ("rye", "oat"))),
    TextOption("guests", longest=9),
)


def test_what_is_left_out_is_as_usual() -> None:
    assert agreed("A feast", OPTIONS, {}) == {"wine": False, "bread": "rye", "guests": ""}
    named = {"wine": True, "bread": "oat", "guests": "Sol, Luna"}
    assert agreed("A feast", OPTIONS, named) == named


@pytest.mark.parametrize(
    ("named", "reason"),
    [
        ({"song": True}, "A feast has no such option: “song”."),
        ({"wine": "red"}, "wine cannot be “red”. It can be on or off."),
        ({"wine": 1}, "wine cannot be “1”. It can be on or off."),
        ({"bread": "stale"}, "bread cannot be “stale”. It can be rye, oat."),
        ({"bread": True}, "bread cannot be “True”. It can be rye, oat."),
        ({"guests": "Sol and Luna"}, "guests cannot be “Sol and Luna”. It can be up to 9 letters."),
        ({"guests": 3}, "guests cannot be “3”. It can be up to 9 letters."),
    ],
)
def test_anything_else_is_refused_in_a_sentence(named: dict[str, object], reason: str) -> None:
    with pytest.raises(GameError) as error:
        agreed("A feast", OPTIONS, named)
    assert str(error.value) == reason


def test_a_journal_keeps_every_switch_and_what_is_not_as_usual() -> None:
    """So that a new choice changes nothing in the journals of games that do without it."""
    assert to_keep(OPTIONS, agreed("A feast", OPTIONS, {})) == {"wine": False}
    chosen = agreed("A feast", OPTIONS, {"bread": "oat"})
    assert to_keep(OPTIONS, chosen) == {"wine": False, "bread": "oat"}
