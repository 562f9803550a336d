"""Decks as lines of text: anyone who gets one gets all of it, or learns why not (ROM-22)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from colosseum.rules.roma.data import RULES
from colosseum.rules.roma.decks import BOTH_SETS, cards_of
from colosseum.rules.roma.shared_decks import LONGEST_NAME, Deck, line, read_cards, read_line
from colosseum.words.sentences import GameError

ALL = cards_of(RULES.version, BOTH_SETS)
FORUM, NERO = RULES.number("forum"), RULES.number("nero")
SIEGE = Deck("Siege", (FORUM, FORUM, NERO))


@given(
    st.text(max_size=LONGEST_NAME).filter(
        lambda it: it.isprintable() and " ".join(it.split()) == it
    ),
    st.sets(st.integers(0, len(ALL) - 1)),
)
def test_every_deck_is_read_back_from_its_line(name: str, places: set[int]) -> None:
    deck = Deck(name, tuple(sorted(ALL[place] for place in places)))
    assert read_line(line(deck)) == deck


def test_a_line_is_one_that_people_can_read() -> None:
    assert line(SIEGE) == "Siege: 2 forum + nero #91e894"


def test_a_line_may_be_broken_on_its_way() -> None:
    for space in (" ", "\n", "\r\n", "", "  "):
        assert read_line(f"\n{line(SIEGE).replace(' ', space)}\n") == SIEGE


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "not a whole deck"),
        ("Siege: 2 forum + nero", "not a whole deck"),
        ("forum + nero #91e894", "not a whole deck"),
        ("Siege: 3 forum + nero #91e894", "A letter is wrong or missing"),
        ("Sieg: 2 forum + nero #91e894", "A letter is wrong or missing"),
        ("Siege: 2 forum + nero #91e89", "A letter is wrong or missing"),
        (line(Deck("x" * 25, SIEGE.cards)), "up to 24 letters"),
        (line(Deck("Siege", (NERO,) * 2)), "Both sets together have 1 copy of Nero, not 2."),
        ("Siege: forum #" * 900, "too long to be a deck"),
    ],
)
def test_a_mistyped_line_is_refused_by_a_sentence(line: str, reason: str) -> None:
    with pytest.raises(GameError, match=reason):
        read_line(line)


@pytest.mark.parametrize(
    "text", ["", "tiger", "0 forum", "108 forum", "hidden", "forum/2", "forum,nero"]
)
def test_what_lists_no_cards_is_no_deck(text: str) -> None:
    with pytest.raises(GameError, match=r"This is not a list of cards\."):
        read_cards(text)


def test_a_deck_says_how_many_cards_it_should_have() -> None:
    assert SIEGE.why_not == "A deck has 55 cards. This one has 3 cards."
    assert Deck("Full", ALL[:55]).why_not is None
    assert Deck("More", ALL[:56]).why_not == "A deck has 55 cards. This one has 56 cards."
