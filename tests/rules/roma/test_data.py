"""roma.yaml holds every number, and whatever is wrong in it is named."""

from pathlib import Path

import pytest

from colosseum.formats.yaml_fields import Field, FieldError
from colosseum.rules.roma import data
from colosseum.rules.roma.data import RULES, CardSet

FILE = Path(__file__).parents[3] / "assets" / "roma.yaml"
TEXT = FILE.read_text(encoding="utf-8")
TUBA = "tuba:                 {kind: character"

#: As printed on the cards: price / defence, and copies.
CARDS = """
bestia 3/3 2 · decurio 5/5 2 · elephantus-militaris 4/4 2 · equitatus 8/4 1 · maecenas 6/3 2
magister 5/3 2 · mercennarius 5/5 2 · philosophus 5/3 2 · pictor 3/4 2 · praedator 2/2 1
restaurator 4/3 2 · speculator 3/4 2 · templarius 1/4 2 · tuba 5/3 1 · veneficus 5/3 1
aquaeductus 1/5 1 · arena 6/3 1 · aries 7/4 1 · ballista 6/4 2 · carrus-bovinus 5/4 2
castra 6/4 1 · fons-bacchi 4/4 2 · fortuna 0/2 2 · forum 5/5 4 · offertorium 3/2 2
portus 3/5 2 · statua-jovis 10/6 1 · taberna 7/3 2 · telonium 4/4 2 · triremis 3/5 2
via-cassia 5/5 2
"""
ROMA_CARDS = """
forum 5/5 6
architectus 3/4 2 · centurio 9/5 2 · consiliarius 4/4 2 · consul 3/3 2 · essedum 6/3 2
gladiator 6/5 2 · haruspex 4/3 2 · legat 5/2 2 · legionarius 4/5 3 · mercator 7/2 1
nero 8/9 1 · praetorianus 4/4 2 · scaenicus 8/3 2 · senator 3/3 2 · sicarius 9/2 1
tribunus-plebis 5/5 2 · velites 5/3 2
aesculapinum 5/2 2 · basilica 6/5 2 · machina 4/4 2 · mercatus 6/3 2 · onager 5/4 2
templum 2/2 2 · turris 6/6 2
"""


@pytest.mark.rule("ROM-1", "ROM-22")
@pytest.mark.parametrize(("text", "cards"), [(CARDS, CardSet.ARENA), (ROMA_CARDS, CardSet.ROMA)])
def test_the_cards_are_as_printed(text: str, cards: CardSet) -> None:
    printed = [entry.split() for line in text.split("\n") for entry in line.split(" · ") if entry]
    assert [
        [card.key, f"{card.price}/{card.defence}", str(card.copies_in(cards))]
        for card in RULES.cards
        if card.copies_in(cards)
    ] == printed


def test_names_are_latin() -> None:
    names = [card.name for card in RULES.cards]
    assert {"Elephantus Militaris", "Via Cassia", "Fons Bacchi", "Bestia"} <= {*names}


@pytest.mark.rule("ROM-12")
def test_briberys_place_in_the_row_is_data() -> None:
    moved = TEXT.replace("[bribery, 1, 2, 3, 4, 5, 6]", "[1, 2, 3, 4, 5, 6, bribery]")
    rules = data.read(Field.of_text(moved, "roma.yaml"))
    assert RULES.neighbours(0) == (1,)
    assert RULES.neighbours(1) == (0, 2)
    assert RULES.neighbours(6) == (5,)
    assert rules.neighbours(0) == (6,)
    assert rules.neighbours(1) == (2,)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("copies: {arena: 4,", "copies: {arena: 5,", "must be 29, but they add up to 30."),
        ("roma: 6}", "roma: 7}", "card totals.roma: buildings must be 20, but they add up to 21."),
        ("roma: 6}", "roma: 6, rome: 1}", "copies.rome: is not a known field."),
        ("{arena: 4, roma: 6}", "{}", "cards.forum.copies: the card is in no set."),
        (TUBA, TUBA.replace("character", "building"), "characters must be 26"),
        (TUBA, TUBA.replace("character", "animal"), "tuba.kind: expected character or building"),
        ("price: 8, defence: 4", "price: much, defence: 4", "a whole number, found “much”"),
        ("price: 8, defence: 4", "cost: 8, defence: 4", "cards.equitatus: “price” is missing."),
        ("{arena: 2}, amount: 4", "{arena: 2}, amount: 0", "expected a number of at least 1"),
        ("{arena: 2}, amount: 4", "{arena: 2}, extra: 4", "extra: is not a known field."),
        ("[bribery, 1, 2,", "[bribery, 2, 1,", "expected the dice 1 to 6 in their order"),
        ("[bribery, 1, 2,", "[1, bribery, 2,", "and bribery at an end"),
        ("[bribery, 1, 2,", "[corruption, 1, 2,", "expected bribery or a die, found “corruption”."),
        ("\npoints: 36", "\npoints: 20", "points: the players' points leave none for the supply."),
        ("{cards: 5, given: 2", "{cards: 8, given: 2", "do not go together"),
        ("fewer: 2", "fewer: 3", "“fewer” must be less than “number”."),
        ("most turns: 100", "most turns: 100\nyears: 5", "years: is not a known field."),
        ("most turns: 100", "", "top: “most turns” is missing."),
    ],
)  # fmt: skip
def test_whatever_is_wrong_is_named(old: str, new: str, complaint: str) -> None:
    assert old in TEXT
    with pytest.raises(FieldError) as error:
        data.read(Field.of_text(TEXT.replace(old, new, 1), "roma.yaml"))
    assert complaint in str(error.value)
    assert "roma.yaml, line" in str(error.value)


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(FieldError, match=r"nowhere\.yaml cannot be read"):
        data.load(tmp_path / "nowhere.yaml")


def versions(folder: Path, first: str) -> tuple[data.Rules, ...]:
    """A second version like the newest, after a first one with these differences."""
    newest = TEXT.replace(f"version: {data.RULES.version}", "version: 2")
    (folder / "roma.yaml").write_text(newest, encoding="utf-8")
    (folder / "roma-1.yaml").write_text(first, encoding="utf-8")
    return data.load(folder / "roma.yaml")


def test_an_older_version_is_kept_as_what_differs(tmp_path: Path) -> None:
    change = "{tuba: {copies: {arena: 2}}, magister: {copies: {arena: 1}}}"
    first, second = versions(tmp_path, f"version: 1\ncards: {change}\n")
    tuba, magister = second.number("tuba"), second.number("magister")
    assert [rules.cards[tuba].copies for rules in (first, second)] == [2, 1]
    assert [rules.cards[magister].copies for rules in (first, second)] == [1, 2]
    assert (first.version, second.version) == (1, 2)


@pytest.mark.parametrize(
    ("first", "complaint"),
    [
        (
            "version: 1\ncards: {tuba: {copies: {arena: 2}}}",
            "characters must be 26, but they add up to 27",
        ),
        ("version: 1\ncards: {tuba: {price: 6}}", "roma-1.yaml changes more than copies of cards"),
        ("version: 1\npoints: 40", "roma-1.yaml changes more than copies of cards"),
        ("version: 1\ncards: {tubae: {copies: {arena: 1}}}", "“kind” is missing"),
        ("version: 2", "roma-1.yaml, line 1, top: expected version 1."),
    ],
)
def test_an_older_version_is_checked_too(tmp_path: Path, first: str, complaint: str) -> None:
    with pytest.raises(FieldError) as error:
        versions(tmp_path, first)
    assert complaint in str(error.value)


def test_no_older_version_may_be_forgotten(tmp_path: Path) -> None:
    later = TEXT.replace(f"version: {data.RULES.version}", "version: 9")
    (tmp_path / "roma.yaml").write_text(later, encoding="utf-8")
    with pytest.raises(FieldError, match=r"roma-8\.yaml cannot be read"):
        data.load(tmp_path / "roma.yaml")
