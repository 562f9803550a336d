"""What the players of Arena: Roma II agree on before they start (ROM-3, ROM-22, ROM-24)."""

from typing import Final

from colosseum.rules.options import (
    Alternative,
    ChoiceOption,
    GameOption,
    OptionValue,
    SwitchOption,
    TextOption,
)
from colosseum.rules.roma.data import RULES, CardSet
from colosseum.rules.roma.decks import BOTH_SETS, LONGEST_TEXT, cards_of, deck_text
from colosseum.rules.roma.display_names import number_of_cards, number_of_places, set_name
from colosseum.rules.roma.state import State
from colosseum.rules.roma.ways import Way
from colosseum.words.sentences import Sentence

BEGINNERS_RULES: Final = "beginners_rules"
CARDS_PLAYED: Final = "cards"
SEAT_1_SET: Final = "seat_1_set"
DECKS: Final = ("deck_1", "deck_2")
"""Each seat's own deck, as `decks.py` writes it; one that is not named is drawn by lot."""
LOT: Final = "lot"


def _size(*sets: CardSet) -> int:
    return len(cards_of(RULES.version, sets))


OPTIONS: Final[tuple[GameOption, ...]] = (
    SwitchOption(
        BEGINNERS_RULES,
        Sentence("Beginners’ rules"),
        Sentence(
            "Play without Bribery. You start with {cards} and have {places}.",
            cards=number_of_cards(RULES.beginners_cards),
            places=number_of_places(RULES.faces),
        ),
    ),
    ChoiceOption(
        CARDS_PLAYED,
        # Translators: the option which cards are played with.
        Sentence("Cards to play with"),
        (
            Alternative(
                Way.ARENA.value,
                set_name(CardSet.ARENA),
                Sentence(
                    "The {cards} of Arena: Roma II.",
                    cards=number_of_cards(_size(CardSet.ARENA)),
                ),
            ),
            Alternative(
                Way.MIXED.value,
                # Translators: both sets of cards in one pile.
                Sentence("Mixed"),
                Sentence(
                    "Arena and the first Roma in one pile of {cards}.",
                    cards=number_of_cards(_size(*BOTH_SETS)),
                ),
            ),
            Alternative(
                Way.SET_EACH.value,
                Sentence("A set each"),
                Sentence("One of you has Arena’s cards, the other Roma’s, each in their own pile."),
            ),
            Alternative(
                Way.OWN_DECKS.value,
                Sentence("Own decks"),
                Sentence(
                    "Each of you brings a deck of {cards} from both sets.",
                    cards=number_of_cards(RULES.own_deck),
                ),
            ),
            Alternative(
                Way.ROMA.value,
                set_name(CardSet.ROMA),
                Sentence(
                    "The first game alone: {cards}, no Bribery, and cards start face down.",
                    cards=number_of_cards(_size(CardSet.ROMA)),
                ),
            ),
        ),
    ),
    ChoiceOption(
        SEAT_1_SET,
        # Translators: the option which set of cards the player in the first seat has.
        Sentence("The first seat’s set"),
        (
            Alternative(LOT, Sentence("Random"), Sentence("Chance decides who has which set.")),
            Alternative(
                CardSet.ARENA.value,
                set_name(CardSet.ARENA),
                Sentence("The player in the first seat has Arena’s cards."),
            ),
            Alternative(
                CardSet.ROMA.value,
                set_name(CardSet.ROMA),
                Sentence("The player in the first seat has Roma’s cards."),
            ),
        ),
        only_with=(CARDS_PLAYED, Way.SET_EACH.value),
    ),
    *(TextOption(name, LONGEST_TEXT) for name in DECKS),
)


def way_words(way: Way) -> Alternative:
    """What a way of playing is called, and what it is."""
    played = next(it for it in OPTIONS if it.name == CARDS_PLAYED)
    assert isinstance(played, ChoiceOption)
    return next(it for it in played.alternatives if it.name == way.value)


def options_of(state: State) -> dict[str, OptionValue]:
    """The options that a position shows: not what was left to the lot."""
    way = state.way
    found: dict[str, OptionValue] = {
        BEGINNERS_RULES: not state.has_bribery and way is not Way.ROMA,
        CARDS_PLAYED: way.value,
    }
    if way is Way.SET_EACH:
        is_arena = state.decks[0] == cards_of(state.version, (CardSet.ARENA,))
        found[SEAT_1_SET] = (CardSet.ARENA if is_arena else CardSet.ROMA).value
    if way is Way.OWN_DECKS:
        found.update(zip(DECKS, map(deck_text, state.decks), strict=True))
    return found
