"""The face of a card: all its words, whatever the language and the letters."""

import pytest

from colosseum.files import catalogues
from colosseum.rules.roma.cards import CARDS
from colosseum.scenes.table.roma import layout
from colosseum.scenes.table.roma.card_faces import _ON_CARD, IN_HAND, IN_PLAY, _fitted, _planned
from colosseum.scenes.table.roma.cards import card_tip, held_tip
from colosseum.widgets.design_units import Screen
from colosseum.words.translation import say
from tests import languages
from tests.hands import Hands

SIZE = (1280, 720)


@pytest.mark.parametrize("language", ["en", *languages.COMPLETE])
@pytest.mark.parametrize("letters", [1.0, 1.5])
def test_a_card_of_the_hand_has_room_for_all_its_text(
    hands: Hands, monkeypatch: pytest.MonkeyPatch, language: str, letters: float
) -> None:
    monkeypatch.setattr(catalogues, "read_catalogue", languages.read_catalogue)
    catalogues.use(language)
    try:
        for card in CARDS.values():
            plan = _fitted(say(card.text), layout.HELD, IN_HAND, 1.0, Screen(SIZE, letters))
            used = IN_HAND.margin + plan.field + IN_HAND.banner + plan.block.height
            assert used + IN_HAND.foot <= layout.HELD[1] + 3, card.name
            assert plan.letters >= 1.0, card.name
    finally:
        catalogues.use("en")


@pytest.mark.parametrize("language", ["en", *languages.COMPLETE])
def test_no_letters_in_a_hand_of_five_are_smaller_than_11_pixels(
    hands: Hands, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    size, screen = (layout.held_width(5), layout.HELD[1]), Screen(SIZE, 1.0)
    monkeypatch.setattr(catalogues, "read_catalogue", languages.read_catalogue)
    catalogues.use(language)
    try:
        for number, card in CARDS.items():
            plan = _planned(number, size, IN_HAND, 1.0, screen)
            assert _ON_CARD.size * plan.letters * screen.scale >= 11, card.name
    finally:
        catalogues.use("en")


@pytest.mark.parametrize("count", range(1, 10))
def test_rules_in_letters_of_less_than_12_pixels_are_in_the_tooltip(
    hands: Hands, count: int
) -> None:
    """On a small screen too, whether a card is pointed at or focused."""
    screen, size = Screen((1280, 800), 1.0), (layout.held_width(count), layout.HELD[1])
    for number in CARDS:
        plan = _planned(number, size, IN_HAND, 1.0, screen)
        if _ON_CARD.size * plan.letters * screen.scale < 12:
            assert held_tip(number, count, screen) == card_tip(number)


@pytest.mark.parametrize("language", ["en", *languages.COMPLETE])
@pytest.mark.parametrize("letters", [1.0, 1.5, 2.0])
def test_no_word_leaves_a_card_among_nine(
    hands: Hands, monkeypatch: pytest.MonkeyPatch, language: str, letters: float
) -> None:
    size = (layout.held_width(9), layout.HELD[1])
    monkeypatch.setattr(catalogues, "read_catalogue", languages.read_catalogue)
    catalogues.use(language)
    try:
        for number, card in CARDS.items():
            plan = _planned(number, size, IN_HAND, 1.0, Screen(SIZE, letters))
            used = IN_HAND.margin + plan.field + IN_HAND.banner + plan.block.height
            assert used + IN_HAND.foot <= size[1] + 3, card.name
            assert plan.block.width <= size[0] - 2 * IN_HAND.inset, card.name
    finally:
        catalogues.use("en")


def test_larger_letters_make_the_words_larger_and_the_picture_smaller(hands: Hands) -> None:
    words = say(next(iter(CARDS.values())).text)
    usual, large = (
        _fitted(words, layout.HELD, IN_HAND, 1.0, Screen(SIZE, letters)) for letters in (1.0, 1.5)
    )
    assert large.letters > usual.letters
    assert large.field < usual.field


@pytest.mark.parametrize("language", ["en", *languages.COMPLETE])
@pytest.mark.parametrize("letters", [1.0, 1.5, 2.0])
def test_no_word_of_a_card_in_play_is_under_its_shield(
    hands: Hands, monkeypatch: pytest.MonkeyPatch, language: str, letters: float
) -> None:
    monkeypatch.setattr(catalogues, "read_catalogue", languages.read_catalogue)
    catalogues.use(language)
    try:
        for number, card in CARDS.items():
            plan = _planned(number, layout.CARD, IN_PLAY, 1.0, Screen(SIZE, letters))
            assert plan.block.width <= layout.CARD[0] - 2 * IN_PLAY.inset, card.name
            assert plan.letters >= 0.7, card.name
    finally:
        catalogues.use("en")
